import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { alertWatch } from '#/tests/support/alertWatch.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

/** What went past a limit is raised once, and settles by itself. */

let host: TestApp;
let owner: string;
let here: number;
let market: number;
let watch: ReturnType<typeof alertWatch>;
beforeAll(async () => {
  host = await salesApp();
  await setClock(host, { dayStartsAt: '04:00' });
  owner = await host.signIn('owner@demo.test');
  [here, market] = host.seeded.one.establishments as [number, number];
  watch = alertWatch(host, owner, here);
});
afterEach(() => watch.clear());
afterAll(() => host.close());

const call = (...args: Parameters<typeof watch.call>) => watch.call(...args);
const made = (path: string, body: object) => watch.made(path, body);
const rule = (body: object) => watch.rule(body);
const send = (...orders: object[]) => watch.send(...orders);
const look = (now: string) => watch.look(now);
const alerts = (token?: string) => watch.alerts(token);

describe('a counted drawer', () => {
  let count = 0;
  const drawer = (counted: number, closed_at: string) => {
    count += 1;
    return made('/api/cash-drawer-session', {
      number: `S-${count}`,
      opened_at: `${closed_at.slice(0, 10)} 09:00:00`,
      opening_float: 50,
      counted,
      closed_at,
    });
  };

  test('that is short by more than the limit is raised once, however many hosts look and how often', async () => {
    await rule({ kind: 'over_short', amount: 5 });
    const { id, number } = await drawer(44.5, '2026-03-02 18:00:00');
    await drawer(45, '2026-03-02 18:00:00');
    await Promise.all([1, 2, 3].map(() => look('2026-03-02T19:00:00.000Z')));
    await look('2026-03-03T08:00:00.000Z');
    expect(await alerts()).toMatchObject([
      {
        kind: 'over_short',
        drawer: id,
        day: '2026-03-02',
        status: 'open',
        message: `Drawer ${number} is short by 5.50 GBP (limit 5.00 GBP)`,
      },
    ]);
    expect(watch.queued).toEqual([{ userId: host.seeded.one.users['owner@demo.test'], alerts: 1 }]);
  });

  test('is settled by a payment that comes late, and stays where it was looked at for long', async () => {
    await rule({ kind: 'over_short', amount: 5 });
    await drawer(60, '2026-03-05 18:00:00');
    await look('2026-03-05T19:00:00.000Z');
    expect(await alerts()).toMatchObject([{ status: 'open', message: expect.stringContaining('over by 10.00 GBP') }]);
    const at = '2026-03-05 12:00:00';
    await send({ local_created_at: at, payment_date: at, payments: [{ method: 'cash', amount: 10, at }] });
    await look('2026-03-09T19:00:00.000Z');
    expect(await alerts()).toMatchObject([{ status: 'settled', settled_at: expect.stringMatching(/^2026-03-09/) }]);
    await drawer(10, '2026-03-10 18:00:00');
    await look('2026-03-10T19:00:00.000Z');
    await look('2026-06-10T19:00:00.000Z');
    expect((await alerts()).map(({ status }) => status)).toEqual(['settled', 'open']);
  });

  test('of before the rule’s two days is no news', async () => {
    await rule({ kind: 'over_short', amount: 5 });
    await drawer(10, '2026-03-12 18:00:00');
    await look('2026-03-15T19:00:00.000Z');
    expect(await alerts()).toEqual([]);
  });
});

describe('an order that is not paid', () => {
  test('is raised once the hours are over, seen by who looks at it, and settled when it is paid', async () => {
    await rule({ kind: 'unpaid_order', hours: 2.5 });
    const order = anOrder({ order_number: 'T-1', local_created_at: '2026-03-01 12:00:00', status: 'open' });
    await send(order);
    await look('2026-03-01T14:29:00.000Z');
    expect(await alerts()).toEqual([]);
    await look('2026-03-01T14:31:00.000Z');
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      kind: 'unpaid_order',
      status: 'open',
      message: 'Order T-1 of 10.00 GBP is still not paid 2.5 hours after it was opened',
    });
    await call('POST', `/api/alert/${alert?.id}/see`, {}, 200);
    await look('2026-03-02T14:31:00.000Z');
    expect(await alerts()).toMatchObject([{ id: alert?.id, status: 'seen' }]);
    const at = '2026-03-02 15:00:00';
    await send({ ...order, revision: 2, status: 'paid', payment_date: at, payments: [{ method: 'card', amount: 10, at }] });
    await look('2026-03-02T16:00:00.000Z');
    expect(await alerts()).toMatchObject([{ id: alert?.id, status: 'settled' }]);
    expect(watch.queued).toHaveLength(1);
  });
});

