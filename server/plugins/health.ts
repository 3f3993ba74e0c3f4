import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#/server/database/openDatabase.ts';
import { unavailable } from './apiError.ts';
import { success } from './envelope.ts';

/** Live: the process answers. Ready: the database does too. No token: they are asked by whoever keeps the host running. */
export function health(app: FastifyInstance, database: Database): void {
  app.get('/api/health/live', { config: { public: true } }, async () => success({ live: true }));
  app.get('/api/health/ready', { config: { public: true } }, async (request) => {
    await database
      .platform((tx) => sql`select 1`.execute(tx))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'the database does not answer');
        throw unavailable('The database cannot be reached at the moment: try again shortly');
      });
    return success({ ready: true });
  });
}
