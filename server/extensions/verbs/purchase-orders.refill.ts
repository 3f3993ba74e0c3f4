import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { readLowStock } from '#/server/domain/stock/lowStock.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import { lockRecord } from '#/server/records/readRecord.ts';
import { createOther, readOther } from '#/server/records/write/otherRecord.ts';

/**
 * A draft to a vendor with every item at or below its reorder point, up to its par level in whole packs; what is on order already counts as
 * there.
 */
export const verb = defineVerb(purchaseOrders, 'refill', async (work, { vendor_id, expected_date }) => {
  const { tx, model, clientId, establishmentId } = work;
  // Two of them at once would each order what the other one orders: numbers are held the same way.
  await lockRecord(tx, resourceOf(model, 'establishments'), clientId, establishmentId);
  const low = await readLowStock(tx, { clientId, establishmentId, vendor: vendor_id });
  const wanted = low.filter(({ packs }) => packs > 0);
  if (wanted.length === 0) throw conflict(say(low.length === 0 ? 'purchasing.nothing_low' : 'purchasing.low_on_order'));
  const items = wanted.map(({ type, id, packs }) => ({ item: { type, id }, ordered_quantity: packs }));
  const id = await createOther(work, purchaseOrders, { vendor: vendor_id, expected_date, items });
  const { number, status } = await readOther(work, purchaseOrders, id);
  return { data: { id, number, status } };
});
