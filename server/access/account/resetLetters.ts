import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { resetCodeLetter } from '#/server/foundation/mail/letters/resetCodeLetter.ts';
import { recordSession } from '../sessions/sessions.ts';
import type { Visitor } from '../signIn/visitor.ts';
import { findAccount } from './accounts.ts';
import { codeMinutes, type ResetCodes } from './resetCodes.ts';

/** What the queue knows of a letter with a code: which request it answers, and where that came from. */
export interface ResetRequest extends Visitor {
  request: string;
}

/** The host's own letters belong to the platform. */
export const HOST: JobOwner = { clientId: PLATFORM_CLIENT, userId: null };

export const RESET_CODE = 'reset_code';

/**
 * Says how the letters with codes are written. Only here it shows whether anybody has the address that was asked for:
 * long after the answer. Every try makes a code of its own, because none is kept that could be sent again.
 */
export function resetLetters(post: Mailer, database: Database, codes: ResetCodes): void {
  post.letters<ResetRequest>(RESET_CODE, ({ request, ...visitor }) =>
    database.platform(async (tx) => {
      const made = await codes.makeCode(tx, request);
      if (!made) return undefined;
      const account = await findAccount(tx, made.email);
      if (!account?.isActive) return undefined;
      if (made.isFirst) await recordSession(tx, account, { event: 'password_reset_requested', isProven: false, ...visitor });
      return resetCodeLetter(account, made.code, codeMinutes);
    }),
  );
}
