import type { FieldModel } from '#/model/language/model.ts';
import { type Adjustment, adjustmentProblems } from '#/model/validation/adjusted.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Problem } from '#model/language';

type Values = Readonly<Record<string, unknown>>;

/** How a field of many records is changed: all get one value, are emptied, or are raised or lowered, each from what it is. */
export type Way = 'value' | 'empty' | 'percent' | 'amount';

/** The ways of numbers that are raised or lowered. */
export const ADJUSTING = ['percent', 'amount'] as const;
export type Adjusting = (typeof ADJUSTING)[number];

/** Whether it is one of them. */
export function isAdjusting(way: Way): way is Adjusting {
  return way === 'percent' || way === 'amount';
}

/** By the name of a field; of others all records get one value. */
export type Ways = Readonly<Record<string, Way>>;

const ADJUSTMENTS = '_by';

/** Where the form keeps what adjusts a field. */
export function adjustmentPath(name: string, part: keyof Adjustment): string {
  return `${ADJUSTMENTS}.${name}.${part}`;
}

/** What is to be done to each of many records, as it was entered: the values that they get, and by how much their numbers move. */
export function enteredChanges(
  fields: readonly FieldModel[],
  ways: Ways,
  from: Values,
): { set: Values; adjust: Readonly<Record<string, Values>> } {
  const set: Record<string, unknown> = {};
  const adjust: Record<string, Values> = {};
  for (const field of fields) {
    const way = wayOf(ways, field);
    if (isAdjusting(way)) adjust[field.name] = adjustmentOf(field, way, from);
    else set[field.name] = way === 'empty' ? emptyOf(field) : (from[field.name] ?? (field.kind === 'boolean' ? false : null));
  }
  return { set, adjust };
}

/** How a field is changed. */
export function wayOf(ways: Ways, { name }: Pick<FieldModel, 'name'>): Way {
  return ways[name] ?? 'value';
}

const emptyOf = (field: FieldModel) => (field.kind === 'reference' && field.many === true ? [] : null);

/** Empty inputs say nothing. */
function adjustmentOf({ name }: FieldModel, way: Adjusting, from: Values): Values {
  const entered = valuesIn(valuesIn(from[ADJUSTMENTS])[name]);
  const parts = [way, 'round_to'].map((part) => [part, entered[part] ?? undefined] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** What is wrong with adjustments, where the form's inputs look for it; `missing` says that a number is. */
export function wrongAdjustments(
  adjust: Readonly<Record<string, Values>>,
  ways: Ways,
  { missing, sentence }: { missing: string; sentence: (problem: Problem) => string },
): Values {
  const wrong = Object.entries(adjust).flatMap(([name, given]) => {
    const way = wayOf(ways, { name });
    const found = Object.entries(adjustmentProblems(given)).map(([part, problem]) => [part, sentence(problem)]);
    const errors = Object.fromEntries(given[way] === undefined ? [...found, [way, missing]] : found);
    return Object.keys(errors).length ? [[name, errors]] : [];
  });
  return wrong.length ? { [ADJUSTMENTS]: Object.fromEntries(wrong) } : {};
}
