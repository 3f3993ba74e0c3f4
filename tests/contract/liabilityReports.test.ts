import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';
import { rounds } from '#/tests/support/thorough.ts';

let host: TestApp;
let owner: string;
let harbour: number;
beforeAll(async () => {
  host = await testApp({ roles: { manager: ['GiftCardViewTransaction'], staff: ['LoyaltyTransactions'] } });
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const done = async (path: string, body: object = {}) => {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
};
const report = (name: string, from: string, to: string, more: object = {}) =>
  done(`/api/${name}`, { establishment_ids: [harbour], date_from: from, date_to: to, ...more });
const FIRST = '2025-01-01';
const DAYS = 500;

interface Movement {
  owner: number;
  kind: string;
  /** Minor units, or points. */
  amount: number;
  day: number;
}
const historyOf = (kinds: readonly [string, ...string[]]) =>
  fc.array(
    fc.record({
      owner: fc.integer({ min: 0, max: 5 }),
      kind: fc.constantFrom(...kinds),
      amount: fc.integer({ min: -50_000, max: 50_000 }).filter((amount) => amount !== 0),
      day: fc.integer({ min: 0, max: DAYS }),
    }),
    { minLength: 1, maxLength: 60 },
  );
const daysAsked = fc
  .tuple(fc.integer({ min: -5, max: DAYS }), fc.integer({ min: 0, max: DAYS }))
  .map(([from, length]) => ({ from, to: from + length }));
/** Clocks change in these nights: 23:30 and 00:30 in London are told apart on every day. */
const momentOf = ({ day }: Movement, nth: number) => `${addDays(FIRST, day)} ${['00:00:00', '12:00:00', '23:59:59'][nth % 3]}`;

/** Writes a history as it came, in whatever order its days stand: what is entered late is dated when it was. */
async function write(
  table: 'gift_card_transactions' | 'loyalty_transactions',
  by: 'gift_card' | 'member',
  owners: readonly number[],
  history: Movement[],
) {
  const isCards = by === 'gift_card';
  const rows = history.map((one, nth) => ({
    owner: owners[one.owner],
    kind: one.kind,
    at: momentOf(one, nth),
    debit: Math.max(-one.amount, 0) / (isCards ? 100 : 1),
    credit: Math.max(one.amount, 0) / (isCards ? 100 : 1),
  }));
  const { clientId } = host.seeded.one;
  await host.database.platform(async (tx) => {
    await sql`delete from ${sql.id('public', table)} where client_id = ${clientId}`.execute(tx);
    const own = isCards ? sql`transaction_date, currency, balance` : sql`at, total_points, visits`;
    const values = isCards ? sql`x.at at time zone 'Europe/London', 'GBP', 0` : sql`x.at at time zone 'Europe/London', 0, 0`;
    await sql`insert into ${sql.id('public', table)} (client_id, ${sql.id(by)}, kind, debit, credit, ${own}, created_at, updated_at)
      select ${clientId}, x.owner, x.kind, x.debit, x.credit, ${values}, now(), now()
      from json_to_recordset(${JSON.stringify(rows)}::json) as x (owner bigint, kind text, at timestamp, debit numeric, credit numeric)`.execute(
      tx,
    );
  });
}

/** The same, reckoned plainly. */
function reckoned(history: readonly Movement[], { from, to }: { from: number; to: number }, loads: (one: Movement) => boolean) {
  const sum = (those: readonly Movement[]) => those.reduce((total, { amount }) => total + amount, 0);
  const come = history.filter(({ day }) => day <= to);
  const inside = come.filter(({ day }) => day >= from);
  const kind = (...kinds: string[]) => sum(inside.filter((one) => kinds.includes(one.kind)));
  const balances = [0, 1, 2, 3, 4, 5].map((owner) => {
    const own = come.filter((one) => one.owner === owner);
    const loaded = Math.max(...own.filter(loads).map(({ day }) => day));
    const age = to - loaded;
    return {
      balance: sum(own),
      age: own.some(loads) ? (age <= 30 ? 'month' : age <= 90 ? 'quarter' : age <= 365 ? 'year' : 'older') : 'never',
    };
  });
  return { opening: sum(come) - sum(inside), closing: sum(come), kind, balances: balances.filter(({ balance }) => balance !== 0) };
}

test('of any history of cards the liability of any day is the sum of what moved until then, and the days between close', async () => {
  const cards: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) cards.push((await done('/api/gift-card', { card_number: `6000-0000-${nth}`, currency: 'GBP' })).id);
  const history = historyOf(['activate', 'load', 'unload', 'refund', 'redeem', 'adjust']);
  await fc.assert(
    fc.asyncProperty(history, daysAsked, async (moved, days) => {
      await write('gift_card_transactions', 'gift_card', cards, moved);
      const { opening, closing, kind, balances } = reckoned(moved, days, ({ kind: one, amount }) => amount > 0 && one !== 'redeem');
      const [from, to] = [addDays(FIRST, days.from), addDays(FIRST, days.to)];
      const said = await report('gift-card-liability', from, to);
      const minor = (amount: number) => Math.round(amount * 100);
      expect(
        Object.fromEntries(
          ['opening', 'loaded', 'taken_back', 'given_back', 'redeemed', 'adjusted', 'closing', 'overdrawn'].map((name) => [
            name,
            minor(said[name]),
          ]),
        ),
      ).toEqual({
        opening,
        loaded: kind('activate', 'load'),
        taken_back: 0 - kind('unload'),
        given_back: kind('refund'),
        redeemed: 0 - kind('redeem'),
        adjusted: kind('adjust'),
        closing,
        overdrawn: 0 + balances.reduce((sum, { balance }) => sum + Math.min(balance, 0), 0),
      });
      expect(said.cards).toBe(balances.length);
      const ages = (await report('gift-card-ages', from, to)).list as { age: string; cards: number; balance: number }[];
      for (const { age, cards: count, balance } of ages) {
        const own = balances.filter((one) => one.age === age);
        expect([age, count, minor(balance)]).toEqual([age, own.length, own.reduce((sum, one) => sum + one.balance, 0)]);
      }
      expect(ages.reduce((sum, { cards: count }) => sum + count, 0)).toBe(balances.length);
      const { totals } = await report('gift-card-balances', from, to);
      for (const name of Object.keys(totals)) expect([name, minor(totals[name])]).toEqual([name, minor(said[name])]);
    }),
    { numRuns: rounds(25, 100) },
  );
});

test('of any history of members the points of any day are the sum of what moved until then, and the days between close', async () => {
  const members: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) members.push((await done('/api/loyalty-member', { card_number: `7000-0000-${nth}` })).id);
  await done('/api/loyalty-program', { name: 'Five off', reward_type: 'amount_off', value: 5, unlock_by: 'points', threshold: 300 });
  const history = historyOf(['earn', 'take_back', 'redeem', 'give_back', 'adjust', 'merge']);
  await fc.assert(
    fc.asyncProperty(history, daysAsked, async (moved, days) => {
      await write('loyalty_transactions', 'member', members, moved);
      const { opening, closing, kind, balances } = reckoned(moved, days, ({ kind: one, amount }) => amount > 0 && one === 'earn');
      const [from, to] = [addDays(FIRST, days.from), addDays(FIRST, days.to)];
      const said = await report('loyalty-liability', from, to);
      const points = balances.reduce((sum, { balance }) => sum + Math.round((Math.max(balance, 0) * 500) / 300), 0);
      expect(said).toMatchObject({
        opening,
        earned: kind('earn'),
        taken_back: 0 - kind('take_back'),
        redeemed: 0 - kind('redeem'),
        given_back: kind('give_back'),
        adjusted: kind('adjust', 'merge'),
        closing,
        worth: points / 100,
        by_reward: 'Five off',
        members: balances.length,
      });
      const { list, totals: sums } = await report('loyalty-ages', from, to);
      for (const { age, members: count, points: own } of list)
        expect([age, count, own]).toEqual([
          age,
          balances.filter((one) => one.age === age).length,
          balances.filter((one) => one.age === age).reduce((sum, one) => sum + one.balance, 0),
        ]);
      expect(sums).toEqual({ members: balances.length, points: closing, worth: said.worth });
      const { totals } = await report('loyalty-balances', from, to);
      expect(totals).toEqual(Object.fromEntries(Object.keys(totals).map((name) => [name, said[name]])));
    }),
    { numRuns: rounds(25, 100) },
  );
});

