import purchaseInvoices from '#/resources/stock/purchaseInvoices.ts';
import { matchInvoice } from '#/server/domain/purchasing/matchInvoice.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** The invoice beside its order and receipts, item by item. */
export const verb = defineVerb(purchaseInvoices, 'compare', async ({ tx, clientId }, _input, record) => ({
  data: { list: await matchInvoice(tx, clientId, record) },
}));
