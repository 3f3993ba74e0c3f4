import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { takeCountBack } from '#/server/domain/stock/counts/saveCount.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** One row's count taken back. Answers the row as it stands then. */
export const verb = defineVerb(inventoryCounts, 'uncount', async (work, input, record) => ({
  data: await takeCountBack(work.tx, await readerOf(work, record), input),
}));
