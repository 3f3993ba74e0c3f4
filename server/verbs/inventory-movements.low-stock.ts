import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { readLowStock } from '#/server/stock/lowStock.ts';

/** Everything at or below its reorder point, by vendor, with the packs that bring it up to its par level. */
export const perform: VerbFunction = async ({ tx, clientId, establishmentId }) => ({
  data: { list: await readLowStock(tx, { clientId, establishmentId: Number(establishmentId) }) },
});
