import { sql } from 'kysely';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { queueOrder } from '#/server/domain/purchasing/sendOrder.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * Queues the order's email to its vendor, with what its sender may see of it; a draft is ordered with it. The log says which address it
 * went to, also where nobody gave one.
 */
export const verb = defineVerb(purchaseOrders, 'send', async (work, input, record) => {
  input.email = await queueOrder(work, record, input);
  if (record.status === 'draft')
    await sql`update public.purchase_orders set status = 'ordered' where client_id = ${work.clientId} and id = ${record.id}`.execute(
      work.tx,
    );
  return undefined;
});
