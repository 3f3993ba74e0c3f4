import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LineFigures } from '#/server/domain/sales/figures.ts';
import { fromWhole, sumOf } from '#/server/domain/sales/minorUnits.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { figuresOf, orderOf } from '#/tests/support/orderHistories.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

const url = '/api/third-party-integration';
const tax = (account: string) => ({ part: 'tax', name: 'VAT', account });

let host: TestApp;
let owner: string;
let admin: string;
let other: string;
let harbour: number;
let market: number;

beforeAll(async () => {
  host = await salesApp({ roles: { staff: ['Integrations', 'IntegrationDetail', 'IntegrationCreate'] } });
  await setClock(host);
  [owner, admin, other] = await Promise.all([
    host.signIn('owner@demo.test'),
    host.signIn('admin@demo.test'),
    host.signIn('owner@other.test'),
  ]);
  [harbour, market] = host.seeded.one.establishments as [number, number];
});
afterAll(() => host.close());

const connect = async (body: object = {}, establishment_id = harbour) =>
  (await host.call('POST', url, { integration: 'xero', establishment_id, ...body }, owner)).body.data as { id: number; updated_at: string };
const intake = (orders: object[], establishment_id = harbour) =>
  host.call('POST', '/api/sales/intake', { establishment_id, orders }, owner);
const journalOf = async (id: number, day: string, token = owner) => host.call('POST', `${url}/${id}/journal`, { day }, token);

interface Line {
  part: string;
  name: string | null;
  account: string | null;
  debit: number;
  credit: number;
}

describe('saving a connection', () => {
  test('adds one, and with the id of a known one changes that one', async () => {
    const { id } = await connect({ value: [tax('2200')] });
    const again = await host.call('POST', url, { id, integration: 'quickbooks', value: [tax('2300')] }, owner);
    expect(again).toMatchObject({ status: 200, body: { data: { id, integration: 'quickbooks', value: [tax('2300')] } } });
    const { list } = (await host.call('POST', `${url}/list`, { establishment_id: harbour, filters: { id: [id] } }, owner)).body.data;
    expect(list).toEqual([expect.objectContaining({ id, integration: 'quickbooks' })]);
  });

  test('finds no record of another business, nor one that is not there, and changes nothing', async () => {
    const { id } = await connect({ value: [tax('2200')] });
    expect((await host.call('POST', url, { id, value: [] }, other)).status).toBe(404);
    for (const unknown of [999_999, 'x', -1, 1.5])
      expect((await host.call('POST', url, { id: unknown, value: [] }, owner)).status, String(unknown)).toBe(404);
    expect((await host.call('GET', `${url}/${id}`, undefined, owner)).body.data.value).toEqual([expect.objectContaining(tax('2200'))]);
  });

  test('asks for the permission to edit, whoever may add', async () => {
    const { id } = await connect();
    const staff = await host.signIn('staff@demo.test');
    expect((await host.call('POST', url, { id, integration: 'xero' }, staff)).status).toBe(403);
    expect((await host.call('POST', url, { integration: 'xero', establishment_id: harbour }, staff)).status).toBe(201);
  });

  test('refuses a part that is mapped twice, at its second row', async () => {
    const { status, body } = await host.call(
      'POST',
      url,
      { integration: 'xero', establishment_id: harbour, value: [tax('1'), tax('2')] },
      owner,
    );
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { 'value.1.name': ['This is mapped already: change that row, or remove one of them'] },
    });
  });
});

