import { findScanned } from '#/server/domain/stock/counts/findScanned.ts';
import { readerOf } from '#/server/domain/stock/counts/sheet.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** The row of the product that was scanned. */
export const perform: VerbFunction = async (work, input, record) => ({
  data: await findScanned(work.tx, await readerOf(work, record), Number(work.establishmentId), String(input.barcode)),
});
