import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { applyCounts } from '#/server/stock/counts/applyCounts.ts';
import { readerOf } from '#/server/stock/counts/sheet.ts';

/** Enters what the count differs by into the stock. The sheet's row is held and its status read behind that lock, so that it is never done twice. */
export const perform: VerbFunction = async (work, _input, record) => {
  await applyCounts(work, await readerOf(work, record));
  return undefined;
};
