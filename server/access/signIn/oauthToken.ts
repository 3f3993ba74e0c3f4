import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { secondStep } from '../twoFactor/secondStep.ts';
import { answerOauthError, noStore } from './oauthError.ts';
import { readGrant } from './oauthRequest.ts';
import { type SignInParts, signIn } from './signIn.ts';
import { visitorOf } from './visitor.ts';

/** A sign-in is a few hundred bytes. */
const bodyLimitBytes = 16 * 1024;

/** POST /oauth/token: the password grant and its second step, as JSON or form. */
export async function oauthToken(app: FastifyInstance, parts: SignInParts & { clientSecret: string }): Promise<void> {
  await app.register(formbody);
  app.post(
    '/oauth/token',
    { bodyLimit: bodyLimitBytes, config: { public: true }, errorHandler: answerOauthError },
    async (request, reply) => {
      const grant = readGrant(request, parts.clientSecret);
      const from = visitorOf(request);
      const token = await ('mfaToken' in grant ? secondStep(parts, grant, from) : signIn(parts, grant, from));
      return reply.headers(noStore).send({
        status: 'success',
        message: say('access.signed_in'),
        access_token: token,
        token_type: 'Bearer',
        expires_in: parts.tokens.lifetimeSeconds,
        scope: '*',
      });
    },
  );
}
