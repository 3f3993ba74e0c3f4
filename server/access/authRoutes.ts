import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { changePassword } from './account/changePassword.ts';
import { editProfile } from './account/editProfile.ts';
import { passwordReset } from './account/passwordReset.ts';
import { register } from './account/register.ts';
import { securityLetters } from './account/securityLetters.ts';
import { enterClient } from './sessions/enterClient.ts';
import { ownSessions } from './sessions/ownSessions.ts';
import type { SignInParts } from './signIn/signIn.ts';
import { twoFactorRoutes } from './twoFactor/twoFactorRoutes.ts';

export interface AuthRoutesOptions extends Omit<SignInParts, 'mfaTokens'> {
  model: Model;
  post: Mailer;
  jwtSecret: string;
}

/** The ways in and out beside signing in and out: a new account, a forgotten password, one's profile and one's sessions. */
export function authRoutes(
  app: FastifyInstance,
  { database, model, passwords, tokens, secondFactors, post, jwtSecret }: AuthRoutesOptions,
): void {
  securityLetters(post, database);
  register(app, { database, model, passwords, tokens });
  passwordReset(app, { database, passwords, post, jwtSecret });
  changePassword(app, { database, passwords, post });
  editProfile(app, database, model);
  twoFactorRoutes(app, { database, passwords, secondFactors, post });
  ownSessions(app, database);
  enterClient(app, { database, tokens });
}
