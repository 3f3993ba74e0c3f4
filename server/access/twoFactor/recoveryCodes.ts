import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Person } from './person.ts';

/** How many are made at once. Ours. */
const CODES = 10;
const GROUPS = 4;
const LETTERS_IN_GROUP = 4;
/** Without letters and digits that are mistaken for each other: 16 of them are 79 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes new recovery codes; the ones before are void. They are kept as digests only, so this is the one time they are known. */
export async function makeRecoveryCodes(tx: Transaction, { clientId, userId }: Person): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await sql`delete from public.recovery_codes where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  await sql`
    insert into public.recovery_codes (client_id, user_id, code_hash)
    values ${sql.join(codes.map((code) => sql`(${clientId}, ${userId}, ${digestOf(code)})`))}`.execute(tx);
  return codes;
}

/** Uses a code up and answers how many are left; undefined where it is none of this person's, or was used. Of two at once one finds it. */
export async function takeRecoveryCode(tx: Transaction, person: Person, code: string): Promise<number | undefined> {
  const { numAffectedRows } = await sql`
    delete from public.recovery_codes where client_id = ${person.clientId} and user_id = ${person.userId}
      and code_hash = ${digestOf(code)}`.execute(tx);
  return numAffectedRows === 1n ? countRecoveryCodes(tx, person) : undefined;
}

/** How many have not been used. */
export async function countRecoveryCodes(tx: Transaction, { clientId, userId }: Person): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from public.recovery_codes where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  return rows[0]?.n ?? 0;
}

function newCode(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: GROUPS }, () => Array.from({ length: LETTERS_IN_GROUP }, letter).join('')).join('-');
}

/** However it was typed: without what stands between the letters. A code of 79 bits needs no key, so it outlives the host's secret. */
function digestOf(code: string): string {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(typed).digest('base64url');
}
