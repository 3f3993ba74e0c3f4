import { sql } from 'kysely';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { type Activity, recordActivity } from '#/server/foundation/activity/record.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { CallerToken } from '../permissions/caller.ts';
import { deviceOf } from '../signIn/device.ts';
import type { Visitor } from '../signIn/visitor.ts';
import { endSupportUnder } from './supportSessions.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

type Owner = Pick<TokenClaims, 'clientId' | 'userId'>;

/** Begins a session: signs its token and remembers where it is used. */
export async function openSession(
  tx: Transaction,
  tokens: Tokens,
  owner: Owner & { generation: number },
  { address, device }: Visitor,
): Promise<string> {
  const { clientId, userId } = owner;
  const { token, jti, expiresAt } = tokens.issue(owner);
  await sql`
    insert into public.user_sessions (client_id, user_id, jti, address, device, expires_at)
    values (${clientId}, ${userId}, ${jti}, ${address}, ${deviceOf(device)}, ${expiresAt.toISOString()}::timestamptz)`.execute(tx);
  return token;
}

/** Ends a session: its token is void at once, and so is every business that was entered with it. */
export async function endSession(
  tx: Transaction,
  { clientId, userId }: Owner,
  { jti, expiresAt }: CallerToken,
  from: Visitor,
): Promise<void> {
  await sql`delete from public.user_sessions where client_id = ${clientId} and user_id = ${userId} and jti = ${jti}`.execute(tx);
  if (clientId === PLATFORM_CLIENT) await endSupportUnder(tx, jti, from);
  await tellOlderHosts(tx, jti, expiresAt);
}

/** Hosts from before tokens were as good as their sessions, beside which this one may run for a while, look into a table of their own. */
async function tellOlderHosts(tx: Transaction, jti: string, expiresAt: Date): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('public.revoked_tokens') is not null as "isThere"`.execute(tx);
  if (rows[0]?.isThere)
    await sql`insert into public.revoked_tokens (jti, expires_at) values (${jti}, ${expiresAt.toISOString()}::timestamptz)
      on conflict do nothing`.execute(tx);
}

/** Voids every token that a user holds, but for the one that asks for it. After a change or a reset of the password. */
export async function signOutEverywhere(tx: Transaction, clientId: number, userId: number, kept?: CallerToken): Promise<void> {
  const keptJti = kept?.jti ?? null;
  await sql`
    insert into public.token_generations as mark (client_id, user_id, generation, kept_jti) values (${clientId}, ${userId}, 1, ${keptJti})
    on conflict (client_id, user_id) do update set generation = mark.generation + 1, kept_jti = excluded.kept_jti`.execute(tx);
  await sql`delete from public.user_sessions where client_id = ${clientId} and user_id = ${userId} and jti is distinct
    from ${keptJti}`.execute(tx);
}

const descriptions = {
  signed_in: say('activity.signed_in'),
  signed_out: say('activity.signed_out'),
  password_changed: say('activity.password_changed'),
  password_reset_requested: say('activity.password_reset_requested'),
  two_factor_changed: say('activity.two_factor_changed'),
  recovery_code_used: say('activity.recovery_code_used'),
} as const satisfies Partial<Record<Activity['event'], Sentence>>;

interface SessionEntry extends Visitor {
  event: keyof typeof descriptions;
  description?: Sentence;
  /** False where it may have been anybody: nobody is named as its author. */
  isProven?: boolean;
}

/** Writes what happened to somebody's way in into the activity log of their business. */
export async function recordSession(
  tx: Transaction,
  { clientId, userId, name }: Owner & { name: string },
  entry: SessionEntry,
): Promise<void> {
  const { event, description = descriptions[event], isProven = true, address, device } = entry;
  const by = { userId: isProven ? userId : null, name, address, device };
  await recordActivity(tx, { clientId, event, description, subjectType: 'users', subjectId: userId, by, at: new Date().toISOString() });
}
