import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantOf, type TestApp, testApp } from '../support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp();
});
afterAll(() => host.close());

const post = (body: unknown, headers?: Record<string, string>) => host.call('POST', '/oauth/token', body, undefined, headers);

describe('POST /oauth/token', () => {
  it('answers a bearer token for the right password', async () => {
    const { status, body, headers } = await post(grantOf('owner@demo.test'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', message: 'Signed in', token_type: 'Bearer', expires_in: 43_200, scope: '*' });
    expect(headers['cache-control']).toBe('no-store');
    const claims = JSON.parse(Buffer.from(body.access_token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ sub: String(host.seeded.one.users['owner@demo.test']), client: host.seeded.one.clientId });
    expect(claims.exp - claims.iat).toBe(43_200);
    expect(claims.jti).toMatch(/^[\da-f-]{36}$/);
  });

  it('takes a form, and an address in any case', async () => {
    const form = new URLSearchParams({ ...grantOf(' Owner@Demo.TEST '), client_id: '11' }).toString();
    const { status } = await post(form, { 'content-type': 'application/x-www-form-urlencoded' });
    expect(status).toBe(200);
  });

  it('takes the client by HTTP Basic', async () => {
    const { client_id: _id, client_secret: _secret, ...grant } = grantOf('owner@demo.test');
    const basic = (secret: string) => ({ authorization: `Basic ${Buffer.from(`11:${secret}`).toString('base64')}` });
    expect((await post(grant, basic('countinghouse-dashboard'))).status).toBe(200);
    const refused = await post(grant, basic('another'));
    expect(refused).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(refused.headers['www-authenticate']).toMatch(/^Basic/);
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const wrong = await post(grantOf('owner@demo.test', 'another password'));
    const unknown = await post(grantOf('stranger@demo.test'));
    expect(wrong).toMatchObject({
      status: 400,
      body: { status: 'error', error: 'invalid_grant', message: 'The e-mail address or the password is wrong' },
    });
    expect(wrong.body.error_description).toBe(wrong.body.message);
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    ['another grant', { grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
    ['no grant', { grant_type: undefined }, 400, 'invalid_request'],
    ['another client', { client_id: 12 }, 401, 'invalid_client'],
    ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['no secret', { client_secret: undefined }, 401, 'invalid_client'],
    ['no password', { password: undefined }, 400, 'invalid_request'],
    ['a username that is not a text', { username: { like: '%' } }, 400, 'invalid_request'],
    ['a NUL in the username', { username: 'owner@demo.test\0' }, 422, 'invalid_request'],
    ['a password of 15,000 digits', { password: '7'.repeat(15_000) }, 400, 'invalid_grant'],
  ])('refuses %s', async (_case, change, status, error) => {
    const answer = await post({ ...grantOf('owner@demo.test'), ...change });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status: 'error', error, message: expect.any(String), error_description: expect.any(String) });
  });

  it('refuses a parameter that is sent twice', async () => {
    const form = `${new URLSearchParams({ ...grantOf('owner@demo.test'), client_id: '11' })}&username=admin%40demo.test`;
    expect(await post(form, { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  it('answers broken JSON as OAuth and as the envelope', async () => {
    expect(await post('{"grant_type":')).toMatchObject({ status: 400, body: { status: 'error', error: 'invalid_request' } });
    expect(await post('x'.repeat(20_000))).toMatchObject({ status: 413, body: { status: 'error', error: 'invalid_request' } });
  });

  it('refuses somebody who is not active, and everybody of a business that is not', async () => {
    const set = (table: string, clientId: number, id: number, status: string) =>
      host.database.platform((tx) =>
        tx.updateTable(table).set({ status }).where('client_id', '=', clientId).where('id', '=', id).execute(),
      );
    const { one, two } = host.seeded;
    await set('users', one.clientId, one.users['nobody@demo.test'] ?? 0, 'inactive');
    expect(await post(grantOf('nobody@demo.test'))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await set('users', one.clientId, one.users['nobody@demo.test'] ?? 0, 'active');
    await set('clients', 0, two.clientId, 'inactive');
    expect(await post(grantOf('owner@other.test'))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await set('clients', 0, two.clientId, 'active');
    expect((await post(grantOf('owner@other.test'))).status).toBe(200);
  });

  it('remembers when somebody signed in last', async () => {
    await host.signIn('manager@demo.test');
    const row = await host.database.platform((tx) =>
      tx.selectFrom('users').select('last_sign_in_at').where('email', '=', 'manager@demo.test').executeTakeFirstOrThrow(),
    );
    expect(Date.now() - Date.parse(String(row.last_sign_in_at))).toBeLessThan(60_000);
  });
});
