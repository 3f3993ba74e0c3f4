import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { queueDue } from '#/server/capabilities/reportSchedules/dueSchedules.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { drawnText } from '#/tests/support/readPdf.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let mail: MailServer;
let owner: string;
let clientId: number;
let harbour: number;
beforeAll(async () => {
  mail = await startMailServer();
  const config = { publicUrl: 'https://books.example.test', smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' };
  host = await workingApp({
    config,
    roles: { staff: ['ReportSchedules', 'ReportScheduleCreate'] },
    mailerSettings: { retryMs: Array.from({ length: 50 }, () => 100) },
    // Nothing looks for what is due: what is sent now, goes by itself.
    jobs: { pollMs: 100, retryMs: 50 },
  });
  owner = await host.signIn('owner@demo.test');
  ({ clientId } = host.seeded.one);
  [harbour] = host.seeded.one.establishments as [number];
  await host.database.platform((tx) =>
    sql`update public.establishments set currency = 'USD', timezone = 'America/New_York' where client_id = ${clientId}`.execute(tx),
  );
});
afterAll(async () => {
  await host.close();
  await mail.close();
});
afterEach(async () => {
  mail.refuse = undefined;
  await host.database.platform((tx) => sql`update public.report_schedules set status = 'inactive'`.execute(tx));
  await expect.poll(() => unfinished(), { timeout: 20_000 }).toBe(0);
  mail.forget();
});

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await host.database.platform((tx) => query.execute(tx))).rows;
const unfinished = async () =>
  (
    await rowsOf(
      sql<{ n: number }>`
        select count(*)::int as n from public.jobs where kind in ('report-schedule', 'mail.report')
        and status in ('pending', 'processing')`,
    )
  )[0]?.n;

let made = 0;
async function schedule(body: object = {}, token = owner): Promise<Record<string, unknown> & { id: number }> {
  made += 1;
  const { status, body: answer } = await host.call(
    'POST',
    '/api/report-schedule',
    {
      name: `Sales ${made}`,
      report: 'sales-summary',
      period: 'yesterday',
      establishments: [harbour],
      format: 'pdf',
      recipients: [{ email: 'boss@demo.test' }],
      frequency: 'daily',
      time: '06:00',
      ...body,
    },
    token,
  );
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data;
}
const read = async (id: number) => (await host.call('GET', `/api/report-schedule/${id}`, undefined, owner)).body.data;
const sendNow = (id: number, token = owner) => host.call('POST', `/api/report-schedule/${id}/send`, {}, token);

describe('a schedule that is saved', () => {
  test('knows its next time by the clock of its establishment, and whose rights it goes by', async () => {
    const saved = await schedule();
    const next = new Date(String(saved.next_due));
    expect(next.getTime()).toBeGreaterThan(Date.now());
    expect(new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'America/New_York' }).format(next)).toBe('06:00');
    expect(saved).toMatchObject({ owner: host.seeded.one.users['owner@demo.test'], problem: null, last_sent: null });
    const paused = await host.call('PUT', `/api/report-schedule/${saved.id}`, { updated_at: saved.updated_at, status: 'inactive' }, owner);
    expect(paused.body.data.next_due).toBeNull();
  });

  test('belongs to whoever saved it last: nobody sends to themselves what another one may see', async () => {
    const saved = await schedule();
    const manager = await host.signIn('manager@demo.test');
    const changed = await host.call(
      'PUT',
      `/api/report-schedule/${saved.id}`,
      { updated_at: saved.updated_at, recipients: [{ email: 'me@demo.test' }] },
      manager,
    );
    expect(changed.body.data.owner).toBe(host.seeded.one.users['manager@demo.test']);
    const same = await host.call(
      'PUT',
      `/api/report-schedule/${saved.id}`,
      { updated_at: changed.body.data.updated_at, format: 'pdf' },
      owner,
    );
    expect(same.body.data.owner).toBe(host.seeded.one.users['manager@demo.test']);
  });

  test('says at once that its report is not for who saved it', async () => {
    const staff = await host.signIn('staff@demo.test');
    const saved = await schedule({}, staff);
    expect(saved.problem).toContain('may not see this report');
  });
});

