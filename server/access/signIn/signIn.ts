import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Mailer } from '#/server/foundation/mail/index.ts';
import { type Account, accountEmail, holderOf, linkAccount, readAccount, type SignInAccount } from '../account/accounts.ts';
import { tellOfSecurity } from '../account/securityEmails.ts';
import type { Passwords } from '../passwords.ts';
import { openSession, recordSession } from '../sessions/sessions.ts';
import type { Tokens } from '../sessions/tokens.ts';
import { type MfaTokens, secondStepSeconds } from '../twoFactor/mfaTokens.ts';
import { hasSecondFactor, type SecondFactors } from '../twoFactor/secondFactors.ts';
import { isKnownPlace, rememberPlace } from './knownPlaces.ts';
import { isNewPlace } from './newPlace.ts';
import { OauthError } from './oauthError.ts';
import type { PasswordGrant } from './oauthRequest.ts';
import { countTry, forgiveTries, type Limits, refuseTooMany, signInLimits } from './signInLimits.ts';
import type { Visitor } from './visitor.ts';

/** What signing in stands on. */
export interface SignInParts {
  database: Database;
  passwords: Passwords;
  tokens: Tokens;
  mfaTokens: MfaTokens;
  secondFactors: SecondFactors;
  mailer: Pick<Mailer, 'send'>;
}

/**
 * Exchanges a password for a token. An unknown address costs the same work and gets the same answer as a wrong
 * password; with a second factor there is no token yet, but the refusal that asks for it. Throws `OauthError`, and `tooMany` where the
 * limits are reached.
 */
export async function signIn(parts: SignInParts, { username, password }: PasswordGrant, visitor: Visitor): Promise<string> {
  const { database, passwords, mfaTokens } = parts;
  const email = accountEmail(username);
  const holder = await holderOf(database, email);
  const shareOf = holder.clientId;
  const { wait, account } = await database.platform(
    async (tx) => ({
      account: await readAccount(tx, holder),
      wait: await countTry(tx, await limitsOf(tx, { ...holder, email }, visitor)),
    }),
    { shareOf },
  );
  refuseTooMany(wait);
  const isRight = await passwords.matches(account?.password, password);
  if (!account || !isRight) throw new OauthError('invalid_grant', say('access.wrong_password'));
  if (!account.isActive)
    throw new OauthError('invalid_grant', say(account.isBusinessActive ? 'access.account_inactive' : 'access.business_inactive'));
  const entering = async (tx: Transaction) => {
    if (!(await hasSecondFactor(tx, account))) return letIn(tx, parts, account, visitor);
    const details = { mfa_token: mfaTokens.issue(account), expires_in: secondStepSeconds };
    throw new OauthError('mfa_required', say('access.enter_code'), { details });
  };
  return database.platform(entering, { shareOf });
}

/** Begins the session of somebody who has proved all that was asked of them; an email tells them of a place that is new for them. */
export async function letIn(tx: Transaction, { tokens, mailer }: SignInParts, account: SignInAccount, visitor: Visitor): Promise<string> {
  await forgiveTries(tx, await limitsOf(tx, account, visitor));
  await linkAccount(tx, account);
  if (account.isKnown && (await isNewPlace(tx, account, visitor)))
    await tellOfSecurity(tx, mailer, account, { event: 'new_sign_in', ...visitor });
  await rememberPlace(tx, account, visitor.address);
  await markSignedIn(tx, account);
  await recordSession(tx, account, { event: 'signed_in', ...visitor });
  return openSession(tx, tokens, account, visitor);
}

async function limitsOf(tx: Transaction, account: Account, { address }: Visitor): Promise<Limits> {
  return signInLimits(account.email, address, await isKnownPlace(tx, account, address));
}

/** Remembers when somebody came in last. */
export async function markSignedIn(tx: Transaction, { clientId, userId }: Pick<SignInAccount, 'clientId' | 'userId'>): Promise<void> {
  await sql`update public.users set last_sign_in_at = now() where client_id = ${clientId} and id = ${userId}`.execute(tx);
}
