import { isValues } from '#/model/values/shapes.ts';
import { byName } from './byName.ts';
import type { Condition, Kept, Rules } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whether nothing stands there: absent, null, an empty text or an empty list. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Judges a condition on a record. The one evaluator of the form and of the host. */
export function matches(condition: Condition, record: Values): boolean {
  if ('all' in condition && Array.isArray(condition.all)) return condition.all.every((part) => matches(part, record));
  if ('any' in condition && Array.isArray(condition.any)) return condition.any.some((part) => matches(part, record));
  if (isNegation(condition)) return !matches(condition.not, record);
  return Object.entries(condition).every(([name, test]) => passes(test, record[name], record));
}

const ORDER = byName<(sign: number) => boolean>([
  ['lt', (sign) => sign < 0],
  ['lte', (sign) => sign <= 0],
  ['gt', (sign) => sign > 0],
  ['gte', (sign) => sign >= 0],
]);

/** Whether it says what must not hold; a field of that name would be compared with a value, not with a condition. */
const isNegation = (condition: Condition): condition is { readonly not: Condition } => 'not' in condition && isValues(condition.not);

function passes(test: unknown, value: unknown, record: Values): boolean {
  if (test === undefined) return true;
  if (test === null) return isEmpty(value);
  if (Array.isArray(test)) return test.some((one) => same(one, value));
  if (typeof test !== 'object') return same(test, value);
  return Object.entries(test).every(([operator, operand]) => {
    const other = resolve(operand, record);
    if (operator === 'is') return same(other, value);
    if (operator === 'not') return !same(other, value);
    if (operator === 'filled') return isEmpty(value) !== other;
    const order = ORDER[operator];
    if (!order) throw new Error(`Unknown comparison '${operator}'`);
    // What is empty is neither more nor less than anything: a limit says nothing about it.
    return isEmpty(value) || isEmpty(other) || order(compare(value, other));
  });
}

function resolve(operand: unknown, record: Values): unknown {
  return operand !== null && typeof operand === 'object' && 'field' in operand ? record[String(operand.field)] : operand;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (isEmpty(a) && isEmpty(b));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [textOf(a), textOf(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A draft's values are compared before their types are validated: an object's own `toString` may be anything. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields of a record that rules hide. */
export function hiddenFields(rules: Rules | undefined, record: Values): Set<string> {
  const hidden = new Set<string>();
  for (const [name, condition] of Object.entries(rules?.show ?? {})) if (condition && !matches(condition, record)) hidden.add(name);
  return hidden;
}

/** Whether a rule makes the field required on this record. */
export function isRequiredBy(rules: Rules | undefined, name: string, record: Values): boolean {
  const condition = rules?.require?.[name];
  return condition !== undefined && matches(condition, record);
}

/** Whether a rule makes the field (or the whole record) read-only on this record. */
export function isReadonlyBy(rules: Rules | undefined, name: string, record: Values): boolean {
  return [rules?.readonly?.[name], rules?.readonly?.['*']].some((condition) => condition !== undefined && matches(condition, record));
}

/** The rule that keeps this record from being deleted, if any. */
export function keptBy(rules: Rules | undefined, record: Values): Kept | undefined {
  return rules?.kept?.find(({ when }) => matches(when, record));
}

/** The names of the fields that a condition reads. */
export function fieldsOf(condition: Condition): string[] {
  const parts =
    'all' in condition && Array.isArray(condition.all)
      ? condition.all
      : 'any' in condition && Array.isArray(condition.any)
        ? condition.any
        : undefined;
  if (parts) return parts.flatMap((part: Condition) => fieldsOf(part));
  if (isNegation(condition)) return fieldsOf(condition.not);
  return Object.entries(condition).flatMap(([name, test]) => {
    const operands = test && typeof test === 'object' && !Array.isArray(test) ? Object.values(test) : [];
    return [name, ...operands.flatMap((one) => (one && typeof one === 'object' && 'field' in one ? [String(one.field)] : []))];
  });
}
