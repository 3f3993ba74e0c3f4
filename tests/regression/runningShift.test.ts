import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#/model/values/durations.ts';
import { localText } from '#/model/values/instants.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { setClock } from '#/tests/support/sales.ts';

const now = Date.now();
let host: TestApp;
let owner: string;
let here: number;
beforeAll(async () => {
  host = await testApp();
  await setClock(host, { timezone: 'UTC' });
  owner = await host.signIn('owner@demo.test');
  here = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const made = async (path: string, values: object) => {
  const { status, body } = await host.call('POST', path, { establishment_id: here, ...values }, owner);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id as number;
};
const local = (hoursAgo: number) => localText(new Date(now - hoursAgo * HOUR_MS).toISOString(), 'UTC');
const shift = (hoursAgo: number) => ({ date: local(hoursAgo).slice(0, 10), time_in: local(hoursAgo).slice(11, 16) });

// Who was still at work had no hours at all until they left: labour of the day was told without them.
it('a running shift counts up to now or to its break, and one that nobody ended is named instead of counted', async () => {
  const employee = (first_name: string) => made('/api/employee', { first_name, last_name: 'Vale', hourly_rate: 10 });
  const [ana, ben, cy] = [await employee('Ana'), await employee('Ben'), await employee('Cy')];
  await made('/api/time-entry', { employee: ana, ...shift(2) });
  await made('/api/time-entry', { employee: ben, ...shift(5), break_start: local(2).slice(11, 16) });
  await made('/api/time-entry', { employee: cy, ...shift(30) });
  await made('/api/time-entry', { employee: cy, date: local(60).slice(0, 10), time_in: '09:00', time_out: '12:30' });
  const days = { date_from: local(72).slice(0, 10), date_to: local(0).slice(0, 10) };
  const { body } = await host.call('POST', '/api/time-entry-hours', { establishment_ids: [here], ...days }, owner);
  const of = (name: string) => body.data.list.find(({ employee: who }: { employee: string }) => who === `${name} Vale`);
  expect(of('Ana')).toMatchObject({ entries: 1, at_work: 1, missing: 0, total_hours: expect.closeTo(2, 1), wages: expect.closeTo(20, 0) });
  expect(of('Ben')).toMatchObject({ at_work: 1, total_hours: 3 });
  expect(of('Cy')).toMatchObject({ entries: 2, at_work: 0, missing: 1, total_hours: 3.5, wages: 35 });
});
