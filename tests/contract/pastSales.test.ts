import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { rebuild, recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { ended, endOf, type Operation, uploaded } from '#/tests/support/bulk.ts';
import { shopifyOrdersFile } from '#/tests/support/samples/systems/shopifyOrders.ts';
import { ordinarySales, readSquareSales, type SoldRow, squareSalesFile } from '#/tests/support/samples/systems/squareSales.ts';
import { toastSalesFile } from '#/tests/support/samples/systems/toast.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let harbour: number;
let market: number;
let corner: number;

beforeAll(async () => {
  host = await workingApp({ jobs: { pollMs: 200 } });
  owner = await host.signIn('owner@demo.test');
  [harbour = 0, market = 0] = host.seeded.one.establishments;
  [corner = 0] = host.seeded.two.establishments;
  await host.database.platform((tx) =>
    tx
      .updateTable('establishments')
      .set({ currency: 'USD', timezone: 'America/New_York', business_day_starts_at: '00:00' })
      .where('id', 'in', [harbour, market])
      .execute(),
  );
});
afterAll(() => host.close());

const days = ['2025-03-04', '2025-03-03', '2025-02-28'];
const places = () => [
  { name: 'Harbour', establishment_id: harbour },
  { name: 'Market hall', establishment_id: market },
];
const counts = ({ created, unchanged, failed, deleted }: Operation) => ({ created, unchanged, failed, deleted });

async function bring(rows: readonly SoldRow[] | string, more: object = {}, token = owner): Promise<Operation> {
  const file = typeof rows === 'string' ? rows : await uploaded(host, 'items.csv', squareSalesFile(rows), token);
  return ended(host, 'bring', { establishment_id: harbour, files: [file], locations: places(), ...more }, token);
}

async function summary(establishment: number, question: object = {}, token = owner) {
  const asked = { establishment_ids: [establishment], date_from: '2025-02-01', date_to: '2025-03-31', ...question };
  const { status, body } = await host.call('POST', '/api/sales-summary', asked, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** All that a business has, but for the log of what was asked. */
async function counted() {
  const tables = [
    'orders',
    'orders_lines',
    'payments',
    'facts_sales',
    'facts_lines',
    'facts_parts',
    'inventory_movements',
    'gift_card_transactions',
  ];
  return host.database.platform(async (tx) => {
    const found: Record<string, number> = {};
    for (const table of [...tables, 'loyalty_transactions', 'alerts', 'webhook_events'])
      if ((await sql<{ is: boolean }>`select to_regclass(${`public.${table}`}) is not null as is`.execute(tx)).rows[0]?.is)
        found[table] =
          (await sql<{ n: number }>`select count(*)::integer as n from ${sql.id('public', table)}`.execute(tx)).rows[0]?.n ?? 0;
    return found;
  });
}

describe('past sales of Square', () => {
  const file = squareSalesFile(ordinarySales(days));
  const read = readSquareSales(file);
  const cents = (amount: number) => Math.round(amount * 100);

  test('are tried, brought, seen in reports, brought again without a change, and taken back', async () => {
    const address = await uploaded(host, 'items.csv', file, owner);
    const { body } = await host.call('POST', '/api/bulk-operation/recognise', { establishment_id: harbour, file_url: address }, owner);
    expect(body.data).toMatchObject({ system: 'square', kind: 'item_sales', parts: [] });
    expect(body.data.sales).toMatchObject({
      orders: 12,
      locations: [
        { name: 'Market hall', orders: 3, establishment_id: market },
        { name: 'Harbour', orders: 9, establishment_id: harbour },
      ],
    });
    const before = await counted();
    const trial = await bring(address, { dry_run: true });
    expect(trial.errors).toEqual([]);
    expect(counts(trial)).toMatchObject({ created: 12, failed: 0 });
    expect(await counted()).toEqual(before);
    const run = await bring(address);
    expect(counts(run)).toMatchObject({ created: 12, failed: 0 });
    expect(run.sales).toEqual(trial.sales);
    for (const [name, id] of [
      ['Harbour', harbour],
      ['Market hall', market],
    ] as const) {
      const told = run.sales.find(({ establishment_id }: Operation) => establishment_id === id);
      const sum = (key: string) => told.months.reduce((all: number, month: Operation) => all + cents(month[key]), 0);
      expect(told.months.map(({ month, days }: Operation) => [month, days])).toEqual([
        ['2025-02', 1],
        ['2025-03', 2],
      ]);
      const { orders, gross, discounts, net, tax } = read[name] ?? {};
      expect({
        orders: sum('orders') / 100,
        gross: sum('gross_sales'),
        discounts: sum('discounts'),
        net: sum('net_sales'),
        tax: sum('tax'),
      }).toEqual({
        ...{ orders, gross, discounts, net, tax },
      });
      const report = await summary(id);
      expect([report.transactions, cents(report.gross_sales), cents(report.net_sales), cents(report.tax)]).toEqual([
        orders,
        gross,
        net,
        tax,
      ]);
    }
    // A year on, what is sold now stands beside the same weekdays of then.
    const now = await summary(harbour, { date_from: '2026-02-01', date_to: '2026-03-31', compare: 'last_year' });
    expect([now.net_sales, cents(now.previous.net_sales)]).toEqual([0, read.Harbour?.net]);
    const after = await counted();
    for (const table of ['inventory_movements', 'gift_card_transactions', 'loyalty_transactions', 'alerts', 'webhook_events'])
      expect(after[table], table).toBe(before[table]);
    await recomputeMarked(host.database);
    const again = await bring(address);
    expect(counts(again)).toMatchObject({ created: 0, unchanged: 12, failed: 0 });
    expect(await counted()).toEqual(after);
    const undone = await ended(host, `${run.id}/undo`, undefined, owner);
    expect(counts(undone)).toMatchObject({ deleted: 12, failed: 0 });
    expect(await counted()).toEqual(before);
    await recomputeMarked(host.database);
    expect((await rebuild(host.database)).wrong).toEqual([]);
    expect((await summary(harbour)).transactions).toBe(0);
  });

  test('are refused one by one where the file does not add up, with what to do, and the others come in', async () => {
    const sold = { item: 'Flat white', location: 'Harbour' };
    const rows: SoldRow[] = [
      { ...sold, at: '2025-03-10 10:00:00', transaction: 'good', gross: 400 },
      { ...sold, at: '2025-03-10 10:01:00', transaction: 'bad', gross: 400, discount: 50, net: 360 },
      { ...sold, at: '2025-03-10 10:02:00', transaction: 'alone', event: 'Refund', qty: '-1.0', gross: -400 },
      { ...sold, at: '2025-03-10 10:03:00', transaction: 'cards', kind: 'Gift Card', gross: 2500 },
      { ...sold, at: '2025-03-10 10:04:00', transaction: 'elsewhere', location: 'Pop-up', gross: 400 },
    ];
    const run = await bring(rows);
    expect(counts(run)).toEqual({ created: 1, unchanged: 0, failed: 3, deleted: 0 });
    const said = (row: number) => run.errors.filter(({ place }: Operation) => place.row === row).map(({ message }: Operation) => message);
    expect(said(3)).toEqual(['Order bad', expect.stringMatching(/net sales of 3\.50 USD, the file says 3\.60 USD: correct/)]);
    expect(said(4).at(-1)).toMatch(/refund of a sale that is not in the file: export a period/);
    expect(said(5).at(-1)).toMatch(/gift cards only/);
    const { body } = await host.call('POST', '/api/sales/list', { establishment_id: harbour, filters: { tracking_id: 'good' } }, owner);
    expect(body.data.list).toMatchObject([{ brought_from: 'Square', total_amount: 4, status: 'paid' }]);
    // The same order with other amounts, or for another place, is not brought over the first.
    const other = await bring([{ ...sold, at: '2025-03-10 10:00:00', transaction: 'good', gross: 450 }]);
    expect(other.errors.at(-1).message).toMatch(/brought before with other amounts/);
    const there = await bring([{ ...sold, at: '2025-03-10 10:00:00', transaction: 'good', gross: 400 }], {
      locations: [{ name: 'Harbour', establishment_id: market }],
    });
    expect(there.errors.at(-1).message).toMatch(/brought before into another establishment/);
    expect(counts(await ended(host, `${run.id}/undo`, undefined, owner))).toMatchObject({ deleted: 1 });
  });

  test('stay where somebody has changed them since, and are listed', async () => {
    const run = await bring(
      ['kept', 'gone'].map((transaction, at) => ({ at: `2025-03-11 1${at}:00:00`, transaction, item: 'Bun', gross: 300 })),
    );
    const { body } = await host.call('POST', '/api/sales/list', { establishment_id: harbour, filters: { tracking_id: 'kept' } }, owner);
    const [kept] = body.data.list;
    const email = 'guest@example.com';
    expect((await host.call('POST', `/api/sales/${kept.id}/send-receipt`, { email }, owner)).status).toBe(200);
    const undone = await ended(host, `${run.id}/undo`, undefined, owner);
    expect(counts(undone)).toMatchObject({ deleted: 1, failed: 1 });
    expect(undone.errors[0].message).toBe('Order kept was changed since the import: it stays as it is');
    expect((await summary(harbour)).gross_sales).toBe(3);
  });

  test('go on behind the last stored batch after a restart', async () => {
    const address = await uploaded(host, 'items.csv', squareSalesFile(ordinarySales(['2025-01-07', '2025-01-06'])), owner);
    const run = await bring(address);
    const stood = await counted();
    // As if the host had died over its last three orders.
    await host.database.direct(
      `update public.bulk_operations set status = 'processing', finished_at = null, rows_read = 5, created = 5 where id = $1`,
      [run.id],
    );
    await host.database.direct(
      `update public.jobs set status = 'pending', finished_at = null, holder = null, held_until = null
        where id = (select job_id from public.bulk_operations where id = $1)`,
      [run.id],
    );
    const gone = await endOf(host, run.id, owner);
    expect(gone).toMatchObject({ created: 5, unchanged: 3, failed: 0, rows_read: 8, sales: run.sales });
    expect(await counted()).toEqual(stood);
  });

  test('are brought by who may import and send orders there, and never to another business', async () => {
    const file = await uploaded(host, 'items.csv', squareSalesFile(ordinarySales(days)), owner);
    const asked = (establishment_id: number) => ({
      ...{ establishment_id: harbour, files: [file], dry_run: true },
      locations: [{ name: 'Harbour', establishment_id }],
    });
    const call = (body: object, token: string) => host.call('POST', '/api/bulk-operation/bring', body, token);
    expect((await call(asked(corner), owner)).status).toBe(404);
    expect((await call({ ...asked(harbour), locations: [] }, owner)).body.errors).toHaveProperty('locations');
    const clerk = await person(['BulkOperationImport', 'BulkOperationExport', 'Taxes', 'TaxCreate']);
    const known = await host.call('POST', '/api/bulk-operation/recognise', { establishment_id: harbour, file_url: file }, clerk);
    expect(known.body.data.sales).toMatchObject({ orders: 12, establishments: [] });
    expect((await call(asked(harbour), clerk)).status).toBe(403);
    const run = await bring(file);
    expect((await host.call('POST', `/api/bulk-operation/${run.id}/undo`, {}, clerk)).status).toBe(403);
    expect((await host.call('GET', `/api/bulk-operation/${run.id}`, undefined, clerk)).body.data.sales).toBe(null);
    const till = await person(['BulkOperationImport', 'OrderCreate']);
    expect((await call(asked(harbour), till)).status).toBe(200);
    expect((await call(asked(market), till)).status).toBe(403);
    // Of two places he may bring to one: he takes neither back.
    expect((await host.call('POST', `/api/bulk-operation/${run.id}/undo`, {}, till)).status).toBe(403);
    expect((await host.call('POST', `/api/bulk-operation/${run.id}/undo`, {}, await host.signIn('owner@other.test'))).status).toBe(404);
  });
});

test('of Shopify and Toast come over with what else their files make, as one operation with one undo', async () => {
  const sold = {
    Location: 'Harbour',
    'Order Date': '12/5/24 7:10 PM',
    'Menu Item': 'Past burger',
    'Menu Group': 'Past plates',
    SKU: 'PST-1',
  };
  const toast = toastSalesFile(
    [1, 2, 3].map((order) => ({
      ...{
        ...sold,
        'Order Id': order,
        'Order #': order,
        Qty: '1.0',
        'Gross Price': '12.00',
        'Net Price': '12.00',
        Tax: '1.065',
        Server: 'Ada',
      },
    })),
  );
  const shopify = shopifyOrdersFile([
    {
      ...{ Name: '#7', Id: '77', 'Financial Status': 'paid', Currency: 'USD', 'Paid at': '2024-12-06 12:00:00 -0500', Source: 'pos' },
      ...{
        'Lineitem quantity': 1,
        'Lineitem name': 'Past burger',
        'Lineitem price': '12.00',
        Subtotal: '12.00',
        Shipping: '0.00',
        Taxes: '0.00',
      },
      ...{ Total: '12.00', 'Payment Method': 'gift_card', 'Discount Amount': '0.00', Location: 'Harbour' },
    },
  ]);
  const files = [await uploaded(host, 'items.csv', toast, owner), await uploaded(host, 'orders.csv', shopify, owner)];
  const before = await counted();
  const run = await ended(host, 'bring', { establishment_id: harbour, files, locations: places() }, owner);
  expect(run.errors).toEqual([]);
  expect([run.created, run.resources]).toEqual([6, ['categories', 'products', 'orders']]);
  const december = { date_from: '2024-12-05', date_to: '2024-12-06' };
  expect(await summary(harbour, december)).toMatchObject({ transactions: 4, net_sales: 48, tax: 3.18 });
  const { body } = await host.call('POST', '/api/sales/list', { establishment_id: harbour, filters: { tracking_id: '77' } }, owner);
  const order = (await host.call('GET', `/api/sales/${body.data.list[0].id}`, undefined, owner)).body.data;
  // The product that the other file brought is the one that was sold; what paid for it moves no card and is missed nowhere.
  expect([order.brought_from, order.lines[0].product_id, order.lines[0].cost]).toEqual(['Shopify', expect.any(Number), null]);
  const unmatched = await host.call('POST', '/api/unmatched-gift-cards', { establishment_ids: [harbour], ...december }, owner);
  expect(unmatched.body.data.list).toEqual([]);
  expect(counts(await ended(host, `${run.id}/undo`, undefined, owner))).toMatchObject({ deleted: 6, failed: 0 });
  expect(await counted()).toEqual(before);
});

/** Somebody of business one with these permissions alone, at the harbour. */
async function person(permissions: readonly string[]): Promise<string> {
  const { clientId, users } = host.seeded.one;
  const userId = users['nobody@demo.test'] ?? 0;
  await host.database.platform(async (tx) => {
    await sql`delete from public.users_roles where client_id = ${clientId} and parent_id = ${userId}`.execute(tx);
    const role = await insert(tx, model, 'roles', clientId, {
      name: permissions.join(),
      type: 'WEB',
      permissions: JSON.stringify(permissions),
    });
    await giveRole(tx, { clientId, userId, role, establishment: harbour });
  });
  return host.signIn('nobody@demo.test');
}
