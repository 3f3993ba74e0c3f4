import { sql } from 'kysely';
import vendors from '#/resources/stock/vendors.ts';
import { amountsOf } from '#/server/records/amountsOf.ts';
import { defineReader } from '#/server/records/extensionPoints.ts';

/** What was received of vendors, less what went back to them, currency by currency: `GBP 120.50, USD 1204.00`. */
export const reader = defineReader(vendors, 'spend', async ({ tx, rowScope }, ids) => {
  const isEverywhere = rowScope.clientId === null;
  const source = (table: string) => sql.id(isEverywhere ? 'public' : 'tenant', table);
  const { rows } = await sql<{ id: number; currency: string; amount: string }>`
    select r.vendor as id, e.currency, sum(case when o.type = 'vendor_return' then -r.total else r.total end) as amount
      from ${source('purchase_receipts')} as r
    join ${source('purchase_orders')} as o on o.client_id = r.client_id and o.id = r.purchase_order
    join ${source('establishments')} as e on e.client_id = r.client_id and e.id = r.establishment_id
    where r.vendor = any(${[...ids]}::bigint[]) and ${isEverywhere ? sql`true` : sql`r.client_id = ${rowScope.clientId}`}
      and r.status = 'received'
    group by r.vendor, e.currency order by e.currency`.execute(tx);
  return amountsOf(rows);
});
