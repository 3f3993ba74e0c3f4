import type { Check, Rules } from './conditions.ts';
import type { CommonOptions, Field, Guard, Kind, KindOptions } from './fields.ts';

/** What may stand somewhere in a definition: anything, an object of these words, a list or table whose items are such, or what the value itself decides. */
export type Shape =
  | 'anything'
  | { readonly words: Readonly<Record<string, Shape>> }
  | { readonly each: Shape }
  | { readonly by: (value: object) => Shape; readonly isField?: true };

/** The compiler asks that a table has every word of what it describes, and no other. */
type Words<T> = { readonly [K in keyof T]-?: Shape };
/** The table of a shape's words. */
export const words = <T>(table: Words<T>): Shape => ({ words: table as Readonly<Record<string, Shape>> });

export const anything = 'anything';
/** Rules, views and verbs ask by these. */
export const condition: Shape = { by: (value) => conditionShape(value) };
export const fields: Shape = { each: { by: (value) => fieldShape(value), isField: true } };

const check = words<Check>({ that: condition, at: anything, message: anything });
export const rules = words<Rules>({ show: { each: condition }, require: { each: condition }, readonly: { each: condition }, check: { each: check } });
const guard = words<Guard>({ permission: anything });

const COMMON: Words<CommonOptions> = {
  label: anything,
  help: anything,
  required: anything,
  unique: anything,
  readonly: anything,
  sort: anything,
  filter: anything,
  search: anything,
  csv: anything,
  widget: anything,
  was: anything,
  readable: guard,
  writable: guard,
  backfill: anything,
};

const TEXT = { default: anything } as const;
const LONG = { ...TEXT, min: anything, max: anything } as const;
const NUMBER = { ...TEXT, min: anything, max: anything } as const;
const SCALED = { ...NUMBER, scale: anything } as const;
const enumValue = words<{ label: string; tone?: string }>({ label: anything, tone: anything });

/** The words that only one kind has. */
export const kindWords: { readonly [K in Kind]: Words<KindOptions[K]> } = {
  text: { ...LONG, pattern: anything, patternMessage: anything },
  textarea: LONG,
  email: TEXT,
  phone: TEXT,
  url: TEXT,
  slug: { ...LONG, from: anything },
  password: { min: anything, max: anything, pattern: anything, patternMessage: anything },
  integer: NUMBER,
  decimal: SCALED,
  percent: { ...SCALED, meter: anything },
  quantity: { ...SCALED, uom: anything },
  money: { ...SCALED, currency: anything },
  boolean: { ...TEXT, onlyOne: anything },
  enum: { ...TEXT, values: { each: enumValue } },
  lookup: { ...TEXT, list: anything },
  reference: { to: anything, many: anything, onDelete: anything, where: { each: words<{ field: string }>({ field: anything }) } },
  lines: { fields, min: anything, max: anything, rules, title: anything },
  date: { ...TEXT, preset: anything },
  time: TEXT,
  datetime: { ...TEXT, preset: anything },
  duration: NUMBER,
  rating: TEXT,
  timezone: TEXT,
  currency: TEXT,
  color: TEXT,
  barcode: LONG,
  image: { ...TEXT, printed: anything },
  file: { ...TEXT, accept: anything },
  json: {},
  computed: {
    value: { by: (value) => expressionShape(value) },
    needs: anything,
    as: anything,
    scale: anything,
    currency: anything,
    meter: anything,
    reveals: anything,
  },
  aggregate: {
    of: anything,
    by: anything,
    through: anything,
    value: anything,
    count: anything,
    sum: anything,
    max: anything,
    where: anything,
    currency: anything,
    as: anything,
    reveals: anything,
  },
  external: { reader: anything, as: anything, currency: anything },
};

function fieldShape(field: object): Shape {
  const { kind } = field as Partial<Field>;
  const own = kind && Object.hasOwn(kindWords, kind) ? kindWords[kind] : {};
  return { words: { kind: anything, ...COMMON, ...own } };
}

/** Names of fields stand beside `all`, `any` and `not`: whether they exist is another check's matter. */
function conditionShape(value: object): Shape {
  if ('all' in value && Array.isArray(value.all)) return { words: { all: { each: condition } } };
  if ('any' in value && Array.isArray(value.any)) return { words: { any: { each: condition } } };
  if ('not' in value && typeof value.not === 'object' && value.not !== null) return { words: { not: condition } };
  return { each: comparison };
}

const COMPARISONS: Shape = { words: { lt: anything, lte: anything, gt: anything, gte: anything, not: anything, is: anything, filled: anything } };
const comparison: Shape = { by: (value) => (Array.isArray(value) ? anything : COMPARISONS) };

const parts: Shape = { each: { by: (value) => expressionShape(value) } };

export function expressionShape(value: object): Shape {
  if (Array.isArray(value)) return anything;
  if ('sum' in value || 'of' in value) return { words: { sum: anything, of: { by: expressionShape } } };
  if ('join' in value || 'with' in value) return { words: { join: anything, with: anything } };
  return { words: { add: parts, subtract: parts, multiply: parts, divide: parts, min: parts, minutes: anything } };
}
