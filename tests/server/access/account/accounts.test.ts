import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '#/i18n/sentences.ts';
import { model } from '#/resources/index.ts';
import { linkAccount, unlinkAccount } from '#/server/access/account/accounts.ts';
import { addUser } from '#/server/access/account/addUser.ts';
import { grantOf, type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp();
});
afterAll(() => host.close());

const taken = { errors: { email: [say('access.email_taken')] } };
const canSignIn = async (email: string) => (await host.call('POST', '/oauth/token', grantOf(email))).status === 200;

describe('an e-mail address', () => {
  it('is taken for every business as soon as one has it, also by its people’s own calls', async () => {
    const { one, two } = host.seeded;
    const wanted = { email: 'Owner@Demo.test', clientId: two.clientId, userId: two.users['owner@other.test'] ?? 0 };
    await expect(host.database.tenant(two.clientId, (tx) => linkAccount(tx, wanted))).rejects.toMatchObject(taken);
    const user = {
      email: 'owner@other.test',
      firstName: 'A',
      lastName: 'B',
      passwordHash: 'x',
      userType: 'staff' as const,
      isFullAccess: false,
    };
    for (const clientId of [0, one.clientId, two.clientId])
      await expect(host.database.tenant(clientId, (tx) => addUser(tx, model, { ...user, clientId }))).rejects.toMatchObject(taken);
    expect(await canSignIn('owner@other.test')).toBe(true);
  });

  it('moves with its user, and can be kept', async () => {
    const { clientId, users } = host.seeded.one;
    const userId = users['staff@demo.test'] ?? 0;
    await host.database.tenant(clientId, (tx) => linkAccount(tx, { email: 'New@demo.test', clientId, userId }));
    expect([await canSignIn('new@demo.test'), await canSignIn('staff@demo.test')]).toEqual([true, false]);
    await host.database.tenant(clientId, (tx) => linkAccount(tx, { email: 'new@demo.test', clientId, userId }));
    expect(await canSignIn('new@demo.test')).toBe(true);
  });

  it('cannot be taken or freed across the wall between businesses', async () => {
    const { one, two } = host.seeded;
    const owner = { clientId: one.clientId, userId: one.users['owner@demo.test'] ?? 0 };
    await host.database.tenant(two.clientId, (tx) => unlinkAccount(tx, owner));
    expect(await canSignIn('owner@demo.test')).toBe(true);
    await expect(host.database.tenant(two.clientId, (tx) => linkAccount(tx, { email: 'thief@demo.test', ...owner }))).rejects.toThrow();
    expect(await canSignIn('thief@demo.test')).toBe(false);
  });

  it('is free again when its user is gone', async () => {
    const { clientId, users } = host.seeded.one;
    await host.database.tenant(clientId, (tx) => unlinkAccount(tx, { clientId, userId: users['nobody@demo.test'] ?? 0 }));
    expect(await canSignIn('nobody@demo.test')).toBe(false);
    await host.database.tenant(clientId, (tx) =>
      linkAccount(tx, { email: 'nobody@demo.test', clientId, userId: users['nobody@demo.test'] ?? 0 }),
    );
    expect(await canSignIn('nobody@demo.test')).toBe(true);
  });
});
