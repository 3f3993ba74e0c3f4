import { describe, expect, it } from 'vitest';
import { createAccount } from '#/authProvider/account.ts';
import { createAuthProvider } from '#/authProvider/index.ts';
import { permissionTree } from '#/authProvider/permissionTree.ts';
import { TokenStore } from '#/authProvider/token.ts';
import { startHost } from './host.ts';
import { memoryStorage, tokenFor } from './jwt.ts';

async function providerWith(names: string[]) {
  const host = await startHost(() => ({
    body: {
      status: 'success',
      data: { user: { id: 7, first_name: 'Ada', last_name: 'Low', email: 'ada@demo.test' }, isFullAccess: false },
    },
  }));
  const storage = memoryStorage();
  const token = new TokenStore(() => storage);
  token.store(tokenFor(60_000));
  const account = createAccount({ apiUrl: host.url, clientSecret: 's', token });
  const model = { resources: { taxes: { permissions: { list: 'Taxes', edit: 'TaxEdit' } } } };
  return { token, provider: createAuthProvider({ account, model, tree: () => permissionTree(names, []) }) };
}

describe('the auth provider', () => {
  it('ends the session on a 401 without sending react-admin to another page', async () => {
    const { token, provider } = await providerWith([]);
    await expect(provider.checkError({ status: 401 })).resolves.toBeUndefined();
    expect(token.current()).toEqual({ token: null, loss: 'expired' });
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
  });

  it('keeps the session on every other failure', async () => {
    const { token, provider } = await providerWith([]);
    for (const status of [0, 403, 404, 422, 500]) await provider.checkError({ status });
    expect(token.token()).not.toBeNull();
  });

  it('answers canAccess from the permissions held', async () => {
    const { provider } = await providerWith(['Taxes']);
    expect(await provider.canAccess?.({ resource: 'taxes', action: 'list' })).toBe(true);
    expect(await provider.canAccess?.({ resource: 'taxes', action: 'edit' })).toBe(false);
  });

  it('names the person', async () => {
    const { provider } = await providerWith([]);
    expect(await provider.getIdentity?.()).toMatchObject({ id: 7, fullName: 'Ada Low', email: 'ada@demo.test' });
  });

  it('signs out without a redirect of react-admin’s own', async () => {
    const { token, provider } = await providerWith([]);
    expect(await provider.logout({})).toBe(false);
    expect(token.token()).toBeNull();
  });
});