describe('an item', () => {
  test('at its reorder point is raised, settled when it comes in, open again on the same day without an email, and new on another', async () => {
    await rule({ kind: 'low_stock' });
    const { id } = await made('/api/ingredient', { name: 'Flour', uom: 'kg', reorder_point: 4 });
    const stock = (verb: string, quantity: number) =>
      call('POST', `/api/inventory/${verb}`, { establishment_id: here, item_id: { type: 'ingredients', id }, quantity }, 200);
    await stock('add', 3);
    await look('2026-03-02T12:00:00.000Z');
    expect(await alerts()).toMatchObject([
      { item: { type: 'ingredients', id }, message: 'Flour: 3 left, to be reordered at 4 (unit: kilogram)', status: 'open' },
    ]);
    await stock('deduct', 1);
    await look('2026-03-02T12:05:00.000Z');
    expect(await alerts()).toMatchObject([{ message: 'Flour: 2 left, to be reordered at 4 (unit: kilogram)' }]);
    await stock('add', 10);
    await look('2026-03-02T12:10:00.000Z');
    expect(await alerts()).toMatchObject([{ status: 'settled' }]);
    await stock('deduct', 9);
    await look('2026-03-02T12:15:00.000Z');
    expect(await alerts()).toMatchObject([{ status: 'open', settled_at: null }]);
    expect(watch.queued).toHaveLength(1);
    await stock('add', 10);
    await look('2026-03-02T12:20:00.000Z');
    await stock('deduct', 10);
    await look('2026-03-03T12:00:00.000Z');
    expect((await alerts()).map(({ status }) => status)).toEqual(['settled', 'open']);
    expect(watch.queued).toHaveLength(2);
    await stock('add', 100);
  });
});

describe('a business day', () => {
  const at = '2026-04-01 13:00:00';
  const paid = (price: number, voided = 0) => ({
    local_created_at: at,
    payment_date: at,
    lines: [
      { title: 'Soup', price, quantity: 1 },
      ...(voided ? [{ title: 'Tea', price: voided, quantity: 1, void: { reason: 'Cold', by: 'Nia', at } }] : []),
    ],
    payments: [{ method: 'card', amount: price, at }],
  });

  test('of many voids is raised once it has orders enough, with its figure as it is', async () => {
    await rule({ kind: 'voids', percent: 5, least_orders: 2 });
    await send(paid(100, 6));
    await look('2026-04-01T13:00:00.000Z');
    expect(await alerts()).toEqual([]);
    await send(paid(10));
    await look('2026-04-01T14:00:00.000Z');
    expect(await alerts()).toMatchObject([
      { kind: 'voids', day: '2026-04-01', message: 'Voids came to 6.00 GBP: 5.45 % of gross sales (limit 5 %)', status: 'open' },
    ]);
    await send(paid(10));
    await look('2026-04-01T15:00:00.000Z');
    expect(await alerts()).toMatchObject([{ status: 'settled' }]);
  });

  test('with labour past its limit is raised when it is over', async () => {
    await rule({ kind: 'labour', percent: 30 });
    const employee = await made('/api/employee', { first_name: 'Ana', last_name: 'Vale', hourly_rate: 12.5 });
    await made('/api/time-entry', { employee: employee.id, date: '2026-04-01', time_in: '09:00', time_out: '13:00' });
    await look('2026-04-02T02:00:00.000Z');
    expect(await alerts()).toEqual([]);
    await look('2026-04-02T08:00:00.000Z');
    // 50.00 of 120.00
    expect(await alerts()).toMatchObject([
      { kind: 'labour', day: '2026-04-01', message: 'Labour cost 50.00 GBP: 41.67 % of net sales (limit 30 %)' },
    ]);
    await look('2026-05-02T08:00:00.000Z');
    expect(await alerts()).toMatchObject([{ status: 'open' }]);
  });
});

describe('silence', () => {
  const hours = { kind: 'no_sales', minutes: 30, opens_at: '18:00', closes_at: '02:00' };

  test('counts while the establishment is open, past midnight too, and ends with an order', async () => {
    await rule(hours);
    // Summer time: 18:00 is 17:00 UTC.
    await look('2026-07-01T16:59:00.000Z');
    await look('2026-07-01T17:30:00.000Z');
    expect(await alerts()).toEqual([]);
    await look('2026-07-01T17:31:00.000Z');
    await look('2026-07-01T17:40:00.000Z');
    expect(await alerts()).toMatchObject([
      { kind: 'no_sales', status: 'open', message: 'Nothing sold since 18:00, for more than 30 minutes' },
    ]);
    await send({ local_created_at: '2026-07-01 23:50:00', status: 'open' });
    await look('2026-07-01T22:55:00.000Z');
    expect(await alerts()).toMatchObject([{ status: 'settled' }]);
    await look('2026-07-01T23:21:00.000Z');
    expect(await alerts()).toMatchObject([
      { status: 'settled' },
      { status: 'open', day: '2026-07-01', message: 'Nothing sold since 23:50, for more than 30 minutes' },
    ]);
    await look('2026-07-02T01:00:00.000Z');
    expect((await alerts()).map(({ status }) => status)).toEqual(['settled', 'settled']);
    expect(watch.queued).toHaveLength(2);
  });
});

