import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { closeSupportSessions } from '#/server/access/sessions/supportSessions.ts';
import { testJwtSecret } from '../support/app.ts';
import { insert, seedPassword } from '../support/seed.ts';
import { addSuperAdmin, lastLogged } from '../support/superAdmins.ts';
import { type WorkingApp, workingApp } from '../support/workingApp.ts';

let host: WorkingApp;
let admin: string;
let client: number;
beforeAll(async () => {
  host = await workingApp();
  admin = await host.signIn('admin@demo.test');
  client = host.seeded.one.clientId;
});
afterAll(() => host.close());

const reason = 'The till prints no receipts';
const enter = (token: string, id: unknown = client, body: unknown = { reason, minutes: 30 }) =>
  host.call('POST', `/api/admin/clients/general-info/${id}/enter`, body, token);
const entered = async (token = admin, id: unknown = client): Promise<string> => {
  const { status, body } = await enter(token, id);
  expect(status).toBe(200);
  return body.data.access_token;
};
const profile = (token: string) => host.call('GET', '/api/v1_0/profile', undefined, token);
const statusOf = async (token: string) => (await profile(token)).status;
const logout = (token: string) => host.call('POST', '/api/logout', undefined, token);
const log = (clientId: number, most = 1) => lastLogged(host, clientId, most);
const superAdmin = (name: string, permissions: readonly string[]) => addSuperAdmin(host, name, permissions);
const addTax = (token: string, name: string) =>
  host.call('POST', '/api/tax', { name, rate: 5, establishment_id: host.seeded.one.establishments[0] }, token);

