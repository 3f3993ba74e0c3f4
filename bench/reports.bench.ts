import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { rebuild } from '#/server/domain/sales/recompute.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { medianMs, report } from './ratio.ts';

const PRODUCTS = 120;
const LINES_AN_ORDER = 3;
const YEAR = { date_from: '2025-01-01', date_to: '2025-12-31' };
const SIZES = (process.env.ORDERS ?? '200000,1000000').split(',').map(Number);

/** Reports over a year's orders, each with the query over the facts that it would otherwise be. */
const REPORTS: Readonly<Record<string, { facts: string; by: string; sums: string; where?: string }>> = {
  'sales-summary': { facts: 'facts_sales', by: '1', sums: 'sum(gross), sum(discount), sum(refund), sum(tax), sum(tip)' },
  'daily-sales-graph': { facts: 'facts_sales', by: 'day', sums: 'sum(gross), sum(discount), sum(refund)' },
  'dining-option-summary': { facts: 'facts_sales', by: 'order_type', sums: 'sum(gross), sum(discount), sum(refund)' },
  'product-mix': { facts: 'facts_lines', by: 'item_id', sums: 'sum(quantity), sum(gross), sum(discount), sum(refund)' },
  'category-summary': { facts: 'facts_lines', by: 'item_id', sums: 'sum(quantity), sum(gross), sum(discount), sum(refund)' },
  'top-items': { facts: 'facts_lines', by: 'item_id', sums: 'sum(quantity), sum(gross), sum(discount), sum(refund)' },
  'tax-summary': { facts: 'facts_parts', by: 'name', sums: 'sum(quantity), sum(amount)', where: "kind = 'tax'" },
  'payment-summary': { facts: 'facts_parts', by: 'name', sums: 'sum(quantity), sum(amount), sum(extra)', where: "kind = 'payment'" },
  'employee-tips': { facts: 'facts_parts', by: 'name', sums: 'sum(quantity), sum(amount)', where: "kind = 'tip'" },
};

/** A year of facts without their orders: the reports read nothing else. */
async function fillYear(database: Database, clientId: number, establishment: number, orders: number): Promise<void> {
  const scope = `${clientId}, ${establishment}`;
  const moment = `timestamptz '2025-01-01 12:00Z' + (o % 365) * interval '1 day', date '2025-01-01' + (o % 365)::int, 600 + (o * 7) % 720`;
  const part = (n: number, kind: string, name: string, detail: string, amount: string) => `
    insert into public.facts_parts (client_id, establishment_id, order_id, n, at, day, minute, kind, name, detail, quantity, amount, extra)
    select ${scope}, o, ${n}, ${moment}, '${kind}', ${name}, '${detail}', 1, ${amount}, o % 300 from generate_series(1, ${orders}) as o`;
  const statements = [
    `insert into public.sales_items (client_id, establishment_id, key, title, category, sub_category)
     select ${scope}, 'bench ' || n, 'Dish ' || n, 'Category ' || n % 12, null from generate_series(1, ${PRODUCTS}) as n`,
    `insert into public.facts_lines (client_id, establishment_id, order_id, n, at, day, minute, item_id, quantity, refund_quantity, gross, discount, refund, tax, cost)
     select ${scope}, o, l, ${moment}, items.first + (o * 13 + l * 29) % ${PRODUCTS},
       1000 + (o % 3) * 1000, 0, 500 + (o * l) % 2000, o % 50, 0, 100, 200
     from generate_series(1, ${orders}) as o cross join generate_series(1, ${LINES_AN_ORDER}) as l,
       (select min(id) as first from public.sales_items where client_id = ${clientId} and establishment_id = ${establishment}) as items`,
    `insert into public.facts_sales (client_id, establishment_id, order_id, n, at, day, minute, order_type, user_name, transactions, gross, discount, refund, tax, service_charge, surcharge, tip)
     select ${scope}, o, 0, ${moment}, 'Type ' || o % 3, 'Server ' || o % 12, 1, 1500 + o % 4000, o % 50, 0, 100, 0, 0, o % 300
     from generate_series(1, ${orders}) as o`,
    part(0, 'tax', `'Tax ' || o % 2`, 'line', '100'),
    part(1, 'payment', `(array['cash', 'card', 'other'])[1 + o % 3]`, 'taken', '1600 + o % 4000'),
    part(2, 'tip', `'Server ' || o % 12`, '', 'o % 300'),
  ];
  for (const statement of statements) await database.owner((tx) => sql.raw(statement).execute(tx));
  await rebuild(database, { clientId });
  await database.direct('vacuum analyze');
}

/** Milliseconds of every report over the whole year; prints each beside its raw query. */
async function measured(host: TestApp, orders: number): Promise<Map<string, number>> {
  const { clientId, establishments } = host.seeded.one;
  const establishment = establishments[0] as number;
  await fillYear(host.database, clientId, establishment, orders);
  const token = await host.signIn('owner@demo.test');
  const times = new Map<string, number>();
  for (const [name, { facts, by, sums, where = 'true' }] of Object.entries(REPORTS)) {
    const path = model.reports[name]?.endpoint ?? '';
    const ask = async () => {
      const { status, body } = await host.call('POST', path, { establishment_ids: [establishment], ...YEAR }, token);
      expect(status, JSON.stringify(body)).toBe(200);
    };
    const query = `select ${by}, ${sums} from public.${facts} where client_id = ${clientId} and establishment_id = ${establishment}
      and day between '${YEAR.date_from}' and '${YEAR.date_to}' and ${where} group by ${by === '1' ? '()' : by}`;
    const ms = await medianMs(ask, 7);
    report(
      `${host.database.engine}: ${name}, ${orders.toLocaleString('en')} orders`,
      ms,
      'raw query over the facts',
      await medianMs(() => host.database.owner((tx) => sql.raw(query).execute(tx)), 5),
    );
    times.set(name, ms);
  }
  return times;
}

test('the reports of one establishment’s year', async () => {
  const sizes: Map<string, number>[] = [];
  for (const orders of SIZES) {
    const host = await testApp();
    sizes.push(await measured(host, orders));
    await host.close();
  }
  const [small, large] = sizes;
  for (const [name, ms] of large ?? [])
    report(
      `${name}: ${SIZES[1]?.toLocaleString('en')} orders`,
      ms,
      `${SIZES[0]?.toLocaleString('en')} orders`,
      small?.get(name) ?? Number.NaN,
    );
});
