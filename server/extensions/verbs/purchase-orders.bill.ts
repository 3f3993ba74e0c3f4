import { say } from '#/i18n/sentences.ts';
import purchaseInvoices from '#/resources/stock/purchaseInvoices.ts';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { readBought } from '#/server/domain/purchasing/matchInvoice.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';
import { createOther, readOther } from '#/server/records/write/otherRecord.ts';

/** A draft of the vendor's invoice with what was received and is on no other one, at what it was received at. */
export const verb = defineVerb(purchaseOrders, 'bill', async (work, { invoice_number, date }, order) => {
  const bought = await readBought(work.tx, work.clientId, order.id);
  const items = [...bought.values()]
    .map(({ item, received, before }) => ({ item, quantity: Math.max(0, received - before) }))
    .filter(({ quantity }) => quantity > 0);
  if (items.length === 0) throw conflict(say('purchasing.all_billed'));
  // Its day is the establishment's own today where nobody says another one.
  const day = date ? { date } : {};
  const id = await createOther(work, purchaseInvoices, {
    vendor: order.vendor,
    purchase_order: order.id,
    invoice_number,
    ...day,
    items,
  });
  const { match } = await readOther(work, purchaseInvoices, id);
  return { data: { id, invoice_number, match } };
});
