import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#/i18n/sentences.ts';
import { present } from '#/model/values/shapes.ts';
import { JobStore } from '#/server/foundation/jobs/jobStore.ts';
import { forgetOldNotifications } from '#/server/foundation/notifications/forgetNotifications.ts';
import { notifyPeople } from '#/server/foundation/notifications/notifyPeople.ts';
import { alertWatch } from '#/tests/support/alertWatch.ts';
import { jobsEnded } from '#/tests/support/jobEnded.ts';
import { setClock } from '#/tests/support/sales.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/** What people are told of: their own, and of what opens a record only what they may see of it by then. */

const STAFF = ['Alerts', 'OrdersHistory', 'ActivityLog'];
const OPENED = '2026-03-10 09:00:00';
const ALERT = 'Order T-7 of 10.00 GBP is still not paid 2 hours after it was opened';

interface Shown {
  id: number;
  kind: string;
  text: string;
  opens: object | null;
  is_over: boolean;
  read_at: string | null;
}

let host: WorkingApp;
let watch: ReturnType<typeof alertWatch>;
let [owner, staff, nobody] = ['', '', ''];
beforeAll(async () => {
  host = await workingApp({ roles: { staff: STAFF } });
  await setClock(host, { dayStartsAt: '04:00' });
  [owner, staff, nobody] = [
    await host.signIn('owner@demo.test'),
    await host.signIn('staff@demo.test'),
    await host.signIn('nobody@demo.test'),
  ];
  watch = alertWatch(host, owner, host.seeded.one.establishments[0] as number);
});
afterAll(() => host.close());

