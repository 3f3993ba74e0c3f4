import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeIn, type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { grantOf } from '#/tests/support/app.ts';
import { nextEmail } from '#/tests/support/nextEmail.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let mail: MailServer;
let admin: string;
let made = 0;
beforeAll(async () => {
  mail = await startMailServer();
  host = await workingApp({
    config: { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' },
    mailerSettings: { retryMs: [50] },
  });
  admin = await host.signIn('admin@demo.test');
});
afterAll(async () => {
  await host.close();
  await mail.close();
});

const newClient = async (values: object = {}): Promise<number> => {
  made += 1;
  const { status, body } = await host.call(
    'POST',
    '/api/admin/clients/general-info',
    { name: `Bakery ${made}`, email: 'office@bakery.test', ...values },
    admin,
  );
  expect(status).toBe(201);
  return body.data.id;
};
const addUser = (values: object, token = admin) =>
  host.call('POST', '/api/user', { first_name: 'Bea', last_name: 'Baker', email: `bea${++made}@bakery.test`, ...values }, token);
const choosePassword = async (email: string, code: string, password: string) => {
  const { body } = await host.call('POST', '/api/v1_0/verify-password-request-code', { email, code });
  return host.call('POST', '/api/v1_0/reset-password', { reset_token: body.data?.reset_token ?? 'none', password });
};
const usersOf = async (client_id: number) => (await host.call('POST', '/api/user/list', { filters: { client_id } }, admin)).body.data.list;

describe('the first person of a business', () => {
  it('is its owner, is sent a code, chooses a password by it once, and is in', async () => {
    const client_id = await newClient();
    const { status, body } = await addUser({ client_id, email: 'Bea@Bakery.test' });
    expect([status, body.data]).toMatchObject([201, { client_id, user_type: 'client', full_access: true, email: 'bea@bakery.test' }]);
    const email = await mail.next();
    expect(email).toMatchObject({ recipients: ['bea@bakery.test'], subject: expect.stringContaining('Bakery') });
    expect((await choosePassword('bea@bakery.test', codeIn(email), 'a long password')).status).toBe(200);
    mail.forget();
    expect((await choosePassword('bea@bakery.test', codeIn(email), 'another password')).status).toBe(422);
    const token = await host.signIn('bea@bakery.test', 'a long password');
    const profile = await host.call('GET', '/api/v1_0/profile', undefined, token);
    expect(profile.body.data).toMatchObject({ isFullAccess: true, user: { client_id, user_type: 'client' } });
  });

  it('finds the first roles of the business, each with its line in the activity log', async () => {
    const client_id = await newClient();
    await addUser({ client_id, email: 'olga@bakery.test', password: 'a long password' });
    const token = await host.signIn('olga@bakery.test', 'a long password');
    const roles = (await host.call('POST', '/api/role/list', {}, token)).body.data.list.map(
      ({ name, type }: { name: string; type: string }) => `${type} ${name}`,
    );
    expect(roles.sort()).toEqual(['POS Server', 'POS Shift lead', 'WEB Accountant', 'WEB Manager', 'WEB Staff']);
    const log = (await host.call('POST', '/api/activity-log/list', { filters: { subject_type: 'roles' } }, token)).body.data.list;
    expect(log).toHaveLength(5);
    const [{ id }] = (await host.call('POST', '/api/role/list', { search: 'Manager' }, token)).body.data.list;
    const { permissions } = (await host.call('GET', `/api/role/${id}`, undefined, token)).body.data;
    expect(permissions).toContain('ProductEdit');
    expect(permissions).not.toContain('CostView');
  });

  it('leaves the roles of a business that has some as they are', async () => {
    const client_id = await newClient();
    const names = async () =>
      (await host.call('POST', '/api/role/list', { filters: { client_id } }, admin)).body.data.list.map(
        ({ name }: { name: string }) => name,
      );
    expect((await host.call('POST', '/api/role', { client_id, name: 'Own', type: 'WEB', permissions: ['Taxes'] }, admin)).status).toBe(201);
    await addUser({ client_id });
    expect(await names()).toEqual(['Own']);
  });

  it('is not made by a super-admin who may not do everything there', async () => {
    const role = await host.call(
      'POST',
      '/api/role',
      { client_id: 0, name: 'Support', type: 'admin', permissions: ['UsersManagement', 'UserCreate', 'Clients'] },
      admin,
    );
    expect(role.status).toBe(201);
    await addUser({ client_id: 0, email: 'support@demo.test', password: 'a long password', roles: [{ role: role.body.data.id }] });
    const support = await host.signIn('support@demo.test', 'a long password');
    const client_id = await newClient();
    const refused = await addUser({ client_id }, support);
    expect([refused.status, refused.body.errors]).toEqual([422, { full_access: [expect.stringContaining('ask somebody who has')] }]);
    expect(await usersOf(client_id)).toEqual([]);
  });
});

describe('those after the first', () => {
  it('have the role they are given, and become owners only where a super-admin says so', async () => {
    const client_id = await newClient();
    await addUser({ client_id });
    const { list } = (await host.call('POST', '/api/role/list', { filters: { client_id, name: 'Manager' } }, admin)).body.data;
    const manager = await addUser({ client_id, roles: [{ role: list[0].id }] });
    expect([manager.status, manager.body.data]).toMatchObject([
      201,
      { user_type: 'staff', full_access: false, roles: [{ role: list[0].id }] },
    ]);
    const second = await addUser({ client_id, full_access: true });
    expect(second.body.data).toMatchObject({ user_type: 'client', full_access: true });
    const foreign = await addUser({ client_id, roles: [{ role: host.seeded.one.roles.manager }] });
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['roles.0.role']]);
  });

  it('lose full access where somebody else keeps it, never the last one', async () => {
    const client_id = await newClient();
    const first = (await addUser({ client_id })).body.data.id;
    const second = (await addUser({ client_id, full_access: true })).body.data.id;
    const taken = await host.call('PUT', `/api/user/${first}`, { full_access: false }, admin);
    expect([taken.status, taken.body.data]).toMatchObject([200, { full_access: false, user_type: 'staff' }]);
    const last = await host.call('PUT', `/api/user/${second}`, { full_access: false }, admin);
    expect([last.status, last.body.errors]).toEqual([422, { full_access: [expect.stringContaining('last person')] }]);
  });

  it('are invited by their own business too, while one with a password gets no email', async () => {
    const owner = await host.signIn('owner@demo.test');
    mail.forget();
    await addUser({ email: 'typed@demo.test', password: 'a long password' }, owner);
    await addUser({ email: 'invited@demo.test' }, owner);
    let email = await mail.next();
    while (!email.recipients.includes('invited@demo.test')) {
      expect(email.recipients).not.toContain('typed@demo.test');
      email = await mail.next();
    }
    expect((await choosePassword('invited@demo.test', codeIn(email), 'a chosen password')).status).toBe(200);
    await host.signIn('invited@demo.test', 'a chosen password');
  });
});

