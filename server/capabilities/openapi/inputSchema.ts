import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { hasPreset } from '#/model/kinds/base/presets.ts';
import { isHostWritten, kindOf } from '#/model/kinds/index.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { type Field, type Fields, permissionsOf, type Rules } from '#model/language';
import { recordName } from './recordSchema.ts';
import { ruleSchemas } from './ruleSchemas.ts';
import { FILLED, ID, notes, orNull } from './valueSchema.ts';

interface Shape {
  fields: Fields;
  rules?: Rules;
}

/** `{Name}Input`: what making a record takes. `{Name}Change`: what changing one takes; read-only fields may come back as they were. */
export function inputSchemas(resource: ResourceModel): Record<string, JsonSchema> {
  const shape = { fields: open(resource), rules: resource.rules };
  const name = recordName(resource);
  const owner = {
    ...ownerProperties(resource),
    ...(resource.savesById && { id: { ...ID, description: 'Of a known record: that one is changed' } }),
  };
  const input = bodySchema(resource.label[0], shape, owner, resource.scope === 'establishment' ? ['establishment_id'] : []);
  const change = {
    type: 'object',
    title: resource.label[0],
    description: 'Only the fields to change. `updated_at` as it was read: where the stored one is newer, the answer is 409',
    properties: {
      ...changeProperties(resource),
      id: ID,
      updated_at: { type: 'string', format: 'date-time' },
      ...(resource.scope === 'establishment' && { establishment_id: ID }),
    },
    additionalProperties: false,
    ...(resource.rules && { 'x-rules': resource.rules }),
  };
  return { [`${name}Input`]: input, ...(permissionsOf(resource, 'edit').length && { [`${name}Change`]: change }) };
}

/** A body of any fields: required ones, limits, and the rules that can be said. An empty text counts as null. */
export function bodySchema(
  title: string,
  { fields, rules }: Shape,
  owner: Readonly<Record<string, JsonSchema>> = {},
  needed: readonly string[] = [],
): JsonSchema {
  const given = Object.entries(fields).filter(([, field]) => !isHostWritten(field));
  const said = ruleSchemas(fields, rules);
  return {
    type: 'object',
    title,
    properties: { ...owner, ...Object.fromEntries(given.map(([name, field]) => [name, givenSchema(name, field, rules)])) },
    required: [...needed, ...given.flatMap(([name, field]) => (isNeeded(name, field, rules) ? [name] : []))],
    additionalProperties: false,
    ...(said.length && { allOf: said }),
    ...(rules && { 'x-rules': rules }),
  };
}

/** What a caller may give: no status that only verbs change. */
function open({ fields, transitions = {} }: ResourceModel): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, name in transitions ? { ...field, readonly: true } : field]),
  );
}

function ownerProperties(resource: ResourceModel): Record<string, JsonSchema> {
  if (resource.scope === 'establishment') return { establishment_id: ID };
  return resource.scope === 'client'
    ? { client_id: { type: 'integer', minimum: 0, description: 'For super-admins alone: the business' } }
    : {};
}

function changeProperties(resource: ResourceModel): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(open(resource)).map(([name, field]) => [
      name,
      isHostWritten(field) ? { ...notes(name, field), readOnly: true } : givenSchema(name, field, resource.rules),
    ]),
  );
}

function givenSchema(name: string, field: Field, rules: Rules | undefined): JsonSchema {
  const schema = field.kind === 'lines' ? linesSchema(field) : kindOf(field).schema(field);
  const mustBeFilled = field.required === true && !(name in (rules?.show ?? {}));
  const said = { ...notes(name, field), ...(field.kind === 'password' && { writeOnly: true }) };
  if (!mustBeFilled) return { ...said, ...orNull(schema) };
  const filled =
    schema.type === 'string' && !schema.minLength
      ? { minLength: 1 }
      : schema.type === 'array' && !schema.minItems
        ? { minItems: 1 }
        : schema.type
          ? {}
          : FILLED;
  return { ...said, ...schema, ...filled };
}

function isNeeded(name: string, field: Field, rules: Rules | undefined): boolean {
  const isMinimal = field.kind === 'lines' && (field.min ?? 0) > 0;
  return (field.required === true || isMinimal) && !hasPreset(field) && !(name in (rules?.show ?? {}));
}

function linesSchema(field: Extract<Field, { kind: 'lines' }>): JsonSchema {
  const { properties, ...row } = bodySchema('Row', { fields: field.fields, rules: field.rules }) as {
    properties: Record<string, JsonSchema>;
  };
  const readonly = Object.entries(field.fields).filter(([, one]) => isHostWritten(one));
  const others = Object.fromEntries(readonly.map(([name, one]) => [name, { ...notes(name, one), readOnly: true }]));
  const items = {
    ...row,
    properties: {
      id: { type: ['integer', 'null'], description: 'Of a row that is kept; absent for a new one' },
      ...properties,
      ...others,
      _titles: { type: 'object', readOnly: true },
    },
  };
  return { type: 'array', items, ...(field.min !== undefined && { minItems: field.min }), maxItems: field.max ?? 500 };
}
