import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sentence } from '#/i18n/sentences.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { failure } from '#/server/foundation/http/envelope.ts';
import { toApiError } from '#/server/foundation/http/errorMapping.ts';
import { spoken } from '#/server/foundation/http/language.ts';

/** The codes of RFC 6749 §5.2 that we use, and those of a sign-in in two steps: the second one is asked for, or its time has passed. */
type OauthCode = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' | 'mfa_required' | 'expired_token';

/** A refused request for a token: 400, or 401 for a client that is not known. */
export class OauthError extends ApiError {
  /** Stands in the answer beside the code. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: OauthCode,
    sentence: Sentence,
    { byBasic = false, details = {} }: { byBasic?: boolean; details?: Record<string, unknown> } = {},
  ) {
    super(code === 'invalid_client' ? 401 : 400, code, sentence, byBasic ? { headers: { 'WWW-Authenticate': 'Basic realm="token"' } } : {});
    this.details = details;
  }
}

/** Answers a refusal both as RFC 6749 and as the envelope have it; a description there is in the characters of English (§5.2). */
export function answerOauthError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toApiError(thrown, request.routeOptions.bodyLimit ?? 0);
  if (error.statusCode >= 500) request.log.error({ err: thrown }, 'sign-in failed');
  return reply
    .code(error.statusCode)
    .headers({ ...error.headers, ...noStore })
    .send({
      error: codeOf(error),
      error_description: error.message,
      ...(error instanceof OauthError && error.details),
      ...failure(error, request.id, spoken(request, reply)),
    });
}

/** Neither a token nor its refusal is kept by a cache (RFC 6749 §5.1). */
export const noStore = { 'Cache-Control': 'no-store', Pragma: 'no-cache' } as const;

function codeOf(error: ApiError): string {
  if (error instanceof OauthError) return error.code;
  if (error.statusCode === 429) return 'slow_down';
  if (error.statusCode === 503) return 'temporarily_unavailable';
  return error.statusCode >= 500 ? 'server_error' : 'invalid_request';
}
