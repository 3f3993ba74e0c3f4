import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { CANNOT_REACH } from '#/server/foundation/database/databaseError.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { unavailable } from './apiError.ts';
import { LEAST_FREE_BYTES, type RoomOf, roomIn } from './diskRoom.ts';
import { success } from './envelope.ts';
import { toApiError } from './errorMapping.ts';

interface HealthOptions {
  database: Database;
  dataDir: string;
  /** For tests: a disk that is full. */
  freeBytes?: RoomOf | undefined;
}

/**
 * Live: the process answers. Ready: the database does too, and the disk has room. No token: they are asked by whoever keeps the host
 * running.
 */
export function health(app: FastifyInstance, { database, dataDir, freeBytes }: HealthOptions): void {
  app.get('/api/health/live', { config: { public: true } }, async () => success({ live: true }));
  app.get('/api/health/ready', { config: { public: true } }, async (request) => {
    await database.check().catch((error: unknown) => {
      request.log.error({ err: error }, 'the database does not answer');
      const refusal = toApiError(error, 0);
      throw refusal.statusCode === 503 ? refusal : unavailable(CANNOT_REACH);
    });
    if ((await roomIn(dataDir, freeBytes)) < LEAST_FREE_BYTES)
      throw unavailable(say('requests.little_room', { megabytes: LEAST_FREE_BYTES / 1024 / 1024 }));
    return success({ ready: true });
  });
}
