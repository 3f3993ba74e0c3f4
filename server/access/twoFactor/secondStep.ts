import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { accountOf, type SignInAccount } from '#/server/access/account/accounts.ts';
import { tellOfSecurity } from '#/server/access/account/securityEmails.ts';
import { recordSession } from '#/server/access/sessions/sessions.ts';
import { OauthError } from '#/server/access/signIn/oauthError.ts';
import type { SecondStepGrant } from '#/server/access/signIn/oauthRequest.ts';
import { letIn, type SignInParts } from '#/server/access/signIn/signIn.ts';
import { countTry, forgiveTries, refuseTooMany, secondFactorLimits, secondStepLimits } from '#/server/access/signIn/signInLimits.ts';
import type { Visitor } from '#/server/access/signIn/visitor.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { MfaClaims } from './mfaTokens.ts';

const OVER = say('access.sign_in_over');
const REFUSED = say('access.code_used');

/**
 * The second step of a sign-in: exchanges the token of the first one and a proof for an access token, once. A code is used up in the unit
 * of work that opens the session, so that of two at once one is let in. Throws `OauthError`, and `tooMany` where the limits are reached.
 */
export async function secondStep(parts: SignInParts, { mfaToken, proof }: SecondStepGrant, visitor: Visitor): Promise<string> {
  const { database, mfaTokens, secondFactors, mailer } = parts;
  const claims = mfaTokens.read(mfaToken);
  if (!claims) throw new OauthError('expired_token', OVER);
  const limits = secondFactorLimits(claims, visitor.address);
  const share = { shareOf: claims.clientId };
  const counted = await database.platform(
    async (tx) => ({ step: await countTry(tx, secondStepLimits(claims.jti)), account: await countTry(tx, limits) }),
    share,
  );
  if (counted.step !== undefined) throw new OauthError('expired_token', OVER);
  refuseTooMany(counted.account);
  return database.platform(async (tx) => {
    const account = await accountOf(tx, claims);
    if (!account || !isOpen(account, claims) || !(await isFirstUse(tx, claims))) throw new OauthError('expired_token', OVER);
    const proven = await secondFactors.prove(tx, claims, proof);
    if (!proven) throw new OauthError('invalid_grant', REFUSED);
    await forgiveTries(tx, limits);
    if (proven.by === 'recovery_code') {
      await recordSession(tx, account, { event: 'recovery_code_used', ...visitor });
      await tellOfSecurity(tx, mailer, account, { event: 'recovery_code_used', left: proven.left, ...visitor });
    }
    return letIn(tx, parts, account, visitor);
  }, share);
}

/** A password that was changed since, or a sign-out everywhere, closes what was begun before it. */
const isOpen = (account: SignInAccount, { generation }: MfaClaims) => account.isActive && account.generation === generation;

/** Uses the token of the first step up; where the proof is then refused, that is undone. */
async function isFirstUse(tx: Transaction, { clientId, jti, expiresAt }: MfaClaims): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into public.used_tokens (client_id, jti, expires_at) values (${clientId}, ${jti}, ${expiresAt.toISOString()}::timestamptz)
      on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
