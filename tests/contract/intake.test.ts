import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const send = (orders: unknown[], token = owner, establishment_id: unknown = harbour) =>
  host.call('POST', '/api/sales/intake', { establishment_id, orders }, token);
const first = async (order: unknown) => (await send([order])).body.data.list[0];
const view = async (id: number, token = owner) => (await host.call('GET', `/api/sales/${id}`, undefined, token)).body.data;
const netOf = async (id: number) => {
  const { rows } = await host.database.tenant(host.seeded.one.clientId, (tx) =>
    sql<{
      net: number;
    }>`select coalesce(sum(gross - discount - refund), 0)::bigint as net from tenant.facts_sales where order_id = ${id}`.execute(tx),
  );
  return rows[0]?.net;
};

describe('the intake of orders', () => {
  test('stores an order with its lines, discounts, service charges and payments under the names of the specification', async () => {
    const order = anOrder({
      order_number: 'A-17',
      receipt_number: 'R9',
      user_name: 'Nia',
      order_type: 'Dine in',
      table: '4',
      guests: 2,
      lines: [
        {
          title: 'Soup',
          price: 12,
          quantity: 2,
          discount: 1,
          taxes: [{ name: 'VAT', rate: 20, inclusive: true }],
          modifiers: [{ name: 'Bread', price: 0.5 }],
        },
        {
          title: 'Wine',
          price: 7.5,
          quantity: 1,
          category: 'Drinks',
          void: { reason: 'Wrong item', by: 'Nia', at: '2026-03-01 12:31:00' },
        },
      ],
      discounts: [{ name: 'Friends', type: 'percent', value: 10 }],
      service_charges: [{ name: 'Service', amount: 2, tax: 0.4 }],
      payments: [
        { method: 'card', amount: 24.5, tip: 3, surcharge: 0.5, card_brand: 'Visa', last_four: '4242', at: '2026-03-01 12:30:00' },
      ],
    });
    // 25.00 − 1.00 = 24.00; 10 % off = 21.60, of which 3.60 is tax; 2.40 service with its tax; 0.50 surcharge.
    order.payments = order.payments?.map((payment) => ({ ...payment, amount: 24.5 }));
    const result = await send([order]);
    expect(result).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        message: '1 created, 0 updated, 0 unchanged, 0 rejected',
        data: { list: [{ uuid: order.uuid, status: 'created' }] },
      },
    });
    const stored = await view(result.body.data.list[0].id);
    expect(stored).toMatchObject({
      order_number: 'A-17',
      receipt_number: 'R9',
      user_name: 'Nia',
      local_created_at: '2026-03-01T12:30:00.000Z',
      payment_date: '2026-03-01T12:30:00.000Z',
      business_day: '2026-03-01',
      gross: 20.83,
      discount: 2.83,
      net: 18,
      tax: 4,
      service_charge: 2,
      surcharge: 0.5,
      total_amount: 24.5,
      tip: 3,
      status: 'paid',
      lines: [
        {
          title: 'Soup',
          price: 12,
          quantity: 2,
          gross: 20.83,
          discount: 2.83,
          net: 18,
          tax: 3.6,
          total: 21.6,
          modifiers: [{ name: 'Bread', price: 0.5, quantity: 1 }],
        },
        { title: 'Wine', category: 'Drinks', void_reason: 'Wrong item', voided_by: 'Nia' },
      ],
      discounts: [{ name: 'Friends', value: 2.4, percent: 10 }],
      service_charges: [{ name: 'Service', amount: 2, tax: 0.4 }],
      sales_payment_histories: [
        { method: 'card', amount: 24.5, tip: 3, surcharge: 0.5, card_brand: 'Visa', last_four: '4242', status: 'captured' },
      ],
    });
    const payments = await host.call(
      'POST',
      '/api/payment-history/list',
      { establishment_id: harbour, filters: { order: stored.id } },
      owner,
    );
    expect(payments.body.data.list).toMatchObject([
      { method: 'card', amount: 24.5, tip: 3, status: 'captured', user_name: 'Nia', _titles: { order: 'A-17' } },
    ]);
    const listed = await host.call('POST', '/api/sales/list', { establishment_id: harbour, search: 'A-17' }, owner);
    expect(listed.body.data.list).toMatchObject([{ order_number: 'A-17', sales_payment_histories: [{ method: 'card' }] }]);
  });

  test('changes nothing when an order comes again, takes a newer revision and ignores an older one', async () => {
    const order = anOrder({ payments: [{ method: 'cash', amount: 10 }] });
    const { id, status } = await first(order);
    expect(status).toBe('created');
    expect(await first(order)).toEqual({ uuid: order.uuid, id, status: 'unchanged' });
    expect(await first({ ...order, uuid: order.uuid.toUpperCase() })).toMatchObject({ id, status: 'unchanged' });
    const refunded = {
      ...order,
      revision: 3,
      status: 'refunded' as const,
      lines: [{ ...order.lines[0], refunded_at: '2026-03-02 09:00:00' }],
    };
    expect(await first(refunded)).toEqual({ uuid: order.uuid, id, status: 'updated' });
    expect(await first({ ...order, revision: 2 })).toMatchObject({ id, status: 'unchanged' });
    const stored = await view(id);
    expect(stored).toMatchObject({
      status: 'refunded',
      refund_amount: 10,
      revision: 3,
      lines: [{ refund_quantity: 1, refund_amount: 10, refunded_at: '2026-03-02T09:00:00.000Z' }],
    });
    expect(stored.sales_payment_histories).toMatchObject([
      { status: 'captured', amount: 10 },
      { status: 'refunded', amount: 10, method: 'cash', at: '2026-03-02T09:00:00.000Z' },
    ]);
    expect(stored.lines).toHaveLength(1);
    expect(await netOf(id)).toBe(0);
  });

  test('takes the newest of several revisions in one batch', async () => {
    const order = anOrder();
    const { body } = await send([order, { ...order, revision: 4, order_number: 'newest' }, { ...order, revision: 2 }]);
    expect(body.data.list.map((one: { status: string }) => one.status)).toEqual(['created', 'updated', 'unchanged']);
    expect(await view(body.data.list[0].id)).toMatchObject({ order_number: 'newest', revision: 4 });
    expect(await netOf(body.data.list[0].id)).toBe(1000);
  });

  test('stores an order once that two points of sale send at the same moment', async () => {
    const order = anOrder();
    const answers = await Promise.all([send([order, anOrder()]), send([anOrder(), order]), send([order])]);
    const statuses = answers.flatMap(({ body }) => body.data.list).filter(({ uuid }: { uuid: string }) => uuid === order.uuid);
    expect(statuses.map(({ status }: { status: string }) => status).sort()).toEqual(['created', 'unchanged', 'unchanged']);
    expect(await netOf(statuses[0].id)).toBe(1000);
  });

  test('refuses a paid order whose payments do not add up, with the difference', async () => {
    const less = anOrder({ lines: [{ title: 'Soup', price: 12.5, quantity: 1 }], payments: [{ method: 'cash', amount: 12 }] });
    expect(await first(less)).toEqual({
      uuid: less.uuid,
      id: null,
      status: 'rejected',
      errors: { payments: ['The payments come to 12.00 GBP, the order to 12.50 GBP: 0.50 GBP is missing'] },
    });
    const more = { ...less, payments: [{ method: 'cash', amount: 13 }] };
    expect((await first(more)).errors).toEqual({
      payments: ['The payments come to 13.00 GBP, the order to 12.50 GBP: 0.50 GBP is too much'],
    });
  });

  test('gives an order that was paid without payments one of method other', async () => {
    const { id } = await first(anOrder());
    expect((await view(id)).sales_payment_histories).toMatchObject([
      { method: 'other', amount: 10, status: 'captured', at: '2026-03-01T12:30:00.000Z' },
    ]);
  });

  test('takes the good orders of a batch and says of each other one what is wrong', async () => {
    const good = anOrder();
    const { status, body } = await send([
      { ...anOrder(), lines: [{ title: '', price: -1, quantity: 0, colour: 'red' }] },
      good,
      'nonsense',
      { ...anOrder(), local_created_at: '2026-02-30 10:00:00' },
      anOrder({ lines: [{ title: 'A', price: 1.005, quantity: 1 }] }),
    ]);
    expect(status).toBe(200);
    expect(body.message).toBe('1 created, 0 updated, 0 unchanged, 4 rejected');
    expect(body.data.list[0].errors).toMatchObject({
      'lines.0.title': expect.any(Array),
      'lines.0.price': expect.any(Array),
      'lines.0.quantity': ['Enter more than 0'],
      'lines.0.colour': expect.any(Array),
    });
    expect(body.data.list[1]).toMatchObject({ uuid: good.uuid, status: 'created' });
    expect(body.data.list[2]).toMatchObject({ uuid: null, status: 'rejected' });
    expect(Object.keys(body.data.list[3].errors)).toEqual(['local_created_at']);
    expect(Object.keys(body.data.list[4].errors)).toEqual(['lines.0.price']);
  });

  test('counts a sale on the business day of its establishment', async () => {
    await setClock(host, { dayStartsAt: '04:00' });
    const { id } = await first(anOrder({ local_created_at: '2026-07-02 01:30:00' }));
    expect(await view(id)).toMatchObject({ business_day: '2026-07-01', local_created_at: '2026-07-02T00:30:00.000Z' });
    await setClock(host);
  });

  test('needs the permission, in that establishment', async () => {
    const [manager, staff, nobody] = await Promise.all(['manager', 'staff', 'nobody'].map((name) => host.signIn(`${name}@demo.test`)));
    expect((await send([anOrder()], manager)).status).toBe(200);
    expect((await send([anOrder()], manager, host.seeded.one.establishments[1])).status).toBe(403);
    for (const token of [staff, nobody]) expect((await send([anOrder()], token)).status).toBe(403);
    expect((await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders: [anOrder()] })).status).toBe(401);
  });

  test('knows no establishment of another business, and no order of it', async () => {
    const stranger = await host.signIn('owner@other.test');
    expect((await send([anOrder()], stranger)).status).toBe(404);
    expect((await send([], stranger)).status).toBe(404);
    const order = anOrder({ order_number: 'ours' });
    const { id } = await first(order);
    const theirs = (await send([{ ...order, order_number: 'theirs' }], stranger, host.seeded.two.establishments[0])).body.data.list[0];
    expect(theirs.status).toBe('created');
    expect(theirs.id).not.toBe(id);
    expect((await view(id)).order_number).toBe('ours');
    expect((await host.call('GET', `/api/sales/${id}`, undefined, stranger)).status).toBe(404);
  });

  test('refuses a body that is no batch', async () => {
    expect((await send([])).status).toBe(422);
    expect((await send(Array.from({ length: 501 }, () => anOrder()))).status).toBe(422);
    expect((await send([anOrder()], owner, 'one')).body.errors).toHaveProperty('establishment_id');
    expect((await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders: [anOrder()], extra: 1 }, owner)).status).toBe(
      422,
    );
  });

  test('takes orders from a super-admin for the business of the establishment', async () => {
    const admin = await host.signIn('admin@demo.test');
    const order = anOrder({ uuid: randomUUID() });
    expect((await send([order], admin)).body.data.list[0].status).toBe('created');
    expect(await first(order)).toMatchObject({ status: 'unchanged' });
  });
});
