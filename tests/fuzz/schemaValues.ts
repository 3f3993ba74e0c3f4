import fc from 'fast-check';
import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { FAR_DAYS } from './hostile.ts';

/** A record that is stored when the call is made: the `nth` that the caller may know of a resource (of any, where none is named). */
export class Known {
  readonly resource: string | undefined;
  readonly nth: number;
  constructor(resource: string | undefined, nth: number) {
    this.resource = resource;
    this.nth = nth;
  }
}

/** What a schema is read with: the document that its references lead into, and what a property of this name refers to. */
export interface Reading {
  document: object;
  refersTo(property: string, schema: JsonSchema): string | undefined;
}

/** So deep values of their own are made; below that everything is empty. */
const DEEPEST = 6;
const MAX_ITEMS = 3;

/** Values that a schema mostly accepts: what it cannot say (rules between fields) is left to chance. */
export function valuesOf(schema: JsonSchema, reading: Reading, property = '', depth = 0): fc.Arbitrary<unknown> {
  const { $ref, const: constant, enum: values, anyOf, oneOf, type } = schema;
  const again = (one: JsonSchema) => valuesOf(one, reading, property, depth + 1);
  if (typeof $ref === 'string') return again(referred(reading.document, $ref));
  if (constant !== undefined) return fc.constant(constant);
  if (Array.isArray(values) && values.length) return fc.constantFrom(...(values as unknown[]));
  const branches = ((anyOf ?? oneOf) as JsonSchema[] | undefined)?.filter(
    (one) => one.required === undefined || one.properties !== undefined,
  );
  if (branches?.length) return fc.oneof(...branches.map((one) => again({ ...withoutBranches(schema), ...one })));
  const types = [type].flat().filter((one) => one !== undefined);
  if (types.length > 1)
    return fc.oneof(...types.map((one) => ({ weight: one === 'null' ? 1 : 6, arbitrary: again({ ...schema, type: one }) })));
  if (depth > DEEPEST) return fc.constant(types[0] === 'array' ? [] : types[0] === 'object' ? {} : null);
  switch (types[0]) {
    case 'object':
      return recordsOf(schema, reading, depth);
    case 'array':
      return listsOf(schema, reading, property, depth);
    case 'string':
      return textsOf(schema);
    case 'integer':
    case 'number':
      return numbersOf(schema, property, reading);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return schema.properties ? recordsOf(schema, reading, depth) : fc.jsonValue({ maxDepth: 1 });
  }
}

function referred(document: object, pointer: string): JsonSchema {
  const steps = pointer.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  ) as JsonSchema;
}

function withoutBranches({ anyOf: _any, oneOf: _one, title: _title, description: _description, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

function recordsOf(schema: JsonSchema, reading: Reading, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).filter(([, one]) => one.readOnly !== true);
  const required = (schema.required ?? []) as string[];
  const parts = Object.fromEntries(properties.map(([name, one]) => [name, valuesOf(one, reading, name, depth + 1)]));
  const needed = required.filter((name) => name in parts);
  // Few of the many properties at a time: all of them at once are refused for one of them.
  const optional = properties.map(([name]) => name).filter((name) => !needed.includes(name));
  return fc
    .tuple(
      fc.record(parts, { requiredKeys: [] }),
      fc.record(Object.fromEntries(needed.map((name) => [name, parts[name] as fc.Arbitrary<unknown>]))),
      fc.subarray(optional, { maxLength: Math.min(optional.length, 5) }),
    )
    .map(([all, sure, chosen]) => ({ ...Object.fromEntries(chosen.flatMap((name) => (name in all ? [[name, all[name]]] : []))), ...sure }));
}

function listsOf(schema: JsonSchema, reading: Reading, property: string, depth: number): fc.Arbitrary<unknown> {
  const minLength = Number(schema.minItems ?? 0);
  const items = (schema.items ?? {}) as JsonSchema;
  return fc.array(valuesOf(items, reading, property, depth + 1), {
    minLength,
    maxLength: Math.max(minLength, Math.min(MAX_ITEMS, Number(schema.maxItems ?? MAX_ITEMS))),
  });
}

const recentDay = fc
  .integer({ min: 0, max: 500 })
  .map((ago) => new Date(Date.UTC(2026, 10, 30) - ago * 86_400_000).toISOString().slice(0, 10));
const day = fc.oneof({ weight: 8, arbitrary: recentDay }, { weight: 1, arbitrary: fc.constantFrom(...FAR_DAYS) });
const ofFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: day,
  'date-time': fc.tuple(day, fc.constantFrom('T00:00:00Z', 'T12:34:56.789Z', 'T23:59:59.999+14:00')).map(([date, time]) => date + time),
  email: fc
    .nat({ max: 40 })
    .map((at) => (at < 6 ? (['owner@demo.test', 'manager@demo.test', 'admin@demo.test'][at % 3] as string) : `person${at}@fuzz.test`)),
  uri: fc.constantFrom('https://example.com/a', 'http://localhost/', 'https://example.com/?q=1#x'),
};

/** What no text can be made to match yet: classes of letters, and what looks ahead. */
const BEYOND = /\\p\{|\(\?[=!<]/;

function textsOf({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  const known = ofFormat[String(format)];
  if (known) return known;
  if (typeof pattern === 'string' && !BEYOND.test(pattern))
    return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(Number(maxLength ?? 40), 40) });
  const least = Number(minLength ?? 0);
  const length = { minLength: least, maxLength: Math.max(least, Math.min(Number(maxLength ?? 24), 24)) };
  return fc.oneof(
    { weight: 3, arbitrary: fc.nat({ max: 400 }).map((at) => `Sample ${at}`.slice(0, length.maxLength).padEnd(least, 'x')) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', ...length }) },
  );
}

function numbersOf(schema: JsonSchema, property: string, reading: Reading): fc.Arbitrary<unknown> {
  const least = Math.max(Number(schema.minimum ?? schema.exclusiveMinimum ?? -1000), -(2 ** 52));
  const most = Math.min(Number(schema.maximum ?? schema.exclusiveMaximum ?? Math.max(least, 0) + 1000), 2 ** 52);
  if (schema.type === 'integer' && (schema.minimum === 1 || property === 'id' || property.endsWith('_id')) && schema.maximum === undefined)
    return fc.nat({ max: 200 }).map((nth) => new Known(reading.refersTo(property, schema), nth));
  const whole = fc.integer({ min: Math.ceil(least), max: Math.floor(Math.min(most, least + 5_000)) });
  return schema.type === 'integer'
    ? fc.oneof(whole, fc.constant(most))
    : fc.oneof(
        whole,
        fc.constantFrom(least, most),
        fc.integer({ min: 0, max: 99_99 }).map((cents) => Math.min(most, Math.max(least, cents / 100))),
      );
}
