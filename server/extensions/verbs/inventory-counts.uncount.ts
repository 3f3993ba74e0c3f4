import { type RowChoice, takeCountBack } from '#/server/domain/stock/counts/saveCount.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** One row's count taken back. Answers the row as it stands then. */
export const perform: VerbFunction = async (work, input, record) => ({
  data: await takeCountBack(work.tx, await readerOf(work, record), input as RowChoice),
});
