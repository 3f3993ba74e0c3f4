import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { type RowChoice, takeCountBack } from '#/server/stock/counts/saveCount.ts';
import { readerOf } from '#/server/stock/counts/sheet.ts';

/** One row's count taken back. Answers the row as it stands then. */
export const perform: VerbFunction = async (work, input, record) => ({
  data: await takeCountBack(work.tx, await readerOf(work, record), input as RowChoice),
});
