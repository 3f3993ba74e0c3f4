import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Caller } from '../permissions/caller.ts';
import { settledSession } from '../permissions/settledRights.ts';
import { visitorOf } from '../signIn/visitor.ts';
import { endSession, recordSession, signOutEverywhere } from './sessions.ts';

/** A session as its owner sees it. Times are ISO 8601 UTC. */
interface OwnSession {
  id: number;
  signed_in_at: string;
  /** Exact to a minute. */
  last_used_at: string;
  address: string;
  device: string | null;
  expires_at: string;
  /** The one that asks. */
  current: boolean;
}

const everywhereSchema = {
  body: { type: 'object', title: 'Sign out everywhere', properties: { keep_current: { type: 'boolean' } }, additionalProperties: false },
};

const selfOnly = { selfOnly: true };

/** GET /api/v1_0/sessions, DELETE /api/v1_0/sessions/{id} and POST /api/v1_0/sign-out-everywhere: one's own sessions, and their end. */
export function ownSessions(app: FastifyInstance, database: Database): void {
  app.get('/api/v1_0/sessions', { config: selfOnly }, async ({ caller }) =>
    success({ list: await database.platform((tx) => listSessions(tx, caller), { readonly: true }) }),
  );

  app.delete<{ Params: { id: string } }>('/api/v1_0/sessions/:id', { config: selfOnly }, async (request) => {
    const { caller, params } = request;
    await database.platform(async (tx) => {
      const session = await findSession(tx, caller, params.id);
      if (!session) throw notFound(say('access.no_such_session'));
      await endSession(tx, caller, { jti: session.jti, expiresAt: new Date(session.expires_at) }, visitorOf(request));
      const description = say('activity.session_ended', { device: session.device ?? session.address });
      await recordSession(tx, caller, { event: 'signed_out', description, ...visitorOf(request) });
    });
    return success({ id: Number(params.id) }, say('access.session_ended'));
  });

  app.post<{ Body: { keep_current?: boolean } }>(
    '/api/v1_0/sign-out-everywhere',
    { schema: everywhereSchema, config: selfOnly },
    async (request) => {
      const { caller, body } = request;
      const description = say(body.keep_current ? 'activity.signed_out_elsewhere' : 'activity.signed_out_everywhere');
      const kept = body.keep_current ? caller.token : undefined;
      await database.platform(async (tx) => {
        await settledSession(tx, caller);
        await signOutEverywhere(tx, caller.clientId, caller.userId, kept);
        await recordSession(tx, caller, { event: 'signed_out', description, ...visitorOf(request) });
      });
      return success(null, say(body.keep_current ? 'access.signed_out_elsewhere' : 'access.signed_out_everywhere'));
    },
  );
}

async function listSessions(tx: Transaction, { clientId, userId, token }: Caller): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select id, created_at as signed_in_at, case
      when jti = ${token?.jti ?? ''} then now() else last_used_at end as last_used_at, address, device, expires_at,
        jti = ${token?.jti ?? ''} as current
    from public.user_sessions where client_id = ${clientId} and user_id = ${userId} and expires_at > now()
    order by (jti = ${token?.jti ?? ''}) desc, last_used_at desc, id desc`.execute(tx);
  return rows;
}

async function findSession(tx: Transaction, { clientId, userId }: Caller, id: string) {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const { rows } = await sql<{ jti: string; device: string | null; address: string; expires_at: string }>`
    select jti, device, address, expires_at from public.user_sessions
    where client_id = ${clientId} and user_id = ${userId} and id = ${Number(id)} and expires_at > now()`.execute(tx);
  return rows[0];
}
