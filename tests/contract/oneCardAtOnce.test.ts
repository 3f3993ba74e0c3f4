import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { ReportAsking } from '#/tests/support/reportAsking.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';
import { rounds } from '#/tests/support/thorough.ts';

/** One card and one member, by hundreds of orders in the same moment: docs/decisions/gift-cards.md and loyalty.md, to the cent. */

const AT_ONCE = rounds(60, 200);
const TIMES = 20;
const PAID = 10.01;
const HELD = AT_ONCE * 5;
const POINTS = 3;

let host: TestApp;
let owner: string;
let here: number;
beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  here = host.seeded.one.establishments[0] as number;
  const settings = { kind: 'loyalty' };
  const { updated_at } = await call('/api/establishment/get-meta', settings);
  await call('/api/establishment-meta', { ...settings, values: { enabled: true, points_per_unit: POINTS }, updated_at });
});
afterAll(() => host.close());

const call = async (path: string, body: object = {}) => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: here, ...body }, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
};
const read = async (path: string) => (await host.call('GET', path, undefined, owner)).body.data;
/** As a till does: what is not answered in time (503, where all connections are busy for long) is sent again until it is. */
const send = async (orders: readonly OrderInput[]): Promise<string[]> => {
  for (;;) {
    const { status, body } = await host.call('POST', '/api/sales/intake', { establishment_id: here, orders }, owner);
    if (status === 503) continue;
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.list.map(({ status: stored, errors }: { status: string; errors?: object }) => errors ?? stored);
  }
};

async function cardAndMember(name: string) {
  const card = await call('/api/gift-card', { card_number: `CARD-${name}`, currency: 'GBP' });
  await call(`/api/gift-card/${card.id}/activate`, { amount: HELD });
  const member = await call('/api/loyalty-member', { card_number: `MEMBER-${name}` });
  const order = () =>
    anOrder({
      loyalty_card: `MEMBER-${name}`,
      lines: [{ title: 'Soup', price: PAID, quantity: 1 }],
      payments: [{ method: 'gift_card', gift_card: `CARD-${name}`, amount: PAID }],
    });
  return { order, card: `/api/gift-card/${card.id}`, member: `/api/loyalty-member/${member.id}`, cardId: card.id as number };
}

test(`${AT_ONCE} redemptions of one card at once: each counts once, also those beyond what it held`, async () => {
  const { order, card, member, cardId } = await cardAndMember('MANY');
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send([order()])));
  expect(answers.flat().filter((status) => status !== 'created')).toEqual([]);
  const due = Number((HELD - AT_ONCE * PAID).toFixed(2));
  expect(due).toBeLessThan(-HELD);
  expect(await read(card)).toMatchObject({ current_balance: due });
  expect(await read(member)).toMatchObject({ total_points: AT_ONCE * Math.floor(PAID * POINTS), total_visits: AT_ONCE });
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      call('/api/gift-card/transaction/list', { filters: { gift_card: cardId, kind: 'redeem' }, per_page: 100, page }),
    ),
  );
  const redeemed: { debit: number; balance: number; order_id: number }[] = pages.flatMap(({ list }) => list);
  expect([redeemed.length, new Set(redeemed.map(({ order_id }) => order_id)).size]).toEqual([AT_ONCE, AT_ONCE]);
  // Each stands on the one before it: no two read the same balance.
  const steps = redeemed.map(({ balance }) => Math.round(balance * 100)).sort((a, b) => b - a);
  expect(steps).toEqual(Array.from({ length: AT_ONCE }, (_, nth) => Math.round((HELD - (nth + 1) * PAID) * 100)));
});

test(`one order sent ${TIMES} times at once redeems and earns once`, async () => {
  const { order, card, member } = await cardAndMember('ONE');
  const same = order();
  const answers = await Promise.all(Array.from({ length: TIMES }, () => send([same])));
  expect(answers.flat().sort()).toEqual(['created', ...Array.from({ length: TIMES - 1 }, () => 'unchanged')]);
  expect(await read(card)).toMatchObject({ current_balance: HELD - PAID });
  expect(await read(member)).toMatchObject({ total_points: Math.floor(PAID * POINTS), total_visits: 1 });
});

test('and all of it is what was paid with gift cards', async () => {
  const reports = new ReportAsking(host, model, owner);
  const question = { establishment_ids: [here], date_from: '2026-03-01', date_to: '2026-03-01' };
  const methods = await reports.data('drawer-payments', question);
  expect(methods.list).toMatchObject([{ method: 'gift_card', count: AT_ONCE + 1, amount: Number(((AT_ONCE + 1) * PAID).toFixed(2)) }]);
  expect((await reports.data('unmatched-gift-cards', question)).list).toEqual([]);
});