describe('what is owed', () => {
  beforeAll(() => write('gift_card_transactions', 'gift_card', [], []));

  test('moves on the business day of the establishment whose order moved it, and stays apart by currency', async () => {
    const [, other] = host.seeded.one.establishments as [number, number];
    await host.database.platform((tx) =>
      sql`update public.establishments set currency = 'JPY', timezone = 'Asia/Tokyo', business_day_starts_at = '04:00'
        where client_id = ${host.seeded.one.clientId} and id = ${other}`.execute(tx),
    );
    const sold = (establishment_id: number, gift_card: string, price: number) =>
      done('/api/sales/intake', {
        establishment_id,
        // In Tokyo it is 3:30 of the next day, before the day begins: still that of the 10th.
        orders: [
          anOrder({
            local_created_at: '2026-03-10T18:30:00Z',
            payment_date: '2026-03-10T18:30:00Z',
            lines: [{ title: 'Gift card', price, quantity: 1, gift_card }],
            payments: [{ method: 'cash', amount: price }],
          }),
        ],
      });
    await sold(other, '8000-0000-1', 5000);
    await sold(harbour, '8000-0000-2', 40);
    const card = await done('/api/gift-card', { card_number: '8000-0000-3', currency: 'CHF' });
    await done(`/api/gift-card/${card.id}/activate`, { amount: 12 });
    for (const [day, loaded] of [
      ['2026-03-09', 0],
      ['2026-03-10', 5000],
      ['2026-03-11', 0],
    ] as const)
      expect(await report('gift-card-liability', day, day, { establishment_ids: [other] })).toMatchObject({ loaded, elsewhere: 1 });
    expect(await report('gift-card-liability', '2026-03-10', '2026-03-10')).toMatchObject({ loaded: 40, elsewhere: 1 });
  });

  test('has other days beside it, and no single establishments: each would owe all of it', async () => {
    const compared = await report('gift-card-liability', '2026-03-11', '2026-03-11', { compare: 'previous_period' });
    expect(compared.opening).toBe(compared.previous.closing);
    expect(compared.previous).toMatchObject({ loaded: 40 });
    for (const name of ['gift-card-liability', 'gift-card-ages', 'loyalty-liability', 'loyalty-ages']) {
      const asked = { establishment_ids: host.seeded.one.establishments, date_from: '2026-03-10', side_by_side: true };
      const { status, body } = await host.call('POST', `/api/${name}`, asked, owner);
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, ['side_by_side']]);
    }
  });

  test('is listed card by card, also of one age alone', async () => {
    const { list } = await report('gift-card-balances', '2026-03-01', '2026-03-31', { age: 'month' });
    expect(list).toMatchObject([{ card: '•••• 00-2', closing: 40, loaded: 40, loaded_on: '2026-03-10', used_on: '2026-03-10' }]);
  });

  test('has no worth in money where no reward takes off an amount', async () => {
    const { list } = await done('/api/loyalty-program/list');
    for (const { id, updated_at } of list) await host.call('PUT', `/api/loyalty-program/${id}`, { status: 'inactive', updated_at }, owner);
    expect(await report('loyalty-liability', '2026-03-01', '2026-03-31')).toMatchObject({ worth: null, by_reward: null });
    expect((await report('loyalty-ages', '2026-03-01', '2026-03-31')).totals).toMatchObject({ worth: null });
  });

  test('is told to whoever may see what moves cards, or points, and to nobody else', async () => {
    const [manager, staff] = [await host.signIn('manager@demo.test'), await host.signIn('staff@demo.test')];
    const asked = { establishment_ids: [harbour], date_from: '2026-03-10' };
    const status = async (name: string, token: string) => (await host.call('POST', `/api/${name}`, asked, token)).status;
    for (const name of ['gift-card-liability', 'gift-card-ages', 'gift-card-balances'])
      expect([await status(name, manager), await status(name, staff)]).toEqual([200, 403]);
    for (const name of ['loyalty-liability', 'loyalty-ages', 'loyalty-balances'])
      expect([await status(name, manager), await status(name, staff)]).toEqual([403, 200]);
  });
});
