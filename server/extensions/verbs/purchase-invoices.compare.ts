import { type ComparedInvoice, matchInvoice } from '#/server/domain/purchasing/matchInvoice.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** The invoice beside its order and receipts, item by item. */
export const perform: VerbFunction = async ({ tx, clientId }, _input, record = {}) => ({
  data: { list: await matchInvoice(tx, clientId, record as unknown as ComparedInvoice) },
});
