import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A new id for each request; one that a caller sends is not taken over, so that the log cannot be forged. */
export const newRequestId = () => randomUUID();

/** Every answer carries the id of its request, which the log knows too. */
export function requestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
}
