import { sql } from 'kysely';
import purchaseInvoices from '#/resources/stock/purchaseInvoices.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { readOther } from '#/server/records/write/otherRecord.ts';
import { matchInvoice, matchOf } from './matchInvoice.ts';

/**
 * Compares the invoices of an order anew: something was received, or one of them has changed. `but`: one that is about to be stored itself.
 */
export async function refreshMatches(work: RecordWork, order: number, but?: number): Promise<void> {
  const { tx, clientId } = work;
  const { rows } = await sql<{ id: number }>`
    select id from tenant.purchase_invoices where client_id = ${clientId} and purchase_order = ${order} and id <> ${but ?? 0}
      order by id`.execute(tx);
  for (const { id } of rows) {
    const invoice = await readOther(work, purchaseInvoices, id);
    const match = matchOf(invoice, await matchInvoice(tx, clientId, invoice));
    await sql`update public.purchase_invoices set match = ${match} where client_id = ${clientId} and id = ${id} and match is distinct
      from ${match}`.execute(tx);
  }
}