describe('the mapping', () => {
  test('has every part of the establishment, mapped or not, and what is mapped and gone', async () => {
    await host.call('POST', '/api/tax', { name: 'VAT', rate: 20, type: 'percent', establishment_id: market }, owner);
    await host.call('POST', '/api/tax', { name: 'Elsewhere', rate: 20, type: 'percent', establishment_id: harbour }, owner);
    await host.call('POST', '/api/product-categories', { name: 'Soups', establishment_id: market }, owner);
    const { id } = await connect(
      {
        value: [
          { ...tax('2200'), location: 'Leeds' },
          { part: 'discount', name: 'Old', account: '4900' },
        ],
      },
      market,
    );
    const { status, body } = await host.call('GET', `${url}/${id}/mapping`, undefined, owner);
    expect(status).toBe(200);
    const said = (body.data.list as Line[]).map(({ part, name, account }) => [part, name, account]);
    expect(said).toEqual([
      ['category', 'Soups', null],
      ['tax', 'VAT', '2200'],
      ['payment_method', 'cash', null],
      ['payment_method', 'card', null],
      ['payment_method', 'loyalty', null],
      ['payment_method', 'other', null],
      ['category', null, null],
      ['surcharge', null, null],
      ['tip', null, null],
      ['gift_card_liability', null, null],
      ['discount', 'Old', '4900'],
    ]);
    expect(body.data.list[1].location).toBe('Leeds');
    expect((await host.call('GET', `${url}/${id}/mapping`, undefined, other)).status).toBe(404);
    expect((await host.call('GET', `${url}/${id}/mapping`, undefined, admin)).status).toBe(200);
  });
});

describe('the journal of a day', () => {
  test('books sales, taxes, tips and payments of that day alone, where the mapping says', async () => {
    const lines = [{ title: 'Soup', category: 'Food', price: 12, quantity: 1, taxes: [{ name: 'VAT', rate: 20, inclusive: true }] }];
    const payments = [
      { method: 'card', amount: 7, tip: 1.5 },
      { method: 'gift_card', amount: 5 },
    ];
    const order = anOrder({ local_created_at: '2026-01-10 12:00:00', lines, payments } as Parameters<typeof anOrder>[0]);
    expect((await intake([order, anOrder({ local_created_at: '2026-01-11 12:00:00' })])).body.data.list[0].errors).toBeUndefined();
    const value = [tax('2200'), { part: 'category', name: 'Food', account: '4000' }, { part: 'gift_card_liability', account: '2100' }];
    const { id } = await connect({ value });
    const { status, body } = await journalOf(id, '2026-01-10');
    expect(status).toBe(200);
    expect(body.data.list.map((one: Line) => [one.part, one.name, one.account, one.debit, one.credit])).toEqual([
      ['payment_method', 'card', null, 8.5, 0],
      ['gift_card_liability', null, '2100', 5, 0],
      ['category', 'Food', '4000', 0, 10],
      ['tax', 'VAT', '2200', 0, 2],
      ['tip', null, null, 0, 1.5],
    ]);
    expect(body.data).toMatchObject({ currency: 'GBP', totals: { debit: 13.5, credit: 13.5 }, unmapped: 2 });
  });

  test('balances to the penny on every day of any orders, refunds, deposits, voids and surcharges among them', async () => {
    const establishment = {
      clientId: host.seeded.one.clientId,
      id: market,
      currency: 'GBP',
      decimals: 2,
      timezone: 'Europe/London',
      dayStartsAt: 240,
    };
    await host.database.platform((tx) =>
      tx
        .updateTable('establishments')
        .set({ currency: 'GBP', timezone: 'Europe/London', business_day_starts_at: '04:00' })
        .where('id', '=', market)
        .execute(),
    );
    const orders = fc.sample(orderOf(establishment), { numRuns: 60, seed: 11 });
    const { list } = (await intake(orders, market)).body.data as { list: { errors?: object }[] };
    expect(list.filter(({ errors }) => errors)).toEqual([]);
    const { id } = await connect({}, market);
    const first = Date.UTC(2026, 2, 24);
    let collected = 0;
    for (let at = 0; at < 48; at++) {
      const day = new Date(first + at * 86_400_000).toISOString().slice(0, 10);
      const { totals, list: lines, unmapped } = (await journalOf(id, day)).body.data;
      expect(totals.debit, day).toBe(totals.credit);
      expect(unmapped, day).toBe(lines.length);
      const isMoney = ({ part }: Line) => part === 'payment_method' || part === 'gift_card_liability';
      collected += lines.filter(isMoney).reduce((sum: number, { debit, credit }: Line) => sum + Math.round((debit - credit) * 100), 0);
    }
    const isHeld = ({ voided, giftCard }: LineFigures) => giftCard !== null && !voided;
    const paid = orders.map((order) => figuresOf(order, establishment)).filter((one) => one.paid);
    const signed = paid
      .flatMap(({ payments }) => payments)
      .map(({ status, amount, tip }) => (status === 'failed' ? 0 : status === 'captured' ? 1 : -1) * (amount + tip));
    // What cards were sold for was collected and is owed by the same entry.
    const held = paid.flatMap(({ lines }) => lines.map((one) => (isHeld(one) ? one.total - (one.refund?.amount ?? 0) : 0)));
    expect(fromWhole(collected, 2)).toBe(fromWhole(sumOf(signed) - sumOf(held), 2));
    expect(sumOf(held)).toBeGreaterThan(0);
    expect(collected).toBeGreaterThan(0);
  });

  test('asks for a day, and is nobody else’s', async () => {
    const { id } = await connect();
    expect((await host.call('POST', `${url}/${id}/journal`, {}, owner)).body.errors).toHaveProperty('day');
    expect((await journalOf(id, '2026-01-10', other)).status).toBe(404);
  });
});

