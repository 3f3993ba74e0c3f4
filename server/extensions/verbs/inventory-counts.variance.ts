import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { readVariance } from '#/server/domain/stock/counts/readVariance.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** What a sheet's counted rows differ by in all, before it is applied and after. */
export const verb = defineVerb(inventoryCounts, 'variance', async (work, _input, record) => ({
  data: await readVariance(work.tx, await readerOf(work, record)),
}));
