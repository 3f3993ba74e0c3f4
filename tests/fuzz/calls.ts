import fc from 'fast-check';
import type { JsonSchema } from '#/model/kinds/base/part.ts';
import type { Model } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import type { OpenApiDocument, Operation } from '#/server/foundation/http/openApiTypes.ts';
import { hostileValue, mutated, mutation } from './hostile.ts';
import { sampleBodies } from './sampleBodies.ts';
import { Known, type Reading, valuesOf } from './schemaValues.ts';

/** A call as it is made up; what is `Known` in it becomes the id of a stored record when it is made. */
export interface FakeCall {
  method: string;
  /** The operation's path; its parameters are in `params`. */
  path: string;
  params: Readonly<Record<string, unknown>>;
  query: string;
  /** Undefined: none. */
  body: unknown;
  /** Instead of the body: a text that may be no JSON at all. */
  raw: string | undefined;
  headers: Readonly<Record<string, string>>;
  person: Person;
}

/** Who calls. */
export const PEOPLE = ['owner', 'admin', 'manager', 'staff', 'nobody', 'stranger', 'station', 'none', 'forged'] as const;
export type Person = (typeof PEOPLE)[number];

/** How often who calls; what only the platform may is mostly asked by its super-admin. */
const WEIGHTS: Record<Person, number> = {
  owner: 50,
  admin: 12,
  manager: 14,
  staff: 2,
  nobody: 1,
  stranger: 5,
  station: 3,
  none: 1,
  forged: 1,
};

function personFor({ 'x-permission': permission }: Operation): fc.Arbitrary<Person> {
  const ofPlatform = typeof permission === 'string' && isPlatformPermission(permission.split(' ')[0] as string);
  return fc.oneof(
    ...PEOPLE.map((name) => ({ weight: ofPlatform && name === 'admin' ? 100 : WEIGHTS[name], arbitrary: fc.constant(name) })),
  );
}

/** Calls over all operations of a document, mostly valid, each as often as any other. */
export function callsOf(document: OpenApiDocument, model: Model): fc.Arbitrary<FakeCall> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method.toUpperCase(), path, operation, document, model)),
  );
  return fc.oneof(...operations);
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: JsonSchema;
}

function callOf(method: string, path: string, operation: Operation, document: OpenApiDocument, model: Model): fc.Arbitrary<FakeCall> {
  const reading = readingOf(path, document, model);
  const parameters = (operation.parameters ?? []) as Parameter[];
  const inside = (place: Parameter['in']) => parameters.filter((one) => one.in === place);
  const schema = (operation.requestBody as { content?: Record<string, { schema: JsonSchema }> } | undefined)?.content?.['application/json']
    ?.schema;
  return fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    params: fc.record(Object.fromEntries(inside('path').map(({ name }) => [name, pathValue(reading.refersTo(name, {}))]))),
    query: queryOf(inside('query'), reading),
    body: schema ? bodyOf(validOf(method, path, schema, reading, model)) : fc.constant(undefined),
    raw: fc.oneof({ weight: 40, arbitrary: fc.constant(undefined) }, { weight: schema ? 1 : 0, arbitrary: fc.constantFrom(...RAW) }),
    headers: headersOf(inside('header').length > 0),
    person: personFor(operation),
  });
}

/** Half of what makes or changes a record is a sample that obeys its rules too. */
function validOf(method: string, path: string, schema: JsonSchema, reading: Reading, model: Model): fc.Arbitrary<unknown> {
  const values = valuesOf(schema, reading);
  const made = Object.values(model.resources).find(
    ({ endpoint, permissions }) =>
      (method === 'POST' && path === endpoint && permissions.create) ||
      (method === 'PUT' && path === `${endpoint}/{id}` && permissions.edit),
  );
  return made ? fc.oneof(values, sampleBodies(made)) : values;
}

/** Half of the bodies are as the document wants them, the others one to three steps away. */
function bodyOf(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      valid,
      fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 3 }) }),
    )
    .map(([body, steps]) => steps.reduce<unknown>(mutated, body));
}

