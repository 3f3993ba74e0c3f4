import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

// Orders earned and spent nothing: members had the points that somebody had made up. Many orders at once: tests/contract/oneCardAtOnce.

let host: TestApp;
let owner: string;
let harbour: number;
beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
  await collect({ points_per_unit: 2, visit_minimum: 5 });
});
afterAll(() => host.close());

const collect = async (values: object) => {
  const kind = 'loyalty';
  const { updated_at } = await call('/api/establishment/get-meta', { establishment_id: harbour, kind });
  await call('/api/establishment-meta', { establishment_id: harbour, kind, values: { enabled: true, ...values }, updated_at });
};
const call = async (path: string, body: object = {}) => {
  const answer = await host.call('POST', path, body, owner);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const send = async (...orders: OrderInput[]) => {
  const { list } = await call('/api/sales/intake', { establishment_id: harbour, orders });
  expect(list.map(({ errors }: { errors?: object }) => errors).filter(Boolean)).toEqual([]);
};
let made = 0;
const newNumber = () => `MEMBER-${++made}`;
const newMember = async (values: object = {}) => {
  const card_number = newNumber();
  return { id: (await call('/api/loyalty-member', { card_number, ...values })).id as number, card_number };
};
const read = async (id: number) => (await call('/api/loyalty-member/list', { filters: { id } })).list[0];
const movements = async (member: number) =>
  (await call('/api/loyalty-transaction/list', { filters: { member }, sort_by: 'id', sort_order: 'asc' })).list.map(
    ({ kind, credit, debit, total_points, visits, order }: Record<string, unknown>) => [
      kind,
      Number(credit) - Number(debit),
      total_points,
      visits,
      order,
    ],
  );
const lines = (price: number, back = 0) => [
  { title: 'Soup', price, quantity: 1, ...(back && { refund_amount: back, refund_quantity: 1, refunded_at: '2026-03-05 09:00:00' }) },
];

describe('an order of a loyalty member', () => {
  it('earns on its net sales once however often it comes, and loses what is given back in proportion', async () => {
    const { id, card_number } = await newMember();
    const order = anOrder({ order_number: '7', loyalty_card: card_number.toLowerCase(), lines: lines(10.4) });
    await send(order);
    await send(order, { ...order, revision: 2 });
    expect(await read(id)).toMatchObject({ total_points: 20, total_visits: 1 });
    await send({ ...order, revision: 3, status: 'partially_refunded', lines: lines(10.4, 4) });
    await send({ ...order, revision: 4, status: 'refunded', lines: lines(10.4, 10.4) });
    expect(await read(id)).toMatchObject({ total_points: 0, total_visits: 0 });
    expect(await movements(id)).toEqual([
      ['earn', 20, 20, 1, '7'],
      ['take_back', -8, 12, 0, '7'],
      ['take_back', -12, 0, -1, '7'],
    ]);
  });

  it('earns at the rate of the day it was paid, whatever the rate is when it is corrected', async () => {
    const { id, card_number } = await newMember();
    const order = anOrder({ loyalty_card: card_number, lines: lines(10) });
    await send(order);
    await collect({ points_per_unit: 5, visit_minimum: 5 });
    await send({ ...order, revision: 2, lines: lines(12) });
    await send(anOrder({ loyalty_card: card_number, lines: lines(4) }));
    await collect({ points_per_unit: 2, visit_minimum: 5 });
    expect((await movements(id)).map(([kind, points, , visits]: unknown[]) => [kind, points, visits])).toEqual([
      ['earn', 20, 1],
      ['earn', 4, 0],
      ['earn', 20, 0],
    ]);
  });

  it('spends what unlocks the reward that its discount is', async () => {
    const { id, card_number } = await newMember();
    const reward = { name: 'Two off', reward_type: 'amount_off', value: 2, unlock_by: 'points', threshold: 30, status: 'active' };
    const { id: reward_id } = await call('/api/loyalty-program', reward);
    await call(`/api/loyalty-member/${id}/adjust`, { points: 50, reason: 'Moved from paper' });
    const discounts = [{ name: 'Two off', type: 'amount' as const, value: 2, reward_id }];
    await send(anOrder({ order_number: '8', loyalty_card: card_number, discounts }));
    expect(await movements(id)).toEqual([
      ['adjust', 50, 50, 0, null],
      ['earn', 16, 66, 1, '8'],
      ['redeem', -30, 36, 0, '8'],
    ]);
    const [spent] = (await call('/api/loyalty-transaction/list', { filters: { member: id, kind: 'redeem' } })).list;
    expect(spent.loyalty_program).toBe(reward_id);
  });

  it('is the customer’s where no card is named, from the day of becoming a member', async () => {
    const customer = await call('/api/customer', { first_name: 'Ida', last_name: 'Lund' });
    const { id } = await newMember({ customer: customer.id, activation_date: '2026-03-02' });
    const on = (day: string) => anOrder({ customer_id: customer.id, local_created_at: `${day} 12:00:00`, lines: lines(10) });
    await send(on('2026-03-01'), on('2026-03-02'));
    expect(await read(id)).toMatchObject({ total_points: 20 });
  });

  it('earns for a card that is added later', async () => {
    const card_number = newNumber();
    await send(anOrder({ loyalty_card: card_number, lines: lines(10) }));
    const { id } = await call('/api/loyalty-member', { card_number });
    expect(await read(id)).toMatchObject({ total_points: 20, total_visits: 1 });
  });
});

describe('two members', () => {
  it('become one: points, visits and what the card earns from then on; an order from before keeps its place', async () => {
    const [gone, kept] = [await newMember(), await newMember()];
    const order = anOrder({ loyalty_card: gone.card_number, lines: lines(10) });
    await send(order, anOrder({ loyalty_card: kept.card_number, lines: lines(10) }));
    await call(`/api/loyalty-member/${gone.id}/merge`, { into: kept.id, reason: 'Lost card' });
    expect([await read(gone.id), await read(kept.id)]).toMatchObject([
      { total_points: 0, total_visits: 0, merged_into: kept.id },
      { total_points: 40, total_visits: 2 },
    ]);
    await send(anOrder({ loyalty_card: gone.card_number, lines: lines(10) }));
    await send({ ...order, revision: 2, lines: lines(20) });
    expect([await read(gone.id), await read(kept.id)]).toMatchObject([{ total_points: 0 }, { total_points: 80, total_visits: 3 }]);
  });

  it('at once into one another, are merged one way, and no point is lost', async () => {
    const [one, other] = [await newMember(), await newMember()];
    await send(...[one, other].map(({ card_number }) => anOrder({ loyalty_card: card_number, lines: lines(10) })));
    const merge = ({ id }: { id: number }, into: { id: number }) =>
      host.call('POST', `/api/loyalty-member/${id}/merge`, { into: into.id, reason: 'Twice the same' }, owner);
    const answers = await Promise.all([merge(one, other), merge(other, one), merge(one, other), merge(other, one)]);
    const [first, ...others] = answers.map(({ status }) => status).toSorted();
    expect([first, others.filter((status) => status !== 409 && status !== 422)]).toEqual([200, []]);
    const members = [await read(one.id), await read(other.id)].toSorted((a, b) => a.total_points - b.total_points);
    expect(members).toMatchObject([
      { total_points: 0, total_visits: 0, merged_into: members[1]?.id },
      { total_points: 40, total_visits: 2, merged_into: null },
    ]);
  });

  it('are not one and the same, nor one that was merged', async () => {
    const [one, other, third] = [await newMember(), await newMember(), await newMember()];
    await call(`/api/loyalty-member/${other.id}/merge`, { into: third.id, reason: 'Lost card' });
    for (const into of [one.id, other.id]) {
      const { status, body } = await host.call('POST', `/api/loyalty-member/${one.id}/merge`, { into, reason: 'Lost card' }, owner);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['into']]);
    }
    const nothing = await host.call('POST', `/api/loyalty-member/${one.id}/adjust`, { points: 0, reason: 'Nothing' }, owner);
    expect([nothing.status, Object.keys(nothing.body.errors)]).toEqual([422, ['points']]);
  });

  // A member without points was taken five: their liability went below zero by a slip of the hand.
  it('lose no more by hand than they have', async () => {
    const { id } = await newMember();
    await call(`/api/loyalty-member/${id}/adjust`, { points: 3, visits: 1, reason: 'Moved from paper' });
    for (const [name, taken] of Object.entries({ points: { points: -4 }, visits: { points: 0, visits: -2 } })) {
      const { status, body } = await host.call('POST', `/api/loyalty-member/${id}/adjust`, { ...taken, reason: 'Slip' }, owner);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]]);
    }
    await call(`/api/loyalty-member/${id}/adjust`, { points: -3, visits: -1, reason: 'Moved back' });
    expect(await read(id)).toMatchObject({ total_points: 0, total_visits: 0 });
  });
});