const idOf = (email: string) => host.seeded.one.users[email] as number;
const change = (statement: ReturnType<typeof sql>) => host.database.platform((tx) => statement.execute(tx));
const clear = () => change(sql`delete from public.notifications`);
const page = async (token: string, asked: object = {}) => {
  const { status, body } = await host.call('POST', '/api/notification/list', asked, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as { list: Shown[]; next: number | null };
};
const texts = async (token: string, asked: object = {}) => (await page(token, asked)).list.map(({ text }) => text);
const count = async (token: string) => (await host.call('GET', '/api/notification/count', undefined, token)).body.data;
const unread = async (token: string) => (await count(token)).unread;
const mark = async (token: string, which: object) => (await host.call('POST', '/api/notification/read', which, token)).body.data.unread;
const permit = (permissions: readonly string[]) =>
  change(sql`update public.roles set permissions = ${JSON.stringify(permissions)}::jsonb where id = ${host.seeded.one.roles.staff}`);
const mention = (userId: number, title: string) =>
  host.database.tenant(host.seeded.one.clientId, (tx) =>
    notifyPeople(tx, host.seeded.one.clientId, [userId], {
      kind: 'mention',
      sentence: say('activity.removed_with_all', { resource: title, title, by: title, reason: title }),
      opens: null,
    }),
  );

test('an alert is told to the people of its rule, once, and is there for as long as they may see it', async () => {
  await watch.rule({ kind: 'unpaid_order', hours: 2, people: ['owner@demo.test', 'staff@demo.test', 'nobody@demo.test'].map(idOf) });
  await watch.send({ order_number: 'T-7', local_created_at: OPENED, status: 'open' });
  for (const at of ['12:00', '12:05']) await watch.look(`2026-03-10T${at}:00.000Z`);
  const [told] = (await page(staff)).list;
  expect(told).toMatchObject({
    kind: 'alert',
    text: ALERT,
    opens: { resource: 'alerts', id: expect.any(Number) },
    establishment: { title: 'Harbour' },
    read_at: null,
    is_over: false,
  });
  expect([await unread(owner), await unread(staff)]).toEqual([1, 1]);
  expect(await count(owner)).toEqual({ unread: 1, opens: [told?.opens] });
  // Told by the rule, but without the right: not in the list, and in no count.
  expect([await texts(nobody), await count(nobody)]).toEqual([[], { unread: 0, opens: [] }]);
  expect([await texts(await host.signIn('owner@other.test')), await unread(await host.signIn('admin@demo.test'))]).toEqual([[], 0]);
  // The guard of the row: without what it tells there is no notification of it either.
  await permit(STAFF.filter((name) => name !== 'OrdersHistory'));
  expect([await texts(staff), await unread(staff)]).toEqual([[], 0]);
  await permit(STAFF);
  expect(await texts(staff)).toEqual([ALERT]);
});

test('an alert that is settled says so and counts no more; open again, it counts again', async () => {
  const settle = (status: string) => change(sql`update public.alerts set status = ${status}`);
  await settle('settled');
  expect((await page(staff)).list).toMatchObject([{ text: ALERT, is_over: true }]);
  expect([await unread(staff), await texts(staff, { unread: true })]).toEqual([0, []]);
  await settle('open');
  expect([await unread(staff), await texts(staff, { unread: true })]).toEqual([1, [ALERT]]);
});

test('a word about a record is there for whoever may see the record by then', async () => {
  const { clientId, establishments } = host.seeded.one;
  const made = await host.call('POST', '/api/tax', { establishment_id: establishments[1], name: 'Ours', type: 'fixed', rate: 1 }, owner);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const opens = { resource: 'taxes', id: made.body.data.id };
  const people = [idOf('owner@demo.test'), idOf('staff@demo.test')];
  await host.database.tenant(clientId, (tx) =>
    notifyPeople(tx, clientId, people, { kind: 'mention', sentence: say('notifications.export_done'), opens }),
  );
  expect((await page(owner)).list[0]).toMatchObject({ kind: 'mention', text: 'Your export is ready', opens });
  // Without the right, and with it in another establishment.
  for (const permissions of [STAFF, [...STAFF, 'Taxes', 'TaxView']]) {
    await permit(permissions);
    expect([await texts(staff), await unread(staff)]).toEqual([[ALERT], 1]);
  }
  expect((await host.call('DELETE', `/api/tax/${opens.id}`, undefined, owner)).status).toBe(200);
  expect([await texts(owner), await unread(owner)]).toEqual([[ALERT], 1]);
});

test('nobody reads, counts or marks another person’s', async () => {
  const [own] = (await page(owner)).list;
  expect(await mark(staff, { ids: [own?.id] })).toBe(1);
  expect(await mark(await host.signIn('owner@other.test'), { up_to: own?.id })).toBe(0);
  expect(await unread(owner)).toBe(1);
  expect(await mark(owner, { ids: [own?.id] })).toBe(0);
  expect([await unread(staff), (await page(owner)).list[0]?.read_at]).toEqual([1, expect.any(String)]);
});

test('pages follow each other though newer ones come, and what came since stays new', async () => {
  await clear();
  const me = idOf('nobody@demo.test');
  for (const nth of [1, 2, 3, 4, 5]) await mention(me, String(nth));
  const first = await page(nobody, { per_page: 2 });
  await mention(me, '6');
  const second = await page(nobody, { per_page: 2, before: first.next });
  const third = await page(nobody, { per_page: 2, before: second.next });
  const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }) => id));
  expect([ids.length, [...ids].sort((one, other) => other - one), third.next]).toEqual([5, ids, null]);
  expect(await mark(nobody, { up_to: ids[0] })).toBe(1);
  expect((await page(nobody, { unread: true })).list).toHaveLength(1);
  const wrong = [{ per_page: 101 }, { before: 0 }, { unread: 'yes' }, { user_id: 1 }];
  for (const body of wrong) expect((await host.call('POST', '/api/notification/list', body, nobody)).status).toBe(422);
  for (const body of [{}, { ids: [] }, { ids: [1], up_to: 1 }])
    expect((await host.call('POST', '/api/notification/read', body, nobody)).status).toBe(422);
});

