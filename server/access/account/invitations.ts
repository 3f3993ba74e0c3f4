import { randomUUID } from 'node:crypto';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Email } from '#/server/foundation/mail/emailContent.ts';
import { addressAwaitedEmail } from '#/server/foundation/mail/emails/addressAwaitedEmail.ts';
import { invitationEmail } from '#/server/foundation/mail/emails/invitationEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { type Account, awaitingBusiness, findAccount, type SignInAccount } from './accounts.ts';
import type { ResetCodes } from './resetCodes.ts';

/** How long the code of an invitation is good: whoever is invited did not ask for it just now. Ours. */
const invitationHours = 24;

const INVITATION = 'invitation';

/** What the queue knows of one: no more than whom it is for. Those of earlier versions name no user. */
type Invitation = Pick<Account, 'email'> & Partial<Account>;

/**
 * Queues the email to somebody who was given an account, in the unit of work that made it. It is queued for everybody alike: whether there
 * is anything to write, and what, shows only when it is written, long after the answer.
 */
export function invite(
  tx: Transaction,
  mailer: Pick<Mailer, 'send'>,
  { email, clientId, userId }: Account,
  by: string | null,
): Promise<void> {
  const record = { kind: 'account', subject: say('emails.invitation'), to: email, establishment: null, by } as const;
  return mailer.send(INVITATION, { email, clientId, userId } satisfies Invitation, { clientId, userId: null }, { tx, to: email, record });
}

/** Says how invitations are written. */
export function invitationEmails(mailer: Mailer, database: Database, codes: ResetCodes): void {
  mailer.emails<Invitation>(INVITATION, ({ email, clientId, userId }) =>
    database.platform(async (tx) => {
      const account = await findAccount(tx, email);
      const isTheirs = userId === undefined || (account?.clientId === clientId && account?.userId === userId);
      if (!account || clientId === undefined || isTheirs) return invitationOf(tx, account, codes);
      const business = await awaitingBusiness(tx, { email, clientId, userId });
      return business === undefined ? undefined : addressAwaitedEmail({ ...account, business });
    }),
  );
}

/** With a code to choose a password by. Every try makes a code of its own; whoever has a password needs none. */
async function invitationOf(tx: Transaction, account: SignInAccount | undefined, codes: ResetCodes): Promise<Email | undefined> {
  if (!account?.isActive || account.password !== null) return undefined;
  const request = randomUUID();
  await codes.begin(tx, account.email, request);
  const made = await codes.makeCode(tx, request, invitationHours * 60);
  return made && invitationEmail(account, made.code, invitationHours);
}
