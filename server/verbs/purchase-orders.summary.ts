import { sql } from 'kysely';
import type { VerbFunction } from '#/server/crud/verbFunctions.ts';

/** The establishment's orders in sum: `{ total, by_status: { draft: { count, total }, … } }`. */
export const perform: VerbFunction = async ({ tx, clientId, establishmentId }) => {
  const { rows } = await sql<{ status: string; count: number; total: string }>`
    select status, count(*) as count, coalesce(sum(total), 0) as total from tenant.purchase_orders
    where client_id = ${clientId} and establishment_id = ${establishmentId} group by status order by status`.execute(tx);
  const by_status = Object.fromEntries(rows.map((row) => [row.status, { count: row.count, total: Number(row.total) }]));
  const { rows: whole } = await sql<{
    total: string;
  }>`select coalesce(sum(total), 0) as total from tenant.purchase_orders where client_id = ${clientId} and establishment_id = ${establishmentId}`.execute(tx);
  return { data: { total: Number(whole[0]?.total ?? 0), by_status } };
};
