import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookForOrders } from '#/server/domain/integrations/orders/fetchOrders.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { jobsEnded } from '#/tests/support/jobEnded.ts';
import { salesApp, setClock } from '#/tests/support/sales.ts';
import { squareOrder, squareReturn, usd } from '#/tests/support/samples/orders/squareOrders.ts';
import { SquareSandbox } from '#/tests/support/squareSandbox.ts';

const url = '/api/third-party-integration';
const publicUrl = 'https://books.example.test';
const key = 'a signature key of the program';
const token = 'EAAA-an-access-token-of-the-shop';
const HOUR_MS = 3_600_000;

const queueing = fastify();

let square: SquareSandbox;
let host: TestApp;
let owner: string;
let harbour: number;
let id: number;
let last = 4000;

beforeAll(async () => {
  square = await SquareSandbox.start();
  host = await salesApp({
    roles: { staff: ['Integrations', 'IntegrationDetail'] },
    config: {
      ...{ publicUrl, outgoingLoopback: true },
      programApps: { square: { clientId: '', clientSecret: '', addresses: { api: square.url } } },
    },
    jobSettings: { pollMs: 20 },
  });
  await setClock(host, { currency: 'USD', timezone: 'America/Chicago' });
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
  square.letIn(token);
  await host.app.ready();
});
afterAll(async () => {
  await queueing.close();
  await host.close();
  await square.close();
});

beforeEach(async () => {
  Object.assign(square, { orders: [], payments: {}, refunds: {}, activities: [], calls: [], trouble: [], page: 100 });
  id = await connect();
});

async function connect(): Promise<number> {
  const { body } = await host.call('POST', url, { integration: 'square', establishment_id: harbour }, owner);
  expect((await host.call('POST', `${url}/${body.data.id}/orders-key`, { key }, owner)).status).toBe(200);
  return body.data.id;
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS).toISOString().slice(0, 10);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const enter = (body: object = {}, by = owner) => host.call('POST', `${url}/${id}/orders-token`, { token, from: daysAgo(3), ...body }, by);
const connection = async () => (await host.call('GET', `${url}/${id}`, undefined, owner)).body.data;

/** Enters the token, and waits until what changed was fetched. */
async function fetchAll(body: object = {}): Promise<void> {
  expect((await enter(body)).status).toBe(200);
  await jobsEnded(host.database);
}
async function fetchAgain(): Promise<void> {
  expect((await host.call('POST', `${url}/${id}/fetch-orders`, {}, owner)).status).toBe(200);
  await jobsEnded(host.database);
}

/** A sale of the shop's that changed so many hours ago; its id. */
function sell(hours: number, changes: object = {}): string {
  const orderId = `SQ-${++last}`;
  square.sell({ ...squareOrder({ reference_id: `S${last}`, updated_at: hoursAgo(hours), ...changes }), id: orderId });
  return orderId;
}
function giveBack(sale: string, hours: number, changes: object = {}): string {
  const orderId = `RT-${++last}`;
  square.giveBack(sale, { ...squareReturn({ updated_at: hoursAgo(hours), ...changes }), id: orderId });
  return orderId;
}

/** The body of a webhook of Square's: it names an order, and holds none. */
const event = (name: 'order_created' | 'order_updated' | 'refund', order_id: string) => ({
  ...{ merchant_id: 'M', type: name.replace('_', '.'), event_id: 'e', created_at: hoursAgo(0) },
  data: { type: 'order', id: order_id, object: { [name]: { order_id, location_id: square.locations[0], state: 'OPEN', version: 2 } } },
});

async function hear(body: object) {
  const path = `${url}/${id}/orders/square`;
  const payload = JSON.stringify(body);
  const signature = createHmac('sha256', key).update(`${publicUrl}${path}${payload}`).digest('base64');
  const headers = { 'content-type': 'application/json', 'x-square-hmacsha256-signature': signature };
  const answer = await host.app.inject({ method: 'POST', url: path, headers, payload });
  await jobsEnded(host.database);
  return { status: answer.statusCode, body: answer.json() };
}

/** The order that came in of one there; undefined where none did. */
async function orderOf(number: string) {
  const body = { establishment_id: harbour, search: number.replace('SQ-', 'S'), per_page: 5 };
  const { list } = (await host.call('POST', '/api/sales/list', body, owner)).body.data;
  return list[0] as { id: number; status: string; refund_amount: number; total_amount: number } | undefined;
}

