import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wageUpgrade } from '#/server/domain/labour/wageUpgrade.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let manager: string;
let here: number;
const day = { date_from: '2026-03-02', date_to: '2026-03-02' };

beforeAll(async () => {
  host = await testApp({
    roles: { manager: ['TimeEntries', 'TimeEntryCreate', 'TimeEntryEdit', 'EmployeesManagement', 'EmployeeEdit', 'SalesSummary'] },
  });
  await setClock(host, { dayStartsAt: '04:00' });
  owner = await host.signIn('owner@demo.test');
  manager = await host.signIn('manager@demo.test');
  here = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

async function called(method: 'POST' | 'PUT' | 'GET', path: string, body: object | undefined, token: string, status: number) {
  const answer = await host.call(method, path, body, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer.body.data;
}
const made = async (path: string, values: object, token = owner): Promise<number> =>
  (await called('POST', path, { establishment_id: here, ...values }, token, 201)).id;
const changed = (path: string, values: object, token = owner) => called('PUT', path, values, token, 200);
const report = (name: string, question: object = {}, token = owner) =>
  called('POST', `/api/${name}`, { establishment_ids: [here], ...day, ...question }, token, 200);
const employee = (first_name: string, hourly_rate?: number) => made('/api/employee', { first_name, last_name: 'Vale', hourly_rate });
const shift = (who: number, date: string, time_in: string, time_out: string | null, more: object = {}, token = owner) =>
  made('/api/time-entry', { employee: who, date, time_in, time_out, ...more }, token);
const rateOf = async (id: number) => (await called('GET', `/api/time-entry/${id}`, undefined, owner, 200)).hourly_rate;

describe('the wage of a shift', () => {
  test('is that of its employee when it was entered, whoever enters it, and a raise later does not change it', async () => {
    const [ana, ben] = [await employee('Ana', 12.5), await employee('Ben', 20)];
    const first = await shift(ana, '2026-03-02', '09:00', '13:00', {}, manager);
    await changed(`/api/employee/${ana}`, { hourly_rate: 15 });
    const second = await shift(ana, '2026-03-02', '14:00', '16:00');
    const agreed = await shift(ana, '2026-03-02', '17:00', '18:00', { hourly_rate: 30 });
    await changed(`/api/time-entry/${agreed}`, { time_out: '19:00' }, manager);
    expect([await rateOf(first), await rateOf(second), await rateOf(agreed)]).toEqual([12.5, 15, 30]);
    // 4 × 12.50 + 2 × 15.00 + 2 × 30.00
    expect((await report('time-entry-hours')).list).toMatchObject([{ employee: 'Ana Vale', total_hours: 8, wages: 140, unpaid_hours: 0 }]);
    await changed(`/api/time-entry/${second}`, { employee: ben }, manager);
    expect(await rateOf(second)).toBe(20);
  });

  test('is nowhere for who may not see wages, and not theirs to say', async () => {
    const cy = await employee('Cy', 11);
    const entry = await shift(cy, '2026-03-05', '09:00', '10:00', {}, manager);
    expect(await called('GET', `/api/time-entry/${entry}`, undefined, manager, 200)).not.toHaveProperty('hourly_rate');
    await called('PUT', `/api/time-entry/${entry}`, { hourly_rate: 99 }, manager, 422);
    expect(await rateOf(entry)).toBe(11);
  });

  test('where it is missing, its hours are said and cost nothing, until the employee gets a first wage', async () => {
    const dee = await employee('Dee');
    const entry = await shift(dee, '2026-03-06', '09:00', '13:00');
    const of = async () => (await report('time-entry-hours', { date_from: '2026-03-06', date_to: '2026-03-06' })).list[0];
    expect(await of()).toMatchObject({ employee: 'Dee Vale', total_hours: 4, wages: null, unpaid_hours: 4 });
    await changed(`/api/employee/${dee}`, { hourly_rate: 10 });
    expect(await of()).toMatchObject({ wages: 40, unpaid_hours: 0 });
    const history = await called('POST', `/api/time-entry/${entry}/history`, {}, owner, 200);
    expect(JSON.stringify(history.list[0])).toContain('hourly_rate');
    await changed(`/api/employee/${dee}`, { hourly_rate: 12 });
    expect(await of()).toMatchObject({ wages: 40 });
  });

  test('is filled in once where a database is older than it', async () => {
    const stored = sql<{ id: number; hourly_rate: string | null }>`select id, hourly_rate from public.time_entries order by id`;
    const isBack = new Error('taken back');
    const upgraded = host.database.owner(async (tx) => {
      await sql`alter table public.time_entries drop column hourly_rate cascade`.execute(tx);
      for (let times = 0; times < 2; times++) await sql.raw(wageUpgrade).execute(tx);
      const { rows } = await stored.execute(tx);
      const wages = await sql<{ hourly_rate: string | null }>`select e.hourly_rate from public.time_entries t
        join public.employees e on e.client_id = t.client_id and e.id = t.employee order by t.id`.execute(tx);
      expect(rows.map(({ hourly_rate }) => Number(hourly_rate))).toEqual(wages.rows.map(({ hourly_rate }) => Number(hourly_rate)));
      expect(rows.length).toBeGreaterThan(4);
      throw isBack;
    });
    await expect(upgraded).rejects.toBe(isBack);
  });
});

test('a shift counts on the business day on which it began', async () => {
  const eve = await employee('Eve', 10);
  await shift(eve, '2026-03-11', '01:30', '05:00');
  const on = async (date: string) => (await report('time-entry-hours', { date_from: date, date_to: date })).list;
  expect(await on('2026-03-10')).toMatchObject([{ employee: 'Eve Vale', total_hours: 3.5 }]);
  expect(await on('2026-03-11')).toEqual([]);
});