describe('entering a business', () => {
  it('answers a token for that long, with which one is in the business and says so', async () => {
    const answer = await enter(admin);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.data).toMatchObject({ token_type: 'Bearer', expires_in: 1800, client: { id: client, name: 'Client one' } });
    const { body } = await profile(answer.body.data.access_token);
    expect(body.data).toMatchObject({
      user: { first_name: 'Admin', user_type: 'client', client_id: client },
      isFullAccess: true,
      acting: { client_id: client, client_name: 'Client one' },
    });
    expect(Math.abs(Date.parse(body.data.acting.until) - Date.now() - 1_800_000)).toBeLessThan(5000);
    expect((await profile(admin)).body.data).not.toHaveProperty('acting');
  });

  it('gives everything that the business can hold, and nothing of the platform', async () => {
    const token = await entered();
    const owner = await host.signIn('owner@demo.test');
    const names = async (bearer: string) => (await host.call('GET', '/api/get-permissions', undefined, bearer)).body.data.permissions;
    expect(await names(token)).toEqual((await names(owner)).filter((name: string) => name !== 'ChangePassword'));
    const establishments = async (bearer: string) => (await host.call('GET', '/api/establishment/list', undefined, bearer)).body.data.list;
    expect(await establishments(token)).toEqual(await establishments(owner));
    expect((await host.call('POST', '/api/admin/clients/list', {}, token)).status).toBe(403);
    expect((await host.call('GET', '/api/admin/dashboard-summary', undefined, token)).status).toBe(403);
  });

  it('opens no other business: its records are unknown there', async () => {
    const token = await entered();
    const foreign = await host.call(
      'POST',
      '/api/tax',
      { name: 'Foreign', rate: 5, establishment_id: host.seeded.two.establishments[0] },
      admin,
    );
    expect(foreign.status).toBe(201);
    expect((await host.call('GET', `/api/tax/${foreign.body.data.id}`, undefined, token)).status).toBe(404);
    expect((await host.call('PUT', `/api/tax/${foreign.body.data.id}`, { rate: 6 }, token)).status).toBe(404);
    const users = await host.call('POST', '/api/user/list', {}, token);
    expect(users.body.data.list.map(({ email }: { email: string }) => email)).not.toContain('admin@demo.test');
  });

  it('cannot be used to enter again, nor for the super-admin’s own account', async () => {
    const token = await entered();
    expect((await enter(token)).status).toBe(403);
    expect((await enter(token, host.seeded.two.clientId)).status).toBe(403);
    const own = [
      ['POST', '/api/v1_0/change-password', { current_password: seedPassword, new_password: 'another password' }],
      ['PUT', '/api/v1_0/profile', { first_name: 'Somebody' }],
      ['GET', '/api/v1_0/sessions', undefined],
      ['DELETE', '/api/v1_0/sessions/1', undefined],
      ['POST', '/api/v1_0/sign-out-everywhere', {}],
      ['POST', '/api/notification/list', {}],
      ['GET', '/api/notification/count', undefined],
      ['POST', '/api/notification/read', { up_to: 1 }],
    ] as const;
    for (const [method, path, body] of own) expect([path, (await host.call(method, path, body, token)).status]).toEqual([path, 403]);
    expect((await profile(admin)).body.data.user.first_name).toBe('Admin');
  });

  it('is refused to whoever has no right to enter, in the platform and outside', async () => {
    const { email } = await superAdmin('reader', ['Clients', 'ClientEdit', 'ClientDelete']);
    for (const name of [email, 'owner@demo.test', 'manager@demo.test'])
      expect([name, (await enter(await host.signIn(name))).status]).toEqual([name, 403]);
    expect((await host.call('POST', `/api/admin/clients/general-info/${client}/enter`, { reason, minutes: 15 })).status).toBe(401);
  });

  it.each([
    [{ minutes: 30 }, 'reason'],
    [{ reason: '', minutes: 30 }, 'reason'],
    [{ reason: '  ', minutes: 30 }, 'reason'],
    [{ reason: 'x'.repeat(301), minutes: 30 }, 'reason'],
    [{ reason }, 'minutes'],
    [{ reason, minutes: 61 }, 'minutes'],
    [{ reason, minutes: 600 }, 'minutes'],
    [{ reason, minutes: 30, full: true }, 'full'],
  ])('refuses %j at its field', async (body, field) => {
    const answer = await enter(admin, client, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('does not know a business that there is not, before it looks at anything else', async () => {
    for (const id of ['0', '999999', 'x', '-1', '1e3']) expect([id, (await enter(admin, id, {})).status]).toEqual([id, 404]);
  });

  it('refuses a business that is not active with a sentence, and ends where it becomes so', async () => {
    const id = await host.database.platform((tx) => insert(tx, model, 'clients', 0, { name: 'Closing', email: 'office@closing.test' }));
    const token = await entered(admin, id);
    expect(await statusOf(token)).toBe(200);
    expect((await host.call('PUT', `/api/admin/clients/general-info/${id}`, { status: 'inactive' }, admin)).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    const answer = await enter(admin, id);
    expect([answer.status, answer.body.message]).toEqual([409, 'This client is not active: make it active before you enter it']);
    expect((await host.call('DELETE', `/api/admin/clients/general-info/${id}`, undefined, admin)).status).toBe(200);
    expect((await enter(admin, id)).status).toBe(404);
    expect(await statusOf(token)).toBe(401);
  });
});

describe('the logs', () => {
  it('say on both sides who entered, for how long and why, and who left', async () => {
    const token = await entered();
    const adminId = (await profile(admin)).body.data.user.id;
    const own = { causer: 'Admin Demo', created_by: adminId, subject_type: 'clients', subject_id: client };
    const theirs = { causer: 'Admin Demo (support)', created_by: adminId };
    expect(await log(0)).toEqual([{ ...own, event: 'entered', description: `Entered 'Client one' to help, for 30 minutes: ${reason}` }]);
    expect(await log(client)).toMatchObject([{ ...theirs, event: 'entered', description: `Support entered for 30 minutes: ${reason}` }]);
    expect(await logout(token)).toMatchObject({ status: 200, body: { message: "You have left 'Client one'" } });
    expect(await log(0)).toMatchObject([{ ...own, event: 'left', description: "Left 'Client one'" }]);
    expect(await log(client)).toMatchObject([{ ...theirs, event: 'left', description: 'Support left' }]);
  });

  it('name the super-admin as support at every write, where the business’s own people read it', async () => {
    const token = await entered();
    const { status, body } = await addTax(token, 'Support tax');
    expect(status).toBe(201);
    expect(await log(client)).toMatchObject([
      { event: 'created', causer: 'Admin Demo (support)', description: "Tax 'Support tax' created" },
    ]);
    const owner = await host.signIn('owner@demo.test');
    const list = await host.call('POST', '/api/activity-log/list', { sort_by: 'id', sort_order: 'desc', per_page: 10 }, owner);
    expect(list.body.data.list.find(({ event }: { event: string }) => event === 'created')).toMatchObject({
      causer: 'Admin Demo (support)',
    });
    const history = await host.call('POST', `/api/tax/${body.data.id}/history`, {}, owner);
    expect(history.body.data.list).toMatchObject([{ causer: 'Admin Demo (support)' }]);
  });

  it('say when the time was up, once, though nobody left', async () => {
    await entered();
    await host.database.direct(
      `update public.support_sessions set expires_at = now() - interval '1 minute' where ended_at is null and client_id = $1`,
      [client],
    );
    await closeSupportSessions(host.database);
    expect(await log(0)).toMatchObject([{ event: 'left', description: "Access to 'Client one' ended" }]);
    expect(await log(client)).toMatchObject([{ event: 'left', description: 'Support access ended', causer: 'Admin Demo (support)' }]);
    const before = await log(client, 500);
    await closeSupportSessions(host.database);
    expect(await log(client, 500)).toEqual(before);
  });
});

describe('the token of an entered business', () => {
  it('is void once its time is up, whether the token or the host says so', async () => {
    const token = await entered();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ client: 0, acting: client });
    expect(claims.exp - claims.iat).toBe(1800);
    const resigned = createSigner({ key: testJwtSecret, algorithm: 'HS256' });
    expect(await statusOf(resigned({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }))).toBe(401);
    expect(await statusOf(resigned({ ...claims, exp: claims.exp + 86_400 }))).toBe(200);
    await host.database.direct(`update public.support_sessions set expires_at = now() - interval '1 second' where jti = $1`, [claims.jti]);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(resigned({ ...claims, exp: claims.exp + 86_400 }))).toBe(401);
  });

  it('opens no business but the one that was entered, whatever it says', async () => {
    const token = await entered();
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const resigned = createSigner({ key: testJwtSecret, algorithm: 'HS256' });
    expect(await statusOf(resigned(claims))).toBe(200);
    for (const acting of [host.seeded.two.clientId, 0, 'all', null]) expect(await statusOf(resigned({ ...claims, acting }))).toBe(401);
  });

  it('never outlives the super-admin’s own', async () => {
    const short = await workingApp({ tokenLifetimeSeconds: 600 });
    const own = await short.signIn('admin@demo.test');
    const answer = await short.call(
      'POST',
      `/api/admin/clients/general-info/${short.seeded.one.clientId}/enter`,
      { reason, minutes: 60 },
      own,
    );
    expect(answer.status).toBe(200);
    expect(answer.body.data.expires_in).toBeLessThanOrEqual(600);
    await short.close();
  });

  it('is void after leaving, and the super-admin’s own is not', async () => {
    const own = await host.signIn('admin@demo.test');
    const [left, kept] = [await entered(own), await entered(own)];
    await logout(left);
    expect([await statusOf(left), await statusOf(kept), await statusOf(own)]).toEqual([401, 200, 200]);
    expect((await logout(left)).status).toBe(401);
  });

  it('is void when the super-admin signs out, and both logs say that access ended', async () => {
    const own = await host.signIn('admin@demo.test');
    const token = await entered(own);
    await logout(own);
    expect(await statusOf(token)).toBe(401);
    expect(await log(client)).toMatchObject([{ event: 'left', description: 'Support access ended' }]);
  });

  it('is void when the super-admin’s session is ended, everywhere or from elsewhere', async () => {
    const { email } = await superAdmin('roamer', ['Clients', 'ClientEnter']);
    const [here, there] = [await host.signIn(email), await host.signIn(email)];
    const [one, two] = [await entered(here), await entered(there)];
    const { body } = await host.call('GET', '/api/v1_0/sessions', undefined, there);
    const other = body.data.list.find(({ current }: { current: boolean }) => !current);
    await host.call('DELETE', `/api/v1_0/sessions/${other.id}`, undefined, there);
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 200]);
    await host.call('POST', '/api/v1_0/sign-out-everywhere', {}, there);
    expect(await statusOf(two)).toBe(401);
  });

  it('is good though the own one was kept through a change of the password', async () => {
    const { email } = await superAdmin('changer', ['Clients', 'ClientEnter', 'SuperAdminChangePassword']);
    const own = await host.signIn(email);
    const before = await entered(own);
    const change = { current_password: seedPassword, new_password: 'another password' };
    expect((await host.call('POST', '/api/v1_0/change-password', change, own)).status).toBe(200);
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(await entered(own))).toBe(200);
  });

  it('is void with the next call after the right to enter is taken away, and after the user is', async () => {
    const { id, role, email } = await superAdmin('helper', ['Clients', 'ClientEnter']);
    const token = await entered(await host.signIn(email));
    const give = (names: readonly string[]) =>
      host.database.platform((tx) =>
        tx
          .updateTable('roles')
          .set({ permissions: JSON.stringify(names) })
          .where('client_id', '=', 0)
          .where('id', '=', role)
          .execute(),
      );
    expect(await statusOf(token)).toBe(200);
    await give(['Clients']);
    expect(await statusOf(token)).toBe(401);
    await give(['Clients', 'ClientEnter']);
    expect(await statusOf(token)).toBe(200);
    await host.database.direct(`update public.users set status = 'inactive' where client_id = 0 and id = $1`, [id]);
    expect(await statusOf(token)).toBe(401);
  });

  it('carries work that outlives a request, for as long as one is there', async () => {
    const token = await entered();
    await addTax(token, 'Exported tax');
    const done = await host.exported({ resource: 'taxes', establishment_id: host.seeded.one.establishments[0] }, token);
    expect(done.status).toBe('completed');
    expect(done.text).toContain('Exported tax');
  });
});
