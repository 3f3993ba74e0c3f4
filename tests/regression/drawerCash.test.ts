import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderInput, PaymentInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

// Cash sales were typed by hand and contradicted the payments: three weeks of drawers came to 9,646 where 13,297.86 had been taken.

let host: TestApp;
let owner: string;
let harbour: number;
let front: { id: number; station_token: string };
let bar: { id: number; station_token: string };

const stations = '/api/admin/clients/establishment-station';
const drawers = '/api/cash-drawer-session';
beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  const admin = await host.signIn('admin@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
  const station = async (name: string) =>
    (await host.call('POST', stations, { client_id: host.seeded.one.clientId, name, establishment: harbour }, admin)).body.data;
  front = await station('Front till');
  bar = await station('Bar till');
});
afterAll(() => host.close());

const sold = (time: string, payment: Partial<PaymentInput>, changes: Partial<OrderInput> = {}) =>
  anOrder({
    local_created_at: `2026-03-02 ${time}`,
    payment_date: `2026-03-02 ${time}`,
    payments: [{ method: 'cash', amount: 10, ...payment }],
    ...changes,
  });
const send = async (orders: OrderInput[], token: string) => {
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders }, token);
  expect(body.data.list.map(({ status, errors }: { status: string; errors?: object }) => errors ?? status)).not.toContain('rejected');
};
const open = async (values: object, token = owner) => host.call('POST', drawers, { establishment_id: harbour, ...values }, token);
const read = async (id: number) => (await host.call('GET', `${drawers}/${id}`, undefined, owner)).body.data;
const day = { date_from: '2026-03-02', date_to: '2026-03-02' };
const report = async (path: string, days: object = day) => {
  const { status, body } = await host.call('POST', path, { establishment_ids: [harbour], ...days }, owner);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

describe('a cash drawer', () => {
  it('sells what was taken and given back in cash at its station while it was open, and nothing else', async () => {
    const { body } = await open({ number: 'D-1', opened_at: '2026-03-02 09:00:00', opening_float: 100, station: front.id });
    const { id } = body.data;
    const first = sold('10:00:00', { tip: 1.5 });
    const back = sold('11:00:00', {}, { status: 'refunded', lines: [{ title: 'Soup', price: 10, quantity: 1, refund_quantity: 1 }] });
    back.payments?.push({ method: 'cash', amount: 10, status: 'refunded', at: '2026-03-02 11:30:00' });
    await send([first, back, sold('12:00:00', {}), sold('12:10:00', { method: 'card' })], front.station_token);
    await send([sold('08:59:59', {}), sold('13:00:00', { status: 'failed' }, { status: 'open', payment_date: null })], front.station_token);
    await send([sold('12:00:00', {})], bar.station_token);
    await send([sold('12:30:00', {}), sold('12:40:00', { station_id: front.id })], owner);
    // 11.50, 10 taken and given back, 10 three times: cash of which no station is known is in the drawer that is open.
    expect(await read(id)).toMatchObject({ cash_sales: 41.5, expected: 141.5 });

    await send([first], front.station_token);
    await send([{ ...first, revision: 2, payments: [{ method: 'card', amount: 10 }] }], front.station_token);
    expect(await read(id)).toMatchObject({ cash_sales: 30, expected: 130 });

    const movements = [
      { kind: 'pay_in', amount: 5 },
      { kind: 'drop', amount: 60 },
    ];
    const closed = { movements, counted: 74, closed_at: '2026-03-02 14:00:00' };
    expect((await host.call('PUT', `${drawers}/${id}`, closed, owner)).status).toBe(200);
    await send([sold('14:00:00', {})], front.station_token);
    expect(await read(id)).toMatchObject({ cash_sales: 30, expected: 75, counted: 74, difference: -1 });
  });

  it('and the cash outside of drawers are all the cash there was', async () => {
    const history = await report('/api/cash-drawer-history');
    const outside = await report('/api/cash-outside-drawers');
    const cash = await report('/api/cash-summary');
    expect(history.list).toMatchObject([{ number: 'D-1', cash_sales: 30, expected: 75, difference: -1 }]);
    expect(outside.list).toEqual([
      { day: '2026-03-02', station: 'Bar till', count: 1, amount: 10 },
      { day: '2026-03-02', station: 'Front till', count: 2, amount: 20 },
    ]);
    expect(history.totals.cash_sales + outside.totals.amount).toBe(cash.net_cash);
  });

  // Two days of one drawer: the second day had no drawer and no cash outside of one, but cash in the summary.
  it('that is open for two days has the cash of both, each day says how much', async () => {
    const at = (time: string) => ({ local_created_at: time, payment_date: time });
    const { id } = (await open({ number: 'D-7', opened_at: '2026-02-09 20:00:00', station: front.id })).body.data;
    const evening = [sold('', {}, at('2026-02-09 19:00:00')), sold('', { tip: 2 }, at('2026-02-09 21:00:00'))];
    await send([...evening, sold('', {}, at('2026-02-10 08:00:00'))], front.station_token);
    await host.call('PUT', `${drawers}/${id}`, { closed_at: '2026-02-10 09:00:00', counted: 22 }, owner);
    const where = (date: string) => report('/api/cash-in-drawers', { date_from: date, date_to: date });
    expect(await where('2026-02-09')).toMatchObject({ drawers: 12, other_drawers: 0, outside: 10, net_cash: 22, other_days: 10 });
    expect(await where('2026-02-10')).toMatchObject({ drawers: 0, other_drawers: 10, outside: 0, net_cash: 10, other_days: 0 });
    for (const date of ['2026-02-09', '2026-02-10'])
      expect((await where(date)).net_cash).toBe((await report('/api/cash-summary', { date_from: date, date_to: date })).net_cash);
  });

  it('takes no cash sales by hand', async () => {
    const { status, body } = await open({ number: 'D-2', opened_at: '2026-03-03 09:00:00', station: front.id, cash_sales: 500 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['cash_sales']]);
  });

  it('that nobody closed ends where the next begins; a point of sale opens its own', async () => {
    const drawer = async (values: object) => (await open(values, bar.station_token)).body.data.id;
    const forgotten = await drawer({ number: 'D-3', opened_at: '2026-03-04 09:00:00' });
    const at = (time: string) => ({ local_created_at: time, payment_date: time });
    await send([sold('', {}, at('2026-03-04 21:00:00')), sold('', {}, at('2026-03-05 09:30:00'))], bar.station_token);
    expect(await read(forgotten)).toMatchObject({ station: bar.id, cash_sales: 20 });
    const next = await drawer({ number: 'D-4', opened_at: '2026-03-05 09:00:00' });
    const within = await drawer({ number: 'D-5', opened_at: '2026-03-05 09:10:00', closed_at: '2026-03-05 09:20:00', counted: 0 });
    const cash = async (id: number) => (await read(id)).cash_sales;
    expect([await cash(forgotten), await cash(next), await cash(within)]).toEqual([10, 10, 0]);
    // A drawer of no station has what no station's own has.
    const shared = (await open({ number: 'D-6', opened_at: '2026-03-05 09:05:00' })).body.data.id;
    await send([sold('', {}, at('2026-03-05 10:00:00'))], front.station_token);
    expect([await cash(next), await cash(shared)]).toEqual([10, 10]);
  });

  it('and the money that was taken keep their station from being deleted', async () => {
    const admin = await host.signIn('admin@demo.test');
    expect((await host.call('DELETE', `${stations}/${bar.id}`, undefined, admin)).status).toBe(409);
  });

  // A running drawer's expected cash stood in the sum: 1,145.00 expected, 600.00 counted, and a difference of 3.00.
  it('that is still open stands apart in the totals, so that these agree with each other', async () => {
    const at = (number: string, hour: number) => ({ number, opened_at: `2026-03-09 ${hour}:00:00`, opening_float: 100, station: bar.id });
    const { id } = (await open(at('D-20', 10))).body.data;
    await host.call('PUT', `${drawers}/${id}`, { closed_at: '2026-03-09 11:00:00', counted: 97 }, owner);
    await open(at('D-21', 12));
    const { list, totals } = await report('/api/cash-drawer-history', { date_from: '2026-03-09', date_to: '2026-03-09' });
    expect(list).toMatchObject([
      { number: 'D-21', expected: 100, counted: null, difference: null, not_counted: 100 },
      { number: 'D-20', expected: 100, counted: 97, difference: -3, not_counted: null },
    ]);
    expect(totals).toMatchObject({ expected: 200, counted: 97, difference: -3, not_counted: 100 });
    expect(totals.counted + totals.not_counted - totals.expected).toBe(totals.difference);
  });
});
