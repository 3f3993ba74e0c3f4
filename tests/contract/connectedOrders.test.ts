import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { salesApp, setClock } from '#/tests/support/sales.ts';
import { shopifyOrder, shopifyRefunded } from '#/tests/support/samples/orders/shopifyOrders.ts';
import { squareOrder, squareReturn, usd } from '#/tests/support/samples/orders/squareOrders.ts';

const url = '/api/third-party-integration';
const publicUrl = 'https://books.example.test';
const key = 'a signature key of the program';
const days = { date_from: '2026-03-01', date_to: '2026-03-31' };

let host: TestApp;
let owner: string;
let other: string;
let harbour: number;
let market: number;
let squareId: number;
let shopifyId: number;
let last = 1000;

beforeAll(async () => {
  host = await salesApp({
    roles: { staff: ['Integrations', 'IntegrationDetail', 'IntegrationEdit'] },
    config: { publicUrl, limits: { apiCallsPerMinute: 60 } },
  });
  await setClock(host, { currency: 'USD', timezone: 'America/Chicago' });
  owner = await host.signIn('owner@demo.test');
  other = await host.signIn('owner@other.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
});
afterAll(() => host.close());

beforeEach(async () => {
  squareId = await connect('square');
  shopifyId = await connect('shopify');
});

async function connect(
  integration: string,
  { establishment_id = harbour, ...more }: { establishment_id?: number; orders_location?: string } = {},
) {
  const { id } = (await host.call('POST', url, { integration, establishment_id, ...more }, owner)).body.data;
  expect((await host.call('POST', `${url}/${id}/orders-key`, { key }, owner)).status).toBe(200);
  return id as number;
}

const fresh = () => {
  last += 1;
  return String(last);
};
const newSquare = (changes: object = {}) => squareOrder({ id: `SQ-${fresh()}`, reference_id: `S${last}`, ...changes });
const newShopify = (changes: object = {}) => shopifyOrder({ id: Number(fresh()), name: `#${last}`, ...changes });

interface Sending {
  program?: string;
  secret?: string;
  signature?: string;
  signed?: string;
  type?: string;
}

/** Sends a body as the program would, signed by its key. */
async function send(
  id: number | string,
  body: unknown,
  { program = id === squareId ? 'square' : 'shopify', secret = key, ...sending }: Sending = {},
) {
  const path = `${url}/${id}/orders/${program}`;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const over = sending.signed ?? (program === 'square' ? `${publicUrl}${path}${text}` : text);
  const signature = sending.signature ?? createHmac('sha256', secret).update(over).digest('base64');
  const header = program === 'square' ? 'x-square-hmacsha256-signature' : 'x-shopify-hmac-sha256';
  const headers = { 'content-type': sending.type ?? 'application/json', [header]: signature };
  const answer = await host.app.inject({ method: 'POST', url: path, headers, payload: text });
  return { status: answer.statusCode, body: answer.json() };
}

const statuses = ({ body }: { body: { data: { list: { status: string }[] } } }) => body.data.list.map(({ status }) => status);
const orderOf = async (id: number) => (await host.call('GET', `/api/sales/${id}`, undefined, owner)).body.data;
const connectionOf = async (id: number) => (await host.call('GET', `${url}/${id}`, undefined, owner)).body.data;

async function summary() {
  const { body } = await host.call('POST', '/api/sales-summary', { establishment_ids: [harbour], ...days }, owner);
  return body.data;
}

describe("a program's webhook", () => {
  test('takes a signed order in once, and reports come to what it says, to the cent', async () => {
    const before = await summary();
    const document = newShopify();
    const first = await send(shopifyId, document);
    expect(first).toMatchObject({ status: 200, body: { data: { list: [{ order: document.name, status: 'created', reasons: [] }] } } });
    expect(statuses(await send(shopifyId, document))).toEqual(['unchanged']);
    const square = newSquare();
    expect(statuses(await send(squareId, { order: square }))).toEqual(['created']);
    const after = await summary();
    const grown = (name: string) => Math.round((after[name] - before[name]) * 100);
    const cents = { shopify: { net: 4600, tax: 510, discount: 400, tip: 200 }, square: { net: 2780, tax: 237, discount: 270, tip: 300 } };
    expect({ net: grown('net_sales'), tax: grown('tax'), discount: grown('discounts'), tip: grown('tips') }).toEqual({
      net: cents.shopify.net + cents.square.net,
      tax: cents.shopify.tax + cents.square.tax,
      discount: cents.shopify.discount + cents.square.discount,
      tip: cents.shopify.tip + cents.square.tip,
    });
    expect(await connectionOf(shopifyId)).toMatchObject({ orders_taken_at: expect.any(String), orders_problem: null });
  });

  test('takes a later state in the place of an earlier one, and never the other way round', async () => {
    const { id, name } = newShopify();
    const paid = shopifyOrder({ id, name });
    const [made] = (await send(shopifyId, paid)).body.data.list;
    expect(statuses(await send(shopifyId, shopifyRefunded({ id, name })))).toEqual(['updated']);
    expect(await orderOf(made.id)).toMatchObject({ status: 'partially_refunded', refund_amount: 19.8, total_amount: 56.1 });
    expect(statuses(await send(shopifyId, paid))).toEqual(['unchanged']);
    expect(await orderOf(made.id)).toMatchObject({ status: 'partially_refunded' });
  });

  test('takes a return of Square with its sale', async () => {
    const sale = newSquare();
    const [made] = (await send(squareId, { order: sale })).body.data.list;
    const [back] = squareReturn().returns as [object];
    const given = squareReturn({ id: `R-${last}`, returns: [{ ...back, source_order_id: sale.id }] });
    const alone = await send(squareId, { order: given });
    expect(alone.body.data.list).toMatchObject([{ status: 'rejected', reasons: [expect.stringContaining(String(sale.id))] }]);
    expect(statuses(await send(squareId, { orders: [sale, given] }))).toEqual(['updated']);
    expect(await orderOf(made.id)).toMatchObject({ status: 'partially_refunded', refund_amount: 13.15 });
  });

  test('of an order that was brought over before changes its figures, and nothing beside them', async () => {
    const { id, name } = newShopify();
    const [made] = (await send(shopifyId, shopifyOrder({ id, name }))).body.data.list;
    const clientId = host.seeded.one.clientId;
    const lastSale = () =>
      host.database.platform((tx) =>
        tx
          .selectFrom('establishments')
          .select('last_sale_created_at')
          .where('client_id', '=', clientId)
          .where('id', '=', harbour)
          .execute(),
      );
    await host.database.platform(async (tx) => {
      await tx.updateTable('orders').set({ brought_from: 'Shopify' }).where('client_id', '=', clientId).where('id', '=', made.id).execute();
      const none = { last_sale_created_at: null };
      await tx.updateTable('establishments').set(none).where('client_id', '=', clientId).where('id', '=', harbour).execute();
    });
    expect(statuses(await send(shopifyId, shopifyRefunded({ id, name })))).toEqual(['updated']);
    expect(await orderOf(made.id)).toMatchObject({ status: 'partially_refunded', brought_from: 'Shopify' });
    expect(await lastSale()).toEqual([{ last_sale_created_at: null }]);
  });

  test('answers whoever has not signed with its key alike, whatever it is that is wrong', async () => {
    const document = newShopify();
    const refusals = [
      await send(shopifyId, document, { secret: 'another key' }),
      await send(shopifyId, document, { signature: '' }),
      await send(shopifyId, document, { signature: 'AAAA' }),
      await send(shopifyId, document, { signed: JSON.stringify({ ...document, total_price: '1.00' }) }),
      await send(999_999, document, { program: 'shopify' }),
      await send('x', document, { program: 'shopify' }),
      await send(shopifyId, document, { program: 'square' }),
      await send(shopifyId, document, { program: 'xero' }),
      await send(squareId, { order: newSquare() }, { signed: `https://elsewhere.example${url}/${squareId}/orders/square` }),
      await send(shopifyId, '{"half', { secret: 'another key' }),
    ];
    const [first] = refusals;
    for (const one of refusals) expect(one).toEqual(first);
    expect(first?.status).toBe(403);
    expect(await connectionOf(shopifyId)).toMatchObject({ orders_taken_at: null });
  });

  test('of a connection that is not in use, or without a key, takes nothing', async () => {
    expect((await host.call('PUT', `${url}/${shopifyId}`, { status: 'inactive' }, owner)).status).toBe(200);
    expect((await send(shopifyId, newShopify())).status).toBe(403);
    const active = { status: 'active', orders_location: null };
    expect((await host.call('PUT', `${url}/${shopifyId}`, active, owner)).status).toBe(200);
    expect(statuses(await send(shopifyId, newShopify()))).toEqual(['created']);
    const { id } = (await host.call('POST', url, { integration: 'shopify', establishment_id: harbour }, owner)).body.data;
    expect((await send(id, newShopify(), { secret: 'no key' })).status).toBe(403);
  });

  test('says of a signed body that cannot be read what is wrong with it', async () => {
    expect((await send(shopifyId, '{"half')).status).toBe(400);
    expect((await send(shopifyId, '[]')).status).toBe(400);
    expect((await send(shopifyId, newShopify({ name: 'a\0b' }))).status).toBe(422);
  });

  test('keeps what is refused for the owner: at the connection, and in the log', async () => {
    const pounds = newShopify({ currency: 'GBP' });
    const wrong = newShopify({ total_tax: '9.99' });
    const { body, status } = await send(shopifyId, { orders: [pounds, wrong, newShopify()] });
    expect(status).toBe(200);
    expect(body.data.list).toMatchObject([
      { order: pounds.name, id: null, status: 'rejected', reasons: [expect.stringContaining('sold in GBP')] },
      { order: wrong.name, id: null, status: 'rejected', reasons: [expect.stringContaining('5.10 USD, it says 9.99 USD')] },
      { status: 'created' },
    ]);
    expect(await connectionOf(shopifyId)).toMatchObject({
      orders_refused: wrong.name,
      orders_problem: expect.stringContaining('5.10 USD, it says 9.99 USD'),
      orders_refused_at: expect.any(String),
    });
    const { list } = (await host.call('POST', '/api/activity-log/list', { search: String(pounds.name), per_page: 5 }, owner)).body.data;
    expect(list).toMatchObject([
      { description: expect.stringMatching(`^Order ${pounds.name} of Shopify was refused\\. It was sold in GBP`), causer: 'Shopify' },
    ]);
  });

  test('counts no order in two establishments, and leaves out those of other locations', async () => {
    const elsewhere = await connect('square', { establishment_id: market });
    const one = newSquare();
    expect(statuses(await send(squareId, { order: one }))).toEqual(['created']);
    await host.database.platform((tx) =>
      tx
        .updateTable('establishments')
        .set({ currency: 'USD' })
        .where('client_id', '=', host.seeded.one.clientId)
        .where('id', '=', market)
        .execute(),
    );
    const again = await send(elsewhere, { order: one }, { program: 'square' });
    expect(again.body.data.list).toMatchObject([{ status: 'rejected', reasons: [expect.stringContaining('another establishment')] }]);
    const picky = await connect('square', { orders_location: 'OTHER' });
    expect((await send(picky, { order: newSquare() }, { program: 'square' })).body.data).toEqual({ list: [], elsewhere: 1 });
  });

  test('hears so many calls a minute of one address, and no more', async () => {
    const busy = await connect('shopify');
    const sent: number[] = [];
    for (let at = 0; at < 61; at++) sent.push((await send(busy, {}, { program: 'shopify', secret: 'wrong' })).status);
    expect(sent.at(0)).toBe(403);
    expect(sent.at(-1)).toBe(429);
  });
});

describe('the key and the address of a connection', () => {
  test('the key is shown never again, only its end, and stands in no log', async () => {
    const shown = JSON.stringify([
      await connectionOf(shopifyId),
      (await host.call('POST', `${url}/list`, { establishment_id: harbour }, owner)).body,
      (await host.call('POST', '/api/activity-log/list', { per_page: 50 }, owner)).body,
      (await host.call('POST', `${url}/${shopifyId}/history`, {}, owner)).body,
    ]);
    expect(shown).not.toContain(key);
    expect(await connectionOf(shopifyId)).toMatchObject({ orders_key_ending: 'gram' });
  });

  test('a new key ends the one before', async () => {
    await host.call('POST', `${url}/${shopifyId}/orders-key`, { key: 'the key after it' }, owner);
    expect((await send(shopifyId, newShopify())).status).toBe(403);
    expect((await send(shopifyId, newShopify(), { secret: 'the key after it' })).status).toBe(200);
  });

  test('only programs that send orders have one', async () => {
    const { id } = (await host.call('POST', url, { integration: 'xero', establishment_id: harbour }, owner)).body.data;
    expect((await host.call('POST', `${url}/${id}/orders-key`, { key }, owner)).status).toBe(409);
    expect((await host.call('GET', `${url}/${id}/orders`, undefined, owner)).status).toBe(404);
    expect((await host.call('POST', `${url}/${id}/take-orders`, { document: {} }, owner)).status).toBe(404);
  });

  test('the address begins with the public one of the host', async () => {
    const { body } = await host.call('GET', `${url}/${squareId}/orders`, undefined, owner);
    expect(body.data).toEqual({ address: `${publicUrl}${url}/${squareId}/orders/square` });
    expect((await host.call('GET', `${url}/${squareId}/orders`, undefined, other)).status).toBe(404);
  });
});

describe('a file of orders', () => {
  const take = (id: number, document: unknown, token = owner) => host.call('POST', `${url}/${id}/take-orders`, { document }, token);

  test('takes in what is not there yet, whichever way it came before, and says of the rest why not', async () => {
    const known = newSquare();
    await send(squareId, { order: known });
    const wrong = newSquare({ total_money: usd(1) });
    const answer = await take(squareId, { orders: [known, newSquare(), wrong] });
    expect(answer.status).toBe(200);
    expect(statuses(answer)).toEqual(['unchanged', 'created', 'rejected']);
    expect(answer.body.data.list[2].reasons).toEqual([expect.stringMatching(/31\.17 USD, it says -?\d+\.\d\d USD/)]);
  });

  test('is for those who may send orders there: nobody of another business, and no one without the permission', async () => {
    const staff = await host.signIn('staff@demo.test');
    expect((await take(squareId, { orders: [newSquare()] }, staff)).status).toBe(403);
    expect((await take(squareId, { orders: [newSquare()] }, other)).status).toBe(404);
    expect((await take(squareId, 'x')).status).toBe(422);
  });
});
