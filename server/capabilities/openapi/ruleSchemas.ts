import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { hasPreset } from '#/model/kinds/base/presets.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import { type Field, type Fields, isEmpty, type Rules } from '#model/language';
import { conditionSchema } from './conditionSchema.ts';
import { EMPTY, FILLED } from './valueSchema.ts';

/** The rules of a record that is made, as far as JSON Schema can say them: for `allOf`. All of them stand in `x-rules`. */
export function ruleSchemas(fields: Fields, rules: Rules | undefined): JsonSchema[] {
  return [...shown(fields, rules), ...required(fields, rules), ...checked(fields, rules)];
}

/** A hidden field is left out; one that is shown and required is filled. */
function shown(fields: Fields, rules: Rules | undefined): JsonSchema[] {
  return Object.entries(rules?.show ?? {}).flatMap(([name, condition]) => {
    const field = fields[name];
    const visible = condition && conditionSchema(condition, fields);
    if (!visible || !field || isHostWritten(field)) return [];
    return [ifThen(visible, field.required ? filled(name, field) : {}, { properties: { [name]: EMPTY } })];
  });
}

function required(fields: Fields, rules: Rules | undefined): JsonSchema[] {
  return Object.entries(rules?.require ?? {}).flatMap(([name, condition]) => {
    const field = fields[name];
    const show = rules?.show?.[name];
    const when = condition && conditionSchema(show ? { all: [condition, show] } : condition, fields);
    return when && field && !isHostWritten(field) ? [ifThen(when, filled(name, field))] : [];
  });
}

function checked(fields: Fields, rules: Rules | undefined): JsonSchema[] {
  return (rules?.check ?? []).flatMap(({ that, at, message }) => {
    const show = rules?.show?.[at];
    const schema = conditionSchema(show ? { any: [that, { not: show }] } : that, fields);
    return schema ? [{ ...schema, description: message }] : [];
  });
}

function ifThen(condition: JsonSchema, then: JsonSchema, otherwise?: JsonSchema): JsonSchema {
  return { if: condition, then, ...(otherwise && { else: otherwise }) };
}

function filled(name: string, field: Field): JsonSchema {
  const hasDefault = hasPreset(field) && !('default' in field && isEmpty(field.default));
  return hasDefault && !field.required ? {} : { properties: { [name]: FILLED }, ...(hasDefault ? {} : { required: [name] }) };
}
