import { randomInt } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { type Problem, problem } from '#model/language';

/** Length of a password, in characters. Source: the API contract, "Access". */
export const passwordLength = { min: 10, max: 128 } as const;

/** How hard a password is to guess: memory in KiB and rounds of argon2id. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
}

/** 19 MiB, two rounds: OWASP's first recommendation for argon2id, some 25 ms on one core. */
export const normalPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
/** The least that argon2 allows: for tests only. */
export const leastPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1 };

/** Hashes and compares passwords at one cost. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for an unknown account too (`stored` undefined), after the same work. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** Argon2id is the library's default algorithm. */
export function passwords(cost: PasswordCost = normalPasswordCost): Passwords {
  const options: Options = { ...cost, parallelism: 1 };
  const nobody = hash(randomPassword(), options);
  nobody.catch(() => undefined);
  return {
    hash: (password) => hash(password, options),
    matches: async (stored, password) => {
      const isRight = await verify(stored ?? (await nobody), isTooLong(password) ? '' : password);
      return isRight && stored !== null && stored !== undefined;
    },
  };
}

/** Why a new password is refused, or undefined. */
export function refusedPassword(password: string): Problem | undefined {
  if (isTooLong(password)) return problem('too_long', { max: passwordLength.max });
  return [...password].length < passwordLength.min ? problem('too_short', { min: passwordLength.min }) : undefined;
}

/** Counts characters as a person does, but never spreads out a text of megabytes. */
function isTooLong(password: string): boolean {
  return password.length > 2 * passwordLength.max || [...password].length > passwordLength.max;
}

/** A password that nobody guesses (over 100 bits), without characters that are mistaken for each other. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
