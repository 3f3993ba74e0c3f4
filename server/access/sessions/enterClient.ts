import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { conflict, invalid, notFound, unauthenticated } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { noStore } from '../signIn/oauthError.ts';
import { visitorOf } from '../signIn/visitor.ts';
import { generationOf } from './generations.ts';
import { ENTER } from './loadSupporter.ts';
import { openSupportSession } from './supportSessions.ts';
import type { Tokens } from './tokens.ts';

/** For how long one may enter, in minutes. Source: ours; the specification asks for a limit. */
const MINUTES = [15, 30, 60] as const;

interface Body {
  reason: string;
  minutes: (typeof MINUTES)[number];
}

const body = {
  type: 'object',
  title: 'Enter a business',
  required: ['reason', 'minutes'],
  properties: {
    reason: { type: 'string', minLength: 1, maxLength: 300, description: 'Why: it stands in the logs of the platform and of the business' },
    minutes: { type: 'integer', enum: MINUTES },
  },
  additionalProperties: false,
};
const client = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } }, required: ['id', 'name'] };
const data = {
  type: 'object',
  properties: {
    access_token: { type: 'string', description: 'The bearer of every call inside the business; POST /api/logout with it leaves' },
    token_type: { const: 'Bearer' },
    expires_in: { type: 'integer', description: 'Seconds; never longer than the super-admin’s own token' },
    client,
  },
  required: ['access_token', 'token_type', 'expires_in', 'client'],
};
const describes = {
  tag: 'Platform',
  summary:
    'Enter a business to help there: a token for a limited time, with everything that its own people can hold and nothing of the platform’s',
  body,
  data,
  refusals: [404, 409],
};

/** POST /api/admin/clients/general-info/{id}/enter. */
export function enterClient(app: FastifyInstance, { database, tokens }: { database: Database; tokens: Tokens }): void {
  app.post<{ Params: { id: string }; Body: Body }>(
    '/api/admin/clients/general-info/:id/enter',
    { config: { permission: ENTER, describes }, schema: { body }, attachValidation: true },
    async (request, reply) => {
      const { caller, params } = request;
      const { userId, name: userName, token: own } = caller;
      if (!own) throw unauthenticated();
      const entered = await database.platform(async (tx) => {
        const found = await findClient(tx, params.id);
        if (!found) throw notFound(say('access.no_such_client'));
        refuseInvalid(request);
        const { minutes, reason } = fitBody(request.body);
        if (!found.isActive) throw conflict(say('access.client_inactive'));
        // The token is as good as one that would be given out now, however old the super-admin's own one is.
        const generation = await generationOf(tx, PLATFORM_CLIENT, userId);
        const untilOwnEnds = Math.floor((own.expiresAt.getTime() - Date.now()) / 1000);
        const lifetimeSeconds = Math.min(minutes * 60, untilOwnEnds);
        const { token, ...issued } = tokens.issue({ userId, clientId: PLATFORM_CLIENT, generation, acting: found.id }, lifetimeSeconds);
        const session = { clientId: found.id, clientName: found.name, userId, userName, reason, minutes, token: issued, ownJti: own.jti };
        await openSupportSession(tx, session, visitorOf(request));
        return { access_token: token, token_type: 'Bearer', expires_in: lifetimeSeconds, client: { id: found.id, name: found.name } };
      });
      return reply.headers(noStore).send(success(entered, say('access.entered_client', { client: entered.client.name })));
    },
  );
}

function fitBody({ reason, minutes }: Body): Body {
  const said = reason.trim();
  if (!said) throw invalid({ reason: [say('access.say_why')] });
  return { reason: said, minutes };
}

async function findClient(tx: Transaction, id: string): Promise<{ id: number; name: string; isActive: boolean } | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const { rows } = await sql<{ id: number; name: string; isActive: boolean }>`
    select id, name, status = 'active' as "isActive" from public.clients where client_id = ${PLATFORM_CLIENT}
      and id = ${Number(id)}`.execute(tx);
  return rows[0];
}
