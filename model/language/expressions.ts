import { type Decimal, decimal, divide, multiply, round, toNumber } from '#/model/values/decimal.ts';

/**
 * JSON that gives a number of a record. A text names a field; empty fields count as 0.
 * `min` is the least of them, `sum` runs `of` over the rows of a lines field; `minutes` is the time between two `time` or `datetime` fields
 * (over midnight for times).
 */
export type Expression =
  | number
  | string
  | { readonly add: readonly Expression[] }
  | { readonly subtract: readonly [Expression, Expression] }
  | { readonly multiply: readonly Expression[] }
  | { readonly divide: readonly [Expression, Expression] }
  | { readonly min: readonly [Expression, ...Expression[]] }
  | { readonly sum: string; readonly of: Expression }
  | { readonly minutes: readonly [string, string] };

/**
 * JSON that gives a text of a record: the fields' texts that are there, one after the other, with a space (or `with`) between; or the end of
 * a field's text, by which whoever may not see all of it knows it.
 */
export type TextExpression = { readonly join: readonly string[]; readonly with?: string } | { readonly ending: string };

type Values = Readonly<Record<string, unknown>>;

/** Computes a text of a record; null where there is none. */
export function computeText(expression: TextExpression, record: Values): string | null {
  if ('ending' in expression) return endingOf(textOf(record[expression.ending]).trim());
  const { join, with: between = ' ' } = expression;
  const texts = join.map((name) => textOf(record[name]).trim()).filter((text) => text !== '');
  return texts.length ? texts.join(between) : null;
}

const MOST_SHOWN = 4;

/** The end of a number that not everybody may see: its last four characters, of a short one not more than half. Nothing of nothing. */
export function endingOf(number: string): string | null {
  if (!number) return null;
  const characters = [...number];
  const shown = Math.min(MOST_SHOWN, Math.floor(characters.length / 2));
  return `•••• ${characters.slice(characters.length - shown).join('')}`.trimEnd();
}

/** A draft is computed before its types are validated: what is no text or number has none. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Computes an expression on a record, rounded half-even to `scale` decimals; null where it divides by zero. */
export function compute(expression: Expression, record: Values, scale: number): number | null {
  try {
    return toNumber(round(evaluate(expression, record), scale));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function evaluate(expression: Expression, record: Values): Decimal {
  if (typeof expression === 'number') return decimal(expression);
  if (typeof expression === 'string') return read(record[expression]);
  if ('add' in expression) return expression.add.reduce((total, part) => total + evaluate(part, record), 0n);
  if ('subtract' in expression) return evaluate(expression.subtract[0], record) - evaluate(expression.subtract[1], record);
  if ('multiply' in expression) return expression.multiply.reduce((product, part) => multiply(product, evaluate(part, record)), decimal(1));
  if ('divide' in expression) return divide(evaluate(expression.divide[0], record), evaluate(expression.divide[1], record));
  if ('min' in expression)
    return expression.min.map((part) => evaluate(part, record)).reduce((least, part) => (part < least ? part : least));
  if ('minutes' in expression) return minutesBetween(record[expression.minutes[0]], record[expression.minutes[1]]);
  const rows = record[expression.sum];
  return Array.isArray(rows) ? rows.filter(isRow).reduce((total: Decimal, row) => total + evaluate(expression.of, row), 0n) : 0n;
}

function isRow(row: unknown): row is Values {
  return typeof row === 'object' && row !== null;
}

function read(value: unknown): Decimal {
  if (value === null || value === undefined || value === '') return 0n;
  if (typeof value === 'number' || typeof value === 'string') return decimal(value);
  throw new RangeError('Not a number');
}

const CLOCK = /^(\d{2}):(\d{2})/;
const DAY_MINUTES = 24 * 60;

function minutesBetween(from: unknown, to: unknown): Decimal {
  if (typeof from !== 'string' || typeof to !== 'string' || !from || !to) return 0n;
  const start = CLOCK.exec(from);
  const end = CLOCK.exec(to);
  if (start && end) {
    const minutes = Number(end[1]) * 60 + Number(end[2]) - Number(start[1]) * 60 - Number(start[2]);
    return decimal(minutes < 0 ? minutes + DAY_MINUTES : minutes);
  }
  return decimal(Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
}

/** The names of the record's fields that an expression reads. */
export function fieldsRead(expression: Expression | TextExpression): string[] {
  if (typeof expression === 'object' && 'join' in expression) return [...expression.join];
  if (typeof expression === 'object' && 'ending' in expression) return [expression.ending];
  if (typeof expression === 'number') return [];
  if (typeof expression === 'string') return [expression];
  if ('sum' in expression) return [expression.sum];
  if ('minutes' in expression) return [...expression.minutes];
  return Object.values(expression).flatMap((parts: readonly Expression[]) => parts.flatMap(fieldsRead));
}
