import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';
import { squareOrder } from '#/tests/support/samples/orders/squareOrders.ts';

const connections = '/api/third-party-integration';
const key = 'a signature key of the program';
const publicUrl = 'https://books.example.test';

let host: TestApp;
let owner: string;
let establishment_id: number;
let counted: Record<string, number> = {};

beforeAll(async () => {
  host = await salesApp({
    config: { publicUrl },
    metrics: {
      measure: () => undefined,
      jobEnded: () => undefined,
      ordersCame(way, outcome, orders) {
        if (orders) counted[`${way} ${outcome}`] = (counted[`${way} ${outcome}`] ?? 0) + orders;
      },
      listen: () => Promise.reject(new Error('nobody listens here')),
    },
  });
  await setClock(host, { currency: 'USD', timezone: 'America/Chicago' });
  owner = await host.signIn('owner@demo.test');
  establishment_id = host.seeded.one.establishments[0] ?? 0;
});
afterAll(() => host.close());
beforeEach(() => {
  counted = {};
});

const send = (orders: unknown[], token: string) => host.call('POST', '/api/sales/intake', { establishment_id, orders }, token);

test('orders are counted by who sent them: a station, a key, a person', async () => {
  const admin = await host.signIn('admin@demo.test');
  const station = { client_id: host.seeded.one.clientId, name: 'Front', establishment: establishment_id };
  const till = (await host.call('POST', '/api/admin/clients/establishment-station', station, admin)).body.data.station_token;
  const rights = { establishments: [establishment_id], permissions: ['OrderCreate'] };
  const program = (await host.call('POST', '/api/api-key', { name: 'Web shop', ...rights }, owner)).body.data.api_key;
  for (const token of [till, program, owner]) expect((await send([anOrder(), { uuid: 'none' }], token)).status).toBe(200);
  const each = (way: string) => ({ [`${way} created`]: 1, [`${way} rejected`]: 1 });
  expect(counted).toEqual({ ...each('station'), ...each('api_key'), ...each('person') });
});

test('what a call is refused for as a whole counts no order', async () => {
  expect((await send([anOrder()], 'nobody')).status).toBe(401);
  expect((await send([anOrder()], await host.signIn('nobody@demo.test'))).status).toBe(403);
  expect(counted).toEqual({});
});

test('a program’s orders are counted by its webhook or its file', async () => {
  const { id } = (await host.call('POST', connections, { integration: 'square', establishment_id }, owner)).body.data;
  expect((await host.call('POST', `${connections}/${id}/orders-key`, { key }, owner)).status).toBe(200);
  const order = squareOrder({ id: 'SQ-1', reference_id: 'S1' });
  const path = `${connections}/${id}/orders/square`;
  const text = JSON.stringify({ order });
  const signature = createHmac('sha256', key).update(`${publicUrl}${path}${text}`).digest('base64');
  expect((await host.call('POST', path, text, undefined, { 'x-square-hmacsha256-signature': signature })).status).toBe(200);
  const document = { orders: [order, squareOrder({ id: 'SQ-2', reference_id: 'S2' })] };
  expect((await host.call('POST', `${connections}/${id}/take-orders`, { document }, owner)).status).toBe(200);
  expect(counted).toEqual({ 'program_webhook created': 1, 'program_file unchanged': 1, 'program_file created': 1 });
});
