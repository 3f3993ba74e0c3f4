import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { PURCHASE_ORDER_EMAIL, type QueuedOrder } from '#/server/domain/purchasing/index.ts';
import { readOrderingPlace, readVendor } from '#/server/domain/purchasing/orderParties.ts';
import { languageFor } from '#/server/domain/receipts/readReceipt.ts';
import { ApiError, invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb, type WorkOf } from '#/server/records/extensionPoints.ts';
import { guardsOf } from '#/server/records/readableFields.ts';

/**
 * Queues the order's email to its vendor, with what its sender may see of it; a draft is ordered with it. The log says which address it
 * went to, also where nobody gave one.
 */
export const verb = defineVerb(purchaseOrders, 'send', async (work, input, record) => {
  const { tx, resource, clientId, establishmentId, caller, mailer } = work;
  if (!mailer) throw new ApiError(503, 'no_post', say('jobs.no_mail'));
  const vendor = await readVendor(tx, clientId, record.vendor);
  const address = input.email ?? vendor.email;
  if (!address) throw invalid({ email: [say('purchasing.vendor_without_address', { vendor: vendor.name })] });
  if (record.status === 'draft')
    await sql`update public.purchase_orders set status = 'ordered' where client_id = ${clientId} and id = ${record.id}`.execute(tx);
  const queued: QueuedOrder = {
    clientId,
    order: record.id,
    to: { name: address === vendor.email ? (vendor.contact_person_name ?? vendor.name) : '', address },
    message: input.message,
    replyTo: await answerTo(work),
    language: await languageFor(tx, clientId, caller.userId, undefined),
    sees: guardsOf(resource).filter((permission) => canUse(caller, permission, establishmentId ?? undefined)),
  };
  await mailer.send(PURCHASE_ORDER_EMAIL, queued, { clientId, userId: caller.userId || null }, { tx, to: address });
  input.email = address;
  return undefined;
});

/** Whoever sends it, of the business's own people; else the establishment. */
async function answerTo({ tx, clientId, establishmentId, caller }: WorkOf<typeof purchaseOrders>): Promise<QueuedOrder['replyTo']> {
  const { rows } = await sql<{ email: string | null }>`
    select email from tenant.users where client_id = ${clientId} and id = ${caller.acting ? 0 : caller.userId}`.execute(tx);
  if (rows[0]?.email) return { name: caller.name, address: rows[0].email };
  const { title, email } = await readOrderingPlace(tx, { clientId, establishmentId });
  return email ? { name: title, address: email } : null;
}
