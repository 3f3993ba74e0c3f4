import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { isSold } from '#/server/domain/sales/figures.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { figuresOf, orderOf } from '#/tests/support/orderHistories.ts';
import { ReportAsking } from '#/tests/support/reportAsking.ts';
import { setClock } from '#/tests/support/sales.ts';
import { rounds } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/** Identity 9 of figures.md for gift cards and points, in whatever order orders come, however often, and whatever they said before. */

const ORDERS = rounds(80, 400);
const RATE = 2;
const COST = 30;
let host: WorkingApp;
let owner: string;
beforeAll(async () => {
  host = await workingApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

const here = () => host.seeded.one.establishments[0] as number;
const call = async (path: string, body: object) => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: here(), ...body }, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
};
const all = async (path: string, filters: object = {}) => {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const { list, pagination_options } = await call(path, { filters, per_page: 100, page });
    rows.push(...list);
    if (page >= pagination_options.last_page) return rows;
  }
};
const sum = (rows: readonly Record<string, number>[], of: (row: Record<string, number>) => number) =>
  Number(rows.reduce((total, row) => total + of(row), 0).toFixed(2));

const place = () => ({
  clientId: host.seeded.one.clientId,
  id: here(),
  currency: 'GBP',
  decimals: 2,
  timezone: 'Europe/London',
  dayStartsAt: 0,
});

/**
 * Takes in orders in three waves: half of them are said anew, otherwise than before, a quarter twice; what came first then comes again.
 * @returns what was said of each last
 */
async function takeIn(change: (order: OrderInput, nth: number) => OrderInput): Promise<OrderInput[]> {
  const [first = [], ...later] = [1, 2, 3].map((seed) => fc.sample(orderOf(place()), { numRuns: ORDERS, seed }).map(change));
  const again = later.map((orders, wave) =>
    orders
      .slice(0, ORDERS / 2 / (wave + 1))
      .map((order, i): OrderInput => ({ ...order, uuid: first[i]?.uuid ?? '', revision: 100 + wave })),
  );
  for (const orders of [first, ...again, first.slice(0, 30)]) {
    const { list } = await call('/api/sales/intake', { orders });
    expect(list.filter(({ status }: { status: string }) => status === 'rejected')).toEqual([]);
  }
  return [...new Map([...first, ...again.flat()].map((order) => [order.uuid, order])).values()];
}

test('what cards moved and what moved none is all that was paid with them and sold onto them', async () => {
  await takeIn((order) => order);
  const reports = new ReportAsking(host, model, owner);
  const question = { establishment_ids: [here()], date_from: '2026-03-01', date_to: '2026-08-01' };
  const agree = async () => {
    const methods = (await reports.data('drawer-payments', question)).list;
    const paid = methods.find(({ method }) => method === 'gift_card')?.amount;
    const unmatched = (await reports.data('unmatched-gift-cards', question)).totals.amount ?? 0;
    const summary = await reports.data('sales-summary', question);
    const moved = await all('/api/gift-card/transaction/list');
    const of = (...kinds: string[]) => moved.filter(({ kind }) => kinds.includes(kind));
    expect(sum(of('redeem', 'refund'), ({ debit = 0, credit = 0 }) => debit - credit) + Number(unmatched)).toBeCloseTo(Number(paid), 6);
    expect(sum(of('activate', 'load', 'unload'), ({ debit = 0, credit = 0 }) => credit - debit)).toBeCloseTo(Number(summary.gift_cards), 6);
    for (const { id, current_balance } of await all('/api/gift-card/list'))
      expect(
        sum(
          moved.filter(({ gift_card }) => gift_card === id),
          ({ debit = 0, credit = 0 }) => credit - debit,
        ),
      ).toBe(current_balance);
    return Number(unmatched);
  };
  const unmatched = await agree();
  await call('/api/gift-card', { card_number: 'never-1', currency: 'GBP' });
  expect(await agree()).toBeLessThan(unmatched);
});

test('members have the points that orders earned and spent on what was left of them', async () => {
  const settings = { establishment_id: here(), kind: 'loyalty' };
  const { updated_at } = await call('/api/establishment/get-meta', settings);
  await call('/api/establishment-meta', { ...settings, values: { enabled: true, points_per_unit: RATE, visit_minimum: 5 }, updated_at });
  const reward = { reward_type: 'percent_off', value: 10, unlock_by: 'points', threshold: COST };
  const { id: reward_id } = await call('/api/loyalty-program', { name: 'Ten off', ...reward });
  const cards = ['POINTS-1', 'POINTS-2'];
  await call('/api/loyalty-member', { card_number: cards[0] });
  const said = await takeIn((order, nth) => ({
    ...order,
    uuid: randomUUID(),
    loyalty_card: nth % 3 === 2 ? null : cards[nth % 3],
    discounts: order.discounts?.map((one, i) => (i === 0 ? { ...one, reward_id } : one)),
  }));
  // The other is made when all is over.
  await call('/api/loyalty-member', { card_number: cards[1] });
  const members = await all('/api/loyalty-member/list', {});
  const moved = await all('/api/loyalty-transaction/list', {});
  for (const card of cards) {
    const { id, total_points } = members.find(({ card_number }) => card_number === card);
    const due = said.filter(({ loyalty_card }) => loyalty_card === card).map(pointsOf);
    expect(due.filter((points) => points !== 0).length).toBeGreaterThan(ORDERS / 10);
    expect(total_points).toBe(due.reduce((total, points) => total + points, 0));
    const own = moved.filter(({ member }) => member === id);
    expect(sum(own, ({ debit = 0, credit = 0 }) => credit - debit)).toBe(total_points);
  }
});

/** What an order gives a member in the end, reckoned anew: of its sale less what was given back, and the reward's cost in proportion. */
function pointsOf(order: OrderInput): number {
  const { paid, lines } = figuresOf(order, place());
  if (!paid) return 0;
  const sold = lines.filter(isSold);
  const given = (refunds: typeof sold) => refunds.reduce((total, { refund }) => total + (refund?.net ?? 0), 0);
  const before = given(sold.filter(({ refund }) => refund && refund.moment.at <= paid.at));
  const net = sold.reduce((total, line) => total + line.net, 0) - before;
  const left = net - (given(sold) - before);
  const cost = order.discounts?.[0] ? Math.ceil(COST * (net > 0 ? left / net : 1)) : 0;
  return Math.floor((left * RATE) / 100) - cost;
}
