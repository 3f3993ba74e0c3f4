import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { unauthenticated } from '#/server/foundation/http/apiError.ts';
import type { Caller } from './permissions/caller.ts';
import { secondFactorNeeded } from './twoFactor/mustSetUp.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. Throws 401 on a route that is public. */
    readonly caller: Caller;
  }
}

/** Finds the caller of a bearer, or undefined where it opens nothing. */
export type BearerReader = (bearer: string, request: FastifyRequest) => Promise<Caller | undefined>;

/**
 * Every route needs a caller unless it says `public`, and one who has set up what their role asks for: validated before a byte of the body
 * is
 * read.
 */
export function authenticate(app: FastifyInstance, readBearer: BearerReader): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      const caller = callers.get(this);
      if (!caller) throw unauthenticated();
      return caller;
    },
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.public) return;
    const bearer = bearerOf(request.headers.authorization);
    if (bearer === undefined) throw unauthenticated();
    const caller = await readBearer(bearer, request);
    if (!caller) throw unauthenticated(say('requests.session_ended'));
    if (caller.language) request.language = caller.language;
    if (caller.mustSetUpTwoFactor && !request.routeOptions.config.beforeSecondFactor) throw secondFactorNeeded();
    callers.set(request, caller);
  });
}

/** No token of ours comes near this length. */
const maxBearerLength = 4096;

function bearerOf(header: string | undefined): string | undefined {
  const bearer = /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
  return bearer !== undefined && bearer.length <= maxBearerLength ? bearer : undefined;
}
