import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { Field } from '#model/language';

/** An absent value, as rules mean it: null, an empty text, an empty list. */
export const EMPTY: JsonSchema = { anyOf: [{ type: 'null' }, { const: '' }, { type: 'array', maxItems: 0 }] };
export const FILLED: JsonSchema = { not: EMPTY };
export const ID: JsonSchema = { type: 'integer', minimum: 1 };

/** The header by which a call is done once. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text of one’s own for this one call: sent again with the same body within 24 hours, it does nothing again, and a record is answered as it is by then',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** The schema with null allowed. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (type === undefined) return Object.keys(schema).length ? { anyOf: [schema, { type: 'null' }] } : schema;
  return { ...schema, type: [...[type].flat(), 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

/** A stored value's schema: its type, without limits that may have been set after it was stored. */
export function storedSchema(field: Field): JsonSchema {
  if (field.kind === 'datetime' || (field.kind === 'aggregate' && field.as === 'datetime')) return { type: 'string', format: 'date-time' };
  const {
    minimum: _least,
    maximum: _most,
    minLength: _shortest,
    maxLength: _longest,
    pattern: _pattern,
    maxItems: _items,
    ...schema
  } = kindOf(field).schema(field);
  return schema;
}

/** What readers of the document learn of a field beside its type. */
export function notes(name: string, field: Field): JsonSchema {
  const refers = field.kind === 'reference' ? { 'x-refers-to': field.to } : field.kind === 'lookup' ? { 'x-list': field.list } : {};
  const guards = {
    ...(field.readable && { 'x-readable-with': field.readable.permission }),
    ...(field.writable && { 'x-writable-with': field.writable.permission }),
  };
  const preset = 'default' in field && field.default !== undefined ? { default: field.default } : {};
  return {
    title: field.label ?? name,
    ...(field.help && { description: field.help }),
    'x-kind': field.kind,
    ...refers,
    ...guards,
    ...preset,
    ...(field.unique && { 'x-unique': true }),
  };
}
