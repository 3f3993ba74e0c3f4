import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { type ComparedInvoice, matchInvoice } from '#/server/purchasing/matchInvoice.ts';

/** The invoice beside its order and receipts, item by item. */
export const perform: VerbFunction = async ({ tx, clientId }, _input, record = {}) => ({
  data: { list: await matchInvoice(tx, clientId, record as unknown as ComparedInvoice) },
});
