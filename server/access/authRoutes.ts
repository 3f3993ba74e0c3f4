import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { changePassword } from './account/changePassword.ts';
import { editProfile } from './account/editProfile.ts';
import { passwordReset } from './account/passwordReset.ts';
import { register } from './account/register.ts';
import { securityEmails } from './account/securityEmails.ts';
import { enterClient } from './sessions/enterClient.ts';
import { ownSessions } from './sessions/ownSessions.ts';
import type { SignInParts } from './signIn/signIn.ts';
import { twoFactorRoutes } from './twoFactor/twoFactorRoutes.ts';

export interface AuthRoutesOptions extends Omit<SignInParts, 'mfaTokens'> {
  model: Model;
  mailer: Mailer;
  jwtSecret: string;
}

/** The ways in and out beside signing in and out: a new account, a forgotten password, one's profile and one's sessions. */
export function authRoutes(
  app: FastifyInstance,
  { database, model, passwords, tokens, secondFactors, mailer, jwtSecret }: AuthRoutesOptions,
): void {
  securityEmails(mailer, database);
  register(app, { database, model, passwords, tokens });
  passwordReset(app, { database, passwords, mailer, jwtSecret });
  changePassword(app, { database, passwords, mailer });
  editProfile(app, database, model);
  twoFactorRoutes(app, { database, passwords, secondFactors, mailer });
  ownSessions(app, database);
  enterClient(app, { database, tokens });
}
