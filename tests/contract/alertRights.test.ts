import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { nextEmail } from '#/tests/support/nextEmail.ts';
import { anOrder, setClock } from '#/tests/support/sales.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/** Who learns of what: an alert is there for those who may see what it tells, on every way out. */

const ORDERS = ['Alerts', 'AlertSee', 'OrdersHistory', 'ActivityLog'];

let host: WorkingApp;
let mail: MailServer;
let owner: string;
let staff: string;
let manager: string;
let here: number;
beforeAll(async () => {
  mail = await startMailServer();
  const config = { publicUrl: 'https://books.example.test', smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' };
  host = await workingApp({
    config,
    roles: { staff: ORDERS, manager: [...ORDERS, 'WageView'] },
    jobs: { recurs: true, pollMs: 100, retryMs: 50 },
  });
  await setClock(host);
  [owner, staff, manager] = [
    await host.signIn('owner@demo.test'),
    await host.signIn('staff@demo.test'),
    await host.signIn('manager@demo.test'),
  ];
  here = host.seeded.one.establishments[0] as number;
});
afterAll(async () => {
  await host.close();
  await mail.close();
});

const call = async (path: string, body: object, wanted = 201) => {
  const { status, body: answer } = await host.call('POST', path, { establishment_id: here, ...body }, owner);
  expect(status, JSON.stringify(answer)).toBe(wanted);
  return answer.data;
};
const listed = async (token: string) => {
  const { status, body } = await host.call('POST', '/api/alert/list', { sort_by: 'kind', sort_order: 'asc' }, token);
  expect(status).toBe(200);
  return body.data as { list: { id: number; kind: string; message: string }[] };
};
const kinds = async (token: string) => (await listed(token)).list.map(({ kind }) => kind);
const change = (statement: ReturnType<typeof sql>) => host.database.platform((tx) => statement.execute(tx));
const idOf = (email: string) => host.seeded.one.users[email] as number;
/** Answers once the host has looked for what to tell, and waits for its next time. */
const looked = async () => {
  const waits = async () =>
    (await countOf(sql`kind = 'alerts.watch' and status = 'pending' and run_at > now() + interval '1 minute'`)) === 1;
  await expect.poll(waits, { timeout: 10_000 }).toBe(true);
};
/** As the host does every few minutes. */
const look = async () => {
  await looked();
  await change(sql`update public.jobs set run_at = now() where kind = 'alerts.watch'`);
  await looked();
};
const countOf = async (which: ReturnType<typeof sql>) =>
  (await host.database.platform((tx) => sql<{ n: number }>`select count(*)::integer as n from public.jobs where ${which}`.execute(tx)))
    .rows[0]?.n;
const unsent = () => countOf(sql`kind = 'mail.alerts' and status in ('pending', 'processing')`);

test('an email tells each person, in their language, what they may see, once; the others learn nothing of it', async () => {
  // The look with which a host begins would find the half of what follows.
  await looked();
  await change(sql`update public.users set language = 'de' where email = 'manager@demo.test'`);
  const people = ['owner@demo.test', 'staff@demo.test', 'manager@demo.test', 'nobody@demo.test'].map(idOf);
  await call('/api/alert-rule', { name: 'Labour', kind: 'labour', percent: 10, people });
  await call('/api/alert-rule', { name: 'Unpaid', kind: 'unpaid_order', hours: 1, people: people.slice(0, 2) });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const at = `${yesterday} 12:00:00`;
  const sold = { local_created_at: at, payment_date: at, payments: [{ method: 'card' as const, amount: 100, at }] };
  await call(
    '/api/sales/intake',
    {
      orders: [
        anOrder({ ...sold, lines: [{ title: 'Soup', price: 100, quantity: 1 }] }),
        anOrder({ order_number: 'T-7', local_created_at: at, status: 'open' }),
      ],
    },
    200,
  );
  const { id: employee } = await call('/api/employee', { first_name: 'Ana', last_name: 'Vale', hourly_rate: 12.5 });
  await call('/api/time-entry', { employee, date: yesterday, time_in: '09:00', time_out: '13:00' });
  await look();

  const said = await nextEmail(mail, 'Harbour · 2 new alerts');
  expect(said.recipients).toEqual(['owner@demo.test']);
  expect(said.text).toContain('Labour cost 50.00 GBP: 50 % of net sales (limit 10 %)');
  expect(said.text).toContain('https://books.example.test/alerts?view=open');
  const day = `establishments=${here}&from=${yesterday}&to=${yesterday}`;
  expect(said.text).toContain(`Hours worked: https://books.example.test/reports/time-entry-hours?${day}`);
  await expect.poll(unsent, { timeout: 10_000 }).toBe(0);
  await look();
  await expect.poll(unsent, { timeout: 10_000 }).toBe(0);
  const received = mail.received.filter(({ subject }) => subject?.startsWith('Harbour · '));
  expect(received.map(({ recipients, subject }) => [recipients[0], subject]).sort()).toEqual([
    ['manager@demo.test', 'Harbour · Personalkosten 50,00 GBP: 50 % vom Nettoumsatz (Grenze 10 %)'],
    ['owner@demo.test', 'Harbour · 2 new alerts'],
    ['staff@demo.test', 'Harbour · Order T-7 of 10.00 GBP is still not paid 1 hours after it was opened'],
  ]);
  const [toStaff] = received.filter(({ recipients }) => recipients[0] === 'staff@demo.test');
  expect(toStaff?.raw).not.toMatch(/labour|50\.00/i);
  const [toManager] = received.filter(({ recipients }) => recipients[0] === 'manager@demo.test');
  expect(toManager?.raw, 'who may not see the report has no link to it').not.toContain('/reports/');
});

test('lists, records, verbs, histories and files hold what the reader may see, and no count of the rest', async () => {
  expect(await kinds(owner)).toEqual(['labour', 'unpaid_order']);
  expect(await kinds(manager)).toEqual(['labour', 'unpaid_order']);
  expect(await listed(staff)).toMatchObject({ pagination_options: { total: 1 }, list: [{ kind: 'unpaid_order' }] });
  const labour = (await listed(owner)).list.find(({ kind }) => kind === 'labour')?.id;
  const status = async (method: 'GET' | 'POST', path: string, token: string) =>
    (await host.call(method, `/api/alert/${labour}${path}`, method === 'POST' ? {} : undefined, token)).status;
  expect(await status('GET', '', staff)).toBe(404);
  expect(await status('POST', '/see', staff)).toBe(404);
  expect(await status('POST', '/history', staff)).toBe(404);
  expect(await status('GET', '', manager)).toBe(200);
  const file = { resource: 'alerts', format: 'csv', columns: ['kind', 'message'] };
  expect((await host.exported(file, staff)).text).not.toMatch(/labour/i);
  const made = await host.exported(file, manager);
  expect(made.text).toContain('Personalkosten');
  const get = () => host.call('GET', `/api/report-export/download/${made.id}`, undefined, manager);
  expect((await get()).status).toBe(200);
  await change(sql`update public.roles set permissions = ${JSON.stringify(ORDERS)}::jsonb where id = ${host.seeded.one.roles.manager}`);
  expect((await get()).status).toBe(403);
  expect(await kinds(manager)).toEqual(['unpaid_order']);
});

test('without the permission for alerts there is none, whatever else one may see', async () => {
  const { status } = await host.call('POST', '/api/alert/list', {}, await host.signIn('nobody@demo.test'));
  expect(status).toBe(403);
});
