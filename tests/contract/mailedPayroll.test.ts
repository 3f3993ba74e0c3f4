import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PayPeriods } from '#/model/reports/payPeriods.ts';
import { presetPeriod } from '#/model/reports/presets.ts';
import { periodText } from '#/server/capabilities/exports/reportFacts.ts';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let mail: MailServer;
let owner: string;
beforeAll(async () => {
  mail = await startMailServer();
  host = await workingApp({
    config: { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' },
    jobs: { pollMs: 100 },
  });
  owner = await host.signIn('owner@demo.test');
});
afterAll(async () => {
  await host.close();
  await mail.close();
});

const weekly = (week_starts_on: PayPeriods['week_starts_on']): PayPeriods => ({ every: 'weekly', week_starts_on, starts_on: null });
async function pays(establishment_id: number, { week_starts_on }: PayPeriods) {
  const values = { pay_period: 'weekly', week_starts_on };
  const { status } = await host.call('POST', '/api/establishment-meta', { establishment_id, kind: 'labour', values }, owner);
  expect(status).toBe(200);
}

/** Mails payroll of the last pay period every second week, and gives what the email says. */
async function mailed(establishments: readonly number[]): Promise<string> {
  const schedule = {
    ...{ name: `Payroll ${establishments.length}`, report: 'payroll', period: 'last_pay_period', format: 'csv', establishments },
    ...{ frequency: 'two_weeks', time: '06:00', recipients: [{ email: 'boss@demo.test' }] },
  };
  const refused = await host.call('POST', '/api/report-schedule', schedule, owner);
  expect(refused.body.errors).toHaveProperty('counted_from');
  const { body } = await host.call('POST', '/api/report-schedule', { ...schedule, counted_from: '2026-01-05' }, owner);
  expect((Date.parse(String(body.data.next_due).slice(0, 10)) - Date.parse('2026-01-05')) % (14 * 86_400_000)).toBe(0);
  expect((await host.call('POST', `/api/report-schedule/${body.data.id}/send`, {}, owner)).status).toBe(200);
  return (await mail.next()).text ?? '';
}
const lastOf = (payPeriods: readonly PayPeriods[]) =>
  periodText(presetPeriod('last_pay_period', { timezone: 'UTC', startsAt: '00:00', payPeriods }), 'en');

test('a report of the last pay period is of the days that its establishments pay for, and comes every second week', async () => {
  const [one = 0, two = 0] = host.seeded.one.establishments;
  await host.database.platform((tx) =>
    sql`update public.establishments set timezone = 'UTC', business_day_starts_at = '00:00', currency = 'USD'`.execute(tx),
  );
  await pays(one, weekly('wednesday'));
  await pays(two, weekly('saturday'));
  expect(await mailed([one])).toContain(lastOf([weekly('wednesday')]));
  expect(await mailed([one, two])).toContain(lastOf([weekly('wednesday'), weekly('saturday')]));
});

test('a mailed report is sent again to the same address, for the same days, with the rights of whoever stands behind it by then', async () => {
  const [harbour = 0] = host.seeded.one.establishments;
  const run = (query: ReturnType<typeof sql>) => host.database.platform((tx) => query.execute(tx));
  const made = { name: 'Again', report: 'sales-summary', period: 'yesterday', format: 'csv', establishments: [harbour] };
  const asked = { ...made, frequency: 'daily', time: '06:00', recipients: [{ email: 'books@demo.test' }] };
  const { id } = (await host.call('POST', '/api/report-schedule', asked, owner)).body.data;
  const filters = { about: { type: 'report-schedules', id } };
  const sent = async () =>
    (await host.call('POST', '/api/sent-email/list', { filters, sort_by: 'id', sort_order: 'asc' }, owner)).body.data.list;
  await host.call('POST', `/api/report-schedule/${id}/send`, {}, owner);
  const { subject } = await mail.next();
  const kept = { status: 'sent', subject, kind: 'report', recipient: 'books@demo.test', establishment: harbour, causer: 'Countinghouse' };
  await expect.poll(sent, { timeout: 20_000 }).toMatchObject([kept]);
  const [first] = await sent();
  const again = () => host.call('POST', `/api/sent-email/${first.id}/again`, {}, owner);
  const due = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await run(sql`update public.sent_emails set made_for = ${due} where id = ${first.id}`);
  expect((await again()).status).toBe(200);
  const second = await mail.next();
  expect([second.recipients, second.attachments.length]).toEqual([['books@demo.test'], 1]);
  expect(second.subject).not.toBe(subject);
  await expect.poll(sent, { timeout: 20_000 }).toMatchObject([kept, { status: 'sent', subject: second.subject, made_for: due }]);
  await run(sql`update public.report_schedules set owner = null where id = ${id}`);
  expect((await again()).status).toBe(200);
  await expect
    .poll(async () => (await sent()).at(-1), { timeout: 20_000 })
    .toMatchObject({ status: 'not_sent', problem: expect.any(String) });
  await host.call('DELETE', `/api/report-schedule/${id}`, {}, owner);
  expect((await again()).status).toBe(409);
});
