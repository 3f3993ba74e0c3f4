import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { DATA_VERSION_HEADER } from '#/model/values/dataVersion.ts';

const A_DAY_SECONDS = 86_400;

/**
 * Lets pages of other addresses call the host: a dashboard that is served elsewhere. Callers show their bearer, never a cookie, so no
 * credentials are allowed. Without origins no answer names any. Register before anything that may refuse, so that its answers can be read
 * too.
 */
export async function crossOrigin(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (!origins.length) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Shown-Language', DATA_VERSION_HEADER],
    exposedHeaders: ['X-Request-Id', 'Content-Disposition', 'Retry-After', DATA_VERSION_HEADER],
    maxAge: A_DAY_SECONDS,
    strictPreflight: false,
  });
}
