import { sql } from 'kysely';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import { accountEmail, findAccount, linkAccount, type SignInAccount } from './accounts.ts';
import { isKnownPlace, rememberPlace } from './knownPlaces.ts';
import { OauthError } from './oauthError.ts';
import type { PasswordGrant } from './oauthRequest.ts';
import type { Passwords } from './passwords.ts';
import { openSession, recordSession } from './sessions.ts';
import { countTry, forgiveTries, refuseTooMany, signInLimits } from './signInLimits.ts';
import type { Tokens } from './tokens.ts';
import type { Visitor } from './visitor.ts';

/** What signing in stands on. */
export interface SignInParts {
  database: Database;
  passwords: Passwords;
  tokens: Tokens;
}

/**
 * Exchanges a password for a token. An unknown address costs the same work and gets the same answer as a wrong
 * password. Throws `OauthError`, and `tooMany` where the limits are reached.
 */
export async function signIn({ database, passwords, tokens }: SignInParts, { username, password }: PasswordGrant, visitor: Visitor): Promise<string> {
  const email = accountEmail(username);
  const { limits, wait } = await database.platform(async (tx) => {
    const limits = signInLimits(email, visitor.address, await isKnownPlace(tx, email, visitor.address));
    return { limits, wait: await countTry(tx, limits) };
  });
  refuseTooMany(wait);
  const account = await database.platform((tx) => findAccount(tx, email));
  const isRight = await passwords.matches(account?.password, password);
  if (!account || !isRight) throw new OauthError('invalid_grant', 'The e-mail address or the password is wrong');
  if (!account.isActive)
    throw new OauthError(
      'invalid_grant',
      account.isBusinessActive ? 'This account is not active: ask your administrator' : 'This business is not active at the moment: ask your provider',
    );
  return database.platform(async (tx) => {
    await forgiveTries(tx, limits);
    await linkAccount(tx, account);
    await rememberPlace(tx, account, visitor.address);
    await markSignedIn(tx, account);
    await recordSession(tx, account, { event: 'signed_in', ...visitor });
    return openSession(tx, tokens, account, visitor);
  });
}

/** Remembers when somebody came in last. */
export async function markSignedIn(tx: Transaction, { clientId, userId }: Pick<SignInAccount, 'clientId' | 'userId'>): Promise<void> {
  await sql`update public.users set last_sign_in_at = now() where client_id = ${clientId} and id = ${userId}`.execute(tx);
}
