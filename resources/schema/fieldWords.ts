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

export const any = 'anything';
/** Rules, views and verbs ask by these. */
export const condition: Shape = { by: (value) => conditionShape(value) };
export const fields: Shape = { each: { by: (value) => fieldShape(value), isField: true } };

const check = words<Check>({ that: condition, at: any, message: any, messages: any });
export const rules = words<Rules>({ show: { each: condition }, require: { each: condition }, readonly: { each: condition }, check: { each: check } });
const guard = words<Guard>({ permission: any });

const COMMON: Words<CommonOptions> = {
  label: any,
  labels: any,
  help: any,
  helps: any,
  required: any,
  unique: any,
  readonly: any,
  sort: any,
  filter: any,
  search: any,
  csv: any,
  widget: any,
  was: any,
  readable: guard,
  writable: guard,
  backfill: any,
};

const TEXT = { default: any } as const;
const LONG = { ...TEXT, min: any, max: any } as const;
const NUMBER = { ...TEXT, min: any, max: any } as const;
const SCALED = { ...NUMBER, scale: any } as const;
const enumValue = words<{ label: string; tone?: string; labels?: object }>({ label: any, tone: any, labels: any });

/** The words that only one kind has. */
export const kindWords: { readonly [K in Kind]: Words<KindOptions[K]> } = {
  text: { ...LONG, pattern: any, patternMessage: any },
  textarea: LONG,
  email: TEXT,
  phone: TEXT,
  url: TEXT,
  slug: { ...LONG, from: any },
  password: { min: any, max: any, pattern: any, patternMessage: any },
  integer: NUMBER,
  decimal: SCALED,
  percent: { ...SCALED, meter: any },
  quantity: { ...SCALED, uom: any },
  money: { ...SCALED, currency: any },
  boolean: { ...TEXT, onlyOne: any },
  enum: { ...TEXT, values: { each: enumValue } },
  lookup: { ...TEXT, list: any },
  reference: { to: any, many: any, onDelete: any, where: { each: words<{ field: string }>({ field: any }) } },
  lines: { fields, min: any, max: any, rules, title: any },
  date: { ...TEXT, preset: any },
  time: TEXT,
  datetime: { ...TEXT, preset: any },
  duration: NUMBER,
  rating: TEXT,
  timezone: TEXT,
  currency: TEXT,
  color: TEXT,
  barcode: LONG,
  image: { ...TEXT, printed: any },
  file: { ...TEXT, accept: any },
  json: {},
  computed: { value: { by: (value) => expressionShape(value) }, needs: any, as: any, scale: any, currency: any, meter: any, reveals: any },
  aggregate: { of: any, by: any, through: any, value: any, count: any, sum: any, max: any, where: any, currency: any, as: any, reveals: any },
  external: { reader: any, as: any, currency: any },
};

function fieldShape(field: object): Shape {
  const { kind } = field as Partial<Field>;
  const own = kind && Object.hasOwn(kindWords, kind) ? kindWords[kind] : {};
  return { words: { kind: any, ...COMMON, ...own } };
}

/** Names of fields stand beside `all`, `any` and `not`: whether they exist is another check's matter. */
function conditionShape(value: object): Shape {
  if ('all' in value && Array.isArray(value.all)) return { words: { all: { each: condition } } };
  if ('any' in value && Array.isArray(value.any)) return { words: { any: { each: condition } } };
  if ('not' in value && typeof value.not === 'object' && value.not !== null) return { words: { not: condition } };
  return { each: comparison };
}

const COMPARISONS: Shape = { words: { lt: any, lte: any, gt: any, gte: any, not: any, is: any, filled: any } };
const comparison: Shape = { by: (value) => (Array.isArray(value) ? any : COMPARISONS) };

const parts: Shape = { each: { by: (value) => expressionShape(value) } };

export function expressionShape(value: object): Shape {
  if (Array.isArray(value)) return any;
  if ('sum' in value || 'of' in value) return { words: { sum: any, of: { by: expressionShape } } };
  if ('join' in value || 'with' in value) return { words: { join: any, with: any } };
  return { words: { add: parts, subtract: parts, multiply: parts, divide: parts, min: parts, minutes: any } };
}
