import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { model } from '#/resources/index.ts';
import { enterDueExpenses } from '#/server/domain/expenses/enterDue.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let here: number;
let rent: number;
beforeAll(async () => {
  host = await testApp();
  await setClock(host, { timezone: 'Asia/Tokyo' });
  owner = await host.signIn('owner@demo.test');
  here = host.seeded.one.establishments[0] as number;
  rent = (await done('POST', '/api/expense-type', { establishment_id: here, name: 'Rent' })).id;
});
afterAll(() => host.close());

async function done(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}) {
  const { status, body: answer } = await host.call(method, path, body, owner);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data;
}
/** Tokyo's day now: the host's own clock says which days are over. */
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today(), days);
/** Noon in Tokyo, so many days from now. */
const noonIn = (days: number) => `${inDays(days)}T03:00:00.000Z`;
const made = (values: object) =>
  done('POST', '/api/recurring-expense', {
    establishment_id: here,
    name: 'Shop rent',
    amount: 1250.5,
    type: rent,
    every: 'week',
    first: today(),
    ...values,
  });
const stored = async (id: number) =>
  (await done('POST', '/api/recurring-expense/list', { establishment_id: here, filters: { id } })).list[0];
const entered = async (id: number) =>
  (
    await done('POST', '/api/expense/list', {
      establishment_id: here,
      filters: { recurring: id },
      sort_by: 'date',
      sort_order: 'asc',
      per_page: 100,
    })
  ).list;
const days = async (id: number) => (await entered(id)).map(({ date }: { date: string }) => date);

test('is entered on its day, once however many hosts look, and says where it comes from', async () => {
  const vendor = await done('POST', '/api/vendor', { establishment_id: here, name: 'Landlord' });
  const { id, next_date } = await made({ vendor: vendor.id, note: 'Contract 7' });
  expect(next_date).toBe(today());
  await Promise.all([1, 2, 3].map(() => enterDueExpenses(host.database, model, noonIn(0))));
  expect(await entered(id)).toMatchObject([
    { name: 'Shop rent', amount: 1250.5, date: today(), type: rent, vendor: vendor.id, note: 'Contract 7', recurring: id },
  ]);
  expect(await stored(id)).toMatchObject({ next_date: inDays(7), last_date: today(), entered: 1 });
  const { list } = await done('POST', '/api/activity-log/list', { filters: { subject_type: 'expenses' } });
  expect(list[0]).toMatchObject({
    event: 'created',
    causer: expect.stringMatching(/\S/),
    description: expect.stringContaining('Shop rent'),
  });
});

test('of days on which no host ran is entered for each of them, up to the last day', async () => {
  const { id } = await made({ until: inDays(20) });
  await enterDueExpenses(host.database, model, noonIn(400));
  expect(await days(id)).toEqual([0, 7, 14].map(inDays));
  expect(await stored(id)).toMatchObject({ next_date: null, last_date: inDays(14), entered: 3 });
});

test('is entered by the clock of its establishment', async () => {
  const { id } = await made({ first: inDays(3) });
  await enterDueExpenses(host.database, model, `${inDays(2)}T14:59:00.000Z`);
  expect(await days(id)).toEqual([]);
  await enterDueExpenses(host.database, model, `${inDays(2)}T15:00:00.000Z`);
  expect(await days(id)).toEqual([inDays(3)]);
});

test('that is paused is not entered, nor made up for once it goes on; days before today are over', async () => {
  const { id, next_date } = await made({ first: inDays(-8) });
  expect(next_date).toBe(inDays(6));
  const { next_date: none } = await done('PUT', `/api/recurring-expense/${id}`, { status: 'inactive' });
  expect(none).toBeNull();
  await enterDueExpenses(host.database, model, noonIn(30));
  expect(await days(id)).toEqual([]);
  expect(await done('PUT', `/api/recurring-expense/${id}`, { status: 'active' })).toMatchObject({ next_date: inDays(6) });
});

test('with another rhythm is not entered twice for a day, and with another amount keeps its days', async () => {
  const { id } = await made({});
  await enterDueExpenses(host.database, model, noonIn(0));
  expect(await done('PUT', `/api/recurring-expense/${id}`, { amount: 99 })).toMatchObject({ next_date: inDays(7) });
  expect(await done('PUT', `/api/recurring-expense/${id}`, { every: 'year' })).toMatchObject({
    next_date: expect.stringMatching(/-\d\d-/),
  });
  expect((await stored(id)).next_date > inDays(300)).toBe(true);
  await enterDueExpenses(host.database, model, noonIn(1));
  expect(await days(id)).toEqual([today()]);
});

test('that is deleted leaves what it entered; an expense that is deleted does not come again', async () => {
  const { id } = await made({});
  await enterDueExpenses(host.database, model, noonIn(0));
  const [{ id: expense }] = await entered(id);
  await done('DELETE', `/api/expense/${expense}`);
  await enterDueExpenses(host.database, model, noonIn(7));
  expect(await days(id)).toEqual([inDays(7)]);
  const [{ id: left }] = await entered(id);
  await done('DELETE', `/api/recurring-expense/${id}`);
  const { list } = await done('POST', '/api/expense/list', { establishment_id: here, filters: { id: left } });
  expect(list).toMatchObject([{ id: left, recurring: null, amount: 1250.5 }]);
});

test('ends no earlier than it begins', async () => {
  const body = { establishment_id: here, name: 'Odd', amount: 1, type: rent, every: 'week', first: inDays(3), until: inDays(2) };
  const { status, body: answer } = await host.call('POST', '/api/recurring-expense', body, owner);
  expect([status, answer.errors]).toEqual([422, { until: ['It does not end before it begins'] }]);
});
