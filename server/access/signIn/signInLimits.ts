import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { tooMany } from '#/server/foundation/http/apiError.ts';

/** A count of tries under a name, and how many are heard within the window that the first one opens. */
export interface Limit {
  key: string;
  tries: number;
  minutes: number;
}

const QUARTER = 15;
const DAY = 24 * 60;

/** Limits in the order in which they count: what the first ones refuse does not count towards the others. */
export type Limits = readonly (readonly Limit[])[];

/**
 * The limits on a sign-in: few tries from one address at one account; then the account's from everywhere and the address's over all
 * accounts. One person who mistypes uses up no more than their own share of the address that an office has together, and who comes from
 * where they have signed in before (`isKnown`) is stopped by nothing but their own tries: neither by guesses made elsewhere, nor by a
 * neighbour's.
 */
export function signInLimits(email: string, address: string, isKnown = false): Limits {
  const network = networkOf(address);
  const own = [limit(`account-address:${email}|${network}`, 10)];
  return isKnown ? [own] : [own, [limit(`account:${email}`, 50), limit(`address:${network}`, 100)]];
}

/** The limit on guessing the present password within a session. */
export function passwordLimits(clientId: number, userId: number): Limits {
  return [[limit(`password:${clientId}:${userId}`, 10)]];
}

/** How many codes are heard for one password that was right. */
export function secondStepLimits(jti: string): Limits {
  return [[limit(`second-step:${jti}`, 5)]];
}

/**
 * The limits on the codes of an account, whoever has its password. Three codes in a million are right at a time: the ceiling of a day keeps
 * somebody who goes on guessing below one chance in three thousand.
 */
export function secondFactorLimits({ clientId, userId }: { clientId: number; userId: number }, address: string): Limits {
  const network = networkOf(address);
  const account = `${clientId}/${userId}`;
  return [
    [limit(`code-account-address:${account}|${network}`, 10)],
    [limit(`code-account:${account}`, 50), limit(`code-account-day:${account}`, 100, DAY), limit(`address:${network}`, 100)],
  ];
}

/** The limits on looking for numbers that one may not see by typing all of one: a guest's card now and then, and no list of guesses. */
export function wholeNumberLimits({ clientId, userId }: { clientId: number; userId: number }): Limits {
  const person = `${clientId}/${userId}`;
  return [[limit(`whole-number:${person}`, 60), limit(`whole-number-day:${person}`, 300, DAY)]];
}

/** The limits on new accounts: a person makes one and mistypes now and then, a machine makes many. */
export function registerLimits(email: string, address: string): Limits {
  const network = networkOf(address);
  return [[limit(`register-address:${email}|${network}`, 5, 60)], [limit(`register:${network}`, 10, 60)]];
}

/**
 * The limits on asking for a code, the same for addresses that exist and for others. Each code allows five guesses at
 * one in a million: the ceiling of a day keeps somebody who asks again and again below one chance in ten thousand. Who asks from where they
 * have signed in before has a ceiling of their own, which requests from elsewhere do not use up.
 */
export function resetRequestLimits(email: string, address: string, isKnown = false): Limits {
  const network = networkOf(address);
  const own = limit(`reset-account-address:${email}|${network}`, 5);
  if (isKnown) return [[own, limit(`reset-account-address-day:${email}|${network}`, 20, DAY)]];
  return [
    [own],
    [limit(`reset-account:${email}`, 10), limit(`reset-account-day:${email}`, 20, DAY), limit(`reset-address:${network}`, 30)],
  ];
}

/** The limits on guessing codes: those of one account, then those of an address over all accounts. */
export function resetGuessLimits(email: string, address: string): Limits {
  const network = networkOf(address);
  return [[limit(`reset-guess-address:${email}|${network}`, 10)], [limit(`reset-guess:${network}`, 30)]];
}

/** The limit on guessing reset tokens from one address; a right one is never counted. */
export function resetTokenLimits(address: string): Limits {
  return [[limit(`reset-token:${networkOf(address)}`, 30)]];
}

/**
 * Counts a try before it is validated, so that parallel ones count too. Answers the seconds to wait where a limit is reached; the count
 * stays
 * when the caller then throws outside the transaction.
 */
export async function countTry(tx: Transaction, limits: Limits): Promise<number | undefined> {
  for (const together of limits) {
    const wait = await countTogether(tx, together);
    if (wait !== undefined) return wait;
  }
  return undefined;
}

async function countTogether(tx: Transaction, limits: readonly Limit[]): Promise<number | undefined> {
  const ordered = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await sql<{ key: string; tries: number; wait: number }>`
    insert into public.sign_in_attempts as attempt (key, tries, window_ends_at)
    values ${sql.join(ordered.map(({ key, minutes }) => sql`(${key}, 1, now() + ${minutes} * interval '1 minute')`))}
    on conflict (key) do update set
      tries = case when attempt.window_ends_at <= now() then 1 else attempt.tries + 1 end,
      window_ends_at = case when attempt.window_ends_at <= now() then excluded.window_ends_at else attempt.window_ends_at end
    returning key, tries, ceil(extract(epoch from window_ends_at - now()))::int as wait`.execute(tx);
  const waits = rows.filter(({ key, tries }) => tries > (limits.find((one) => one.key === key)?.tries ?? 0)).map(({ wait }) => wait);
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** The refusal for a try over the limit; `waitSeconds` is what `countTry` answered. */
export function refuseTooMany(waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined) throw tooMany(waitSeconds, say('access.wait_minutes', { smart_count: Math.ceil(waitSeconds / 60) }));
}

/** A try that was right gives back what it counted, and clears what was counted for its own account. */
export async function forgiveTries(tx: Transaction, limits: Limits): Promise<void> {
  const all = limits.flat().map(({ key }) => key);
  const isShared = (key: string) => key.startsWith('address:');
  const [own, shared] = [all.filter((key) => !isShared(key)), all.filter(isShared)];
  await sql`delete from public.sign_in_attempts where key in (${sql.join(own)}) or window_ends_at < now() - interval '1 day'`.execute(tx);
  if (shared.length > 0)
    await sql`update public.sign_in_attempts set tries = greatest(tries - 1, 0) where key in (${sql.join(shared)})`.execute(tx);
}

/** Kept as a digest: a name that nobody has stays unknown, and a long one costs no room. */
function limit(name: string, tries: number, minutes = QUARTER): Limit {
  const kind = name.slice(0, name.indexOf(':'));
  return { key: `${kind}:${createHash('sha256').update(name).digest('base64url')}`, tries, minutes };
}

/** The network of an address: an IPv6 customer owns a whole /64, so that is what counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const full = address.includes('::') ? [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after] : groups;
  return full.slice(0, 4).join(':');
}
