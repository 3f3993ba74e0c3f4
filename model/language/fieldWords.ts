import type { Check, CommonOptions, Guard, Kept, Rules } from './fields.ts';

/**
 * What may stand somewhere in a definition: anything, an object of these words, a list or table whose items are such, or what the value
 * itself decides.
 */
export type Shape =
  | 'anything'
  | { readonly words: Readonly<Record<string, Shape>> }
  | { readonly each: Shape }
  | { readonly by: (value: object) => Shape }
  /** A field: the words of all fields, and those of its kind. */
  | 'field';

/** The compiler asks that a table has every word of what it describes, and no other. */
export type Words<T> = { readonly [K in keyof T]-?: Shape };
/** The table of a shape's words. */
export const words = <T>(table: Words<T>): Shape => ({ words: table as Readonly<Record<string, Shape>> });

export const anything = 'anything';
/** Rules, views and verbs ask by these. */
export const condition: Shape = { by: (value) => conditionShape(value) };
export const fieldShapes: Shape = { each: 'field' };

const check = words<Check>({ that: condition, at: anything, message: anything });
const kept = words<Kept>({ when: condition, message: anything });
export const ruleShapes = words<Rules>({
  show: { each: condition },
  require: { each: condition },
  readonly: { each: condition },
  check: { each: check },
  kept: { each: kept },
});
const guard = words<Guard>({ permission: anything, foundWhole: anything });

/** The words of every field, whatever its kind. */
export const commonFieldWords: Words<CommonOptions> = {
  label: anything,
  help: anything,
  required: anything,
  unique: anything,
  readonly: anything,
  sort: anything,
  filter: anything,
  search: anything,
  csv: anything,
  internal: anything,
  widget: anything,
  was: anything,
  readable: guard,
  writable: guard,
  backfill: anything,
};

/** Names of fields stand beside `all`, `any` and `not`: whether they exist is another check's matter. */
function conditionShape(value: object): Shape {
  if ('all' in value && Array.isArray(value.all)) return { words: { all: { each: condition } } };
  if ('any' in value && Array.isArray(value.any)) return { words: { any: { each: condition } } };
  if ('not' in value && typeof value.not === 'object' && value.not !== null) return { words: { not: condition } };
  return { each: comparison };
}

const COMPARISONS: Shape = {
  words: { lt: anything, lte: anything, gt: anything, gte: anything, not: anything, is: anything, filled: anything },
};
const comparison: Shape = { by: (value) => (Array.isArray(value) ? anything : COMPARISONS) };

const parts: Shape = { each: { by: (value) => expressionShape(value) } };

export function expressionShape(value: object): Shape {
  if (Array.isArray(value)) return anything;
  if ('sum' in value || 'of' in value) return { words: { sum: anything, of: { by: expressionShape } } };
  if ('join' in value || 'with' in value) return { words: { join: anything, with: anything } };
  if ('ending' in value) return { words: { ending: anything } };
  return { words: { add: parts, subtract: parts, multiply: parts, divide: parts, min: parts, minutes: anything } };
}
