import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';

const DAY = '2026-06-01';
let host: TestApp;
let owner: string;
let manager: string;
let here: number;
let pool: number;
let late: number;

async function called(method: 'POST' | 'PUT' | 'GET' | 'DELETE', path: string, body: object | undefined, status: number, token = owner) {
  const answer = await host.call(method, path, body, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body.data;
}
const made = async (path: string, values: object): Promise<number> =>
  (await called('POST', path, { establishment_id: here, ...values }, 201)).id;
const read = () => called('GET', `/api/tip-pool/${pool}`, undefined, 200);
const does = (verb: string, status = 200, body: object = {}, token = owner) =>
  called('POST', `/api/tip-pool/${pool}/${verb}`, body, status, token);
const differences = () => called('GET', `/api/tip-pool/${pool}/differences`, undefined, 200);
const tipsReport = (question: object = {}) =>
  called('POST', '/api/get-employee-wise-tip', { establishment_ids: [here], date_from: DAY, date_to: DAY, ...question }, 200);

async function tipped(user_name: string | undefined, tip: number) {
  const at = `${DAY} 12:00:00`;
  const payments = [{ method: 'card' as const, amount: 10, tip }];
  const orders = [anOrder({ local_created_at: at, payment_date: at, payments, ...(user_name && { user_name }) })];
  const { list } = await called('POST', '/api/sales/intake', { establishment_id: here, orders }, 200);
  expect(list[0].status, JSON.stringify(list)).toBe('created');
}

beforeAll(async () => {
  host = await testApp({ roles: { manager: ['TipPools', 'TipPoolCreate', 'TipPoolEdit', 'TipPoolDelete'] } });
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  manager = await host.signIn('manager@demo.test');
  here = host.seeded.one.establishments[0] as number;
  const role = async (name: string, tip_points?: number) =>
    (await called('POST', '/api/role', { name, type: 'POS', permissions: ['Orders'], tip_points }, 201)).id;
  const [server, runner, cook] = [await role('Floor', 2), await role('Runner'), await role('Cook', 0)];
  const worked = async (first_name: string, of: number, time_out: string) => {
    const employee = await made('/api/employee', { first_name, last_name: 'Vale', role: of });
    return made('/api/time-entry', { employee, date: DAY, time_in: '10:00', time_out });
  };
  await worked('Ana', server, '14:00');
  late = await worked('Ben', runner, '12:00');
  await worked('Cy', cook, '18:00');
  await tipped('Ana Vale', 10);
  await tipped('Cy Vale', 2.5);
  await tipped(undefined, 0.01);
});
afterAll(() => host.close());

describe('the tip pool of a day', () => {
  test('shows line by line how its tips are shared, and comes to all of them', async () => {
    pool = await made('/api/tip-pool', { date: DAY });
    const { tips, method, lines, status } = await read();
    expect([tips, method, status]).toEqual([12.51, 'hours', 'open']);
    expect(lines).toMatchObject([
      { name: 'Ana Vale', taken: 10, hours: 4, points: 2, part: 66.67, share: 8.34 },
      { name: 'Ben Vale', taken: 0, hours: 2, points: 1, part: 33.33, share: 4.17 },
      { name: 'Cy Vale', taken: 2.5, hours: 8, points: 0, part: 0, share: 0 },
      { taken: 0.01, hours: 0, part: 0, share: 0 },
    ]);
    await called('PUT', `/api/tip-pool/${pool}`, { method: 'hours_points' }, 200);
    expect((await read()).lines.map(({ share }: { share: number }) => share)).toEqual([10.01, 2.5, 0, 0]);
    await called('POST', '/api/tip-pool', { establishment_id: here, date: DAY }, 422);
  });

  test('is approved as it is seen: not where tips have come since, nor by who may not', async () => {
    await tipped('Ben Vale', 5);
    expect((await differences()).list).toMatchObject([{ name: 'Ben Vale', taken: 0, taken_now: 5, hours: 2, hours_now: 2 }]);
    await does('approve', 409);
    await does('approve', 403, {}, manager);
    await does('calculate', 200, {}, manager);
    const answers = await Promise.all([1, 2, 3].map(() => host.call('POST', `/api/tip-pool/${pool}/approve`, {}, owner)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await read()).toMatchObject({ status: 'approved', tips: 17.51 });
    expect((await read()).lines.map(({ share }: { share: number }) => share)).toEqual([14.01, 3.5, 0, 0]);
  });

  test('once approved stays as it is, and says what is different now', async () => {
    await tipped('Cy Vale', 1);
    await called('PUT', `/api/time-entry/${late}`, { time_out: '13:00' }, 200);
    await does('calculate', 409);
    await called('PUT', `/api/tip-pool/${pool}`, { method: 'equal' }, 422);
    await called('PUT', `/api/tip-pool/${pool}`, {}, 200);
    await called('DELETE', `/api/tip-pool/${pool}`, undefined, 409);
    const { tips, lines } = await read();
    expect([tips, ...lines.map(({ share }: { share: number }) => share)]).toEqual([17.51, 14.01, 3.5, 0, 0]);
    expect((await differences()).list).toMatchObject([
      { name: 'Ben Vale', hours: 2, hours_now: 3 },
      { name: 'Cy Vale', taken: 2.5, taken_now: 3.5 },
    ]);
  });

  test('is beside the tips taken in the report and in payroll, and moves nothing in or out', async () => {
    const { list, totals } = await tipsReport();
    const of = Object.fromEntries(
      list.map(({ employee, tip, tip_after_pooling }: Record<string, unknown>) => [employee, [tip, tip_after_pooling]]),
    );
    expect(of).toEqual({ 'Ana Vale': [10, 14.01], 'Ben Vale': [5, 3.5], 'Cy Vale': [3.5, 1], null: [0.01, 0] });
    expect(totals).toMatchObject({ tip: 18.51, tip_after_pooling: 18.51 });
    expect((await tipsReport({ time_from: '10:00', time_to: '13:00' })).list[0]).toMatchObject({ tip_after_pooling: null });
    const payroll = await called(
      'POST',
      '/api/payroll',
      { establishment_ids: [here], date_from: '2026-06-30', date_to: '2026-06-30', pay_periods: 'last' },
      200,
    );
    expect(payroll.totals).toMatchObject({ tips: 18.51 });
    expect(payroll.list.find(({ employee }: { employee: string }) => employee === 'Ana Vale')).toMatchObject({ tips: 14.01 });
  });

  test('is opened again with a reason, and shared by what is known by then', async () => {
    await does('reopen', 422);
    expect(await does('reopen', 200, { reason: 'Ben stayed longer' })).toMatchObject({
      status: 'open',
      approved_by: null,
      reopened_because: 'Ben stayed longer',
    });
    expect((await tipsReport()).list[0]).toMatchObject({ employee: 'Ana Vale', tip: 10, tip_after_pooling: 10 });
    await called('PUT', `/api/time-entry/${late}`, { time_out: null }, 200);
    await does('calculate');
    await does('approve', 409);
    await called('PUT', `/api/time-entry/${late}`, { time_out: '14:00' }, 200);
    await does('calculate');
    await does('approve');
    expect((await read()).lines.map(({ share }: { share: number }) => share)).toEqual([12.34, 6.17, 0, 0]);
  });
});
