import { expect, it } from 'vitest';
import { createOwnAccount } from '#/authProvider/ownAccount.ts';
import { TokenStore } from '#/authProvider/token.ts';
import { createWriteLock } from '#/authProvider/writeLock.ts';

const token = new TokenStore(() => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }));

it('a locked account changes nothing of oneself, and says why, until it is released', async () => {
  const lock = createWriteLock();
  // Nobody listens there: what is sent fails with another status.
  const account = createOwnAccount({ apiUrl: 'http://127.0.0.1:1', token, whyNot: lock.why });
  lock.lock('You only look');
  for (const write of [
    () => account.saveProfile({ first_name: 'A' }),
    () => account.changePassword('a', 'b'),
    () => account.endSession(1),
    () => account.signOutEverywhere(),
  ])
    await expect(write()).rejects.toMatchObject({ message: 'You only look', status: 403 });
  await expect(account.sessions()).rejects.toMatchObject({ status: 0 });
  lock.release();
  await expect(account.saveProfile({ first_name: 'A' })).rejects.toMatchObject({ status: 0 });
});
