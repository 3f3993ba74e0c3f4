import { sql } from 'kysely';
import customers from '#/resources/people/customers.ts';
import { amountsOf } from '#/server/records/amountsOf.ts';
import { defineReader } from '#/server/records/extensionPoints.ts';

/** What customers spent less what they were given back, currency by currency: `GBP 120.50, USD 1204.00`. */
export const reader = defineReader(customers, 'total_spent', async ({ tx, rowScope }, ids) => {
  const isEverywhere = rowScope.clientId === null;
  const source = (table: string) => sql.id(isEverywhere ? 'public' : 'tenant', table);
  const { rows } = await sql<{ id: number; currency: string; amount: string }>`
    select o.customer as id, e.currency, sum(o.total_amount - o.refund_amount) as amount from ${source('orders')} as o
    join ${source('establishments')} as e on e.client_id = o.client_id and e.id = o.establishment_id
    where o.customer = any(${[...ids]}::bigint[]) and ${isEverywhere ? sql`true` : sql`o.client_id = ${rowScope.clientId}`}
      and o.payment_date is not null
    group by o.customer, e.currency order by e.currency`.execute(tx);
  return amountsOf(rows);
});
