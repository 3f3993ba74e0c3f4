import type { FieldModel } from '#/model/language/model.ts';
import { type Adjustment, adjustmentProblems } from '#/model/validation/adjusted.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Problem } from '#model/language';

type Values = Readonly<Record<string, unknown>>;

/** How a field of many records is changed: all get one value, are emptied, or are raised or lowered, each from what it is. */
export type EditMode = 'value' | 'empty' | 'percent' | 'amount';

/** The modes of numbers that are raised or lowered. */
export const ADJUSTING = ['percent', 'amount'] as const;
export type Adjusting = (typeof ADJUSTING)[number];

/** Whether it is one of them. */
export function isAdjusting(mode: EditMode): mode is Adjusting {
  return mode === 'percent' || mode === 'amount';
}

/** By the name of a field; of others all records get one value. */
export type EditModes = Readonly<Record<string, EditMode>>;

const ADJUSTMENTS = '_by';

/** Where the form keeps what adjusts a field. */
export function adjustmentPath(name: string, part: keyof Adjustment): string {
  return `${ADJUSTMENTS}.${name}.${part}`;
}

/** What is to be done to each of many records, as it was entered: the values that they get, and by how much their numbers move. */
export function enteredChanges(
  fields: readonly FieldModel[],
  modes: EditModes,
  from: Values,
): { set: Values; adjust: Readonly<Record<string, Values>> } {
  const set: Record<string, unknown> = {};
  const adjust: Record<string, Values> = {};
  for (const field of fields) {
    const mode = editModeOf(modes, field);
    if (isAdjusting(mode)) adjust[field.name] = adjustmentOf(field, mode, from);
    else set[field.name] = mode === 'empty' ? emptyOf(field) : (from[field.name] ?? (field.kind === 'boolean' ? false : null));
  }
  return { set, adjust };
}

/** How a field is changed. */
export function editModeOf(modes: EditModes, { name }: Pick<FieldModel, 'name'>): EditMode {
  return modes[name] ?? 'value';
}

const emptyOf = (field: FieldModel) => (field.kind === 'reference' && field.many === true ? [] : null);

/** Empty inputs say nothing. */
function adjustmentOf({ name }: FieldModel, mode: Adjusting, from: Values): Values {
  const entered = valuesIn(valuesIn(from[ADJUSTMENTS])[name]);
  const parts = [mode, 'round_to'].map((part) => [part, entered[part] ?? undefined] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** What is wrong with adjustments, where the form's inputs look for it; `missing` says that a number is. */
export function wrongAdjustments(
  adjust: Readonly<Record<string, Values>>,
  modes: EditModes,
  { missing, sentence }: { missing: string; sentence: (problem: Problem) => string },
): Values {
  const wrong = Object.entries(adjust).flatMap(([name, given]) => {
    const mode = editModeOf(modes, { name });
    const found = Object.entries(adjustmentProblems(given)).map(([part, problem]) => [part, sentence(problem)]);
    const errors = Object.fromEntries(given[mode] === undefined ? [...found, [mode, missing]] : found);
    return Object.keys(errors).length ? [[name, errors]] : [];
  });
  return wrong.length ? { [ADJUSTMENTS]: Object.fromEntries(wrong) } : {};
}
