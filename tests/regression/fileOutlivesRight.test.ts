import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { ended } from '#/tests/support/bulk.ts';
import { runNow } from '#/tests/support/runNow.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';
import { specimenModel as model } from '#/tests/support/specimens.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const held = [
  'Specimens',
  'SpecimenView',
  'Taxes',
  'CostView',
  'BulkOperationExport',
  'Products',
  'ReportSchedules',
  'ReportScheduleCreate',
  'ReportScheduleEdit',
];
const SENTENCE = 'This file shows what you may not see any more: make the export anew, and it holds what you may see now';

let host: WorkingApp;
let mail: MailServer;
let staff: string;
let harbour: number;
let market: number;

beforeAll(async () => {
  mail = await startMailServer();
  const config = { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' };
  // An email that is put off waits until the test sends for it.
  host = await workingApp({
    model,
    config,
    roles: { staff: held },
    jobs: { pollMs: 100 },
    mailerSettings: { retryMs: [3_600_000] },
  });
  const owner = await host.signIn('owner@demo.test');
  staff = await host.signIn('staff@demo.test');
  [harbour, market] = host.seeded.one.establishments as [number, number];
  const holder = (await host.call('POST', '/api/tax', { establishment_id: harbour, name: 'VAT', rate: 20 }, owner)).body.data.id;
  const { status, body } = await host.call(
    'POST',
    '/api/specimen',
    { establishment_id: harbour, title: 'One', price: 1, holder, cost: 8317.29 },
    owner,
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
});
afterAll(async () => {
  await host.close();
  await mail.close();
});
beforeEach(() => holds(held));

/** What the staff's role holds from now on. */
async function holds(permissions: readonly string[]): Promise<void> {
  const { clientId, roles } = host.seeded.one;
  await host.database.platform((tx) =>
    sql`update public.roles set permissions = ${JSON.stringify(permissions)}::jsonb where client_id = ${clientId}
      and id = ${roles.staff}`.execute(tx),
  );
}
const without = (name: string) => holds(held.filter((one) => one !== name));

describe('a finished export', () => {
  const download = (id: number) => host.call('GET', `/api/report-export/download/${id}`, undefined, staff);

  test('is given out no more to whoever lost what lets them see a column of it; made anew it is without the column', async () => {
    const { id, text } = await host.exported({ resource: 'specimens' }, staff);
    expect(text).toContain('8317.29');
    await without('CostView');
    expect(await download(id)).toMatchObject({ status: 403, body: { message: SENTENCE } });
    const anew = await host.exported({ resource: 'specimens' }, staff);
    expect(anew.text).toContain('One');
    expect(anew.text).not.toContain('8317.29');
  });

  test('is given out still where what was lost says nothing in it', async () => {
    const { id } = await host.exported({ resource: 'specimens', columns: ['title'] }, staff);
    await without('CostView');
    expect((await download(id)).status).toBe(200);
  });

  test('whose order or whose choice of rows tells a column is guarded as one that shows it', async () => {
    const sorted = await host.exported({ resource: 'specimens', columns: ['title'], sort_by: 'cost' }, staff);
    const chosen = await host.exported({ resource: 'specimens', columns: ['title'], filters: { cost: { gt: 1000 } } }, staff);
    await without('CostView');
    expect([(await download(sorted.id)).status, (await download(chosen.id)).status]).toEqual([403, 403]);
  });

  test('of several establishments is given out only while its list is open in each of them', async () => {
    const { clientId, users } = host.seeded.one;
    const userId = users['staff@demo.test'] as number;
    const there = await host.database.platform(async (tx) => {
      const role = await insert(tx, model, 'roles', clientId, { name: 'There', type: 'WEB', permissions: JSON.stringify(held) });
      await giveRole(tx, { clientId, userId, role, establishment: market });
      return role;
    });
    const both = await host.exported({ resource: 'specimens', columns: ['title'] }, staff);
    const one = await host.exported({ resource: 'specimens', columns: ['title'], establishment_id: harbour }, staff);
    await host.database.platform((tx) => sql`delete from public.users_roles where client_id = ${clientId} and role = ${there}`.execute(tx));
    expect([(await download(both.id)).status, (await download(one.id)).status]).toEqual([403, 200]);
  });

  test('of a report obeys its columns as well', async () => {
    const { id } = await host.exported({ report: 'recipe-costs', establishment_ids: [harbour] }, staff);
    await without('CostView');
    expect(await download(id)).toMatchObject({ status: 403, body: { message: SENTENCE } });
    const anew = await host.exported({ report: 'recipe-costs', establishment_ids: [harbour] }, staff);
    expect((await download(anew.id)).status).toBe(200);
  });

  test('of whole lists in bulk is given out no more either', async () => {
    const { id } = await ended(host, 'export', { resources: ['specimens'], format: 'csv', establishment_id: harbour }, staff);
    const file = () => host.call('GET', `/api/bulk-operation/download/${id}`, undefined, staff);
    expect((await file()).status).toBe(200);
    await without('CostView');
    expect(await file()).toMatchObject({ status: 403, body: { message: SENTENCE } });
    await without('Specimens');
    expect((await file()).status).toBe(403);
  });
});

describe('a report that waits to be mailed', () => {
  test('stays where it is once whoever stands behind it has lost a column of it', async () => {
    const body = {
      name: 'Costs',
      report: 'recipe-costs',
      establishments: [harbour],
      format: 'csv',
      recipients: [{ email: 'boss@demo.test' }],
    };
    const { body: saved } = await host.call(
      'POST',
      '/api/report-schedule',
      { ...body, frequency: 'daily', time: '06:00', period: 'yesterday' },
      staff,
    );
    const problem = async () => (await host.call('GET', `/api/report-schedule/${saved.data.id}`, undefined, staff)).body.data.problem;
    mail.refuse = { code: 451, message: 'Later' };
    expect((await host.call('POST', `/api/report-schedule/${saved.data.id}/send`, {}, staff)).status).toBe(200);
    await expect.poll(problem, { timeout: 20_000 }).toContain('could not be handed over yet');
    await without('CostView');
    mail.refuse = undefined;
    await runNow(host.database, 'mail.report');
    await expect.poll(problem, { timeout: 20_000 }).toContain('may not see this report');
    expect(mail.received.filter(({ recipients }) => recipients.includes('boss@demo.test'))).toEqual([]);
  });
});
