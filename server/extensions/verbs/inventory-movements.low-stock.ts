import { readLowStock } from '#/server/domain/stock/lowStock.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** Everything at or below its reorder point, by vendor, with the packs that bring it up to its par level. */
export const perform: VerbFunction = async ({ tx, clientId, establishmentId }) => ({
  data: { list: await readLowStock(tx, { clientId, establishmentId: Number(establishmentId) }) },
});