describe('orders of Square', () => {
  test('are fetched once a token is entered: what changed since a day, page after page, and nothing twice', async () => {
    const sales = [sell(30), sell(20), sell(10), sell(1)];
    const old = sell(24 * 5);
    square.page = 3;
    await fetchAll();
    for (const sale of sales) expect(await orderOf(sale), sale).toMatchObject({ status: 'paid' });
    expect(await orderOf(old)).toBeUndefined();
    const record = await connection();
    expect(record).toMatchObject({ orders_token_ending: 'shop', orders_fetch_problem: null, orders_taken_at: expect.any(String) });
    expect(Date.now() - Date.parse(record.orders_fetched_to)).toBeLessThan(60_000);
    square.calls = [];
    await fetchAgain();
    expect(square.calls.filter((call) => call.includes('batch-retrieve'))).toEqual([]);
    const told = [record, await enter(), await host.call('POST', `${url}/${id}/history`, {}, owner)];
    told.push(await host.call('POST', '/api/activity-log/list', { per_page: 50 }, owner));
    expect(JSON.stringify(told)).not.toContain(token);
  });

  test('that a webhook names are fetched at once, and a return with its sale and every earlier one', async () => {
    await fetchAll();
    const sale = sell(9);
    const heard = await hear(event('order_created', sale));
    expect(heard).toMatchObject({
      status: 200,
      body: { data: { list: [{ order: sale, id: null, status: 'waiting', reasons: [] }], elsewhere: 0 } },
    });
    expect(await orderOf(sale)).toMatchObject({ status: 'paid', refund_amount: 0 });
    // At another till than the sale: it belongs to the sale all the same.
    await hear(event('order_created', giveBack(sale, 8, { location_id: 'ANOTHER' })));
    expect(await orderOf(sale)).toMatchObject({ status: 'partially_refunded', refund_amount: 13.15 });
    await hear(event('refund', giveBack(sale, 7)));
    expect(await orderOf(sale)).toMatchObject({ status: 'partially_refunded', refund_amount: 26.3 });
    // What is told of the sale alone takes nothing back.
    const told = square.orders.find((order) => order.id === sale);
    Object.assign(told ?? {}, { updated_at: hoursAgo(1) });
    await hear(event('order_updated', sale));
    expect(await orderOf(sale)).toMatchObject({ status: 'partially_refunded', refund_amount: 26.3 });
  });

  test('that a webhook names without a token are said at the connection, and events of nothing are heard', async () => {
    const heard = await hear(event('order_created', sell(2)));
    expect(heard).toMatchObject({
      status: 200,
      body: { data: { list: [{ status: 'rejected', reasons: [expect.stringContaining('access token')] }] } },
    });
    expect(await connection()).toMatchObject({ orders_problem: expect.stringContaining('access token') });
    expect(square.calls).toEqual([]);
    await fetchAll();
    const nothing = await hear({
      type: 'merchant.settings.updated',
      data: { type: 'merchant_settings', object: { merchant_settings: {} } },
    });
    expect(nothing).toMatchObject({ status: 200, body: { data: { list: [], elsewhere: 0 } } });
    const before = await connection();
    expect((await hear(event('order_created', 'gone meanwhile'))).status).toBe(200);
    expect(await connection()).toEqual(before);
  });

  test('that could not be fetched are fetched later, and the connection says meanwhile why not', async () => {
    await fetchAll();
    const sale = sell(0);
    for (const [trouble, says] of [
      [503, 'Square did not answer as it should (503)'],
      [403, 'Square does not give us its orders: The token lacks ORDERS_READ. Check what the access token may read there'],
      ['lost', ''],
    ] as const) {
      square.trouble = [trouble];
      await hear(event('order_created', sale));
      expect((await connection()).orders_fetch_problem, String(trouble)).toContain(says);
      expect(await orderOf(sale)).toBeUndefined();
    }
    const { body } = await host.call('GET', `/api/integration/square?establishment_id=${harbour}`, undefined, owner);
    expect(body.data.connection.attention).toEqual(expect.any(String));
    await fetchAgain();
    expect(await orderOf(sale)).toMatchObject({ status: 'paid' });
    expect(await connection()).toMatchObject({ orders_fetch_problem: null });
  });

  describe('with gift cards', () => {
    const at = hoursAgo(2);
    const gan = '7783320006361414';
    const price = usd(2500);
    const line = (uid: string) => ({ uid, name: 'Gift card', quantity: '1', item_type: 'GIFT_CARD', base_price_money: price });
    const tender = { type: 'CARD', created_at: at, amount_money: usd(5000), card_details: { status: 'CAPTURED' } };
    const none = { service_charges: [], taxes: [], discounts: [], total_tax_money: usd(0), total_discount_money: usd(0) };
    const money = { total_tip_money: usd(0), total_money: usd(5000), tenders: [{ id: 'x', ...tender }] };
    const ofCards = { ...none, ...money, created_at: at, closed_at: at, line_items: [line('a'), line('b')] };
    const [lunch] = squareOrder().tenders as [object];
    const byCard = { created_at: at, closed_at: at, tenders: [{ ...lunch, type: 'SQUARE_GIFT_CARD', created_at: at, id: 'y' }] };

    test('sell, load and take them by their numbers: what happened to the cards says them', async () => {
      const sold = sell(1, ofCards);
      const paid = sell(1, byCard);
      const of = (line_item_uid: string) => ({ amount_money: price, order_id: sold, line_item_uid });
      const card = { created_at: at, gift_card_gan: gan };
      square.activities = [
        { ...card, type: 'ACTIVATE', activate_activity_details: of('a') },
        { ...card, type: 'LOAD', load_activity_details: of('b') },
        { ...card, type: 'REDEEM', redeem_activity_details: { amount_money: usd(3417), payment_id: `P-${paid}`, status: 'COMPLETED' } },
      ];
      await fetchAll();
      expect(await orderOf(sold)).toMatchObject({ status: 'paid', total_amount: 50 });
      expect(await orderOf(paid)).toMatchObject({ status: 'paid' });
      const { list } = (await host.call('POST', '/api/gift-card/list', { search: gan, per_page: 5 }, owner)).body.data;
      expect(list).toMatchObject([{ current_balance: 15.83, currency: 'USD' }]);
    });

    test('without the right to read cards take what was paid with one, and refuse what sells one', async () => {
      square.activities = 403;
      const [sold, paid] = [sell(1, ofCards), sell(1, byCard)];
      await fetchAll();
      expect(await orderOf(sold)).toBeUndefined();
      expect(await orderOf(paid)).toMatchObject({ status: 'paid' });
      expect(await connection()).toMatchObject({ orders_problem: expect.stringContaining('gift card without saying its number') });
    });
  });

  test('are looked for by themselves, of every business that is active, and by two hosts at once', async () => {
    await fetchAll();
    const sale = sell(0);
    const jobs = openJobs(queueing, { database: host.database, recurs: false });
    await Promise.all([1, 2].map(() => lookForOrders({ database: host.database, jobs })));
    await jobsEnded(host.database);
    expect(await orderOf(sale)).toMatchObject({ status: 'paid' });
    const { rows } = await host.database.direct(`select status from public.jobs where kind = 'integrations.orders' and status = 'failed'`);
    expect(rows).toEqual([]);
  });

  test('are not fetched with a token that is no good, and another one lets us in', async () => {
    const sale = sell(2);
    await fetchAll({ token: 'EAAA-a-token-of-nobody' });
    expect(await connection()).toMatchObject({
      orders_fetch_problem: 'Square does not let us in with this access token: enter another one',
      orders_token_ending: 'body',
    });
    await fetchAll();
    expect(await orderOf(sale)).toMatchObject({ status: 'paid' });
    expect(await connection()).toMatchObject({ orders_fetch_problem: null });
  });

  test('can come in once there is a key or a token, and the catalogue says so', async () => {
    const offered = async () =>
      (await host.call('GET', `/api/integration/square?establishment_id=${harbour}`, undefined, owner)).body.data.connection;
    await host.call('POST', url, { integration: 'square', establishment_id: harbour }, owner);
    expect(await offered()).toMatchObject({ state: 'not_connected' });
    id = (await offered()).id;
    await fetchAll();
    expect(await offered()).toMatchObject({ id, state: 'connected', attention: null });
  });

  test('are not fetched any more once the token is forgotten or the connection is out of use', async () => {
    await fetchAll();
    expect((await host.call('POST', `${url}/${id}/forget-token`, {}, owner)).status).toBe(200);
    expect(await connection()).toMatchObject({ orders_token_ending: null, orders_fetched_to: null });
    expect((await host.call('POST', `${url}/${id}/fetch-orders`, {}, owner)).status).toBe(409);
    await fetchAll();
    square.calls = [];
    expect((await host.call('PUT', `${url}/${id}`, { status: 'inactive' }, owner)).status).toBe(200);
    await fetchAgain();
    expect(square.calls).toEqual([]);
  });

  test('need a day that is not too long ago, and the permission to edit connections', async () => {
    for (const from of [daysAgo(100), daysAgo(-2)])
      expect(await enter({ from })).toMatchObject({
        status: 422,
        body: { errors: { from: [expect.stringContaining('Choose a day from')] } },
      });
    expect((await enter({ token: 'short' })).body.errors).toHaveProperty('token');
    expect((await enter({}, await host.signIn('staff@demo.test'))).status).toBe(403);
    expect((await enter({}, await host.signIn('owner@other.test'))).status).toBe(404);
    const { body } = await host.call('POST', url, { integration: 'shopify', establishment_id: harbour }, owner);
    expect((await host.call('POST', `${url}/${body.data.id}/orders-token`, { token, from: daysAgo(1) }, owner)).status).toBe(409);
  });
});