describe('the lists of the accounting program', () => {
  const base = '/api/accounting-integration';
  const add = async (list: string, values: object, establishment_id = harbour) =>
    (await host.call('POST', `${base}/${list}`, { ...values, establishment_id }, owner)).body.data as { id: number };
  const listOf = async (list: string, establishment_id: number, token = owner) =>
    host.call('POST', `${base}/${list}/list`, { establishment_id }, token);

  test('are each establishment’s own: accounts, locations and subsidiaries, called by code and name', async () => {
    const company = await add('subsidiaries', { name: 'Kitchens Ltd' });
    const leeds = await add('locations', { code: 'LDS', name: 'Leeds', subsidiary: company.id });
    const food = await add('accounts', { code: '4000', name: 'Food sales', kind: 'income' });
    const cash = await add('accounts', { code: '4000', name: 'Cash', kind: 'asset' }, market);
    for (const [list, id, title] of [
      ['subsidiaries', company.id, 'Kitchens Ltd'],
      ['locations', leeds.id, 'LDS Leeds'],
      ['accounts', food.id, '4000 Food sales'],
    ] as const) {
      const { status, body } = await listOf(list, harbour);
      expect({ status, total: body.data.pagination_options.total }, list).toEqual({ status: 200, total: 1 });
      expect(body.data.list, list).toEqual([expect.objectContaining({ id, title })]);
    }
    expect((await listOf('accounts', market)).body.data.list).toEqual([expect.objectContaining({ id: cash.id, name: 'Cash' })]);
    expect((await listOf('locations', market)).body.data.list).toEqual([]);
  });

  test('are nobody else’s, and shown to nobody without the permission', async () => {
    await add('accounts', { name: 'Own' });
    for (const list of ['accounts', 'locations', 'subsidiaries']) {
      const { status, body } = await listOf(list, harbour, other);
      expect({ status, list: body.data.list }, list).toEqual({ status: 200, list: [] });
      expect((await listOf(list, harbour, await host.signIn('nobody@demo.test'))).status, list).toBe(403);
    }
  });

  test('hold an account once, by its code and by its name', async () => {
    await add('accounts', { code: '6000', name: 'Wages' });
    const again = async (values: object) =>
      (await host.call('POST', `${base}/accounts`, { ...values, establishment_id: harbour }, owner)).body.errors;
    expect(await again({ code: '6000', name: 'Salaries' })).toHaveProperty('code');
    expect(await again({ code: '6001', name: 'wages' })).toHaveProperty('name');
  });

  test('give the mapping their longest title', async () => {
    const { title } = (
      await host.call('POST', `${base}/accounts`, { code: 'C'.repeat(20), name: 'N'.repeat(120), establishment_id: harbour }, owner)
    ).body.data as { title: string };
    const { id } = await connect({ value: [tax(title)] });
    expect((await host.call('GET', `${url}/${id}`, undefined, owner)).body.data.value[0].account).toBe(title);
  });
});
