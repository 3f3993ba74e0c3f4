import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** How long a code is good, and how many wrong ones are heard. Source: the API contract, "Access". */
export const codeMinutes = 15;
const codeTries = 5;
/** How long the token is good that a right code gives. Ours. */
const tokenMinutes = 10;

/**
 * The state of a way to a new password, one row for each address that was asked for, whether anybody has it or not: so
 * that every call does the same work for both. Codes and tokens are kept as digests only; the codes' key is not in the
 * database, because a million codes are soon tried.
 */
export class ResetCodes {
  readonly #key: Buffer;

  constructor(jwtSecret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', jwtSecret, '', 'codes for new passwords', 32));
  }

  /** Begins anew: whatever was given out for the address before is void. */
  async begin(tx: Transaction, email: string, request: string): Promise<void> {
    await sql`delete from public.password_resets where requested_at < now() - interval '2 days'`.execute(tx);
    await sql`
      insert into public.password_resets (email, request, requested_at) values (${email}, ${request}, now())
      on conflict (email) do update set request = excluded.request, requested_at = excluded.requested_at, tries = 0,
        code_hash = null, code_expires_at = null, token_hash = null, token_expires_at = null`.execute(tx);
  }

  /**
   * Makes the code of a request that no later one has replaced, good for some minutes; undefined where that is so, or the request's time
   * has passed. `isFirst`: it had none before.
   */
  async makeCode(
    tx: Transaction,
    request: string,
    minutes = codeMinutes,
  ): Promise<{ email: string; code: string; isFirst: boolean } | undefined> {
    const { rows } = await sql<{ email: string; isFirst: boolean }>`
      select email, code_hash is null and token_hash is null as "isFirst" from public.password_resets
      where request = ${request} and token_hash is null and requested_at > now() - ${codeMinutes} * interval '1 minute' for update`.execute(
      tx,
    );
    const [found] = rows;
    if (!found) return undefined;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await sql`
      update public.password_resets set code_hash = ${this.#digest(found.email, code)},
        code_expires_at = now() + ${minutes} * interval '1 minute'
      where request = ${request}`.execute(tx);
    return { ...found, code };
  }

  /**
   * Counts a try before it is validated, so that parallel ones count too. Answers what the right code's digest is; undefined where no code
   * is
   * heard.
   */
  async countTry(tx: Transaction, email: string): Promise<string | undefined> {
    const { rows } = await sql<{ code_hash: string }>`
      update public.password_resets set tries = tries + 1
      where email = ${email} and code_hash is not null and code_expires_at > now() and tries < ${codeTries} returning code_hash`.execute(
      tx,
    );
    return rows[0]?.code_hash;
  }

  /** Whether the code is the one of this digest; the same work where there is none. */
  isRight(email: string, code: string, digest: string | undefined): boolean {
    const given = Buffer.from(this.#digest(email, code));
    return timingSafeEqual(given, digest === undefined ? Buffer.alloc(given.length) : Buffer.from(digest));
  }

  /** Exchanges a code for a reset token, once; undefined where it was exchanged or replaced in the meantime. */
  async exchange(tx: Transaction, email: string, digest: string): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    const { numAffectedRows } = await sql`
      update public.password_resets set code_hash = null, token_hash = ${digestOf(token)},
        token_expires_at = now() + ${tokenMinutes} * interval '1 minute'
      where email = ${email} and code_hash = ${digest}`.execute(tx);
    return numAffectedRows === 1n ? token : undefined;
  }

  /** Whether a reset token is good; it stays so. */
  async knows(tx: Transaction, token: string): Promise<boolean> {
    const { rows } =
      await sql`select 1 from public.password_resets where token_hash = ${digestOf(token)} and token_expires_at > now()`.execute(tx);
    return rows.length > 0;
  }

  /** Uses a reset token up and answers the address it was given for. */
  async use(tx: Transaction, token: string): Promise<string | undefined> {
    const { rows } = await sql<{ email: string }>`
      delete from public.password_resets where token_hash = ${digestOf(token)} and token_expires_at > now() returning email`.execute(tx);
    return rows[0]?.email;
  }

  #digest(email: string, code: string): string {
    return createHmac('sha256', this.#key).update(`${email}|${code}`).digest('base64url');
  }
}

/** A token of 256 bits needs no key. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
