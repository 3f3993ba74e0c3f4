import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { rebuild, recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { systemTables } from '#/server/systemTables.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let harbour: number;
let market: number;
let front: number;
let bar: number;

beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
  // In one currency: of several, each has its own average.
  await host.database.platform((tx) => tx.updateTable('establishments').set({ currency: 'GBP' }).where('id', '=', market).execute());
  const admin = await host.signIn('admin@demo.test');
  const station = async (name: string) =>
    (
      await host.call(
        'POST',
        '/api/admin/clients/establishment-station',
        { client_id: host.seeded.one.clientId, name, establishment: harbour },
        admin,
      )
    ).body.data.id;
  [front, bar] = [await station('Front till'), await station('Bar till')];
  await send([
    // Two Mondays and a Tuesday; the second of the Mondays ends after midnight.
    sale('2026-03-02 12:30:00', 10, { user_name: 'Nia', station_id: front }),
    sale('2026-03-02 12:59:00', 20, { user_name: 'Nia' }, bar),
    sale('2026-03-09 12:00:00', 30, { user_name: 'Tom', station_id: bar }),
    sale('2026-03-03 23:10:00', 5, {}),
  ]);
  await send([sale('2026-03-02 18:00:00', 40, { user_name: 'Ada' }), sale('2026-03-02 18:01:00', 40, { user_name: 'Ada' })], market);
});
afterAll(() => host.close());

const sale = (time: string, price: number, changes: Partial<OrderInput>, paidAt?: number) =>
  anOrder({
    local_created_at: time,
    payment_date: time,
    lines: [{ title: 'Soup', price, quantity: 1 }],
    payments: [{ method: 'card', amount: price, ...(paidAt && { station_id: paidAt }) }],
    ...changes,
  });

async function send(orders: OrderInput[], establishment_id = harbour) {
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id, orders }, owner);
  expect(body.data.list.map(({ status }: { status: string }) => status)).toEqual(orders.map(() => 'created'));
}

