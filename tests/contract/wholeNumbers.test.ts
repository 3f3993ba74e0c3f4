import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { setClock } from '#/tests/support/sales.ts';

/** Who may not see card numbers, with a guest before them who holds the card. */
const NUMBER = '6035-7712-3344';
const OTHER = '6035-7712-3345';

let host: TestApp;
let owner: string;
let manager: string;
let here: number;
let card: number;
let member: number;
beforeAll(async () => {
  const seen = ['GiftCardManagement', 'GiftCardCreate', 'GiftCardEdit', 'GiftCardViewTransaction', 'LoyaltyMembers', 'LoyaltyTransactions'];
  host = await testApp({ roles: { manager: seen } });
  await setClock(host, { timezone: 'UTC' });
  owner = await host.signIn('owner@demo.test');
  manager = await host.signIn('manager@demo.test');
  here = host.seeded.one.establishments[0] as number;
  const made = async (path: string, body: object) => {
    const answer = await host.call('POST', path, body, owner);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data.id as number;
  };
  card = await made('/api/gift-card', { card_number: NUMBER, currency: 'GBP' });
  await made('/api/gift-card', { card_number: OTHER, currency: 'GBP' });
  await made('/api/gift-card', { card_number: 'GC1234', currency: 'GBP' });
  member = await made('/api/loyalty-member', { card_number: 'LM-0000-0077' });
  await made(`/api/gift-card/${card}/activate`, { amount: 50 });
});
afterAll(() => host.close());

const ids = (list: { id: number }[]) => list.map(({ id }) => id);
const listed = async (path: string, search: string, token = manager) => {
  const { status, body } = await host.call('POST', `${path}/list`, { search }, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const owed = async (search: string, token = manager) => {
  const body = { establishment_ids: [here], search };
  const { status, body: answer } = await host.call('POST', '/api/gift-card-balances', body, token);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data;
};
const found = async (query: string, token = manager) =>
  (await host.call('POST', '/api/global-search/list', { query }, token)).body.data.list;

describe('a card number that is typed whole', () => {
  test('finds just that card in its list, and is not in the answer', async () => {
    const { list } = await listed('/api/gift-card', NUMBER.toLowerCase());
    expect(ids(list)).toEqual([card]);
    expect(JSON.stringify(list)).not.toContain(NUMBER);
    expect(ids((await listed('/api/loyalty-member', 'lm-0000-0077')).list)).toEqual([member]);
  });

  test('finds it in the search over everything, and among the cards that are owed on', async () => {
    const hits = await found(NUMBER);
    expect(hits).toMatchObject([{ resource: 'gift-cards', id: card }]);
    expect(JSON.stringify(hits)).not.toContain(NUMBER);
    const { list, totals } = await owed(NUMBER);
    expect(list).toMatchObject([{ closing: 50, _ids: { card } }]);
    expect(totals.closing).toBe(50);
    expect(JSON.stringify(list)).not.toContain(NUMBER);
    expect((await owed(NUMBER, owner)).list).toMatchObject([{ _ids: { card } }]);
  });

  test.each([
    NUMBER.slice(0, -1),
    NUMBER.slice(1),
    NUMBER.slice(0, 8),
    `${NUMBER}0`,
    `${NUMBER.slice(0, -1)}_`,
    '%7712%3344',
    '6035 7712 3344',
    'GC1234',
  ])('a part of it, or a short one, does not: %s', async (search) => {
    expect((await listed('/api/gift-card', search)).pagination_options.total).toBe(0);
    expect(await found(search)).toEqual([]);
    expect((await owed(search)).list).toEqual([]);
  });

  test('nor is it sorted or filtered by', async () => {
    for (const question of [{ sort_by: 'card_number' }, { filters: { card_number: NUMBER } }])
      expect((await host.call('POST', '/api/gift-card/list', question, manager)).status).toBe(422);
  });

  test('is looked for so often, and then no more for a while; who may see numbers is not counted', async () => {
    const tried = async (token: string, nth: number) =>
      (await host.call('POST', '/api/gift-card/list', { search: `6035-0000-${1000 + nth}` }, token)).status;
    const statuses: number[] = [];
    for (let nth = 0; nth < 61; nth++) statuses.push(await tried(manager, nth));
    expect(statuses).toContain(429);
    const { status, headers, body } = await host.call('POST', '/api/gift-card/list', { search: NUMBER }, manager);
    expect([status, body.message]).toEqual([429, expect.stringContaining('Too many tries')]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await host.call('POST', '/api/gift-card-balances', { establishment_ids: [here], search: NUMBER }, manager)).status).toBe(429);
    expect(await found(NUMBER)).toEqual([]);
    expect((await listed('/api/gift-card', '3344')).list.length).toBeGreaterThan(0);
    expect(await tried(owner, 0)).toBe(200);
  });
});
