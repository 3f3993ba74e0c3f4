import { say } from '#/i18n/sentences.ts';
import { readBought } from '#/server/domain/purchasing/matchInvoice.ts';
import { conflict } from '#/server/foundation/http/apiError.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';
import { createOther, readOther } from '#/server/records/write/otherRecord.ts';

/** A draft of the vendor's invoice with what was received and is on no other one, at what it was received at. */
export const perform: VerbFunction = async (work, { invoice_number, date }, order = {}) => {
  const bought = await readBought(work.tx, work.clientId, Number(order.id));
  const items = [...bought.values()]
    .map(({ item, received, before }) => ({ item, quantity: Math.max(0, received - before) }))
    .filter(({ quantity }) => quantity > 0);
  if (items.length === 0) throw conflict(say('purchasing.all_billed'));
  // Its day is the establishment's own today where nobody says another one.
  const day = date ? { date } : {};
  const id = await createOther(work, 'purchase-invoices', {
    vendor: order.vendor,
    purchase_order: order.id,
    invoice_number,
    ...day,
    items,
  });
  const { match } = await readOther(work, 'purchase-invoices', id);
  return { data: { id, invoice_number, match } };
};
