import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { Person } from './person.ts';
import { countRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from './recoveryCodes.ts';
import { Sealing } from './sealing.ts';
import { newKey, stepOfCode } from './totp.ts';

/** What somebody proves their second factor with. */
export type Proof = { otp: string } | { recoveryCode: string };

/** What a proof was: a code of the app, or a recovery code, of which so many are left. */
export type Proven = { by: 'otp' } | { by: 'recovery_code'; left: number };

/** A person's second factor as they may know it. `since`: ISO 8601 UTC, null where it is off. */
export interface SecondFactorState {
  since: string | null;
  recoveryCodes: number;
}

/**
 * Keys of authenticator apps, one for each person, sealed. A key counts from the moment a code of it was confirmed; each code is heard
 * once: the step of the last one is kept, and moved forward in the unit of work that accepts the code.
 */
export class SecondFactors {
  readonly #sealing: Sealing;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #now: () => number;

  constructor(hostSecret: string, log: Pick<FastifyBaseLogger, 'error'>, now: () => number = Date.now) {
    this.#sealing = new Sealing(hostSecret, 'keys of second factors');
    this.#log = log;
    this.#now = now;
  }

  async state(tx: Transaction, person: Person): Promise<SecondFactorState> {
    const { rows } = await sql<{ since: string | null }>`
      select confirmed_at as since from public.second_factors where client_id = ${person.clientId} and user_id = ${person.userId}`.execute(
      tx,
    );
    return { since: rows[0]?.since ?? null, recoveryCodes: await countRecoveryCodes(tx, person) };
  }

  /** Makes a key that counts once it is confirmed, in place of one that never was. Undefined where the second factor is on already. */
  async begin(tx: Transaction, person: Person): Promise<string | undefined> {
    const key = newKey();
    const { numAffectedRows } = await sql`
      insert into public.second_factors as factor (client_id, user_id, sealed_key)
      values (${person.clientId}, ${person.userId}, ${this.#sealing.seal(key, ownerOf(person))})
      on conflict (client_id, user_id) do update set sealed_key = excluded.sealed_key, last_step = null
        where factor.confirmed_at is null`.execute(tx);
    return numAffectedRows === 1n ? key : undefined;
  }

  /**
   * Turns the second factor on by a code of the key that was begun, and answers the recovery codes; undefined where the code is not right.
   */
  async confirm(tx: Transaction, person: Person, code: string): Promise<string[] | undefined> {
    const step = stepOfCode((await this.#key(tx, person, false)) ?? '', code, this.#now());
    if (step === undefined) return undefined;
    const { numAffectedRows } = await sql`
      update public.second_factors set confirmed_at = now(), last_step = ${step}
      where client_id = ${person.clientId} and user_id = ${person.userId} and confirmed_at is null`.execute(tx);
    return numAffectedRows === 1n ? makeRecoveryCodes(tx, person) : undefined;
  }

  /** Judges a proof and uses it up; undefined where it is wrong or was used before. */
  async prove(tx: Transaction, person: Person, proof: Proof): Promise<Proven | undefined> {
    if ('recoveryCode' in proof) {
      const left = await takeRecoveryCode(tx, person, proof.recoveryCode);
      return left === undefined ? undefined : { by: 'recovery_code', left };
    }
    const step = stepOfCode((await this.#key(tx, person, true)) ?? '', proof.otp, this.#now());
    if (step === undefined) return undefined;
    const { numAffectedRows } = await sql`
      update public.second_factors set last_step = ${step}
      where client_id = ${person.clientId} and user_id = ${person.userId} and confirmed_at is not null
        and coalesce(last_step, -1) < ${step}`.execute(tx);
    return numAffectedRows === 1n ? { by: 'otp' } : undefined;
  }

  async #key(tx: Transaction, person: Person, isConfirmed: boolean): Promise<string | undefined> {
    const { rows } = await sql<{ sealed_key: string }>`
      select sealed_key from public.second_factors
      where client_id = ${person.clientId} and user_id = ${person.userId} and (confirmed_at is not null) = ${isConfirmed}`.execute(tx);
    const sealed = rows[0]?.sealed_key;
    if (sealed === undefined) return undefined;
    const key = this.#sealing.open(sealed, ownerOf(person));
    if (key === undefined)
      this.#log.error(
        { ...person },
        'the key of a second factor cannot be opened (was JWT_SECRET changed?): its owner needs a recovery code or a reset',
      );
    return key;
  }
}

/** Whether somebody has to give a second factor when they sign in. */
export async function hasSecondFactor(tx: Transaction, { clientId, userId }: Person): Promise<boolean> {
  const { rows } = await sql`
    select 1 from public.second_factors where client_id = ${clientId} and user_id = ${userId} and confirmed_at is not null`.execute(tx);
  return rows.length > 0;
}

/**
 * Takes somebody's second factor away, with what was begun of one; false where there was none. Needs no more than a business may do for its
 * own people.
 */
export async function removeSecondFactor(tx: Transaction, { clientId, userId }: Person): Promise<boolean> {
  await sql`delete from public.recovery_codes where client_id = ${clientId} and user_id = ${userId}`.execute(tx);
  const { numAffectedRows } = await sql`delete from public.second_factors where client_id = ${clientId} and user_id = ${userId}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

const ownerOf = ({ clientId, userId }: Person) => `${clientId}/${userId}`;