test('what is undone was never told', async () => {
  await clear();
  const { clientId } = host.seeded.one;
  const undone = host.database.tenant(clientId, async (tx) => {
    await notifyPeople(tx, clientId, [idOf('owner@demo.test')], { kind: 'mention', sentence: say('jobs.given_up'), opens: null });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await texts(owner)).toEqual([]);
});

test('work that ended is told to whoever asked for it, with the way to it; a file that was fetched is read', async () => {
  await clear();
  const { id: file } = await host.exported({ resource: 'taxes' }, owner);
  const asked = { resources: ['taxes'], format: 'csv', language: 'en', establishment_id: host.seeded.one.establishments[0] };
  const { body } = await host.call('POST', '/api/bulk-operation/export', asked, owner);
  await jobsEnded(host.database);
  const { list } = await page(owner);
  expect(list).toMatchObject([
    { kind: 'done', text: 'Your export is ready', opens: { page: 'operation', id: body.data.id }, read_at: null },
    {
      kind: 'done',
      text: expect.stringMatching(/^taxes.*\.csv is ready$/i),
      opens: { page: 'file', id: file },
      read_at: expect.any(String),
    },
  ]);
  expect(await mark(owner, { opens: { page: 'operation', id: body.data.id } })).toBe(0);
});

test('work is told of once, by the host that still has it, and never to a super-admin who is inside', async () => {
  await clear();
  const { clientId } = host.seeded.one;
  const sentence = say('notifications.whole_export_failed', { why: say('jobs.given_up') });
  const ended = { kind: 'failed', sentence, opens: { page: 'whole_business' } } as const;
  const [lost, other] = [new JobStore(host.database, 'one host', -1), new JobStore(host.database, 'another host', 60_000)];
  const enqueue = (userId: number) => host.database.tenant(clientId, (tx) => lost.add(tx, 'tried', {}, { clientId, userId }, {}));
  await enqueue(idOf('owner@demo.test'));
  const before = present(await lost.claim(['tried']), 'job');
  const now = present(await other.claim(['tried']), 'the same job');
  expect(await lost.fail(before, say('jobs.given_up'), ended)).toBe(false);
  expect(await other.fail(now, say('jobs.given_up'), ended)).toBe(true);
  expect(await other.fail(now, say('jobs.given_up'), ended)).toBe(false);
  const [admin] = (await change(sql`select user_id from public.accounts where email = 'admin@demo.test'`)).rows as { user_id: number }[];
  await enqueue(present(admin, 'admin').user_id);
  expect(await other.complete(present(await other.claim(['tried']), 'job'), null, ended)).toBe(true);
  const stored = await change(sql`select user_id, kind, page from public.notifications`);
  expect(stored.rows).toEqual([{ user_id: idOf('owner@demo.test'), kind: 'failed', page: 'whole_business' }]);
});

test('what happens to one’s account is told to its owner, with who did it or from where, and not to whoever did it', async () => {
  await clear();
  const manager = await host.signIn('manager@demo.test');
  const change_password = { current_password: 'countinghouse', new_password: 'another password' };
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  expect((await host.call('POST', '/api/v1_0/change-password', change_password, manager, agent)).status).toBe(200);
  const given = { password: 'a third password' };
  const changed = await host.call('PUT', `/api/user/${idOf('nobody@demo.test')}`, given, owner);
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const [own, others] = [await page(manager), await page(await host.signIn('nobody@demo.test', given.password))];
  const security = { kind: 'security', read_at: null };
  expect(own.list).toMatchObject([
    { ...security, text: 'Your password was changed: Firefox on Windows, 127.0.0.1', opens: { page: 'sessions' } },
  ]);
  expect(others.list.map(({ text }) => text)).toEqual(['Your password was changed (done by Owner Demo)']);
  expect(await texts(owner)).toEqual([]);
});

test('they are kept for 90 days, 500 of each person, and go with the person', async () => {
  await clear();
  const [me, other] = [idOf('owner@demo.test'), idOf('manager@demo.test')];
  await change(sql`
    insert into public.notifications (client_id, user_id, kind, message, created_at)
    select ${host.seeded.one.clientId}, person, 'mention', nth::text, now() - make_interval(days => case when nth = 505 then 91 else 1 end)
    from unnest(array[${me}, ${other}]::bigint[]) person, generate_series(1, 505) nth where person = ${me} or nth > 503`);
  await forgetOldNotifications(host.database);
  const kept = async () =>
    (await change(sql`select user_id, count(*)::integer as n from public.notifications group by user_id order by n`)).rows;
  expect(await kept()).toEqual([
    { user_id: other, n: 1 },
    { user_id: me, n: 500 },
  ]);
  expect((await host.call('DELETE', `/api/user/${other}`, undefined, owner)).status).toBe(200);
  expect(await kept()).toEqual([{ user_id: me, n: 500 }]);
});
