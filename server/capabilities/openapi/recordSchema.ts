import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { isHostWritten } from '#/model/kinds/index.ts';
import type { FieldModel, ResourceModel } from '#/model/language/model.ts';
import type { Field, Fields, Rules } from '#model/language';
import { ID, notes, orNull, storedSchema } from './valueSchema.ts';

/** The component's name of a resource's record; variants show the same record, unless they show only some of its fields. */
export function recordName(resource: ResourceModel): string {
  return (resource.variant && !resource.variant.narrowed ? resource.variant.of : resource.name).replace(
    /(?:^|-)(\w)/g,
    (_, letter: string) => letter.toUpperCase(),
  );
}

/** `{Name}Row`: what a list may hold of a record. `{Name}`: a record read whole. */
export function recordSchemas(resource: ResourceModel): Record<string, JsonSchema> {
  const name = recordName(resource);
  const fields = Object.values(resource.allFields).filter((field) => field.kind !== 'password');
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    fields.map((field) => [field.name, fieldSchema(field.name, field, resource.rules)]),
  );
  if (resource.ownerField) properties.client_id = { type: 'integer', minimum: 0, title: 'Client', readOnly: true };
  const always = ['id', 'updated_at', ...(resource.scope === 'establishment' ? ['establishment_id'] : [])];
  const row = {
    type: 'object',
    title: resource.label[0],
    description: resource.help,
    properties: { ...properties, _titles: TITLES },
    required: always,
    additionalProperties: false,
  };
  const whole = fields.filter((field) => !field.readable).map((field) => field.name);
  const once = Object.entries(resource.answersOnce ?? {}).map(([key, description]) => [
    key,
    { type: 'string', description, readOnly: true },
  ]);
  return {
    [`${name}Row`]: { ...row, properties: { ...row.properties, ...Object.fromEntries(once) } },
    [name]: { title: resource.label[0], allOf: [{ $ref: `#/components/schemas/${name}Row` }], required: whole },
  };
}

const TITLES: JsonSchema = {
  type: 'object',
  title: 'Titles',
  description: 'By the name of a reference: the title of the record that it refers to',
  additionalProperties: { anyOf: [{ type: ['string', 'null'] }, { type: 'array', items: { type: ['string', 'null'] } }] },
  readOnly: true,
};

function fieldSchema(name: string, field: FieldModel | Field, rules: Rules | undefined): JsonSchema {
  const said = { ...notes(name, field), ...(isHostWritten(field) && { readOnly: true }) };
  if (field.kind === 'lines') return { ...said, type: 'array', items: lineSchema(field.fields, field.rules) };
  const schema = storedSchema(field);
  return { ...said, ...(isAlwaysThere(name, field, rules) ? schema : orNull(schema)) };
}

function lineSchema(fields: Fields, rules: Rules | undefined): JsonSchema {
  const stored = Object.entries(fields).filter(
    ([, field]) => field.kind !== 'aggregate' && field.kind !== 'external' && field.kind !== 'password',
  );
  const properties = Object.fromEntries(stored.map(([name, field]) => [name, fieldSchema(name, field, rules)]));
  return {
    type: 'object',
    properties: { id: ID, ...properties, _titles: TITLES },
    required: ['id', ...Object.keys(properties)],
    additionalProperties: false,
  };
}

/** Whether a stored record always has a value there; a field that rules can hide has none where it is hidden. */
function isAlwaysThere(name: string, field: FieldModel | Field, rules: Rules | undefined): boolean {
  if (['id', 'created_at', 'updated_at', 'establishment_id'].includes(name)) return true;
  if (field.kind === 'reference' && field.many) return true;
  if (field.kind === 'aggregate') return field.max === undefined && !field.through;
  if (field.kind === 'computed') return false;
  return (field.required === true || ('default' in field && field.default !== undefined)) && !(name in (rules?.show ?? {}));
}