const fortnight = { date_from: '2026-03-01', date_to: '2026-03-14' };
async function report(path: string, question: object = {}, token = owner) {
  const { status, body } = await host.call('POST', path, { establishment_ids: [harbour], ...fortnight, ...question }, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

describe('sales by weekday and hour', () => {
  test('are those of one such day on average, beside what all came to', async () => {
    const { list, totals } = await report('/api/sales-by-hour');
    expect(list).toEqual([
      // Two Mondays, of which the second had one guest at noon.
      expect.objectContaining({
        weekday: 'monday',
        hour: '12:00',
        net_sales: 60,
        net_per_day: 30,
        transactions: 3,
        transactions_per_day: 1.5,
      }),
      expect.objectContaining({ weekday: 'tuesday', hour: '23:00', net_sales: 5, net_per_day: 2.5, average_order: 5 }),
    ]);
    expect(totals).toEqual({ net_sales: 65, transactions: 4 });
  });

  test('stand in the order of the week, not of the alphabet', async () => {
    const { list } = await report('/api/sales-by-hour', { sort_by: 'weekday', sort_order: 'desc' });
    expect(list.map(({ weekday }: { weekday: string }) => weekday)).toEqual(['tuesday', 'monday']);
  });
});

describe('sales by server and by station', () => {
  test('name who served, and nobody where nobody is named', async () => {
    const { list } = await report('/api/sales-by-server');
    expect(list.map(({ server, net_sales, average_order }: Record<string, unknown>) => [server, net_sales, average_order])).toEqual([
      ['Nia', 30, 15],
      ['Tom', 30, 30],
      [null, 5, 5],
    ]);
  });

  test('name the station of the order, else the one where it was paid', async () => {
    const { list } = await report('/api/sales-by-station');
    expect(list.map(({ station, net_sales }: Record<string, unknown>) => [station, net_sales])).toEqual([
      ['Bar till', 50],
      ['Front till', 10],
      [null, 5],
    ]);
    const { body } = await host.call(
      'POST',
      '/api/sales-by-station/orders',
      { establishment_ids: [harbour, market], ...fortnight, column: 'net_sales', row: list[0] },
      owner,
    );
    expect(body.data).toMatchObject({ totals: { amount: 50 }, pagination_options: { total: 2 } });
  });
});

test('establishments compared: the difference to the average is what guests and what their spending make of it', async () => {
  const { list } = await report('/api/establishment-comparison', { establishment_ids: [harbour, market] });
  // 145.00 of six orders: 72.50 and three of 24.17 each. 24.1666… for one order less or more.
  expect(list).toEqual([
    expect.objectContaining({
      establishment: expect.any(String),
      net_sales: 80,
      above_average: 7.5,
      by_transactions: -24.17,
      by_average_order: 31.67,
    }),
    expect.objectContaining({
      net_sales: 65,
      above_average: -7.5,
      by_transactions: 24.17,
      by_average_order: -31.67,
      net_percentage_all: 44.83,
    }),
  ]);
});

test('an establishment alone is compared with nothing', async () => {
  const { list } = await report('/api/establishment-comparison', { establishment_ids: [harbour] });
  const nothing = { above_average: null, by_transactions: null, by_average_order: null };
  expect(list).toEqual([expect.objectContaining({ net_sales: 65, ...nothing })]);
});

test('a refund stands on the day it was made, with why and the day of its sale', async () => {
  const made = sale('2026-04-01 12:00:00', 12, {
    status: 'partially_refunded',
    user_name: 'Nia',
    order_number: 'R-7',
    lines: [
      {
        title: 'Pie',
        price: 12,
        quantity: 1,
        taxes: [{ name: 'VAT', rate: 20, inclusive: true }],
        refund_quantity: 1,
        refunded_at: '2026-04-05 09:00:00',
        refund_reason: 'Cold',
      },
    ],
  });
  await send([made]);
  expect((await report('/api/refunds', { date_from: '2026-04-01', date_to: '2026-04-04' })).list).toEqual([]);
  const { list, totals } = await report('/api/refunds', { date_from: '2026-04-05', date_to: '2026-04-05' });
  const { refunded, _ids, ...rest } = list[0];
  expect(_ids).toEqual({ order_number: expect.any(Number) });
  expect(new Date(refunded).toISOString()).toBe('2026-04-05T08:00:00.000Z');
  expect(rest).toEqual({
    order_number: 'R-7',
    sold: '2026-04-01',
    item: 'Pie',
    reason: 'Cold',
    quantity: 1,
    refund_net: 10,
    refund_tax: 2,
    refund_total: 12,
    server: 'Nia',
    establishment: expect.any(String),
  });
  expect(totals).toMatchObject({ refund_net: 10, refund_total: 12 });
});

describe('menu engineering', () => {
  const may = { date_from: '2026-05-01', date_to: '2026-05-31' };

  test('parts what was sold by popularity and margin each, and does not judge what has no cost', async () => {
    const category = async (name: string) =>
      (await host.call('POST', '/api/product-categories', { establishment_id: harbour, name }, owner)).body.data.id;
    const [food, drinks] = [await category('Food'), await category('Drinks')];
    for (const [item, of, cost] of [
      ['Burger', food, 2],
      ['Pasta', food, 8],
      ['Oyster', drinks, 1],
      ['Wine', drinks, 9],
      ['Water', drinks, null],
    ] as const) {
      const { status } = await host.call('POST', '/api/product', { establishment_id: harbour, item, price: 10, category: of, cost }, owner);
      expect(status).toBe(201);
    }
    const sold = { Burger: 10, Pasta: 10, Oyster: 1, Wine: 1, Water: 3 };
    const lines = Object.entries(sold).map(([title, quantity]) => ({ title, price: 10, quantity }));
    await send([sale('2026-05-04 12:00:00', 0, { lines, payments: [{ method: 'card', amount: 250 }] })]);
    const { list } = await report('/api/menu-engineering', may);
    const read = ({ name, group, margin_each, margin_percent }: Record<string, unknown>) => [name, group, margin_each, margin_percent];
    expect(list.map(read)).toEqual([
      ['Burger', 'star', 8, 80],
      ['Pasta', 'plowhorse', 2, 20],
      ['Water', 'no_cost', null, null],
      ['Oyster', 'puzzle', 9, 90],
      ['Wine', 'dog', 1, 10],
    ]);
    // 25 sold of five items: 70 % of 5. 110.00 left of 22 whose cost is known.
    expect(list[0]).toMatchObject({ popular_from: 3.5, earning_from: 5, margin: 80, cost: 20 });
    const beside = (await report('/api/menu-engineering', { ...may, within: 'category' })).list;
    expect(beside.find(({ name }: { name: string }) => name === 'Water')).toMatchObject({ popular_from: 1.167, quantity_percentage: 60 });
  });

  test('has the margin of the product mix, which is of what has a cost', async () => {
    const { list, totals } = await report('/api/product-mix/list', { ...may, group_by: 'category' });
    expect(totals).toMatchObject({ net_amount: 250, cost: 110, margin: 110 });
    expect(list.find(({ name }: { name: string }) => name === 'Drinks')).toMatchObject({
      net_amount: 50,
      cost: 10,
      margin: 10,
      margin_percent: 50,
    });
  });
});

test('a database from before stations, hours and servers were kept has the same figures after its upgrade', async () => {
  await recomputeMarked(host.database);
  const paths = ['/api/sales-by-hour', '/api/sales-by-server', '/api/sales-by-station', '/api/dashboard-hourly-sales'];
  const ask = () => Promise.all(paths.map(async (path) => ({ ...(await report(path)), as_of: undefined })));
  const before = await ask();
  await host.database.owner(async (db) => {
    for (const table of ['rollup_hours', 'rollup_servers']) await sql`drop table ${sql.id('public', table)} cascade`.execute(db);
    await sql`alter table public.facts_sales drop column station cascade`.execute(db);
    await sql`delete from public.schema_objects where key = '*'`.execute(db);
  });
  await migrate(host.database, model, systemTables);
  for (const step of ['from facts', 'from rollups']) {
    expect(await ask(), step).toEqual(before);
    await recomputeMarked(host.database);
  }
  expect((await rebuild(host.database, { only: 'look' })).wrong).toEqual([]);
});
