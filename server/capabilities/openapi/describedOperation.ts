import type { JsonSchema } from '#/model/kinds/base/part.ts';
import type { Description, Operation } from '#/server/foundation/http/openApiTypes.ts';
import { answers, refusals, takes } from './envelopeSchemas.ts';

/** A route that registered itself, as Fastify has it. */
export interface RegisteredRoute {
  method: string;
  /** With `{id}` for a parameter. */
  path: string;
  isPublic: boolean;
  permission?: string | readonly string[];
  describes?: Description;
  /** What the route checks its body against. */
  body?: JsonSchema;
}

/** The call of a route that describes itself. */
export function describedOperation(route: RegisteredRoute, described: Description): Operation {
  const { summary, description, tag, data = {}, answer, status = 200, refusals: others = [] } = described;
  const body = described.body ?? route.body;
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = Object.entries(described.query ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }));
  const content = answer && Object.fromEntries(Object.entries(answer).map(([type, schema]) => [type, { schema }]));
  const refused = [
    ...new Set([
      ...(route.isPublic ? [] : [401]),
      ...(route.permission === undefined ? [] : [403]),
      ...(body ? [400, 413, 422] : []),
      ...(names.length ? [404] : []),
      ...others,
    ]),
  ];
  return {
    operationId: `${route.method.toLowerCase()} ${route.path}`,
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(route.isPublic && { security: [] }),
    ...(route.permission !== undefined && { 'x-permission': [route.permission].flat().join(' or ') }),
    ...(inPath.length + inQuery.length && { parameters: [...inPath, ...inQuery] }),
    ...(body && { requestBody: takes(body, Array.isArray(body.required) && body.required.length > 0) }),
    responses: { [status]: content ? { description: summary, content } : answers(summary, data), ...refusals(...refused.sort()) },
  };
}
