import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, JSON_TYPE } from './envelope.ts';
import { toApiError } from './errorMapping.ts';
import { spoken } from './language.ts';

/** Everything that is thrown leaves through here, as the envelope; the cause of a 5xx goes to the log. */
export function errors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** Answers an error as the envelope; also the host's handler for what goes wrong before a route is found. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toApiError(error, request.routeOptions?.bodyLimit ?? 0);
  if (refusal.statusCode >= 500) request.log.error({ err: error, reqId: request.id }, 'request failed');
  return reply
    .code(refusal.statusCode)
    .headers({ ...refusal.headers, 'X-Request-Id': request.id, 'Cache-Control': 'no-store' })
    .type(JSON_TYPE)
    .serializer((body: unknown) => JSON.stringify(body))
    .send(failure(refusal, request.id, spoken(request, reply)));
}
