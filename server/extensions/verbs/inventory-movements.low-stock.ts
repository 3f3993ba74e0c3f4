import inventoryMovements from '#/resources/stock/inventoryMovements.ts';
import { readLowStock } from '#/server/domain/stock/lowStock.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Everything at or below its reorder point, by vendor, with the packs that bring it up to its par level. */
export const verb = defineVerb(inventoryMovements, 'low-stock', async ({ tx, clientId, establishmentId }) => ({
  data: { list: await readLowStock(tx, { clientId, establishmentId }) },
}));
