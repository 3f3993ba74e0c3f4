import { sql } from 'kysely';
import customers from '#/resources/people/customers.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import { defineReader } from '#/server/records/extensionPoints.ts';

/** What customers spent less what they were given back, currency by currency: `GBP 120.50, USD 1204.00`. */
export const reader = defineReader(customers, 'total_spent', async ({ tx, rowScope }, ids) => {
  const isEverywhere = rowScope.clientId === null;
  const source = (table: string) => sql.id(isEverywhere ? 'public' : 'tenant', table);
  const { rows } = await sql<{ customer: number; currency: string; spent: string }>`
    select o.customer, e.currency, sum(o.total_amount - o.refund_amount) as spent from ${source('orders')} as o
    join ${source('establishments')} as e on e.client_id = o.client_id and e.id = o.establishment_id
    where o.customer = any(${[...ids]}::bigint[]) and ${isEverywhere ? sql`true` : sql`o.client_id = ${rowScope.clientId}`}
      and o.payment_date is not null
    group by o.customer, e.currency order by e.currency`.execute(tx);
  const spent = new Map<number, string[]>();
  for (const { customer, currency, spent: sum } of rows)
    spent.set(customer, [...(spent.get(customer) ?? []), `${currency} ${Number(sum).toFixed(currencyDecimals(currency))}`]);
  return new Map([...spent].map(([id, parts]) => [id, parts.join(', ')]));
});