const RAW = [
  ...[
    '',
    '[]',
    'null',
    '"x"',
    '1',
    '{',
    '{"a":1',
    "{'a':1}",
    '{"a":1}{',
    '[{}]',
    '{"a":1,"a":2}',
    '{"page":1e999}',
    '{"page":-0}',
    '\ufeff{}',
    '{}\u0000',
  ],
  ...[
    '{"__proto__":{"isPlatform":true}}',
    '{"filters":{"__proto__":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
  ],
  ...['{"toString":1,"valueOf":2}', '{"search":"\\ud800"}', 'a=1&b=2', '<xml/>'],
];

const IDS = [
  '0',
  '-1',
  '1e3',
  '1.5',
  '9999999999999999999',
  '999999999999999',
  '%00',
  '%2e%2e',
  '%',
  '%zz',
  'abc',
  '1;2',
  '٣',
  '%F0%9F%92%A9',
  'toString',
  '__proto__',
  '+1',
  '0x1',
  '1%20',
  'a'.repeat(300),
];

function pathValue(resource: string | undefined): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.nat({ max: 200 }).map((nth) => new Known(resource, nth)) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...IDS) },
  );
}

const QUERIES = [
  '?',
  '?a=1&a=2',
  '?__proto__=1&toString=2',
  '?establishment_id=1&establishment_id=2',
  '?establishment_id=abc',
  '?a[b]=1',
  '?%00=%00',
  '?x=%zz',
  '?page=-1&per_page=1e9',
];

function queryOf(parameters: readonly Parameter[], reading: Reading): fc.Arbitrary<string> {
  const odd = { weight: 1, arbitrary: fc.constantFrom(...QUERIES) };
  if (!parameters.length) return fc.oneof({ weight: 20, arbitrary: fc.constant('') }, odd);
  const values = fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema }) => [
        name,
        fc.oneof({ weight: 4, arbitrary: valuesOf(schema, reading, name) }, { weight: 1, arbitrary: hostileValue }),
      ]),
    ),
    { requiredKeys: [] },
  );
  const written = values.map((query) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, asText(one));
    return `?${search}`;
  });
  return fc.oneof({ weight: 10, arbitrary: written }, odd);
}

function asText(value: unknown): string {
  if (value instanceof Known) return String(value.nth + 1);
  return typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;charset="UTF-8"',
  'application/vnd.api+json',
  'nonsense',
  'multipart/form-data',
];

function headersOf(takesKey: boolean): fc.Arbitrary<Record<string, string>> {
  const often = fc.constant<Record<string, string>>({});
  const key = fc.constantFrom('one', 'two', 'x'.repeat(256), 'toString').map((value) => ({ 'idempotency-key': value }));
  return fc.oneof(
    { weight: 30, arbitrary: often },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES).map((type) => ({ 'content-type': type })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('ar', 'es;q=x', '__proto__', 'toString', '*').map((language) => ({ 'accept-language': language })),
    },
    { weight: 1, arbitrary: fc.constantFrom('W/"x"', '*', '"__proto__"').map((tag) => ({ 'if-none-match': tag })) },
    { weight: takesKey ? 15 : 0, arbitrary: key },
  );
}

/** Which records an id of this operation may mean: by the schema, by the property's name, else those that the path is about. */
function readingOf(path: string, document: OpenApiDocument, model: Model): Reading {
  const resources = Object.values(model.resources);
  const own = resources
    .filter(({ endpoint }) => path === endpoint || path.startsWith(`${endpoint}/`))
    .sort((a, b) => b.endpoint.length - a.endpoint.length)[0];
  return {
    document,
    refersTo(property, schema) {
      const said = [schema['x-refers-to']].flat().find((one) => typeof one === 'string');
      if (typeof said === 'string') return said;
      if (/^establishment(?:_ids?|s)?$/.test(property)) return 'establishments';
      const named = resources.find(({ name }) => name.replaceAll('-', '_') === `${property.replace(/_id$/, '')}s`);
      return named && property.endsWith('_id') ? named.name : own?.name;
    },
  };
}
