import type { FastifyInstance } from 'fastify';
import type { Model } from '#/resources/schema/model.ts';
import type { Post } from '#/server/mail/index.ts';
import { changePassword } from './changePassword.ts';
import { editProfile } from './editProfile.ts';
import { enterClient } from './enterClient.ts';
import { ownSessions } from './ownSessions.ts';
import { passwordReset } from './passwordReset.ts';
import { register } from './register.ts';
import { securityLetters } from './securityLetters.ts';
import type { SignInParts } from './signIn.ts';
import { twoFactorRoutes } from './twoFactor/twoFactorRoutes.ts';

export interface WaysOptions extends Omit<SignInParts, 'mfaTokens'> {
  model: Model;
  post: Post;
  jwtSecret: string;
}

/** The ways in and out beside signing in and out: a new account, a forgotten password, one's profile and one's sessions. */
export function ways(app: FastifyInstance, { database, model, passwords, tokens, secondFactors, post, jwtSecret }: WaysOptions): void {
  securityLetters(post, database);
  register(app, { database, model, passwords, tokens });
  passwordReset(app, { database, passwords, post, jwtSecret });
  changePassword(app, { database, passwords, post });
  editProfile(app, database, model);
  twoFactorRoutes(app, { database, passwords, secondFactors, post });
  ownSessions(app, database);
  enterClient(app, { database, tokens });
}
