import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { saveCount } from '#/server/domain/stock/counts/saveCount.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** One row's count, saved as it is typed. Answers the row as it stands then. */
export const verb = defineVerb(inventoryCounts, 'count', async (work, input, record) => ({
  data: await saveCount(work.tx, await readerOf(work, record), work.caller.name, input),
}));
