import { sql } from 'kysely';
import purchaseOrders from '#/resources/stock/purchaseOrders.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * The establishment's orders in sum: `{ total, by_status: { draft: { count, total }, … } }`; without the totals for who may not see costs.
 */
export const verb = defineVerb(purchaseOrders, 'summary', async ({ tx, clientId, establishmentId, caller }) => {
  const { rows } = await sql<{ status: string; count: number; total: string }>`
    select status, count(*) as count, coalesce(sum(total), 0) as total from tenant.purchase_orders
    where client_id = ${clientId} and establishment_id = ${establishmentId} group by status order by status`.execute(tx);
  const seesCosts = canUse(caller, 'CostView', establishmentId ?? undefined);
  const by_status = Object.fromEntries(
    rows.map(({ status, count, total }) => [status, seesCosts ? { count, total: Number(total) } : { count }]),
  );
  const { rows: whole } = await sql<{
    total: string;
  }>`select coalesce(sum(total), 0) as total from tenant.purchase_orders where client_id = ${clientId}
    and establishment_id = ${establishmentId}`.execute(tx);
  return { data: seesCosts ? { total: Number(whole[0]?.total ?? 0), by_status } : { by_status } };
});
