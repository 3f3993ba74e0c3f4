import type { KindContext } from '#/model/kinds/base/part.ts';
import { isHostWritten, kindOf, traitsOf } from '#/model/kinds/index.ts';
import {
  byName,
  type Field,
  type Fields,
  fieldsOf,
  hiddenFields,
  isEmpty,
  isRequiredBy,
  matches,
  type Problem,
  problem,
  type Rules,
  textOf,
} from '#model/language';

type Values = Readonly<Record<string, unknown>>;
/** Problems by field path: `rate`, `items.2.price`. */
export type Problems = Record<string, Problem[]>;

/** What a record is validated by: a resource, a lines field's rows, a verb's input. */
export interface Shape {
  fields: Fields;
  rules?: Rules;
}

/**
 * Judges a whole record: required fields, each kind's own limits, and the rules. The same in the form and on the host.
 * `given`: the fields to which this write gives another value; the kinds' limits are validated on those alone, so that a limit made
 * stricter later does not stop other edits. Uniqueness and existence are the host's to say.
 */
export function validateRecord(shape: Shape, record: Values, context: KindContext, given?: ReadonlySet<string>): Problems {
  const problems: Problems = byName();
  const hidden = hiddenFields(shape.rules, record);
  for (const [name, field] of Object.entries(shape.fields)) {
    if (isHostWritten(field)) continue;
    if (hidden.has(name)) {
      if (given?.has(name) && !isEmpty(record[name])) problems[name] = [problem('hidden')];
      continue;
    }
    validateField(name, field, shape, record, context, given, problems);
  }
  for (const check of shape.rules?.check ?? []) {
    const names = fieldsOf(check.that);
    if (hidden.has(check.at) || [check.at, ...names].some((name) => problems[name])) continue;
    if (!matches(check.that, record)) problems[check.at] = [problem('check', { message: textOf(check, 'message', context.locale) })];
  }
  return problems;
}

function validateField(
  name: string,
  field: Field,
  shape: Shape,
  record: Values,
  context: KindContext,
  given: ReadonlySet<string> | undefined,
  problems: Problems,
): void {
  const value = record[name];
  if (isEmpty(value)) {
    // An empty text or list where a number is meant is a wrong type, not an absent value.
    const wrong = given?.has(name) && value !== null && value !== undefined ? kindOf(field).validate(value, field, context, record) : null;
    if (field.required || isRequiredBy(shape.rules, name, record)) problems[name] = [requiredProblem(field)];
    else if (field.kind === 'lines' && field.min) problems[name] = [problem('required_lines', { min: field.min })];
    else if (wrong && value !== '') problems[name] = [wrong];
    return;
  }
  if (given && !given.has(name)) return;
  const refused = kindOf(field).validate(value, field, context, record);
  if (refused) problems[name] = [refused];
  else if (field.kind === 'lines' && Array.isArray(value)) validateLines(name, field, value, context, problems);
}

function validateLines(
  name: string,
  field: Extract<Field, { kind: 'lines' }>,
  rows: readonly unknown[],
  context: KindContext,
  problems: Problems,
): void {
  rows.forEach((row, index) => {
    if (row === null || typeof row !== 'object' || Array.isArray(row)) {
      problems[`${name}.${index}`] = [problem('wrong_type_record')];
      return;
    }
    const found = validateRecord({ fields: field.fields, rules: field.rules }, row as Values, context, new Set(Object.keys(row)));
    for (const [path, list] of Object.entries(found)) problems[`${name}.${index}.${path}`] = list;
  });
}

function requiredProblem(field: Field): Problem {
  if (field.kind === 'lines') return problem('required_lines', { min: field.min ?? 1 });
  return problem(traitsOf(field).isChosen ? 'required_choice' : 'required');
}
