const TABLES = [
  'orders',
  'orders_lines',
  'orders_discounts',
  'orders_service_charges',
  'orders_sales_payment_histories',
  'payments',
  'facts_sales',
  'facts_lines',
  'facts_parts',
  'sales_items',
];
const FIRST = 250;
/** Looks at the tables of sales anew; it may stand within a transaction. */
const ANALYZE = `analyze ${TABLES.map((name) => `public.${name}`).join(', ')}`;

/**
 * Keeps the planner's statistics of a growing database fresh. The embedded one has nobody else who does it, and a server's own comes a
 * minute late: until then every row of an order looks its order up through an index that holds the whole business (measured: 5 × slower at
 * 13,000 orders, and worse with each one). So the tables are looked at again each time that the orders stored by this process have doubled.
 * `run` sends a statement: by itself, or within the transaction that stores them.
 */
export function freshStatistics(run: (statement: string) => Promise<unknown>): (orders: number) => Promise<void> {
  let stored = 0;
  let next = FIRST;
  return async (orders) => {
    stored += orders;
    if (stored < next) return;
    next = stored * 2;
    await run(ANALYZE);
  };
}
