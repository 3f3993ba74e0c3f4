import { expect, it } from 'vitest';
import type { Account } from '#/authProvider/account.ts';
import { askSession, askSessionAhead } from '#/src/foundation/session/sessionAnswers.ts';

/** An account whose host answers each call with how many have come. */
function counting(fails = false) {
  let token = 'one';
  const calls: string[] = [];
  const answer = async (path: string) => {
    calls.push(path);
    if (fails) throw new Error(`${path} failed`);
    return calls.length;
  };
  const account = {
    token: { token: () => token },
    profile: () => answer('profile'),
    read: (path: string) => answer(path),
    permissions: (id?: number) => answer(`permissions ${id}`),
  };
  return { account: account as unknown as Account, calls, signInAs: (next: string) => (token = next) };
}

it('asks for everything at once, and is asked ahead for one start only', () => {
  const { account, calls } = counting();
  askSessionAhead(account, 7);
  expect(calls).toEqual(['profile', '/api/constants', '/api/establishment/list', 'permissions 7']);
  askSession(account, 7);
  expect(calls).toHaveLength(4);
  askSession(account, 7);
  expect(calls).toHaveLength(8);
});

it('takes nothing that was asked for another person or another place', () => {
  const { account, calls, signInAs } = counting();
  askSessionAhead(account, 7);
  askSession(account, 8);
  expect(calls).toHaveLength(8);
  askSessionAhead(account, 7);
  signInAs('another');
  askSession(account, 7);
  expect(calls).toHaveLength(16);
});

it('asks for no permissions where no place is remembered', () => {
  const { account, calls } = counting();
  expect(askSession(account, null)).not.toHaveProperty('held');
  expect(calls).toEqual(['profile', '/api/constants', '/api/establishment/list']);
});

it('tells a failure to whoever waits for the answer, and to nobody else', async () => {
  const { account } = counting(true);
  const { profile } = askSession(account, 7);
  await expect(profile).rejects.toThrow('profile failed');
  // What nobody waited for has failed by now: the test ends here without a rejection that nobody took.
  await new Promise((resolve) => setTimeout(resolve));
});
