import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { unavailable } from './apiError.ts';

/**
 * From the moment the host is told to stop, new requests are refused with 503; it goes on listening for that until the
 * running ones have ended, so that whoever balances the load sees it leave.
 */
export function stopping(app: FastifyInstance): void {
  const running = new Set<FastifyRequest>();
  let ended: (() => void) | undefined;

  const end = (request: FastifyRequest) => {
    running.delete(request);
    if (running.size === 0) ended?.();
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!ended) {
      running.add(request);
      // Of who leaves before the answer there is no response to wait for.
      reply.raw.once('close', () => end(request));
      return;
    }
    reply.header('Connection', 'close');
    throw unavailable(say('requests.stopping'));
  });
  app.addHook('onResponse', async (request) => end(request));
  app.addHook('preClose', async () => {
    await new Promise<void>((resolve) => {
      ended = resolve;
      if (running.size === 0) resolve();
    });
  });
}
