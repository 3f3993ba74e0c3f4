import type { FastifyInstance } from 'fastify';
import type { Database } from '#/server/database/openDatabase.ts';
import { success } from '#/server/plugins/envelope.ts';
import { recordSession, revokeToken } from './sessions.ts';

/** POST /api/logout: the token is void at once. */
export function logout(app: FastifyInstance, database: Database): void {
  app.post('/api/logout', async ({ caller, ip }) => {
    const { token, clientId, userId, name } = caller;
    if (token)
      await database.platform(async (tx) => {
        await revokeToken(tx, token);
        await recordSession(tx, 'signed_out', { clientId, userId, name, address: ip });
      });
    return success(null, 'Signed out');
  });
}