test('two rules of one kind raise each their own; one that watches something else settles what it raised', async () => {
  const hours = { kind: 'no_sales', opens_at: '00:00', closes_at: '23:59' };
  const { id } = await rule({ ...hours, minutes: 1 });
  await rule({ ...hours, minutes: 60, people: [] });
  await look('2026-08-01T23:30:00.000Z');
  expect(await alerts()).toMatchObject([{ rule: id, status: 'open' }]);
  await look('2026-08-02T02:30:00.000Z');
  expect((await alerts()).map(({ status }) => status)).toEqual(['open', 'open']);
  expect(watch.queued).toHaveLength(1);
  await call('PUT', `/api/alert-rule/${id}`, { kind: 'low_stock' }, 200);
  await look('2026-08-02T02:35:00.000Z');
  expect((await alerts()).map(({ status }) => status)).toEqual(['settled', 'open']);
});

test('a rule that is paused settles what it raised; another business and another establishment have nothing of it', async () => {
  const { id } = await rule({ kind: 'no_sales', minutes: 1, opens_at: '00:00', closes_at: '23:59' });
  await look('2026-08-01T12:00:00.000Z');
  expect(await alerts()).toMatchObject([{ establishment_id: here, status: 'open' }]);
  expect((await host.call('POST', '/api/alert/list', { establishment_id: market }, owner)).body.data.list).toEqual([]);
  expect(await alerts(await host.signIn('owner@other.test'))).toEqual([]);
  await call('PUT', `/api/alert-rule/${id}`, { status: 'inactive' }, 200);
  await look('2026-08-01T12:05:00.000Z');
  expect(await alerts()).toMatchObject([{ status: 'settled' }]);
});

test('a rule wants the limit of its kind, and takes none of another', async () => {
  const { status, body } = await host.call(
    'POST',
    '/api/alert-rule',
    { establishment_id: here, name: 'Odd', kind: 'voids', amount: 3 },
    owner,
  );
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['amount', 'percent']]);
  const { id } = await rule({ kind: 'unpaid_order', hours: 4 });
  expect(await call('PUT', `/api/alert-rule/${id}`, { kind: 'low_stock' }, 200)).toMatchObject({ hours: null, amount: null });
});

describe('a sales target', () => {
  const sold = (day: string, amount: number) => {
    const at = `${day} 12:00:00`;
    return {
      local_created_at: at,
      payment_date: at,
      lines: [{ title: 'Menu', price: amount, quantity: 1 }],
      payments: [{ method: 'card', amount, at }],
    };
  };

  test('is told once when net sales of its period reach it, and stays when the period is over', async () => {
    await rule({ kind: 'target', target: 100, period: 'day' });
    await rule({ kind: 'target', target: 150, period: 'week' });
    // A Sunday: the week has begun.
    await send(sold('2026-03-08', 30));
    await send(sold('2026-03-09', 60));
    await look('2026-03-09T13:00:00.000Z');
    expect(await alerts()).toEqual([]);
    await send(sold('2026-03-09', 40));
    await look('2026-03-09T14:00:00.000Z');
    await look('2026-03-09T15:00:00.000Z');
    const ofDay = {
      kind: 'target',
      day: '2026-03-09',
      status: 'open',
      message: 'Net sales of the day have reached their target of 100.00 GBP',
    };
    expect(await alerts()).toMatchObject([ofDay]);
    await send(sold('2026-03-11', 20));
    await look('2026-03-11T13:00:00.000Z');
    const ofWeek = {
      kind: 'target',
      day: '2026-03-11',
      status: 'open',
      message: 'Net sales of the week have reached their target of 150.00 GBP',
    };
    expect(await alerts()).toMatchObject([ofDay, ofWeek]);
    await look('2026-03-12T13:00:00.000Z');
    await look('2026-03-16T13:00:00.000Z');
    expect(await alerts()).toMatchObject([ofDay, ofWeek]);
    expect(watch.queued).toHaveLength(2);
  });
});
