import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { Passwords } from '../passwords.ts';
import type { Caller } from '../permissions/caller.ts';
import { countTry, forgiveTries, passwordLimits, refuseTooMany } from './signInLimits.ts';

interface Parts {
  database: Database;
  passwords: Passwords;
}

/**
 * Asks somebody who is in for their present password, before what a stranger at their screen must not do.
 * @param given the field it was typed into, with what was typed @throws ApiError 422 at that field, 429
 */
export async function refuseOtherPassword(
  { database, passwords }: Parts,
  { clientId, userId }: Caller,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const [[field, typed] = ['password', '']] = Object.entries(given);
  const limits = passwordLimits(clientId, userId);
  const { wait, stored } = await database.platform(async (tx) => {
    const { rows } = await sql<{
      password: string | null;
    }>`select password from public.users where client_id = ${clientId} and id = ${userId}`.execute(tx);
    return { wait: await countTry(tx, limits), stored: rows[0]?.password };
  });
  refuseTooMany(wait);
  if (!(await passwords.matches(stored, typed))) throw invalid({ [field]: [say('access.not_present_password')] });
  await database.platform((tx) => forgiveTries(tx, limits));
}
