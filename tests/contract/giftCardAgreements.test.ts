import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { orderOf } from '#/tests/support/orderHistories.ts';
import { ReportAsking } from '#/tests/support/reportAsking.ts';
import { setClock } from '#/tests/support/sales.ts';
import { rounds } from '#/tests/support/thorough.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/** Identity 9 of figures.md for gift cards, in whatever order orders come, however often, and whatever they said before. */

const ORDERS = rounds(80, 400);
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

test('what cards moved and what moved none is all that was paid with them and sold onto them', async () => {
  const place = { clientId: host.seeded.one.clientId, id: here(), currency: 'GBP', decimals: 2, timezone: 'Europe/London', dayStartsAt: 0 };
  const [first, later] = [1, 2].map((seed) => fc.sample(orderOf(place), { numRuns: ORDERS, seed }));
  // Half of them are said anew, otherwise than before; what came first may come again.
  const revised = (later ?? [])
    .slice(ORDERS / 2)
    .map((order, i): OrderInput => ({ ...order, uuid: first?.[i]?.uuid ?? '', revision: 100 }));
  for (const orders of [first, revised, first?.slice(0, 30)]) {
    const { list } = await call('/api/sales/intake', { orders });
    expect(list.filter(({ status }: { status: string }) => status === 'rejected')).toEqual([]);
  }
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
