import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { salesApp, setClock } from '#/tests/support/sales.ts';
import { shopifyOrder } from '#/tests/support/samples/orders/shopifyOrders.ts';
import { squareOrder, squareReturn, usd } from '#/tests/support/samples/orders/squareOrders.ts';

const url = '/api/refused-order';
const connections = '/api/third-party-integration';

let host: TestApp;
let owner: string;
let establishment: number;
let shopify: number;
let square: number;
let last = 2000;

beforeAll(async () => {
  host = await salesApp();
  await setClock(host, { currency: 'USD', timezone: 'America/Chicago' });
  owner = await host.signIn('owner@demo.test');
  establishment = host.seeded.one.establishments[0] as number;
  shopify = await connect('shopify');
  square = await connect('square');
});
afterAll(() => host.close());

async function connect(integration: string): Promise<number> {
  return (await host.call('POST', connections, { integration, establishment_id: establishment }, owner)).body.data.id;
}

const fresh = () => {
  last += 1;
  return last;
};
const newShopify = (changes: object = {}) => shopifyOrder({ id: fresh(), name: `#${last}`, ...changes });

/** What became of the orders of a document. */
async function send(document: object, connection = shopify): Promise<{ id: number | null; status: string; reasons: string[] }[]> {
  const answer = await host.call('POST', `${connections}/${connection}/take-orders`, { document }, owner);
  expect(answer.status).toBe(200);
  return answer.body.data.list;
}

/** The refused orders of a number. */
async function kept(number: unknown) {
  const { body } = await host.call('POST', `${url}/list`, { establishment_id: establishment, search: String(number) }, owner);
  return body.data.list;
}

const perform = (id: number, verb: string, token = owner) => host.call('POST', `${url}/${id}/${verb}`, {}, token);

async function currencyOf(currency: string): Promise<void> {
  const { clientId } = host.seeded.one;
  await host.database.platform((tx) =>
    sql`update public.establishments set currency = ${currency} where client_id = ${clientId} and id = ${establishment}`.execute(tx),
  );
}

async function isSentKept(id: number): Promise<boolean> {
  const { clientId } = host.seeded.one;
  const { rows } = await host.database.platform((tx) =>
    sql<{
      kept: boolean;
    }>`select document is not null as kept from public.refused_orders where client_id = ${clientId} and id = ${id}`.execute(tx),
  );
  return rows[0]?.kept === true;
}

test('an order is kept as it was refused, once, with all that is wrong and what people know it by', async () => {
  const wrong = newShopify({ total_tax: '9.99', subtotal_price: '1.00' });
  await send(wrong);
  await send({ orders: [wrong, newShopify()] });
  const [order, ...others] = await kept(wrong.name);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    ...{ number: wrong.name, status: 'refused', times: 2, integration: 'shopify', currency: 'USD', total: 56.1, order: null },
    connection: shopify,
    external_id: String(wrong.id),
    sold: expect.stringContaining('×'),
    reason: expect.stringMatching(/net sales of .+ it says .+\. Its lines come to a tax of 5\.10 USD, it says 9\.99 USD/),
  });
  expect(JSON.stringify((await host.call('GET', `${url}/${order.id}`, undefined, owner)).body)).not.toContain('line_items');
  expect(await isSentKept(order.id)).toBe(true);
});

test('what the program put right settles it', async () => {
  const wrong = newShopify({ total_tax: '9.99' });
  await send(wrong);
  const [taken] = await send(shopifyOrder({ id: wrong.id, name: wrong.name }));
  const [order] = await kept(wrong.name);
  expect(order).toMatchObject({ status: 'taken', order: taken?.id });
  expect(await isSentKept(order.id)).toBe(false);
  expect((await perform(order.id, 'take-in')).status).toBe(409);
});

test('a return of Square is settled by the document that has its sale too', async () => {
  const sale = squareOrder({ id: `SQ-${fresh()}`, reference_id: `S${last}` });
  const [back] = squareReturn().returns as [object];
  const given = squareReturn({ id: `R-${last}`, reference_id: `R${last}`, returns: [{ ...back, source_order_id: sale.id }] });
  await send({ order: given }, square);
  expect(await kept(`R${last}`)).toMatchObject([{ status: 'refused' }]);
  const [taken] = await send({ orders: [sale, given] }, square);
  expect(await kept(`R${last}`)).toMatchObject([{ status: 'taken', order: taken?.id }]);
});

test('what was wrong here is put right, and the order taken in as it was sent', async () => {
  await currencyOf('GBP');
  const dollars = newShopify();
  await send(dollars);
  const [order] = await kept(dollars.name);
  const still = await perform(order.id, 'take-in');
  expect(still).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^It is still refused\. It was sold in USD/) } });
  expect(await kept(dollars.name)).toMatchObject([{ status: 'refused', times: 1 }]);
  await currencyOf('USD');
  const taken = await perform(order.id, 'take-in');
  expect(taken).toMatchObject({ status: 200, body: { data: { status: 'taken', order: expect.any(Number) } } });
  const sale = await host.call('GET', `/api/sales/${taken.body.data.order}`, undefined, owner);
  expect(sale.body.data).toMatchObject({ order_number: dollars.name, total_amount: 56.1 });
  expect(await isSentKept(order.id)).toBe(false);
  expect((await send(dollars)).map(({ status }) => status)).toEqual(['unchanged']);
});

test('what is dismissed is kept no more and taken in no more, until the program sends it again', async () => {
  const wrong = newShopify({ total_tax: '9.99' });
  await send(wrong);
  const [order] = await kept(wrong.name);
  expect(await perform(order.id, 'dismiss')).toMatchObject({ status: 200, body: { data: { status: 'dismissed' } } });
  expect(await isSentKept(order.id)).toBe(false);
  expect((await perform(order.id, 'take-in')).status).toBe(409);
  await send(wrong);
  expect((await kept(wrong.name)).map(({ status }: { status: string }) => status).sort()).toEqual(['dismissed', 'refused']);
});

test('whose connection is gone says what to do', async () => {
  const gone = await connect('square');
  const wrong = squareOrder({ id: `SQ-${fresh()}`, reference_id: `S${last}`, total_money: usd(1) });
  await send({ order: wrong }, gone);
  const [order] = await kept(`S${last}`);
  expect((await host.call('DELETE', `${connections}/${gone}`, undefined, owner)).status).toBe(200);
  const answer = await perform(order.id, 'take-in');
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('its connection is gone') } });
});

test('test orders, and documents without an order, are none to be mended', async () => {
  const probe = newShopify({ test: true });
  await send(probe);
  expect(await kept(probe.name)).toEqual([]);
  const { total } = (await host.call('POST', `${url}/list`, { establishment_id: establishment }, owner)).body.data;
  await send({ ids: [1, 2] });
  expect((await host.call('POST', `${url}/list`, { establishment_id: establishment }, owner)).body.data.total).toBe(total);
});

test('whatever its id, its items and its amounts are, it is kept and settled', async () => {
  const id = Array.from({ length: 900 }, (_, at) => createHash('sha256').update(String(at)).digest('base64')).join('');
  const odd = squareOrder({ id, reference_id: `S${fresh()}`, total_money: usd(Number.MAX_SAFE_INTEGER) });
  await send({ order: odd }, square);
  const [order] = await kept(`S${last}`);
  expect(order).toMatchObject({ status: 'refused', external_id: id.slice(0, 200) });
  const [taken] = await send({ order: squareOrder({ id, reference_id: `S${last}` }) }, square);
  expect(await kept(`S${last}`)).toMatchObject([{ status: 'taken', order: taken?.id }]);
});
