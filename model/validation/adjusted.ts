import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf, traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { type Decimal, decimal, divide, multiply, toNumber } from '#/model/values/decimal.ts';
import { type Problem, problem } from '#model/language';
import { canEditTogether } from './editedTogether.ts';

type Values = Readonly<Record<string, unknown>>;

/** How a number of each of many records is raised, or lowered, from what it is: by a part of itself or by an amount in its own unit. */
export interface Adjustment {
  /** 5 is 5 % more, -5 is 5 % less. */
  percent?: number;
  amount?: number;
  /** The result is the nearest multiple of this. */
  round_to?: number;
}

/** What an adjustment by per cent may say: nothing left of it, to eleven times as much. */
const PERCENT = { min: -100, max: 1000 };
const LARGEST = 1_000_000_000_000;

/** Whether the field of many records can be raised or lowered together. */
export function canAdjust(resource: ResourceModel, field: FieldModel): boolean {
  return traitsOf(field).isAdjustable === true && canEditTogether(resource, field);
}

/** What is wrong with an adjustment, by its parts; `''` where it says nothing, or two things at once. */
export function adjustmentProblems({ percent, amount, round_to: step }: Values): Record<string, Problem> {
  const problems: Record<string, Problem> = {};
  const isNothing = percent === undefined && amount === undefined && step === undefined;
  if (isNothing || (percent !== undefined && amount !== undefined)) problems[''] = problem('adjusted_how');
  const check = (name: string, value: unknown, { min, max }: { min: number; max: number }) => {
    if (value === undefined) return;
    if (typeof value !== 'number' || !Number.isFinite(value)) problems[name] = problem('wrong_type_number');
    else if (value < min) problems[name] = problem('too_small', { min });
    else if (value > max) problems[name] = problem('too_large', { max });
  };
  check('percent', percent, PERCENT);
  check('amount', amount, { min: -LARGEST, max: LARGEST });
  check('round_to', step, { min: 0.000001, max: LARGEST });
  return problems;
}

/** What the adjusted fields of a record become, exact and rounded to the decimals that each of them keeps; what is empty stays so. */
export function adjustedValues(
  { fields }: Pick<ResourceModel, 'fields'>,
  adjust: Readonly<Record<string, Adjustment>>,
  record: Values,
  context: KindContext,
): Record<string, number> {
  const values: Record<string, number> = {};
  for (const [name, adjustment] of Object.entries(adjust)) {
    const field = fields[name];
    const value = record[name];
    if (!field || typeof value !== 'number') continue;
    values[name] = adjusted(value, adjustment, kindOf(field).decimals?.(field, context, record) ?? 0);
  }
  return values;
}

function adjusted(value: number, { percent, amount, round_to: step }: Adjustment, decimals: number): number {
  const stored = decimal(value);
  const part = percent === undefined ? 0n : divide(multiply(stored, decimal(percent)), decimal(100));
  const moved = stored + part + decimal(amount ?? 0);
  const stepped = step === undefined ? moved : nearest(moved, decimal(step));
  return toNumber(nearest(stepped, decimal(`1e-${decimals}`)));
}

/** The nearest multiple of a step, of two the one farther from nothing: as people and spreadsheets round prices, unlike shares of taxes. */
function nearest(value: Decimal, step: Decimal): Decimal {
  const size = value < 0n ? -value : value;
  const rounded = ((2n * size + step) / (2n * step)) * step;
  return value < 0n ? -rounded : rounded;
}
