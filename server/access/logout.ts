import type { FastifyInstance } from 'fastify';
import type { Database } from '#/server/database/openDatabase.ts';
import { success } from '#/server/plugins/envelope.ts';
import { endSession, recordSession } from './sessions.ts';
import { visitorOf } from './visitor.ts';

/** POST /api/logout: the token is void at once. */
export function logout(app: FastifyInstance, database: Database): void {
  app.post('/api/logout', async (request) => {
    const { caller } = request;
    const { token } = caller;
    if (token)
      await database.platform(async (tx) => {
        await endSession(tx, caller, token);
        await recordSession(tx, caller, { event: 'signed_out', ...visitorOf(request) });
      });
    return success(null, 'Signed out');
  });
}
