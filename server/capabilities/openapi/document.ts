import type { Model } from '#/model/language/model.ts';
import type { Method, OpenApiDocument, Paths } from '#/server/foundation/http/openApiTypes.ts';
import { addCommentPaths, commentSchemas } from './commentPaths.ts';
import { definedOperations } from './definedOperations.ts';
import { describedOperation, type RegisteredRoute } from './describedOperation.ts';
import { failureSchema, refusalResponses } from './envelopeSchemas.ts';
import { addHistoryPaths } from './historyPaths.ts';
import { hostCalls } from './hostCalls.ts';
import { inputSchemas } from './inputSchema.ts';
import { recordSchemas } from './recordSchema.ts';
import { addResourcePaths, listSchemas } from './resourcePaths.ts';
import { webhookCalls } from './webhookCalls.ts';

/**
 * The API as OpenAPI 3.1, made of the definitions alone. `routes`: what the host has registered beside the generic calls;
 * each is described by a definition, by itself (`config.describes`), or not at all.
 */
export function openApiDocument(model: Model, routes: readonly RegisteredRoute[] = []): OpenApiDocument {
  const paths: Paths = {};
  const schemas: OpenApiDocument['components']['schemas'] = { Failure: failureSchema, ...commentSchemas };
  for (const resource of Object.values(model.resources)) {
    addResourcePaths(paths, resource);
    addHistoryPaths(paths, model, resource);
    addCommentPaths(paths, resource);
    // A variant shows the record of the resource behind it.
    const own = resource.variant && !resource.variant.narrowed ? {} : recordSchemas(resource);
    for (const [name, schema] of Object.entries({ ...own, ...inputSchemas(resource), ...listSchemas(resource) }))
      if (!resource.variant || !(name in schemas)) schemas[name] = schema;
  }
  addRoutes(paths, model, routes);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countinghouse',
      version: '1',
      description:
        'The API of the back office. Answers come in an envelope: `{status, message, data}`. Every call names the permission that opens it in `x-permission`. Where reports may be read from a replica, answers say `Data-Version`: a call that sends the last one back as a header is answered nothing that is older than what its caller has written.',
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: tagsOf(model, paths),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    webhooks: webhookCalls(model),
    components: {
      schemas,
      responses: refusalResponses(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From POST /oauth/token' } },
    },
  };
}

function addRoutes(paths: Paths, model: Model, routes: readonly RegisteredRoute[]): void {
  const defined = definedOperations(model);
  for (const route of routes) {
    const key = `${route.method} ${route.path}`;
    const described = route.describes ?? hostCalls[key];
    const operation = described ? describedOperation(route, described) : defined[key];
    const method = route.method.toLowerCase() as Method;
    if (operation && !paths[route.path]?.[method]) paths[route.path] = { ...paths[route.path], [method]: operation };
  }
}

function tagsOf(model: Model, paths: Paths): OpenApiDocument['tags'] {
  const helps = new Map(Object.values(model.resources).map((resource) => [resource.label[1], resource.help]));
  const used = new Set(Object.values(paths).flatMap((calls) => Object.values(calls).flatMap(({ tags }) => tags)));
  return [...used].sort().map((name) => ({ name, ...(helps.get(name) && { description: helps.get(name) }) }));
}
