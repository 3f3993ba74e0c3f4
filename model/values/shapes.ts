/**
 * What is read out of values whose shape nothing is known of: bodies, JSON columns, records of any resource. Each says what it found or
 * that it is not there; none believes.
 */

/** A record, a row or a body of which only the keys are known. */
export type Values = Record<string, unknown>;

/** One record of one of several resources, as it stands on the wire. */
export interface Pointer {
  readonly type: string;
  readonly id: number;
}

/** Whether it has keys: an object, and no list. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same value as what has keys; nothing where it has none. */
export function valuesIn(value: unknown): Values {
  return isValues(value) ? value : {};
}

/** The rows of a list; what is no row in it is left out. */
export function rowsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isValues) : [];
}

/** The whole numbers of a list, as ids are. */
export function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one) => Number.isSafeInteger(one)) : [];
}

/** The texts of a list. */
export function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A text, or null where it is none. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** A number, or null where it is none. */
export function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Whether it names one record among those of several resources. */
export function isPointer(value: unknown): value is Pointer {
  return isValues(value) && typeof value.type === 'string' && typeof value.id === 'number';
}

/** One of the values that there are, or undefined: narrows a text to a union of words. */
export function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((one) => one === value);
}

/** The keys of an object that has no others than its type says: one that is written down as a whole. */
export function keysOf<T extends object>(object: T): (keyof T & string)[] {
  return Object.keys(object) as (keyof T & string)[];
}

/** What must be there by how it was made. @throws Error naming what is missing: a mistake of ours, not of a caller */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`There is no ${what}`);
  return value;
}