describe('an address that signs in elsewhere', () => {
  it('is told of the business that wants to add it, with no code, and keeps its password', async () => {
    const owner = await host.signIn('owner@demo.test');
    mail.forget();
    await addUser({ email: 'owner@other.test' }, owner);
    const email = await nextEmail(mail, 'Client one wants to add you');
    expect(email.recipients).toEqual(['owner@other.test']);
    expect(email.text).toContain('was not told of your account');
    expect(email.text).not.toMatch(/\b\d{6}\b/);
    await host.signIn('owner@other.test');
  });
});

describe('a business that is inactive', () => {
  it('lets nobody in, ends the sessions of all, and is open again once active', async () => {
    const client_id = await newClient();
    await addUser({ client_id, email: 'closed@bakery.test', password: 'a long password' });
    const token = await host.signIn('closed@bakery.test', 'a long password');
    const change = (status: string) => host.call('PUT', `/api/admin/clients/general-info/${client_id}`, { status }, admin);
    expect((await change('inactive')).status).toBe(200);
    expect((await host.call('GET', '/api/v1_0/profile', undefined, token)).status).toBe(401);
    const refused = await host.call('POST', '/oauth/token', grantOf('closed@bakery.test', 'a long password'));
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'invalid_grant', message: expect.stringContaining('not active') }]);
    await change('active');
    await host.signIn('closed@bakery.test', 'a long password');
  });
});
