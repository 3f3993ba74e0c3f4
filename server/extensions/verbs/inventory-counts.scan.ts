import inventoryCounts from '#/resources/stock/inventoryCounts.ts';
import { findScanned } from '#/server/domain/stock/counts/findScanned.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** The row of the product that was scanned. */
export const verb = defineVerb(inventoryCounts, 'scan', async (work, input, record) => ({
  data: await findScanned(work.tx, await readerOf(work, record), work.establishmentId, String(input.barcode)),
}));
