import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

/** Who is short, and on which days. */

let host: TestApp;
let owner: string;
let harbour: number;
let nia: number;
let max: number;
beforeAll(async () => {
  host = await salesApp();
  await setClock(host, { dayStartsAt: '04:00' });
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
  const employee = async (first_name: string) =>
    (await call('/api/employee', { first_name, last_name: 'Brook', email: `${first_name}@example.com` }, 201)).id;
  nia = await employee('Nia');
  max = await employee('Max');
});
afterAll(() => host.close());

const call = async (path: string, body: object, wanted = 200) => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: harbour, ...body }, owner);
  expect(status, JSON.stringify(answer)).toBe(wanted);
  return answer.data;
};
let count = 0;
const drawer = async (day: string, counted: number | null, values: object, [from, to] = ['09:00:00', '18:00:00']) => {
  count += 1;
  const closed = counted === null ? {} : { counted, closed_at: `${day} ${to}` };
  return call(
    '/api/cash-drawer-session',
    { number: `S-${count}`, opened_at: `${day} ${from}`, opening_float: 50, ...closed, ...values },
    201,
  );
};
const asked = { establishment_ids: undefined as number[] | undefined, date_from: '2026-03-01', date_to: '2026-03-31' };
const report = async (path: string, more: object = {}) => {
  const { status, body } = await host.call('POST', path, { ...asked, establishment_ids: [harbour], ...more }, owner);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

test('what drawers are over or short by is told by who counted them and by their business day', async () => {
  await drawer('2026-03-02', 48.5, {
    closed_by: nia,
    opened_by: max,
    movements: [{ kind: 'no_sale', employee: max }, { kind: 'no_sale' }],
  });
  await drawer('2026-03-03', 150.25, { opened_by: nia });
  const sold = { local_created_at: '2026-03-03 10:00:00', payment_date: '2026-03-03 10:00:00' };
  await call('/api/sales/intake', {
    orders: [anOrder({ ...sold, lines: [{ title: 'Soup', price: 100, quantity: 1 }], payments: [{ method: 'cash', amount: 100 }] })],
  });
  await drawer('2026-03-04', 50, { closed_by: max });
  // Before four in the morning it is still the day before.
  await drawer('2026-03-05', 47, { closed_by: nia }, ['03:00:00', '03:30:00']);
  await drawer('2026-03-06', 49, {});
  await drawer('2026-03-07', null, { opened_by: nia });

  const byPerson = await report('/api/over-short');
  expect(byPerson.list).toEqual([
    {
      person: 'Nia Brook',
      net: -4.25,
      short: -4.5,
      over: 0.25,
      short_times: 2,
      sessions: 3,
      largest: -3,
      net_percent: -4.25,
      cash_sales: 100,
      no_sales: 1,
    },
    { person: null, net: -1, short: -1, over: 0, short_times: 1, sessions: 1, largest: -1, net_percent: null, cash_sales: 0, no_sales: 0 },
    {
      person: 'Max Brook',
      net: 0,
      short: 0,
      over: 0,
      short_times: 0,
      sessions: 1,
      largest: 0,
      net_percent: null,
      cash_sales: 0,
      no_sales: 1,
    },
  ]);
  expect(byPerson.totals).toMatchObject({ net: -5.25, short: -5.5, over: 0.25, short_times: 3, sessions: 5, no_sales: 2 });
  expect((await report('/api/over-short-by-day')).list).toMatchObject([
    { day: '2026-03-02', net: -1.5, short_times: 1, sessions: 1 },
    { day: '2026-03-03', net: 0.25, short_times: 0, sessions: 1 },
    { day: '2026-03-04', net: -3, short: -3, over: 0, sessions: 2 },
    { day: '2026-03-06', net: -1, sessions: 1 },
  ]);
  // What a figure opens are its drawers, and they come to it.
  const opened = await report('/api/cash-drawer-history', { person: 'Nia Brook' });
  expect(opened.list.map(({ number }: { number: string }) => number)).toEqual(['S-4', 'S-2', 'S-1']);
  expect(opened.totals).toMatchObject({ difference: -4.25, cash_sales: 100 });
  const ofDay = await report('/api/cash-drawer-history', { date_from: '2026-03-04', date_to: '2026-03-04' });
  expect([ofDay.list.length, ofDay.totals.difference]).toEqual([2, -3]);
});
