import { describe, expect, it, vi } from 'vitest';
import { createAccount } from '#/authProvider/account.ts';
import { TokenStore } from '#/authProvider/token.ts';
import { startHost } from './host.ts';
import { memoryStorage, tokenFor } from './jwt.ts';

const user = { id: 7, first_name: 'Ada', last_name: 'Low', email: 'ada@demo.test', user_type: 'client', client_id: 1 };
const profile = { status: 'success', data: { user, isFullAccess: true } };

function accountAt(apiUrl: string, stored?: string) {
  const memory = memoryStorage();
  const token = new TokenStore(() => memory);
  if (stored) token.store(stored);
  return createAccount({ apiUrl, clientSecret: 'secret', token });
}

describe('the account', () => {
  it('asks to be answered in the language of the page', async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'ar' } });
    const host = await startHost(() => ({ status: 400, body: { status: 'error', message: 'كلمة المرور غير صحيحة' } }));
    await expect(accountAt(host.url).login({ username: 'ada@demo.test', password: 'wrong' })).rejects.toThrow('كلمة المرور غير صحيحة');
    expect(host.heard[0]?.language).toBe('ar');
  });

  it('signs in by the password grant, keeps the token and loads the profile once', async () => {
    const given = tokenFor(60_000);
    const host = await startHost(({ path }) => ({
      body: path === '/oauth/token' ? { access_token: given, token_type: 'Bearer', expires_in: 60 } : profile,
    }));
    const account = accountAt(host.url);
    expect(await account.login({ username: 'ada@demo.test', password: 'long enough' })).toEqual({ user, isFullAccess: true });
    expect(await account.profile()).toEqual({ user, isFullAccess: true });
    expect(account.token.token()).toBe(given);
    expect(host.heard).toEqual([
      {
        method: 'POST',
        path: '/oauth/token',
        body: {
          grant_type: 'password',
          client_id: 11,
          client_secret: 'secret',
          scope: '',
          username: 'ada@demo.test',
          password: 'long enough',
        },
      },
      { method: 'GET', path: '/api/v1_0/profile', authorization: `Bearer ${given}`, body: {} },
    ]);
  });

  it('tells a refused sign-in by its status and the host’s message, and keeps no token', async () => {
    const host = await startHost(() => ({
      status: 400,
      body: { status: 'error', error: 'invalid_grant', message: 'Wrong e-mail or password' },
    }));
    const account = accountAt(host.url);
    await expect(account.login({ username: 'a', password: 'b' })).rejects.toMatchObject({
      status: 400,
      message: 'Wrong e-mail or password',
    });
    expect(account.token.token()).toBeNull();
  });

  it('says how long to wait after too many tries', async () => {
    const host = await startHost(() => ({
      status: 429,
      body: { status: 'error', message: 'Too many tries' },
      headers: { 'retry-after': '30' },
    }));
    await expect(accountAt(host.url).login({ username: 'a', password: 'b' })).rejects.toMatchObject({ status: 429, retryAfterSeconds: 30 });
  });

  it('tells a host that cannot be reached by status 0', async () => {
    await expect(accountAt('http://127.0.0.1:1').login({ username: 'a', password: 'b' })).rejects.toMatchObject({
      status: 0,
      message: 'Something went wrong',
    });
  });

  it.each([{ status: 'error' }, 'a bare text'])(
    'tells a failure without a sentence of its own as ‘Something went wrong’: %j',
    async (body) => {
      const host = await startHost(() => ({ status: 500, body }));
      await expect(accountAt(host.url).login({ username: 'a', password: 'b' })).rejects.toMatchObject({
        status: 500,
        message: 'Something went wrong',
      });
    },
  );

  it('says ‘profile not found’ where the host answers nobody', async () => {
    const host = await startHost(() => ({ body: { status: 'success', data: { user: null, isFullAccess: false } } }));
    await expect(accountAt(host.url, tokenFor(60_000)).profile()).rejects.toThrow('profile not found');
  });

  it('forgets the token at sign-out and gives the host’s message', async () => {
    const stored = tokenFor(60_000);
    const host = await startHost(() => ({ body: { status: 'success', message: 'See you' } }));
    const account = accountAt(host.url, stored);
    expect(await account.logout()).toBe('See you');
    expect(account.token.current()).toEqual({ token: null, loss: 'signed-out' });
    expect(host.heard).toMatchObject([{ method: 'POST', path: '/api/logout', authorization: `Bearer ${stored}` }]);
  });

  it('forgets the token even where the host fails to revoke it', async () => {
    const host = await startHost(() => ({ status: 500, body: { status: 'error', message: 'Out of order' } }));
    const account = accountAt(host.url, tokenFor(60_000));
    await expect(account.logout()).rejects.toThrow('Out of order');
    expect(account.token.token()).toBeNull();
  });

  it('takes a 401 for the end of the session', async () => {
    const host = await startHost(() => ({ status: 401, body: { status: 'error', message: 'Unauthenticated' } }));
    const account = accountAt(host.url, tokenFor(60_000));
    await expect(account.profile()).rejects.toMatchObject({ status: 401 });
    expect(account.token.current()).toEqual({ token: null, loss: 'expired' });
  });

  it('says ‘profile not found’ where a reload fails, and asks again the next time', async () => {
    let broken = true;
    const host = await startHost(() => (broken ? { status: 500, body: {} } : { body: profile }));
    const account = accountAt(host.url, tokenFor(60_000));
    await expect(account.reloadProfile()).rejects.toThrow('profile not found');
    broken = false;
    expect((await account.profile()).user.email).toBe('ada@demo.test');
  });

  it('asks for the permissions of an establishment, or in general', async () => {
    const host = await startHost(({ path }) => ({ body: { status: 'success', data: { permissions: [path] } } }));
    const account = accountAt(host.url, tokenFor(60_000));
    expect((await account.permissions(3)).permissions).toEqual(['/api/get-permissions/3']);
    expect((await account.permissions()).permissions).toEqual(['/api/get-permissions']);
  });
});
