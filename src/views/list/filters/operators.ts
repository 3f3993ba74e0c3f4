import { isFilterPeriod, isOfDays, readDays } from '#/model/filters/relativeDays.ts';
import { shownTraits } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { isValues, valuesIn } from '#/model/values/shapes.ts';

/** How a field is tested: by a value, by days counted from today, or by whether there is one. */
export const OPERATORS = ['is', 'is_not', 'exactly', 'within', 'last_days', 'next_days', 'days_ago', 'empty', 'filled'] as const;
export type Operator = (typeof OPERATORS)[number];

/** By what an operator's value is entered; undefined: it needs none. */
export function enteredBy(operator: Operator): 'kind' | 'text' | 'period' | 'days' | undefined {
  switch (operator) {
    case 'is':
    case 'is_not':
      return 'kind';
    case 'exactly':
      return 'text';
    case 'within':
      return 'period';
    case 'last_days':
    case 'next_days':
    case 'days_ago':
      return 'days';
    default:
      return undefined;
  }
}

/** Whether people write its values as they like, so that lists are asked for a part of them. */
export function isFreeText(field: FieldModel): boolean {
  const { isTextual, isChosen } = shownTraits(field);
  const hasUsual = field.kind === 'text' && field.list !== undefined;
  return isTextual === true && !isChosen && !hasUsual;
}

/** What a field can be tested by. What is always there is neither empty nor filled. */
export function operatorsOf(field: FieldModel): Operator[] {
  const offers: Record<Operator, boolean> = {
    is: true,
    is_not: true,
    exactly: isFreeText(field),
    within: isOfDays(field),
    last_days: isOfDays(field),
    next_days: isOfDays(field),
    days_ago: isOfDays(field),
    empty: field.required !== true,
    filled: field.required !== true,
  };
  return OPERATORS.filter((operator) => offers[operator]);
}

/** The operator that a stored test of a field is; `is` where there is none yet, and of one value where it is none of a text. */
export function operatorOf(field: FieldModel, test: unknown): Operator {
  const stored = storedOperator(test);
  return operatorsOf(field).includes(stored) ? stored : 'is';
}

function storedOperator(test: unknown): Operator {
  if (test === null) return 'empty';
  if (typeof test === 'string') return 'exactly';
  if (!isValues(test)) return 'is';
  if ('not' in test) return test.not === null ? 'filled' : 'is_not';
  if ('filled' in test) return test.filled === true ? 'filled' : 'empty';
  if (isFilterPeriod(test.within)) return 'within';
  const days = readDays(test.days);
  if (days?.gte === undefined) return days ? 'days_ago' : 'is';
  return days.lte === 0 ? 'last_days' : 'next_days';
}

/** What is entered for an operator: what the kind's filter takes, a text, a period's name, or a number of days. */
export function enteredValue(test: unknown, operator: Operator): unknown {
  const { not, within, days } = valuesIn(test);
  const { gte = 0, lte = 0 } = readDays(days) ?? {};
  switch (operator) {
    case 'is_not':
      return not;
    case 'within':
      return within;
    case 'last_days':
      return 1 - gte;
    case 'next_days':
      return lte;
    case 'days_ago':
      return -lte;
    default:
      return test;
  }
}

/** The test that an operator and its value make; undefined where the value is not there yet. */
export function testOf(operator: Operator, value: unknown): unknown {
  if (operator === 'empty') return null;
  if (operator === 'filled') return { filled: true };
  if (value === undefined || value === '' || (enteredBy(operator) === 'days' && !isDays(operator, value))) return undefined;
  switch (operator) {
    case 'is_not':
      return { not: value };
    case 'within':
      return { within: value };
    case 'last_days':
      return { days: { gte: 1 - Number(value), lte: 0 } };
    case 'next_days':
      return { days: { gte: 0, lte: Number(value) } };
    case 'days_ago':
      return { days: { lte: -Number(value) } };
    default:
      return value;
  }
}

/** What stands there when an operator is chosen: the value that was entered before, where both are entered alike. */
export function valueFor(operator: Operator, before: Operator, value: unknown): unknown {
  if (enteredBy(operator) === enteredBy(before)) return value;
  if (operator === 'within') return 'this_month';
  return enteredBy(operator) === 'days' ? (operator === 'days_ago' ? 30 : 7) : undefined;
}

function isDays(operator: Operator, value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= (operator === 'last_days' ? 1 : 0) && readDays({ lte: Number(value) }) !== undefined;
}
