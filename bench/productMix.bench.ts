import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#/server/database/openDatabase.ts';
import { rebuild } from '#/server/sales/recompute.ts';
import { testApp } from '#/tests/support/app.ts';
import { medianMs, report } from './ratio.ts';

const PRODUCTS = 120;
const LINES_AN_ORDER = 3;
const YEAR = { from: '2025-01-01', to: '2025-12-31' };
const SIZES = (process.env.ORDERS ?? '200000,1000000').split(',').map(Number);

/** A year of facts without their orders: the report reads nothing else. */
async function fillYear(database: Database, clientId: number, establishment: number, orders: number): Promise<void> {
  await database.owner(async (tx) => {
    await sql`
      insert into public.sales_items (client_id, establishment_id, key, title, category, sub_category)
      select ${clientId}, ${establishment}, 'bench ' || n, 'Dish ' || n, 'Category ' || n % 12, null from generate_series(1, ${sql.lit(PRODUCTS)}) as n`.execute(
      tx,
    );
    await sql`
      insert into public.facts_lines (client_id, establishment_id, order_id, n, at, day, minute, item_id, quantity, refund_quantity, gross, discount, refund, tax, cost)
      select ${clientId}, ${establishment}, o, l, timestamptz '2025-01-01 12:00Z' + (o % 365) * interval '1 day', date '2025-01-01' + (o % 365)::int, 600 + (o * 7) % 720,
        items.first + (o * 13 + l * 29) % ${sql.lit(PRODUCTS)}, 1000 + (o % 3) * 1000, 0, 500 + (o * l) % 2000, o % 50, 0, 100, 200
      from generate_series(1, ${sql.lit(orders)}) as o cross join generate_series(1, ${sql.lit(LINES_AN_ORDER)}) as l,
        (select min(id) as first from public.sales_items where client_id = ${clientId} and establishment_id = ${establishment}) as items`.execute(tx);
  });
  await rebuild(database, clientId);
  await database.direct('vacuum analyze');
}

test('the product mix of one establishment’s year', async () => {
  const times: number[] = [];
  for (const orders of SIZES) {
    const host = await testApp();
    const { clientId, establishments } = host.seeded.one;
    const establishment = establishments[0] as number;
    await fillYear(host.database, clientId, establishment, orders);
    const token = await host.signIn('owner@demo.test');
    const ask = async () => {
      const { status, body } = await host.call(
        'POST',
        '/api/product-mix/list',
        { establishment_ids: [establishment], date_from: YEAR.from, date_to: YEAR.to },
        token,
      );
      expect(status).toBe(200);
      expect(body.data.list).toHaveLength(PRODUCTS);
    };
    const raw = () =>
      host.database.owner((tx) =>
        sql`select item_id, sum(quantity), sum(gross), sum(discount), sum(refund) from public.facts_lines
          where client_id = ${clientId} and establishment_id = ${establishment} and day between ${YEAR.from} and ${YEAR.to} group by item_id`.execute(tx),
      );
    const ms = await medianMs(ask, 7);
    report(`${host.database.engine}: ${orders.toLocaleString('en')} orders`, ms, 'raw query over the facts', await medianMs(raw, 5));
    times.push(ms);
    await host.close();
  }
  const [small, large] = times;
  if (small && large) report(`${SIZES[1]?.toLocaleString('en')} orders`, large, `${SIZES[0]?.toLocaleString('en')} orders`, small);
});
