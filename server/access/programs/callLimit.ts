import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { tooMany } from '#/server/foundation/http/apiError.ts';

/** So many keys are counted at once; the ones that were quiet the longest are forgotten first. */
const MAX_COUNTED = 10_000;

/**
 * Bounds the calls of each API key, so that a program that runs wild leaves the others their share. Every answer to it says how many calls
 * it has left, in the headers `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds); one too many is a 429 with
 * `Retry-After`. Each host counts for itself. People and tills are not counted here.
 */
export async function callLimit(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    cache: MAX_COUNTED,
    enableDraftSpec: true,
    keyGenerator: (request) => keyOf(request) ?? '',
    allowList: (request) => keyOf(request) === undefined,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000, say('access.too_many_calls', { most: callsPerMinute })),
  });
}

function keyOf(request: FastifyRequest): string | undefined {
  if (request.is404 || request.routeOptions.config.public) return undefined;
  const { clientId, apiKeyId } = request.caller;
  return apiKeyId === undefined ? undefined : `${clientId} ${apiKeyId}`;
}
