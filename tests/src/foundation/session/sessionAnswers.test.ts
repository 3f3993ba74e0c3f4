import { expect, it } from 'vitest';
import type { Account } from '#/authProvider/account.ts';
import { askSession, askSessionAhead } from '#/src/foundation/session/sessionAnswers.ts';

const ESTABLISHMENTS = '/api/establishment/list';
const first = ['profile', '/api/constants'];
const all = [...first, ESTABLISHMENTS];

/** An account of somebody with the establishments 7 and 8, whose calls are counted. */
function counting(fails = false) {
  let token = 'one';
  const calls: string[] = [];
  const answer = async <T>(path: string, value: T) => {
    calls.push(path);
    if (fails) throw new Error(`${path} failed`);
    return value;
  };
  const account = {
    token: { token: () => token },
    profile: () => answer('profile', { user: { user_type: 'client' } }),
    read: (path: string) => answer(path, path === ESTABLISHMENTS ? { list: [{ id: 7 }, { id: 8 }] } : {}),
    permissions: (id?: number) => answer(`permissions ${id}`, { permissions: [] }),
  };
  return { account: account as unknown as Account, calls, signInAs: (next: string) => (token = next) };
}

it('asks for each thing as soon as it can, and is asked ahead for one start only', async () => {
  const { account, calls } = counting();
  askSessionAhead(account, 8);
  expect(calls).toEqual(first);
  const { held } = askSession(account, 8);
  await held;
  expect(calls).toEqual([...all, 'permissions 8']);
  await askSession(account, 8).held;
  expect(calls).toHaveLength(8);
});

it('takes nothing that was asked for another person or another place', async () => {
  const { account, calls, signInAs } = counting();
  askSessionAhead(account, 7);
  await askSession(account, 8).held;
  expect(calls).toHaveLength(8);
  askSessionAhead(account, 7);
  signInAs('another');
  await askSession(account, 7).held;
  expect(calls).toHaveLength(16);
});

it('asks for the permissions in the first establishment where none is remembered, or it is gone', async () => {
  for (const remembered of [null, 6]) {
    const { account, calls } = counting();
    await askSession(account, remembered).held;
    expect(calls).toEqual([...all, 'permissions 7']);
  }
});

it('tells a failure to whoever waits for the answer, and to nobody else', async () => {
  const { account } = counting(true);
  const { profile } = askSession(account, 7);
  await expect(profile).rejects.toThrow('profile failed');
  // What nobody waited for has failed by now: the test ends here without a rejection that nobody took.
  await new Promise((resolve) => setTimeout(resolve));
});
