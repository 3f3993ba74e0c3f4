import { type RawBuilder, sql } from 'kysely';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { CallerToken } from '../permissions/caller.ts';
import type { Visitor } from '../signIn/visitor.ts';
import { generationOf } from './generations.ts';

/** Where the call came from; nowhere where the host did it by itself. */
type Origin = Visitor | { address: null; device: null };

/** A super-admin who enters a business to help there, under a token of their own. */
export interface NewSupportSession {
  clientId: number;
  clientName: string;
  /** The super-admin: a user of client 0. */
  userId: number;
  userName: string;
  reason: string;
  minutes: number;
  token: CallerToken;
  /** The super-admin's own token, with which this one ends. */
  ownJti: string;
}

/** Who is named in the log of the business. */
export const supporterName = (name: string) => `${name} (support)`;

/** Begins a support session; both logs say so, with the reason. */
export async function openSupportSession(tx: Transaction, session: NewSupportSession, from: Visitor): Promise<void> {
  const { clientId, clientName, userId, userName, reason, minutes, token, ownJti } = session;
  await sql`
    insert into public.support_sessions (client_id, user_id, user_name, reason, jti, own_jti, expires_at)
    values (${clientId}, ${userId}, ${userName}, ${reason}, ${token.jti}, ${ownJti},
      ${token.expiresAt.toISOString()}::timestamptz)`.execute(tx);
  await recordInBoth(tx, { clientId, userId, userName }, 'entered', {
    own: say('activity.entered', { client: clientName, minutes, reason }),
    theirs: say('activity.support_entered', { minutes, reason }),
    at: new Date().toISOString(),
    from,
  });
}

interface Ending {
  /** What the business's log says. */
  theirs: Sentence;
  own: (client: string) => Sentence;
  from: Origin;
}

/** Ends a support session by the token's holder. */
export async function leaveSupportSession(tx: Transaction, { jti }: CallerToken, from: Visitor): Promise<void> {
  await end(tx, sql`s.jti = ${jti}`, { theirs: say('activity.support_left'), own: (client) => say('activity.left', { client }), from });
}

/** Ends every support session that was begun with a token which is void from now on. */
export async function endSupportUnder(tx: Transaction, ownJti: string, from: Visitor): Promise<void> {
  await end(tx, sql`s.own_jti = ${ownJti}`, { ...overAnyway, from });
}

/** Closes the support sessions whose time is up, so that the logs say when each one ended. */
export async function closeSupportSessions(database: Database): Promise<void> {
  await database.platform((tx) => end(tx, sql`s.expires_at < now()`, { ...overAnyway, from: { address: null, device: null } }));
}

const overAnyway = {
  theirs: say('activity.support_ended'),
  own: (client: string) => say('activity.access_ended', { client }),
} as const;

/**
 * The token of a support session that is going on, with the generation it needs: for work that goes on after its request. The business is
 * asked alone; the platform only where somebody helps there: on a cluster its node may be another one, and away.
 */
export async function openSupportOf(
  tx: Transaction,
  clientId: number,
  userId: number | null,
): Promise<{ jti: string; generation: number; expiresAt: Date } | undefined> {
  const { rows } = await sql<{ jti: string; expires_at: string }>`
    select jti, expires_at from public.support_sessions
    where client_id = ${clientId} and user_id = ${userId} and ended_at is null and expires_at > now()
    order by expires_at desc limit 1`.execute(tx);
  const [row] = rows;
  return row && { jti: row.jti, generation: await generationOf(tx, PLATFORM_CLIENT, userId), expiresAt: new Date(row.expires_at) };
}

interface Ended {
  clientId: number;
  userId: number;
  userName: string;
  clientName: string | null;
  endedAt: string;
}

async function end(tx: Transaction, which: RawBuilder<unknown>, { theirs, own, from }: Ending): Promise<void> {
  const { rows } = await sql<Ended>`
    update public.support_sessions as s set ended_at = least(s.expires_at, now())
    where s.ended_at is null and ${which}
    returning s.client_id as "clientId", s.user_id as "userId", s.user_name as "userName", s.ended_at as "endedAt",
      (select c.name from public.businesses c where c.id = s.client_id) as "clientName"`.execute(tx);
  for (const ended of rows) {
    const at = new Date(ended.endedAt).toISOString();
    await recordInBoth(tx, ended, 'left', { own: own(ended.clientName ?? String(ended.clientId)), theirs, at, from });
  }
}

interface Said {
  own: Sentence;
  theirs: Sentence;
  /** ISO 8601 UTC. */
  at: string;
  from: Origin;
}

/** One line in the platform's log, at the business's record, and one in the log of the business. */
async function recordInBoth(
  tx: Transaction,
  { clientId, userId, userName }: Pick<NewSupportSession, 'clientId' | 'userId' | 'userName'>,
  event: 'entered' | 'left',
  { own, theirs, at, from }: Said,
): Promise<void> {
  const entry = { event, at };
  const by = { userId, ...from };
  const subject = { subjectType: 'clients', subjectId: clientId };
  await recordActivity(tx, { ...entry, ...subject, clientId: PLATFORM_CLIENT, description: own, by: { ...by, name: userName } });
  await recordActivity(tx, { ...entry, clientId, description: theirs, by: { ...by, name: supporterName(userName) } });
}
