import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { findScanned } from '#/server/stock/counts/findScanned.ts';
import { readerOf } from '#/server/stock/counts/sheet.ts';

/** The row of the product that was scanned. */
export const perform: VerbFunction = async (work, input, record) => ({
  data: await findScanned(work.tx, await readerOf(work, record), Number(work.establishmentId), String(input.barcode)),
});
