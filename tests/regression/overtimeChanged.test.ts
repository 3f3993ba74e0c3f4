import { afterAll, beforeAll, expect, test } from 'vitest';
import { payPreset } from '#/model/reports/payPeriods.ts';
import { addDays, businessToday } from '#/model/reports/periods.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { setClock } from '#/tests/support/sales.ts';

/** Thresholds that were changed held for all days there are: payroll of periods that had long been paid changed with them. */
let host: TestApp;
let owner: string;
let here: number;
/** A Monday. */
const PAID = '2024-05-06';

beforeAll(async () => {
  host = await testApp();
  await setClock(host, { timezone: 'UTC' });
  owner = await host.signIn('owner@demo.test');
  here = host.seeded.one.establishments[0] as number;
  const made = async (path: string, values: object) => {
    const { status, body } = await host.call('POST', path, { establishment_id: here, ...values }, owner);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.data.id;
  };
  const employee = await made('/api/employee', { first_name: 'Ida', last_name: 'Vale', hourly_rate: 10 });
  for (const date of [PAID, addDays(PAID, 1), addDays(PAID, 7), addDays(PAID, 8)])
    await made('/api/time-entry', { employee, date, time_in: '08:00', time_out: '18:00' });
});
afterAll(() => host.close());

async function saved(values: object) {
  const body = { establishment_id: here, kind: 'labour', values };
  const answer = await host.call('POST', '/api/establishment-meta', body, owner);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.values;
}
/** What the two weeks' payroll comes to. */
async function wages(): Promise<number[]> {
  const question = { establishment_ids: [here], date_from: PAID, date_to: addDays(PAID, 13), pay_periods: 'all' };
  const { body } = await host.call('POST', '/api/payroll', question, owner);
  return body.data.list.map(({ wages: sum }: { wages: number }) => sum);
}

test('what was paid does not change where overtime is changed, and a correction of the past says from which day it holds', async () => {
  await saved({ pay_period: 'weekly' });
  expect(await wages()).toEqual([200, 200]);

  // Overtime that is set up holds from the pay period that is running.
  const first = await saved({ daily_hours: 8 });
  const today = businessToday({ timezone: 'UTC', startsAt: '00:00' });
  const running = payPreset('this_pay_period', today, [{ every: 'weekly', week_starts_on: 'sunday', starts_on: null }]);
  expect(first).toMatchObject({ overtime_from: running.from, earlier_rules: [{ overtime_from: null, daily_hours: null }] });
  expect(await wages()).toEqual([200, 200]);

  // From a day of the past where somebody says so: 2 × (8 × 10 + 2 × 15).
  await saved({ overtime_from: PAID });
  expect(await wages()).toEqual([220, 220]);

  // Another rate from the second week on: 2 × (8 × 10 + 2 × 20); the first week keeps what it cost.
  const second = await saved({ overtime_rate: 2, overtime_from: addDays(PAID, 7) });
  expect(second.earlier_rules).toMatchObject([{ daily_hours: null }, { overtime_from: PAID, daily_hours: 8, overtime_rate: 1.5 }]);
  expect(await wages()).toEqual([220, 240]);

  // Changed again without a day: neither week is touched.
  const third = await saved({ daily_hours: 4, weekly_hours: 5 });
  expect(third).toMatchObject({
    overtime_from: running.from,
    earlier_rules: [{ daily_hours: null }, { overtime_rate: 1.5 }, { overtime_rate: 2 }],
  });
  expect(await wages()).toEqual([220, 240]);

  // The same pay period again: what held only in it is forgotten, so mistakes leave nothing behind.
  const fourth = await saved({ daily_hours: 6 });
  expect(fourth.earlier_rules).toHaveLength(3);

  // Back to the first day: 2 × (8 × 10 + 2 × 20) in each week.
  const all = await saved({ daily_hours: 8, weekly_hours: null, overtime_from: PAID });
  expect(all.earlier_rules).toMatchObject([{ daily_hours: null }]);
  expect(await wages()).toEqual([240, 240]);

  // A later day alone takes nothing away from what was paid.
  await saved({ overtime_from: addDays(PAID, 7) });
  expect(await wages()).toEqual([240, 240]);
});

test('what held before is nobody’s to write', async () => {
  const body = { establishment_id: here, kind: 'labour', values: { earlier_rules: [{ overtime_from: PAID, daily_hours: 1 }] } };
  expect((await host.call('POST', '/api/establishment-meta', body, owner)).status).toBe(422);
});
