import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Account } from '../account/accounts.ts';
import { networkOf } from './signInLimits.ts';

/** For how many days a network counts as one that somebody signs in from. Ours. */
const KNOWN_DAYS = 90;

/** Whether somebody (`NOBODY` too) has come in from there of late. Needs the platform's handle. */
export async function isKnownPlace(tx: Transaction, { clientId, userId }: Omit<Account, 'email'>, address: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from public.known_places where client_id = ${clientId} and user_id = ${userId}
      and network = ${digestOf(address)} and seen_at > now() - ${KNOWN_DAYS} * interval '1 day'`.execute(tx);
  return rows.length > 0;
}

/** Remembers where somebody proved themself. Needs the platform's handle. */
export async function rememberPlace(tx: Transaction, { clientId, userId }: Omit<Account, 'email'>, address: string): Promise<void> {
  await sql`
    delete from public.known_places
    where client_id = ${clientId} and user_id = ${userId} and seen_at < now() - ${KNOWN_DAYS} * interval '1 day'`.execute(tx);
  await sql`
    insert into public.known_places (client_id, user_id, network, seen_at) values (${clientId}, ${userId}, ${digestOf(address)}, now())
    on conflict (client_id, user_id, network) do update set seen_at = excluded.seen_at`.execute(tx);
}

/** Kept as a digest: it is compared and never shown. */
function digestOf(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('base64url');
}
