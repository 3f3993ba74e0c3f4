import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wageUpgrade } from '#/server/domain/labour/wageUpgrade.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';

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

const settings = (values: object) =>
  called('POST', '/api/establishment-meta', { establishment_id: here, kind: 'labour', values }, owner, 200);

async function sold(day: string, time: string, price: number, more: object = {}) {
  const at = `${day} ${time}`;
  const order = anOrder({ local_created_at: at, payment_date: at, lines: [{ title: 'Pie', price, quantity: 1 }], ...more });
  const { list } = await called('POST', '/api/sales/intake', { establishment_id: here, orders: [order] }, owner, 200);
  expect(list[0].status, JSON.stringify(list)).toBe('created');
}

describe('labour beside sales', () => {
  const days = { date_from: '2026-04-06', date_to: '2026-04-07' };
  beforeAll(async () => {
    const fay = await employee('Fay', 12);
    const gus = await employee('Gus');
    await shift(fay, '2026-04-06', '10:00', '15:00');
    await shift(gus, '2026-04-06', '10:00', '11:00');
    await shift(fay, '2026-04-07', '10:00', '12:00');
    await sold('2026-04-06', '12:00:00', 240);
    await sold('2026-04-07', '02:00:00', 60);
  });

  test('stands in the sales summary and for each business day, and comes to the same', async () => {
    expect(await report('sales-summary', days)).toMatchObject({
      ...{ net_sales: 300, labour: 84, labour_percent: 28, labour_hours: 8, sales_per_hour: 37.5, unpaid_hours: 1 },
    });
    const { list, totals } = await report('daily-sales-graph', days);
    expect(list).toMatchObject([
      { from: '2026-04-06', net_sales: 300, labour: 60, labour_percent: 20, labour_hours: 6, sales_per_hour: 50, unpaid_hours: 1 },
      { from: '2026-04-07', net_sales: 0, labour: 24, labour_percent: null, labour_hours: 2, sales_per_hour: 0, unpaid_hours: 0 },
    ]);
    expect(totals).toMatchObject({
      ...{ net_sales: 300, labour: 84, labour_percent: 28, labour_hours: 8, sales_per_hour: 37.5, unpaid_hours: 1 },
    });
    const compared = await report('establishment-comparison', days);
    expect(compared.list[0]).toMatchObject({ labour_percent: 28, sales_per_hour: 37.5, unpaid_hours: 1 });
  });

  test('is not there where hours of the day are chosen, nor for who may not see wages', async () => {
    expect(await report('sales-summary', { ...days, time_from: '10:30', time_to: '16:00' })).toMatchObject({
      net_sales: 240,
      labour: null,
      labour_hours: null,
    });
    const summary = await report('sales-summary', days, manager);
    const daily = await report('daily-sales-graph', days, manager);
    for (const name of ['labour', 'labour_percent', 'labour_hours', 'sales_per_hour', 'unpaid_hours']) {
      expect(summary).not.toHaveProperty(name);
      for (const row of [daily.list[0], daily.totals]) expect(row).not.toHaveProperty(name);
    }
    expect(daily.list.map(({ from }: { from: string }) => from)).toEqual(['2026-04-06']);
  });

  test('is not known where nobody has a wage', async () => {
    const hal = await employee('Hal');
    await shift(hal, '2026-04-20', '10:00', '14:00');
    await sold('2026-04-20', '12:00:00', 100);
    const of = { date_from: '2026-04-20', date_to: '2026-04-20' };
    expect(await report('sales-summary', of)).toMatchObject({ labour: null, labour_percent: null, unpaid_hours: 4, sales_per_hour: 25 });
  });

  test('is not known, and not free, where nobody entered any time', async () => {
    await sold('2026-04-27', '12:00:00', 80);
    const of = { date_from: '2026-04-27', date_to: '2026-04-27' };
    const unknown = { net_sales: 80, labour: null, labour_percent: null, sales_per_hour: null };
    expect(await report('sales-summary', of)).toMatchObject(unknown);
    const { list, totals } = await report('daily-sales-graph', of);
    expect(list).toMatchObject([unknown]);
    expect(totals).toMatchObject(unknown);
  });
});

