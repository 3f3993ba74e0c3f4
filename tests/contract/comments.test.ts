import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { giveRole, insert } from '#/tests/support/seed.ts';

let host: TestApp;
let owner: string;
let manager: string;
let staff: string;
let stranger: string;
let path: string;
const seen = ['Taxes', 'ActivityLog'];
const users = () => host.seeded.one.users;

beforeAll(async () => {
  host = await testApp({
    roles: { manager: ['Taxes', 'TaxDelete', 'Expenses', 'Alerts', 'ActivityLog', 'RolesPermissions', 'WebRoleDelete'], staff: seen },
  });
  [owner, manager, staff, stranger] = [
    await host.signIn('owner@demo.test'),
    await host.signIn('manager@demo.test'),
    await host.signIn('staff@demo.test'),
    await host.signIn('owner@other.test'),
  ];
  path = await aTax();
});
afterAll(() => host.close());

interface Comment {
  id: number;
  text: string;
  author: string;
  can_edit: boolean;
  can_delete: boolean;
  [name: string]: unknown;
}

let taxes = 0;
async function aTax(establishment = host.seeded.one.establishments[0]): Promise<string> {
  taxes += 1;
  const { status, body } = await host.call('POST', '/api/tax', { establishment_id: establishment, name: `Tax ${taxes}`, rate: 5 }, owner);
  expect(status).toBe(201);
  return `/api/tax/${body.data.id}`;
}
const call = (end: string, body: object, token: string, at = path) => host.call('POST', `${at}/comments${end}`, body, token);
const write = async (text: string, token = staff, at = path): Promise<Comment> => {
  const { status, body } = await call('/create', { text }, token, at);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const page = async (at = path, token = owner, body: object = {}) => (await call('', body, token, at)).body.data;
const count = async (which: ReturnType<typeof sql>) =>
  (await host.database.platform((tx) => sql<{ n: number }>`select count(*)::integer as n from ${which}`.execute(tx))).rows[0]?.n;

describe('comments on a record', () => {
  test('are read page by page, the newest last, by whoever sees the record', async () => {
    const at = await aTax();
    for (const text of ['One', 'Two\nlines', 'Three']) await write(text, staff, at);
    expect(await page(at, manager, { per_page: 2 })).toMatchObject({
      list: [{ text: 'Two\nlines', author: 'Staff Demo', created_by: users()['staff@demo.test'], edited_at: null }, { text: 'Three' }],
      total: 3,
      has_more: true,
    });
    const { list } = await page(at, manager, { per_page: 2 });
    expect(await page(at, manager, { before: list[0].id })).toMatchObject({ list: [{ text: 'One' }], has_more: false });
  });

  test('are changed by their author alone, and deleted by them or by who may delete the record', async () => {
    const { id, ...made } = await write('Mine');
    expect(made).toMatchObject({ can_edit: true, can_delete: true });
    const mineFor = async (token: string) => (await page(path, token)).list.find((one: Comment) => one.id === id);
    expect(await mineFor(owner)).toMatchObject({ can_edit: false, can_delete: true });
    expect((await call('/edit', { comment_id: id, text: 'Theirs' }, owner)).status).toBe(403);
    const changed = await call('/edit', { comment_id: id, text: ' Mine, better ' }, staff);
    expect(changed.body.data).toMatchObject({ text: 'Mine, better', edited_at: expect.any(String) });
    const other = await write('The manager’s', manager);
    expect((await call('/remove', { comment_id: other.id }, staff)).status).toBe(403);
    expect((await call('/remove', { comment_id: id }, manager)).status).toBe(200);
    expect((await call('/edit', { comment_id: id, text: 'Again' }, staff)).status).toBe(404);
    // One of another record, under this record's address.
    expect((await call('/edit', { comment_id: other.id, text: 'Again' }, manager, await aTax())).status).toBe(404);
  });

  test('leave an entry in the log without what was written, which no webhook is told of', async () => {
    const at = await aTax();
    const { id } = await write('A secret word', staff, at);
    await call('/edit', { comment_id: id, text: 'Another secret word' }, staff, at);
    await call('/remove', { comment_id: id }, staff, at);
    const { list } = (await host.call('POST', `${at}/history`, {}, staff)).body.data;
    expect(list.map((entry: { event: string; description: string }) => `${entry.event}: ${entry.description}`)).toEqual([
      `commented: Comment on Tax 'Tax ${taxes}' deleted`,
      `commented: Comment on Tax 'Tax ${taxes}' edited`,
      `commented: Comment on Tax 'Tax ${taxes}' written`,
      `created: Tax 'Tax ${taxes}' created`,
    ]);
    expect(JSON.stringify(list)).not.toContain('secret');
  });

  test('that came twice by one key stand there once', async () => {
    const at = await aTax();
    const twice = () => host.call('POST', `${at}/comments/create`, { text: 'Once' }, staff, { 'idempotency-key': 'once' });
    expect([(await twice()).body.data.id, (await page(at)).total]).toEqual([(await twice()).body.data.id, 1]);
  });

  test('go with the record, whoever deletes it', async () => {
    const [alone, among] = [await aTax(), await aTax()];
    for (const at of [alone, among]) await write('Gone', staff, at);
    await host.call('DELETE', alone, undefined, owner);
    await host.call('POST', '/api/tax/bulk', { ids: [Number(among.split('/').at(-1))], delete: true }, owner);
    expect(await count(sql`public.record_comments where text = 'Gone'`)).toBe(0);
    expect((await call('/create', { text: 'Late' }, owner, alone)).status).toBe(404);
  });

  test('are refused field by field', async () => {
    const refused = async (end: string, body: object) => (await call(end, body, owner)).body.errors;
    expect(await refused('/create', { text: ' ' })).toHaveProperty('text');
    expect(await refused('/create', { text: 'x'.repeat(2001) })).toHaveProperty('text');
    expect(await refused('/create', { text: 3, mood: 'good' })).toMatchObject({ text: expect.anything(), mood: expect.anything() });
    expect(await refused('/edit', { comment_id: { toString: 1 }, text: { toString: 1 } })).toHaveProperty('comment_id');
    expect(await refused('/edit', {})).toMatchObject({ text: expect.anything(), comment_id: expect.anything() });
    expect(await refused('', { per_page: 500, before: 'x' })).toMatchObject({ per_page: expect.anything(), before: expect.anything() });
    expect(await refused('/people', { search: 'x'.repeat(101) })).toHaveProperty('search');
  });
});

describe('the walls', () => {
  const ends = [
    ['', {}],
    ['/create', { text: 'x' }],
    ['/edit', { comment_id: 1, text: 'x' }],
    ['/remove', { comment_id: 1 }],
    ['/people', {}],
  ] as const;

  test('another business, another establishment and a record that is not there answer alike', async () => {
    const elsewhere = await aTax(host.seeded.one.establishments[1]);
    for (const [end, body] of ends) {
      expect((await call(end, body, stranger)).status, end).toBe(404);
      expect((await call(end, body, staff, elsewhere)).status, end).toBe(404);
      expect((await call(end, body, owner, '/api/tax/999999999')).status, end).toBe(404);
    }
  });

  test('a record that is kept back keeps its comments back, and so does its log', async () => {
    const [establishment] = host.seeded.one.establishments;
    const { clientId } = host.seeded.one;
    const id = await host.database.platform(async (tx) => {
      const rule = await insert(tx, model, 'alert-rules', clientId, {
        establishment_id: establishment,
        name: 'Labour',
        kind: 'labour',
        percent: 10,
      });
      return insert(tx, model, 'alerts', clientId, {
        establishment_id: establishment,
        rule,
        kind: 'labour',
        message: 'x',
        day: '2026-11-01',
        subject: 'x',
        raised_at: new Date(),
        status: 'open',
      });
    });
    const at = `/api/alert/${id}`;
    await write('About wages', owner, at);
    expect((await call('', {}, manager, at)).status).toBe(404);
    expect((await call('/create', { text: 'x' }, manager, at)).status).toBe(404);
    const { list } = (await call('/people', {}, owner, at)).body.data;
    expect(list.map((one: { name: string }) => one.name).join()).not.toMatch(/manager/i);
  });

  test('a log, the platform’s records and pages that nobody has have none', async () => {
    for (const base of ['/api/activity-log', '/api/sent-email', '/api/webhook-delivery', '/api/admin/clients/general-info'])
      expect((await call('', {}, owner, `${base}/1`)).status, base).toBe(404);
  });

  test('suggests people who may see the record, by name alone', async () => {
    const { list } = (await call('/people', {}, staff)).body.data;
    expect(list.map(({ id }: { id: number }) => id).sort()).toEqual(
      ['owner@demo.test', 'manager@demo.test', 'staff@demo.test'].map((email) => users()[email]).sort(),
    );
    expect(Object.keys(list[0])).toEqual(['id', 'name']);
    expect((await call('/people', { search: 'MANAG' }, staff)).body.data.list).toHaveLength(1);
    const elsewhere = await aTax(host.seeded.one.establishments[1]);
    expect((await call('/people', {}, owner, elsewhere)).body.data.list).toHaveLength(1);
  });

  test('nobody is mentioned who cannot see the record; who has left keeps their name', async () => {
    for (const user of ['nobody@demo.test', 'owner@other.test'] as const) {
      const id = { ...users(), ...host.seeded.two.users }[user];
      const { status, body } = await call('/create', { text: `Look @{${id}}` }, owner);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['text']]);
    }
    const { clientId } = host.seeded.one;
    const leaving = await host.database.platform(async (tx) => {
      const id = await insert(tx, model, 'users', clientId, {
        first_name: 'Lea',
        last_name: 'Ving',
        email: 'lea@demo.test',
        user_type: 'staff',
        status: 'active',
      });
      const role = await insert(tx, model, 'roles', clientId, { name: 'Sees', type: 'WEB', permissions: JSON.stringify(seen) });
      await giveRole(tx, { clientId, userId: id, role, establishment: null });
      return id;
    });
    const { id, mentions } = await write(`Ask @{${leaving}}`, owner);
    expect(mentions).toEqual([{ id: leaving, name: 'Lea Ving' }]);
    const rename = sql`update public.users set first_name = 'Leah' where id = ${leaving}`;
    const leave = sql`delete from public.users where id = ${leaving}`;
    const named = async () => (await page()).list.find((one: Comment) => one.id === id).mentions;
    await host.database.platform((tx) => rename.execute(tx));
    expect(await named()).toEqual([{ id: leaving, name: 'Leah Ving' }]);
    await host.database.platform((tx) => leave.execute(tx));
    expect(await named()).toEqual([{ id: leaving, name: 'Lea Ving' }]);
    // It is changed without taking out who has left.
    expect((await call('/edit', { comment_id: id, text: `Ask @{${leaving}} again` }, owner)).status).toBe(200);
  });
});

test('of a role, whose deletion asks another permission by its kind, comments are cleared by who holds that one', async () => {
  const at = `/api/role/${host.seeded.one.roles.staff}`;
  const { id } = await write('Who needs this?', owner, at);
  expect((await page(at, manager)).list).toMatchObject([{ id, can_edit: false, can_delete: true }]);
  expect((await call('/remove', { comment_id: id }, manager, at)).status).toBe(200);
});
