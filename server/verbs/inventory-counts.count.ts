import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { saveCount, type TypedCount } from '#/server/stock/counts/saveCount.ts';
import { readerOf } from '#/server/stock/counts/sheet.ts';

/** One row's count, saved as it is typed. Answers the row as it stands then. */
export const perform: VerbFunction = async (work, input, record) => ({
  data: await saveCount(work.tx, await readerOf(work, record), work.caller.name, input as unknown as TypedCount),
});
