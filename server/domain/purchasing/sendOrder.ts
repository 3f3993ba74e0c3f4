import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import type purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { languageFor } from '#/server/domain/receipts/readReceipt.ts';
import { ApiError, invalid } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { guardsOf } from '#/server/records/readableFields.ts';
import type { RecordOf } from '#model/language';
import { PURCHASE_ORDER_EMAIL, type QueuedOrder } from './index.ts';
import { readOrderingEstablishment, readVendor } from './orderParties.ts';

/** In whose name an order is sent, in which unit of work. */
export type Sender = Pick<RecordWork, 'tx' | 'model' | 'clientId' | 'caller' | 'mailer'> & { establishmentId: number };

/**
 * Queues an order's email to its vendor, or to another address, with what its sender may see of it, and gives the address.
 * @throws ApiError 422 where neither has one, 503 where this host sends no mail
 */
export async function queueOrder(
  sender: Sender,
  order: Pick<RecordOf<typeof purchaseOrders>, 'id' | 'vendor' | 'number'>,
  { email, message, language: asked }: { email: string | null; message: string | null; language?: string | null },
): Promise<string> {
  const { tx, model, clientId, establishmentId, caller, mailer } = sender;
  if (!mailer) throw new ApiError(503, 'no_post', say('jobs.no_mail'));
  const vendor = await readVendor(tx, clientId, order.vendor);
  const address = email ?? vendor.email;
  if (!address) throw invalid({ email: [say('purchasing.vendor_without_address', { vendor: vendor.name })] });
  const queued: QueuedOrder = {
    clientId,
    order: order.id,
    to: { name: address === vendor.email ? (vendor.contact_person_name ?? vendor.name) : '', address },
    message,
    replyTo: await answerTo(sender),
    language: await languageFor(tx, clientId, caller.userId, asked),
    sees: guardsOf(resourceOf(model, 'purchase-orders')).filter((permission) => canUse(caller, permission, establishmentId)),
  };
  const record = {
    kind: 'purchase_order',
    subject: say('emails.purchase_order', { number: order.number ?? String(order.id) }),
    to: address,
    about: { type: 'purchase-orders', id: order.id },
    establishment: establishmentId,
    by: caller.name,
    language: queued.language,
    message,
  } as const;
  await mailer.send(PURCHASE_ORDER_EMAIL, queued, { clientId, userId: caller.userId || null }, { tx, to: address, record });
  return address;
}

/** Whoever sends it, of the business's own people; else the establishment. */
async function answerTo({ tx, clientId, establishmentId, caller }: Sender): Promise<QueuedOrder['replyTo']> {
  const { rows } = await sql<{ email: string | null }>`
    select email from tenant.users where client_id = ${clientId} and id = ${caller.acting ? 0 : caller.userId}`.execute(tx);
  if (rows[0]?.email) return { name: caller.name, address: rows[0].email };
  const { title, email } = await readOrderingEstablishment(tx, { clientId, establishmentId });
  return email ? { name: title, address: email } : null;
}
