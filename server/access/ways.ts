import type { FastifyInstance } from 'fastify';
import type { Model } from '#/resources/schema/model.ts';
import type { Post } from '#/server/mail/index.ts';
import { changePassword } from './changePassword.ts';
import { editProfile } from './editProfile.ts';
import { enterClient } from './enterClient.ts';
import { ownSessions } from './ownSessions.ts';
import { passwordReset } from './passwordReset.ts';
import { register } from './register.ts';
import type { SignInParts } from './signIn.ts';

export interface WaysOptions extends SignInParts {
  model: Model;
  post: Post;
  jwtSecret: string;
}

/** The ways in and out beside signing in and out: a new account, a forgotten password, one's profile and one's sessions. */
export function ways(app: FastifyInstance, { database, model, passwords, tokens, post, jwtSecret }: WaysOptions): void {
  register(app, { database, model, passwords, tokens });
  passwordReset(app, { database, passwords, post, jwtSecret });
  changePassword(app, { database, passwords, post });
  editProfile(app, database, model);
  ownSessions(app, database);
  enterClient(app, { database, tokens });
}
