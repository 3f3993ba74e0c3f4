import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import { tooMany } from '#/server/plugins/apiError.ts';

/** A count of tries under a name, and how many are heard within the window that the first one opens. */
export interface Limit {
  key: string;
  tries: number;
  minutes: number;
}

const QUARTER = 15;
const DAY = 24 * 60;

/**
 * The limits on a sign-in: few tries from one address at one account, more at the account from everywhere (so that a
 * stranger cannot easily lock its owner out), and a ceiling for the address over all accounts.
 */
export function signInLimits(email: string, address: string): Limit[] {
  const network = networkOf(address);
  return [limit(`account-address:${email}|${network}`, 10), limit(`account:${email}`, 50), limit(`address:${network}`, 100)];
}

/** The limit on guessing the present password within a session. */
export function passwordLimits(clientId: number, userId: number): Limit[] {
  return [limit(`password:${clientId}:${userId}`, 10)];
}

/** The limits on new accounts: a person makes one, a machine many. */
export function registerLimits(address: string): Limit[] {
  return [limit(`register:${networkOf(address)}`, 10, 60)];
}

/**
 * The limits on asking for a code, the same for addresses that exist and for others. Each code allows five guesses at
 * one in a million: the ceiling of a day keeps somebody who asks again and again below one chance in ten thousand.
 */
export function resetRequestLimits(email: string, address: string): Limit[] {
  const network = networkOf(address);
  return [
    limit(`reset-account-address:${email}|${network}`, 5),
    limit(`reset-account:${email}`, 10),
    limit(`reset-account-day:${email}`, 20, DAY),
    limit(`reset-address:${network}`, 30),
  ];
}

/** The limit on guessing codes and reset tokens from one address, over all accounts. */
export function resetGuessLimits(address: string): Limit[] {
  return [limit(`reset-guess:${networkOf(address)}`, 30)];
}

/** Counts a try before it is judged, so that parallel ones count too. Answers the seconds to wait where a limit is reached; the count stays when the caller then throws outside the transaction. */
export async function countTry(tx: Transaction, limits: readonly Limit[]): Promise<number | undefined> {
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
  if (waitSeconds !== undefined) throw tooMany(waitSeconds, `Too many tries: try again in ${Math.ceil(waitSeconds / 60)} minute(s)`);
}

/** A try that was right gives back what it counted, and clears what was counted for its own account. */
export async function forgiveTries(tx: Transaction, limits: readonly Limit[]): Promise<void> {
  const own = limits.filter(({ key }) => !key.startsWith('address:')).map(({ key }) => key);
  await sql`delete from public.sign_in_attempts where key in (${sql.join(own)}) or window_ends_at < now() - interval '1 day'`.execute(tx);
  const shared = limits.filter(({ key }) => key.startsWith('address:')).map(({ key }) => key);
  if (shared.length > 0) await sql`update public.sign_in_attempts set tries = greatest(tries - 1, 0) where key in (${sql.join(shared)})`.execute(tx);
}

/** Kept as a digest: a name that nobody has stays unknown, and a long one costs no room. */
function limit(name: string, tries: number, minutes = QUARTER): Limit {
  const kind = name.slice(0, name.indexOf(':'));
  return { key: `${kind}:${createHash('sha256').update(name).digest('base64url')}`, tries, minutes };
}

/** An IPv6 customer owns a whole /64, so that is what counts as one address. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const full = address.includes('::') ? [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after] : groups;
  return full.slice(0, 4).join(':');
}
