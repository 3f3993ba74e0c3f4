import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import { resetCodeEmail } from '#/server/foundation/mail/emails/resetCodeEmail.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { recordSession } from '../sessions/sessions.ts';
import type { Visitor } from '../signIn/visitor.ts';
import { findAccount } from './accounts.ts';
import { codeMinutes, type ResetCodes } from './resetCodes.ts';

/** What the queue knows of an email with a code: which request it answers, and where that came from. */
export interface ResetRequest extends Visitor {
  request: string;
}

/** The host's own emails belong to the platform. */
export const HOST: JobOwner = { clientId: PLATFORM_CLIENT, userId: null };

export const RESET_CODE = 'reset_code';

/**
 * Says how the emails with codes are written. Only here it shows whether anybody has the address that was asked for:
 * long after the answer. Every try makes a code of its own, because none is kept that could be sent again.
 */
export function resetEmails(mailer: Mailer, database: Database, codes: ResetCodes): void {
  mailer.emails<ResetRequest>(RESET_CODE, ({ request, ...visitor }) =>
    database.platform(async (tx) => {
      const made = await codes.makeCode(tx, request);
      if (!made) return undefined;
      const account = await findAccount(tx, made.email);
      if (!account?.isActive) return undefined;
      if (made.isFirst) await recordSession(tx, account, { event: 'password_reset_requested', isProven: false, ...visitor });
      return resetCodeEmail(account, made.code, codeMinutes);
    }),
  );
}
