import { sql } from 'kysely';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Outcome } from '#/server/foundation/mail/mailer.ts';

/** Where the sending of one receipt is kept: a row of its order. */
export interface SentReceipt {
  clientId: number;
  order: number;
  receipt: number;
}

/** Notes that a receipt was asked for and gives the row's id. `at`: ISO 8601 UTC. */
export async function noteReceipt(
  tx: Transaction,
  { clientId, establishmentId, order }: { clientId: number; establishmentId: number; order: number },
  { email, by, at }: { email: string; by: string; at: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into public.orders_receipts (client_id, establishment_id, parent_id, position, email, at, requested_by, status)
    select ${clientId}, ${establishmentId}, ${order}, count(*), ${email}, ${at}, ${by}, 'waiting' from tenant.orders_receipts
    where client_id = ${clientId} and parent_id = ${order}
    returning id`.execute(tx);
  return present(rows[0], 'receipt that was just noted').id;
}

/** Where a receipt goes; undefined where its order is gone. */
export async function addresseeOf(tx: Transaction, { clientId, order, receipt }: SentReceipt): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from tenant.orders_receipts where client_id = ${clientId} and parent_id = ${order} and id = ${receipt}`.execute(tx);
  return rows[0]?.email;
}

/** Keeps what became of a try to send it. */
export async function settleReceipt(tx: Transaction, { clientId, order, receipt }: SentReceipt, outcome: Outcome): Promise<void> {
  const failure = outcome.status === 'sent' ? null : outcome.failure;
  const settledAt = outcome.status === 'waiting' ? null : new Date().toISOString();
  await sql`
    update public.orders_receipts set status = ${outcome.status}, failure = ${failure}, settled_at = ${settledAt}
    where client_id = ${clientId} and parent_id = ${order} and id = ${receipt}`.execute(tx);
}
