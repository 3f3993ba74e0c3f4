import type { KindContext } from '#/model/kinds/base/part.ts';
import { isHostWritten, kindOf } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { type Field, type Fields, hiddenFields, type Rules } from '#model/language';

export type Values = Record<string, unknown>;

/** What tells one sample from another. */
export interface SampleOptions {
  /** The same seed gives the same record; unique fields differ from seed to seed. */
  seed: number;
  /** Ids by field path (`holder`, `rows.tax`); a reference that is not named stays empty. */
  references?: Values;
  context?: KindContext;
  /** Optional fields too; by default yes. */
  full?: boolean;
}

interface Shape {
  fields: Fields;
  rules?: Rules;
}

/** Another record for each row: two rows that refer to the same one may contradict each other. */
class RowChoices {
  readonly choices: readonly unknown[];
  constructor(choices: readonly unknown[]) {
    this.choices = choices;
  }
  of(row: number): unknown {
    return this.choices[row % this.choices.length];
  }
}

/** The references of a lines field, row by row. */
export function byRow(...choices: readonly unknown[]): unknown {
  return new RowChoices(choices);
}

/** How often other values are tried where a rule refuses the ones made. */
const TRIES = 500;

/** Changes a sample where a definition cannot say what is valid: one file per resource, found by its name. */
const corrections = import.meta.glob('/tests/support/samples/*.ts', { eager: true, import: 'correct' }) as Readonly<
  Record<string, (values: Values, seed: number) => Values>
>;

/** Valid input for a resource, made of the kinds' samples: conditions, hidden fields and checks are obeyed. @throws where none is found */
export function sampleRecord(resource: ResourceModel, options: SampleOptions): Values {
  const correct = corrections[`/tests/support/samples/${resource.variant?.of ?? resource.name}.ts`];
  const fixed = Object.fromEntries(Object.entries(resource.fields).filter(([name]) => Object.hasOwn(resource.variant?.where ?? {}, name)));
  const shape = { fields: { ...fixed, ...givenFields(resource) }, rules: resource.rules };
  return sampleOf(resource.name, shape, options, (made) => correct?.(made, options.seed) ?? made);
}

/** The fields that a caller may give: not the host's own, no status that only verbs change, nothing that a variant has fixed. */
export function givenFields(resource: ResourceModel): Readonly<Record<string, FieldModel>> {
  // What a business has is made by its owner, who does not hold the platform's permissions.
  const isOwners = ({ writable }: FieldModel) => !writable || resource.callers === 'platform' || !isPlatformPermission(writable.permission);
  const isGiven = (field: FieldModel) => isOwners(field) && !isHostWritten(field) && !Object.hasOwn(resource.transitions ?? {}, field.name);
  return Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => isGiven(field)));
}

/** Valid input for any fields with rules: a verb's, a row's. */
export function sampleOf(
  name: string,
  shape: Shape,
  options: SampleOptions,
  correct: (values: Values) => Values = (values) => values,
): Values {
  const { context = referenceContext } = options;
  let last: unknown;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const values = correct(valuesOf(shape.fields, options, attempt, ''));
    const { record } = applyPatch(shape, name, values, undefined, context, () => true);
    for (const hidden of hiddenFields(shape.rules, record)) delete values[hidden];
    const { problems } = applyPatch(shape, name, values, undefined, context, () => true);
    if (!Object.keys(problems).length) return values;
    last = problems;
  }
  throw new Error(`${name}: no valid sample was found; write tests/support/samples/${name}.ts (${JSON.stringify(last)})`);
}

function valuesOf(fields: Fields, options: SampleOptions, attempt: number, path: string, row = 0): Values {
  const values: Values = {};
  for (const [place, [name, field]] of Object.entries(fields).entries()) {
    if (isHostWritten(field) || (options.full === false && !field.required)) continue;
    const value = sampleValue(field, options, attempt, place, path + name, row);
    if (value !== null && value !== undefined) values[name] = value;
  }
  return values;
}

function sampleValue(field: Field, options: SampleOptions, attempt: number, place: number, path: string, row: number): unknown {
  const { seed, references = {}, context = referenceContext } = options;
  if (field.kind === 'reference') return references[path] instanceof RowChoices ? references[path].of(row) : references[path];
  if (field.kind === 'lines') {
    const rows = Math.max(field.min ?? 0, Math.min(2, field.max ?? 2));
    return Array.from({ length: rows }, (_, row) =>
      valuesOf(field.fields, { ...options, seed: seed * 10 + row }, attempt, `${path}.`, row),
    );
  }
  // Different strides, so that after some attempts every choice of one field has met every choice of another.
  const stride = 1 + Math.floor(attempt / (1 + (place % 5)));
  return kindOf(field).sample(attempt === 0 ? seed : seed + 1000 * attempt + stride * (place + 1), field, context);
}
