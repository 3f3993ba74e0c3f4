// Writes src/operations.ts, the types of every call, from the OpenAPI document of a host:
//   npm run client                      of the host on this machine (http://127.0.0.1:4000)
//   npm run client -- https://host.example.com
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

/** What says how long, how much and under which condition, but nothing about a type. */
const NO_TYPE = new Set(['title', 'minItems', 'maxItems', 'if', 'then', 'else', 'not']);

/**
 * The types of a document's calls: `Operations`, by the name of each, and `OPERATIONS` with where each is called and whether it may be sent
 * again. @param {any} document OpenAPI 3.1
 */
export async function operationsOf(document) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const properties = Object.fromEntries(calls.map(({ operation }) => [operation.operationId, typesOf(operation)]));
  const schema = {
    type: 'object',
    properties: plain(properties),
    required: Object.keys(properties),
    additionalProperties: false,
    $defs: plain(document.components.schemas),
  };
  const types = await compile(schema, 'Operations', { format: false, bannerComment: '', additionalProperties: false });
  const table = calls.map(({ path, method, operation }) => {
    const again = isRepeatable(method, operation);
    return `  ${JSON.stringify(operation.operationId)}: [${JSON.stringify(method)}, ${JSON.stringify(path)}, ${again}],`;
  });
  return [
    '// Made by `npm run client` from the OpenAPI document of a host; not changed by hand.',
    types,
    '/** Method, path, and whether a call does no more when it is sent twice. */',
    'export const OPERATIONS: { readonly [Name in keyof Operations]: readonly [method: string, path: string, isRepeatable: boolean] } = {',
    ...table,
    '};',
    '',
  ].join('\n');
}

function typesOf({ requestBody, responses }) {
  const [answer] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const data = contentOf(answer?.[1])?.properties?.data ?? {};
  return {
    type: 'object',
    properties: { body: contentOf(requestBody) ?? {}, data },
    required: ['body', 'data'],
    additionalProperties: false,
  };
}

const contentOf = (holder) => holder?.content?.['application/json']?.schema;

function isRepeatable(method, { operationId, parameters = [] }) {
  return method === 'GET' || operationId.endsWith('.list') || parameters.some(({ name }) => name === 'Idempotency-Key');
}

/** A schema as far as it says what type something is, its references to where the types stand. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const isObject = 'properties' in schema && typeof schema.properties === 'object';
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) =>
          !(NO_TYPE.has(key) && typeof value !== 'object') && !(isObject && ['allOf', 'anyOf', 'if', 'then', 'else', 'not'].includes(key)),
      )
      .map(([key, value]) => [key, key === '$ref' ? value.replace('#/components/schemas/', '#/$defs/') : plain(value)]),
  );
}

if (process.argv[1] === import.meta.filename) {
  const [host = 'http://127.0.0.1:4000'] = process.argv.slice(2);
  const answer = await fetch(`${host.replace(/\/$/, '')}/api/openapi.json`);
  if (!answer.ok) throw new Error(`${host} answered ${answer.status}: is it a Countinghouse host?`);
  await writeFile(join(import.meta.dirname, 'src', 'operations.ts'), await operationsOf(await answer.json()));
  console.log('clients/typescript/src/operations.ts is made.');
}
