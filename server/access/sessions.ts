import { sql } from 'kysely';
import { type Activity, recordActivity } from '#/server/activity/record.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import type { CallerToken } from './caller.ts';

/** Voids one token at once, and forgets those that have expired since. */
export async function revokeToken(tx: Transaction, { jti, expiresAt }: CallerToken): Promise<void> {
  await sql`delete from public.revoked_tokens where expires_at < now()`.execute(tx);
  await sql`insert into public.revoked_tokens (jti, expires_at) values (${jti}, ${expiresAt.toISOString()}::timestamptz) on conflict do nothing`.execute(tx);
}

/** Voids every token that a user holds, but for the one that asks for it. After a change or a reset of the password. */
export async function signOutEverywhere(tx: Transaction, clientId: number, userId: number, kept?: CallerToken): Promise<void> {
  await sql`
    insert into public.token_generations as mark (client_id, user_id, generation, kept_jti) values (${clientId}, ${userId}, 1, ${kept?.jti ?? null})
    on conflict (client_id, user_id) do update set generation = mark.generation + 1, kept_jti = excluded.kept_jti`.execute(tx);
}

/** Whose session it is, and from which address they came. */
interface SessionOwner {
  clientId: number;
  userId: number;
  name: string;
  address: string;
}

const descriptions = { signed_in: 'Signed in', signed_out: 'Signed out', performed: 'Changed their password' } as const satisfies Partial<
  Record<Activity['event'], string>
>;

/** Writes a sign-in, a sign-out or a change of the password into the activity log of the user's business. */
export async function recordSession(tx: Transaction, event: keyof typeof descriptions, { clientId, userId, name, address }: SessionOwner): Promise<void> {
  const subject = { subjectType: 'users', subjectId: userId };
  await recordActivity(tx, { clientId, event, description: descriptions[event], ...subject, by: { userId, name, address }, at: new Date().toISOString() });
}
