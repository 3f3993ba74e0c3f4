import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { orderOf } from '#/tests/support/orderHistories.ts';
import { ReportAsking } from '#/tests/support/reportAsking.ts';
import { setClock } from '#/tests/support/sales.ts';
import { rounds } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/**
 * Identity 9 of figures.md, whatever drawers were open: one after the other, over each other, of a station or of none; and whatever tills
 * report of them, before a drawer is opened and after, sent again and again.
 */

const ORDERS = rounds(60, 240);
let host: WorkingApp;
let owner: string;
let stations: readonly (number | null)[];
beforeAll(async () => {
  host = await workingApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  const admin = await host.signIn('admin@demo.test');
  const { clientId } = host.seeded.one;
  const station = async (name: string) => {
    const values = { client_id: clientId, name, establishment: here() };
    return (await host.call('POST', '/api/admin/clients/establishment-station', values, admin)).body.data.id as number;
  };
  stations = [await station('Front'), await station('Bar'), null];
});
afterAll(() => host.close());

const here = () => host.seeded.one.establishments[0] as number;
const hour = (number: number) => `${new Date(Date.UTC(2026, 2, 20, number)).toISOString().slice(0, 13).replace('T', ' ')}:00:00`;
const call = async (path: string, body: object) => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: here(), ...body }, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
};

test('what drawers took and what was taken outside of them is all cash there was', async () => {
  const establishment = {
    clientId: host.seeded.one.clientId,
    id: here(),
    currency: 'GBP',
    decimals: 2,
    timezone: 'Europe/London',
    dayStartsAt: 0,
  };
  const orders = fc.sample(orderOf(establishment), { numRuns: ORDERS, seed: 5 });
  const of = fc.sample(fc.integer({ min: 0, max: 2 }), { numRuns: ORDERS, seed: 6 });
  const { list } = await call('/api/sales/intake', { orders: orders.map((order, i) => ({ ...order, station_id: stations[of[i] ?? 0] })) });
  expect(list.filter(({ status }: { status: string }) => status === 'rejected')).toEqual([]);

  const reports = new ReportAsking(host, model, owner);
  const question = { establishment_ids: [here()], date_from: '2026-03-01', date_to: '2026-08-01' };
  const somedays = ['2026-03-25', '2026-04-07', '2026-04-08'].map((date) => ({ ...question, date_from: date, date_to: date }));
  /** Of any days: their cash is the cash summary's, and by the drawer that has it it is what the others reports say of drawers. */
  const placed = async (days: typeof question) => {
    const { drawers, other_drawers, outside, net_cash, other_days } = await reports.data('cash-in-drawers', days);
    const said = [
      Number((await reports.data('cash-summary', days)).net_cash),
      Number((await reports.data('cash-outside-drawers', days)).totals.amount ?? 0),
      Number((await reports.data('cash-drawer-history', days)).totals.cash_sales ?? 0),
    ];
    const found = [net_cash, outside, Number(drawers) + Number(other_days)].map((one) => Number(Number(one).toFixed(2)));
    expect(found).toEqual(said.map((one) => Number(one.toFixed(2))));
    expect(Number(drawers) + Number(other_drawers) + Number(outside)).toBeCloseTo(Number(net_cash), 6);
  };
  const sums = async () => {
    const inside = Number((await reports.data('cash-drawer-history', question)).totals.cash_sales ?? 0);
    const outside = Number((await reports.data('cash-outside-drawers', question)).totals.amount ?? 0);
    expect(inside + outside).toBeCloseTo(Number((await reports.data('cash-summary', question)).net_cash), 6);
    for (const days of [question, ...somedays]) await placed(days);
    return { inside, outside };
  };
  const kinds = ['pay_in', 'pay_out', 'drop', 'tip_out', 'no_sale'] as const;
  const movement = fc.record({
    kind: fc.constantFrom(...kinds),
    from: fc.integer({ min: 0, max: 1400 }),
    station: fc.integer({ min: 0, max: 2 }),
    cents: fc.integer({ min: 0, max: 99_999 }),
  });
  const entries = fc.sample(movement, { numRuns: ORDERS, seed: 8 }).map(({ kind, from, station, cents }) => ({
    ...{ uuid: randomUUID(), kind, at: hour(from), station_id: stations[station] ?? null },
    ...(kind !== 'no_sale' && { amount: cents / 100 }),
  }));
  const report = async (some: readonly object[]) => (await call('/api/cash-drawer/entries', { entries: some })).list;
  /** What moved, in cents, by kind: in drawers as their movements and their sums say it, and outside of them; with all there is. */
  const moved = async () => {
    const { list } = await call('/api/cash-drawer-session/list', { page: 1, per_page: 100 });
    const drawers = await Promise.all(
      list.map(async ({ id }: { id: number }) => (await host.call('GET', `/api/cash-drawer-session/${id}`, undefined, owner)).body.data),
    );
    const { list: outside } = await call('/api/till-cash-entry/list', { per_page: 500, filters: { drawer: null } });
    const cents = (rows: readonly { kind: string; amount: number | null }[], kind: string) =>
      rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + (kind === 'no_sale' ? 1 : Math.round((row.amount ?? 0) * 100)), 0);
    for (const one of drawers)
      expect(kinds.map((kind) => cents(one.movements, kind))).toEqual(
        kinds.map((kind) => (kind === 'no_sale' ? one.no_sales : Math.round(one[`${kind}s`] * 100))),
      );
    const movements = drawers.flatMap((one) => one.movements);
    return {
      sums: kinds.map((kind) => cents(movements, kind) + cents(outside, kind)),
      all: kinds.map((kind) => cents(entries as never, kind)),
    };
  };
  const half = entries.slice(0, ORDERS / 2);
  expect((await report(half)).map(({ status }: { status: string }) => status)).toEqual(half.map(() => 'outside'));

  const drawer = fc.record({
    station: fc.integer({ min: 0, max: 2 }),
    from: fc.integer({ min: 0, max: 1400 }),
    hours: fc.option(fc.integer({ min: 1, max: 200 }), { freq: 8 }),
  });
  const before = await sums();
  expect(before.inside).toBe(0);
  for (const [i, { station, from, hours }] of fc.sample(drawer, { numRuns: 12, seed: 7 }).entries()) {
    const closed = hours === null ? {} : { closed_at: hour(from + hours), counted: 0 };
    const { id } = await call('/api/cash-drawer-session', {
      number: `D-${i}`,
      station: stations[station],
      opened_at: hour(from),
      ...closed,
    });
    await sums();
    const read = (await host.call('GET', `/api/cash-drawer-session/${id}`, undefined, owner)).body.data;
    const { list: told } = await reports.data('cash-drawer-history', question);
    expect(told.find(({ number }) => number === `D-${i}`)).toMatchObject({ cash_sales: read.cash_sales, expected: read.expected });
  }
  await report(entries);
  await report(half);
  const { sums: found, all } = await moved();
  expect(found).toEqual(all);

  const history = (await reports.data('cash-drawer-history', question)).totals;
  const byPerson = (await reports.data('over-short', question)).totals;
  const byDay = (await reports.data('over-short-by-day', question)).totals;
  expect([byPerson.net, byPerson.no_sales]).toEqual([history.difference, history.no_sales]);
  expect([byDay.net, byDay.sessions]).toEqual([byPerson.net, byPerson.sessions]);
  expect(Number(byPerson.over) + Number(byPerson.short)).toBeCloseTo(Number(byPerson.net), 6);
  const after = await sums();
  expect([after.inside === before.inside, after.outside > 0]).toEqual([false, true]);
});