describe('a report that is sent', () => {
  test('has its key figures in the email and the file with it', async () => {
    const saved = await schedule({ question: { hours: 'lunch' }, compare: 'last_year' });
    expect((await sendNow(saved.id)).status).toBe(200);
    const email = await mail.next();
    expect(email.recipients).toEqual(['boss@demo.test']);
    expect(email.subject).toMatch(/^Sales summary · \w+ \d+, \d{4} · /);
    expect(email.text).toContain('Net sales: $0.00 · no change · before: $0.00');
    expect(email.text).toContain('Hours: 10:30 – 16:00');
    expect(email.attachments).toHaveLength(1);
    const [file] = email.attachments;
    expect(file).toMatchObject({ filename: expect.stringMatching(/^sales-summary-\d{4}-\d\d-\d\d\.pdf$/), mimeType: 'application/pdf' });
    const printed = drawnText(Buffer.from(file?.content as ArrayBuffer));
    for (const table of ['Sales summary', 'Payments', 'Sales by category', 'Voids']) expect(printed).toContain(table);
    await expect.poll(() => read(saved.id)).toMatchObject({ problem: null, last_sent: expect.any(String) });
    expect(Date.parse((await read(saved.id)).next_due)).toBeGreaterThan(Date.now());
  });

  test('of days that nobody chooses says the day on which it is due, and no period or hours', async () => {
    const saved = await schedule({ report: 'sales-forecast', period: 'last_week', format: 'csv', question: { hours: 'lunch' } });
    await sendNow(saved.id);
    const { subject, text } = await mail.next();
    expect(subject).toMatch(/^Sales forecast · [A-Z][a-z]{2} \d{1,2}, \d{4} · Harbour$/);
    expect(text).toContain('Establishments: Harbour');
    expect(text).not.toMatch(/Period:|Hours:/);
  });

  test('goes to every recipient once, whatever the format and the language', async () => {
    const saved = await schedule({
      report: 'top-items',
      format: 'xlsx',
      language: 'ar',
      recipients: [{ email: 'one@demo.test' }, { email: 'two@demo.test' }, { email: 'ONE@demo.test' }],
    });
    await sendNow(saved.id);
    const emails = [await mail.next(), await mail.next()];
    expect(emails.flatMap(({ recipients }) => recipients).sort()).toEqual(['one@demo.test', 'two@demo.test']);
    expect(emails[0]?.html).toContain('dir="rtl"');
    expect(emails[0]?.attachments[0]?.filename).toMatch(/^top-items-.*\.xlsx$/);
  });

  test('is queued once for each of its times, however many hosts look, and missed times are made up for once, also those of a business that was not active', async () => {
    const saved = await schedule();
    const due = new Date(Date.now() - 3 * 86_400_000).toISOString();
    await rowsOf(sql`update public.report_schedules set next_due = ${due}::timestamptz where id = ${saved.id}`);
    const hosts = [Fastify(), Fastify()].map((app) => openJobs(app, { database: host.database }));
    const business = (status: string) => rowsOf(sql`update public.clients set status = ${status} where client_id = 0 and id = ${clientId}`);
    await business('inactive');
    await Promise.all(hosts.map((jobs) => queueDue(host.database, model, jobs)));
    expect(await unfinished()).toBe(0);
    await business('active');
    await Promise.all([...hosts, ...hosts].map((jobs) => queueDue(host.database, model, jobs)));
    await mail.next();
    const jobs = await rowsOf(
      sql<{
        due: string;
      }>`select payload->>'due' as due from public.jobs where kind = 'report-schedule' and (payload->>'schedule')::bigint = ${saved.id}`,
    );
    expect(jobs).toHaveLength(1);
    expect(Date.now() - Date.parse(jobs[0]?.due ?? '')).toBeLessThan(86_400_000);
  });

  test('is not mailed twice where its job comes again after its host died', async () => {
    const saved = await schedule();
    await sendNow(saved.id);
    await mail.next();
    await rowsOf(sql`
      insert into public.jobs (client_id, user_id, kind, payload, status, attempts, holder, held_until)
      select client_id, user_id, kind, payload, 'processing', 1, 'a host that was killed', now() from public.jobs
      where kind = 'report-schedule' and (payload->>'schedule')::bigint = ${saved.id}`);
    await expect.poll(() => unfinished(), { timeout: 20_000 }).toBe(0);
    const emails = await rowsOf(
      sql`select id from public.jobs where kind = 'mail.report' and (payload->'payload'->>'schedule')::bigint = ${saved.id}`,
    );
    expect(emails).toHaveLength(1);
  });
});

describe('a question', () => {
  test('that its report no longer knows is said, nothing is sent, and the schedule can still be set aside', async () => {
    const saved = await schedule({ report: 'top-items', question: { top: '25' } });
    await rowsOf(sql`update public.report_schedules set question = '{"top": "25", "colour": "red"}' where id = ${saved.id}`);
    await sendNow(saved.id);
    await expect.poll(async () => (await read(saved.id)).problem, { timeout: 20_000 }).toContain('“colour” is no longer asked');
    const stored = await read(saved.id);
    const aside = await host.call('PUT', `/api/report-schedule/${saved.id}`, { updated_at: stored.updated_at, status: 'inactive' }, owner);
    expect(aside.status, JSON.stringify(aside.body)).toBe(200);
  });
});

