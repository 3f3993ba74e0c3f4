import { randomUUID } from 'node:crypto';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import type { Post } from '#/server/mail/index.ts';
import { invitationLetter } from '#/server/mail/letters/invitationLetter.ts';
import { findAccount } from './accounts.ts';
import type { ResetCodes } from './resetCodes.ts';

/** How long the code of an invitation is good: whoever is invited did not ask for it just now. Ours. */
export const invitationHours = 24;

const INVITATION = 'invitation';

/** What the queue knows of one: no more than whom it is for. */
interface Invitation {
  email: string;
}

/** Queues the letter to somebody who was given an account and chooses the password themself, in the unit of work that made it. */
export function invite(tx: Transaction, post: Pick<Post, 'send'>, { email, clientId }: Invitation & { clientId: number }): Promise<void> {
  return post.send(INVITATION, { email } satisfies Invitation, { clientId, userId: null }, { tx });
}

/** Says how invitations are written. Every try makes a code of its own; whoever has chosen a password in the meantime needs none. */
export function invitationLetters(post: Post, database: Database, codes: ResetCodes): void {
  post.letters<Invitation>(INVITATION, ({ email }) =>
    database.platform(async (tx) => {
      const account = await findAccount(tx, email);
      if (!account?.isActive || account.password !== null) return undefined;
      const request = randomUUID();
      await codes.begin(tx, account.email, request);
      const made = await codes.makeCode(tx, request, invitationHours * 60);
      return made && invitationLetter(account, made.code, invitationHours);
    }),
  );
}
