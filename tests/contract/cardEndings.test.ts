import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardEndingsUpgrade } from '#/server/domain/sales/cardEndingsUpgrade.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, lunch, salesApp } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let here: number;

/** Half by one card, the rest by another, after a third one had failed. */
const split = anOrder({
  order_number: 'S-1',
  payments: [
    { method: 'card', amount: 10, last_four: '1881', status: 'failed' },
    { method: 'card', amount: 5, last_four: '0005' },
    { method: 'card', amount: 3, last_four: '1881' },
    { method: 'gift_card', amount: 2, gift_card: 'GC-77310005' },
  ],
});
const inCash = anOrder({ order_number: 'C-1', payments: [{ method: 'cash', amount: 10 }] });

beforeAll(async () => {
  host = await salesApp();
  owner = await host.signIn('owner@demo.test');
  [here] = host.seeded.one.establishments as [number];
  await take([lunch(), split, inCash]);
});
afterAll(() => host.close());

async function take(orders: readonly OrderInput[]): Promise<void> {
  const { status, body } = await host.call('POST', '/api/sales/intake', { establishment_id: here, orders }, owner);
  expect({ status, results: body.data?.list.map((one: { status: string }) => one.status) }, JSON.stringify(body)).toEqual({
    status: 200,
    results: orders.map(() => expect.stringMatching(/created|updated/)),
  });
}

const listed = async (asked: object, token = owner) =>
  (await host.call('POST', '/api/sales/list', { establishment_id: here, ...asked }, token)).body.data.list as Record<string, unknown>[];
const numbers = async (asked: object) => (await listed(asked)).map(({ order_number }) => order_number).sort();
const found = async (query: string, token = owner) =>
  (await host.call('POST', '/api/global-search/list', { query }, token)).body.data.list as { resource: string; title: string }[];
const ordersFound = async (query: string, token?: string) =>
  (await found(query, token)).filter(({ resource }) => resource === 'orders').map(({ title }) => title);

test('an order says the ending of each card once, in the order of its payments, and of cash nothing', async () => {
  const rows = await listed({ fields: ['order_number', 'card_endings'] });
  expect(Object.fromEntries(rows.map(({ order_number, card_endings }) => [order_number, card_endings]))).toEqual({
    'A-17': '4242',
    'S-1': '1881 0005',
    'C-1': null,
  });
});

test('is found by each of them, in its list and in the search over everything, with and without what hides the rest', async () => {
  expect(await numbers({ search: '4242' })).toEqual(['A-17']);
  expect(await numbers({ search: '0005' })).toEqual(['S-1']);
  expect(await numbers({ filters: { card_endings: { contains: '1881' } } })).toEqual(['S-1']);
  for (const query of ['4242', '•••• 4242', '**** 4242']) expect(await ordersFound(query), query).toEqual(['A-17']);
  for (const query of ['1881', '0005']) expect(await ordersFound(query), query).toEqual(['S-1']);
});

test('by nobody who may not see orders, and by nobody of another business', async () => {
  for (const user of ['nobody@demo.test', 'owner@other.test']) expect(await ordersFound('4242', await host.signIn(user)), user).toEqual([]);
});

test('a newer revision is found by its own cards', async () => {
  await take([{ ...inCash, revision: 2, payments: [{ method: 'card', amount: 10, last_four: '7070' }] }]);
  expect(await ordersFound('7070')).toEqual(['C-1']);
  await take([{ ...inCash, revision: 3 }]);
  expect(await ordersFound('7070')).toEqual([]);
});

test('orders from before say the same after the upgrade', async () => {
  const isBack = new Error('taken back');
  const upgraded = host.database.owner(async (tx) => {
    const stored = sql<{ id: number; card_endings: string | null }>`select id, card_endings from public.orders order by id`;
    const before = (await stored.execute(tx)).rows;
    await sql`alter table public.orders drop column card_endings cascade`.execute(tx);
    for (let times = 0; times < 2; times++) await sql.raw(cardEndingsUpgrade).execute(tx);
    expect((await stored.execute(tx)).rows).toEqual(before);
    expect(before.filter(({ card_endings }) => card_endings !== null)).toHaveLength(2);
    throw isBack;
  });
  await expect(upgraded).rejects.toBe(isBack);
});
