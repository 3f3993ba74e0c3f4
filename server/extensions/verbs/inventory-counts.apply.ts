import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { applyCounts } from '#/server/domain/stock/counts/applyCounts.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * Enters what the count differs by into the stock. The sheet's row is held and its status read behind that lock, so that it is never done
 * twice.
 */
export const verb = defineVerb(inventoryCounts, 'apply', async (work, _input, record) => {
  await applyCounts(work, await readerOf(work, record));
  return undefined;
});