describe('overtime and payroll', () => {
  beforeAll(async () => {
    await settings({
      overtime_from: '2020-01-01',
      daily_hours: 8,
      second_daily_hours: 10,
      weekly_hours: 20,
      overtime_rate: 1.5,
      second_rate: 2,
      week_starts_on: 'monday',
      pay_period: 'weekly',
    });
    const ida = await employee('Ida', 10);
    const joe = await employee('Joe', 20);
    // Monday to Wednesday; eleven hours on Monday are eight, two and one.
    await shift(ida, '2026-05-04', '08:00', '19:00');
    await shift(ida, '2026-05-05', '08:00', '16:00');
    await shift(ida, '2026-05-06', '08:00', '14:00');
    await shift(joe, '2026-05-05', '08:00', '09:00');
    await shift(joe, '2026-05-06', '08:00', null);
    await sold('2026-05-05', '12:00:00', 10, { user_name: 'Ida Vale', payments: [{ method: 'cash', amount: 10, tip: 3.5 }] });
    await sold('2026-05-06', '12:00:00', 10, { user_name: 'Kim Vale', payments: [{ method: 'cash', amount: 10, tip: 1.25 }] });
    await sold('2026-05-11', '12:00:00', 10, { user_name: 'Ida Vale', payments: [{ method: 'cash', amount: 10, tip: 9 }] });
  });
  afterAll(() => settings({ daily_hours: null, weekly_hours: null, pay_period: 'monthly' }));

  test('hours by week say what is overtime, also of days whose week began before', async () => {
    const { list } = await report('weekly-hours', { date_from: '2026-05-01', date_to: '2026-05-10' });
    expect(list).toMatchObject([
      {
        employee: 'Ida Vale',
        week: '2026-05-04',
        entries: 3,
        total_hours: 25,
        regular_hours: 20,
        overtime_hours: 5,
        wages: 280,
        missing: 0,
      },
      { employee: 'Joe Vale', week: '2026-05-04', total_hours: 1, overtime_hours: 0, wages: 20, missing: 1 },
    ]);
    // Of six hours on Wednesday four were left in the week: 4 × 10 + 2 × 15.
    const wednesday = await report('time-entry-hours', { date_from: '2026-05-06', date_to: '2026-05-06', search: 'Ida' });
    expect(wednesday.list).toMatchObject([{ total_hours: 6, overtime_hours: 2, wages: 70 }]);
    expect((await report('weekly-hours', { date_from: '2026-05-04', date_to: '2026-05-04' }, manager)).list[0]).not.toHaveProperty('wages');
  });

  test('shifts that nobody ended are listed and lead to their entries', async () => {
    const { list } = await report('missing-time-outs', { date_from: '2026-05-01', date_to: '2026-05-31' });
    expect(list).toMatchObject([{ employee: 'Joe Vale', time_in: '08:00', _titles: { entry: '2026-05-06' } }]);
    expect(await called('GET', `/api/time-entry/${list[0].entry}`, undefined, owner, 200)).toMatchObject({ time_out: null });
  });

  test('payroll pays whole periods by employee, with tips, and names what is not paid', async () => {
    // Ida 20 × 10 + (2 + 2) × 15 + 1 × 20 and tips.
    const asked = { date_from: '2026-05-06', date_to: '2026-05-13' };
    const { list, totals } = await report('payroll', asked);
    const period = { period_from: '2026-05-04', period_to: '2026-05-10' };
    expect(list).toMatchObject([
      {
        ...{ employee: 'Ida Vale', ...period, regular_hours: 20, overtime_hours: 4, second_overtime_hours: 1, hourly_rate: 10 },
        ...{ wages: 280, tips: 3.5, total: 283.5, not_paid: null, unpaid_hours: 0 },
      },
      { employee: 'Joe Vale', regular_hours: 1, wages: 20, tips: 0, total: 20, not_paid: '2026-05-06 08:00' },
      { employee: 'Kim Vale', regular_hours: 0, wages: null, tips: 1.25, total: 1.25 },
    ]);
    expect(totals).toMatchObject({ wages: 300, tips: 4.75, total: 304.75 });
    const periodsOf = async (pay_periods: string) =>
      new Set((await report('payroll', { ...asked, pay_periods })).list.map(({ period_from }: { period_from: string }) => period_from));
    expect(await periodsOf('ended')).toEqual(new Set(['2026-05-04']));
    expect(await periodsOf('all')).toEqual(new Set(['2026-05-04', '2026-05-11']));
    expect(await periodsOf('running')).toEqual(new Set(['2026-05-11']));
    const { status } = await host.call('POST', '/api/payroll', { establishment_ids: [here], ...asked }, manager);
    expect(status).toBe(403);
  });

  test('who works in an establishment learns when it pays, so that its pay periods can be chosen', async () => {
    const { list } = await called('GET', '/api/establishment/list', undefined, manager, 200);
    const own = list.find(({ id }: { id: number }) => id === here);
    expect(own.pay_periods).toEqual({ every: 'weekly', week_starts_on: 'monday', starts_on: null });
    const platform = await called('GET', '/api/establishment/list', undefined, await host.signIn('admin@demo.test'), 200);
    expect(platform.list.find(({ id }: { id: number }) => id === here).pay_periods).toEqual(own.pay_periods);
  });

  test('settings that cannot be are refused', async () => {
    const refused = await host.call(
      'POST',
      '/api/establishment-meta',
      { establishment_id: here, kind: 'labour', values: { second_daily_hours: 6, pay_period: 'two_weeks' } },
      owner,
    );
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(expect.arrayContaining(['values.second_daily_hours', 'values.pay_period_starts_on']));
  });
});