describe('who gets it', () => {
  test('reads the email and the file in the language of their account; an address without one in the schedule’s', async () => {
    const manager = host.seeded.one.users['manager@demo.test'] as number;
    await rowsOf(sql`update public.users set language = 'de' where client_id = ${clientId} and id = ${manager}`);
    const saved = await schedule({ people: [manager], recipients: [{ email: 'guest@elsewhere.test' }], language: 'es', format: 'csv' });
    await sendNow(saved.id);
    const emails = [await mail.next(), await mail.next()];
    const to = (address: string) => emails.find(({ recipients }) => recipients[0] === address);
    expect(to('manager@demo.test')?.subject).toMatch(/^Umsatzübersicht · /);
    expect(to('guest@elsewhere.test')?.subject).toMatch(/^Resumen de ventas · /);
    const file = Buffer.from(to('manager@demo.test')?.attachments[0]?.content as ArrayBuffer).toString('utf8');
    expect(file).toContain('Nettoumsatz');
    await rowsOf(sql`update public.users set language = 'en' where client_id = ${clientId} and id = ${manager}`);
  });

  test('is somebody: without people and addresses it is refused, as are chosen weekdays without a day', async () => {
    const body = { name: 'Nobody', report: 'top-items', period: 'yesterday', format: 'pdf', frequency: 'weekdays', time: '06:00' };
    const { status, body: answer } = await host.call('POST', '/api/report-schedule', body, owner);
    expect(status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual(['recipients', 'weekdays']);
    const odd = { ...body, recipients: [{ email: 'a@b.test' }], weekdays: ['someday'] };
    expect((await host.call('POST', '/api/report-schedule', odd, owner)).body.errors).toHaveProperty('weekdays');
  });
});

describe('a trial', () => {
  const asked = { report: 'top-items', period: 'yesterday', format: 'xlsx', question: { top: '25' } };
  const attempt = (body: object, token: string) => host.call('POST', '/api/report-schedule/try', { ...asked, ...body }, token);

  test('goes once to whoever asks, is what the schedule would send, and leaves no schedule behind', async () => {
    const before = await rowsOf(sql`select id from public.report_schedules`);
    expect((await attempt({ establishments: [harbour], subject: 'A try' }, owner)).status).toBe(200);
    const email = await mail.next();
    expect(email.recipients).toEqual(['owner@demo.test']);
    expect(email.subject).toMatch(/^A try · /);
    expect(email.text).toContain(`https://books.example.test/reports/top-items?top=25&from=`);
    expect(email.attachments[0]?.filename).toMatch(/^top-items-.*\.xlsx$/);
    expect(await rowsOf(sql`select id from public.report_schedules`)).toHaveLength(before.length);
  });

  test('is refused to who may not see the report, and for a question that it does not know', async () => {
    const staff = await host.signIn('staff@demo.test');
    expect((await attempt({ establishments: [harbour] }, staff)).body.errors).toHaveProperty('report');
    expect((await attempt({}, staff)).body.errors).toHaveProperty('establishments');
    expect((await attempt({ question: { colour: 'red' } }, owner)).body.errors).toHaveProperty('question');
  });
});

describe('what stands in the way', () => {
  test('is said where the right to the report is gone, and nothing is sent', async () => {
    const manager = await host.signIn('manager@demo.test');
    const saved = await schedule({}, manager);
    const userId = host.seeded.one.users['manager@demo.test'] as number;
    const roles = await rowsOf(sql`select * from public.users_roles where client_id = ${clientId} and parent_id = ${userId}`);
    expect(roles.length).toBeGreaterThan(0);
    await rowsOf(sql`delete from public.users_roles where client_id = ${clientId} and parent_id = ${userId}`);
    await sendNow(saved.id);
    await expect.poll(async () => (await read(saved.id)).problem, { timeout: 20_000 }).toContain('may not see this report');
    const emails = await rowsOf(
      sql`select id from public.jobs where kind = 'mail.report' and (payload->'payload'->>'schedule')::bigint = ${saved.id}`,
    );
    expect(emails).toEqual([]);
  });

  test('is said while a mail server does not take the email, and is gone once it does', async () => {
    const saved = await schedule();
    mail.refuse = { code: 451, message: 'Come again' };
    await sendNow(saved.id);
    await expect.poll(async () => (await read(saved.id)).problem, { timeout: 20_000 }).toContain('tried again');
    mail.refuse = undefined;
    await mail.next();
    await expect.poll(async () => (await read(saved.id)).problem, { timeout: 20_000 }).toBeNull();
  });

  test('another business neither reads nor sends it', async () => {
    const saved = await schedule();
    const stranger = await host.signIn('owner@other.test');
    expect((await host.call('GET', `/api/report-schedule/${saved.id}`, undefined, stranger)).status).toBe(404);
    expect((await sendNow(saved.id, stranger)).status).toBe(404);
  });

  test('a schedule that is set aside is not sent', async () => {
    const saved = await schedule({ status: 'inactive' });
    expect((await sendNow(saved.id)).status).toBe(409);
  });
});
