import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import { visitorOf } from '../signIn/visitor.ts';
import { endSession, recordSession } from './sessions.ts';
import { leaveSupportSession } from './supportSessions.ts';

/** POST /api/logout: the token is void at once. With a support session's token a super-admin leaves the business. */
export function logout(app: FastifyInstance, database: Database): void {
  app.post('/api/logout', { config: { beforeSecondFactor: true } }, async (request) => {
    const { caller } = request;
    const { token, acting } = caller;
    const from = visitorOf(request);
    if (token)
      await database.platform(async (tx) => {
        if (acting) return leaveSupportSession(tx, token, from);
        await endSession(tx, caller, token, from);
        await recordSession(tx, caller, { event: 'signed_out', ...from });
      });
    return success(null, acting ? say('access.left_client', { client: acting.clientName }) : say('access.signed_out'));
  });
}
