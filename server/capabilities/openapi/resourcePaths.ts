import { insideSentence } from '#/i18n/inBothCases.ts';
import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { listPath, type ResourceModel, viewPath } from '#/model/language/model.ts';
import type { Method, Operation, Paths } from '#/server/foundation/http/openApiTypes.ts';
import { type Permissions, permissionsOf } from '#model/language';
import { answers, refusals, takes } from './envelopeSchemas.ts';
import { filtersName, filtersReference, filtersSchema, listRequestSchema, pageSchema } from './listSchema.ts';
import { recordName } from './recordSchema.ts';
import { ID, IDEMPOTENCY_KEY } from './valueSchema.ts';
import { verbOperation } from './verbOperation.ts';

/** Adds a call; one that two variants share is described once, with the permission of each. */
export function addCall(paths: Paths, path: string, method: Method, operation: Operation, resource: ResourceModel): void {
  const known = paths[path]?.[method];
  const shared = known && {
    ...known,
    tags: [...new Set([...known.tags, ...operation.tags])],
    'x-permission': {
      ...byCaller(known['x-permission'], otherSide(resource)),
      ...byCaller(operation['x-permission'], resource.callers ?? 'client'),
    },
  };
  paths[path] = { ...paths[path], [method]: shared ?? operation };
}

const otherSide = (resource: ResourceModel) => (resource.callers === 'platform' ? 'client' : 'platform');
const byCaller = (permission: Operation['x-permission'], side: string) =>
  typeof permission === 'object' ? permission : permission === undefined ? {} : { [side]: permission };

/** The generic calls of a resource, and its verbs. */
export function addResourcePaths(paths: Paths, resource: ResourceModel): void {
  const permissions = openers(resource);
  const add: Add = (path, method, call, permission, rest) => {
    const said = { operationId: `${resource.name}.${call}`, tags: [resource.label[1]], 'x-permission': permission };
    addCall(paths, path, method, { ...said, ...rest }, resource);
  };
  addReading(resource, permissions, add);
  addWriting(resource, permissions, add);
  for (const verb of Object.values(resource.verbs))
    addCall(paths, verb.path, verb.method.toLowerCase() as Method, verbOperation(resource, verb), resource);
}

/** Adds a generic call with what it says beside its name, its resource and its permission. */
type Add = (
  path: string,
  method: Method,
  call: string,
  permission: string,
  rest: Omit<Operation, 'operationId' | 'tags' | 'x-permission'>,
) => void;

/** The list, and one record, by its id or by what else it is found by. */
function addReading(resource: ResourceModel, permissions: Permissions, add: Add): void {
  const { endpoint } = resource;
  const [one, many] = resource.label;
  const viewed = { 200: answers('The record', recordOf(resource)), ...refusals(401, 403, 404) };

  if (permissions.list) {
    add(listPath(resource), 'post', 'list', permissions.list, {
      summary: `List ${insideSentence(many)}`,
      requestBody: takes({ $ref: `#/components/schemas/${recordName(resource)}List` }, false),
      responses: { 200: answers('A page of records', pageSchema(resource)), ...refusals(400, 401, 403, 413, 422) },
    });
  }
  if (!permissions.view) return;
  add(viewPath(resource), 'get', 'view', permissions.view, {
    summary: `View one: ${insideSentence(one)}`,
    parameters: [idParameter(one)],
    responses: viewed,
  });
  for (const [segment, by] of Object.entries(resource.lookupKeys ?? {}))
    add(`${endpoint}/${segment}/{id}`, 'get', `view by ${by}`, permissions.view, {
      summary: `View one by its ${insideSentence(resource.fields[by]?.label ?? by)}: ${insideSentence(one)}`,
      parameters: [
        { name: 'id', in: 'path', required: true, description: `The ${by} of the ${insideSentence(one)}`, schema: { type: 'string' } },
      ],
      responses: viewed,
    });
}

/** What makes, changes and deletes records, one by one and many at once. */
function addWriting(resource: ResourceModel, permissions: Permissions, add: Add): void {
  const { endpoint, messages } = resource;
  const [one, many] = resource.label;
  const name = recordName(resource);
  const record = recordOf(resource);
  const byId = { parameters: [idParameter(one)] };

  if (permissions.create) {
    add(endpoint, 'post', 'create', permissions.create, {
      summary: `Add: ${insideSentence(one)}`,
      parameters: [IDEMPOTENCY_KEY],
      requestBody: takes({ $ref: `#/components/schemas/${name}Input` }),
      responses: {
        201: answers(messages.created, record, true),
        ...(resource.savesById && { 200: answers(messages.updated, record, true) }),
        ...refusals(400, 401, 403, 404, 413, 422),
      },
    });
  }
  if (permissions.edit) {
    add(`${endpoint}/{id}`, 'put', 'edit', permissions.edit, {
      summary: `Edit: ${insideSentence(one)}`,
      parameters: [...byId.parameters, IDEMPOTENCY_KEY],
      requestBody: takes({ $ref: `#/components/schemas/${name}Change` }),
      responses: { 200: answers(messages.updated, record, true), ...refusals(400, 401, 403, 404, 409, 413, 422) },
    });
  }
  if (permissions.delete) {
    add(`${endpoint}/{id}`, 'delete', 'delete', permissions.delete, {
      summary: `Delete: ${insideSentence(one)}`,
      ...byId,
      requestBody: takes(deleteSchema(resource), false),
      responses: {
        200: answers(
          messages.deleted,
          { type: 'object', properties: { id: ID, undo: UNDO }, required: ['id'], additionalProperties: false },
          true,
        ),
        ...refusals(400, 401, 403, 404, 409, 413),
      },
    });
  }
  if (permissions.edit || permissions.delete) {
    add(`${endpoint}/bulk`, 'post', 'bulk', permissions.edit ?? permissions.delete ?? '', {
      summary: `Edit or delete many ${insideSentence(many)}`,
      description: `Changing needs ${permissions.edit ?? 'a permission that nobody has'}, deleting ${permissions.delete ?? 'a permission that nobody has'}. Each record is a write of its own`,
      requestBody: takes(bulkSchema(resource)),
      responses: {
        200: answers('How many were matched and changed, and which were refused', BULK_OUTCOME),
        ...refusals(400, 401, 403, 413, 422),
      },
    });
  }
}

const recordOf = (resource: ResourceModel) => ({ $ref: `#/components/schemas/${recordName(resource)}` });

/** The permission of each call; where some records have one of their own, all of them. */
function openers(resource: ResourceModel): Permissions {
  const calls = ['list', 'view', 'create', 'edit', 'delete'] as const;
  return Object.fromEntries(
    calls.flatMap((call) => (permissionsOf(resource, call).length ? [[call, permissionsOf(resource, call).join(' or ')]] : [])),
  );
}

/** The list call's body, and the filters that it and bulk calls take, as components. */
export function listSchemas(resource: ResourceModel): Record<string, JsonSchema> {
  const { list, edit, delete: remove } = resource.permissions;
  return {
    ...(list && { [`${recordName(resource)}List`]: listRequestSchema(resource) }),
    ...((list || edit || remove) && { [filtersName(resource)]: filtersSchema(resource) }),
  };
}

/** The `{id}` of a path. */
export function idParameter(label: string): object {
  return { name: 'id', in: 'path', required: true, description: `The id of the ${insideSentence(label)}`, schema: ID };
}

const UNDO: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', format: 'uuid' }, expires_at: { type: 'string', format: 'date-time' } },
  required: ['id', 'expires_at'],
  additionalProperties: false,
  description: 'Where the deletion can be undone: POST /api/deletion/{id}/restore, by whoever deleted',
};

const BULK_OUTCOME: JsonSchema = {
  type: 'object',
  properties: {
    matched: { type: 'integer' },
    changed: { type: 'integer' },
    failed: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: ID, errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } },
        required: ['id', 'errors'],
        additionalProperties: false,
      },
    },
    undo: UNDO,
  },
  required: ['matched', 'changed', 'failed'],
  additionalProperties: false,
};

function deleteSchema(resource: ResourceModel): JsonSchema {
  const properties =
    resource.scope === 'establishment' ? { establishment_id: { ...ID, description: 'Where it is given, it must be the record’s' } } : {};
  return { type: 'object', properties };
}

function bulkSchema(resource: ResourceModel): JsonSchema {
  const which = {
    ids: { type: 'array', items: { type: 'integer' }, maxItems: 5000 },
    filters: filtersReference(resource),
    search: { type: 'string' },
    establishment_id: ID,
  };
  const set = resource.permissions.edit ? { set: { $ref: `#/components/schemas/${recordName(resource)}Change` } } : {};
  const removes = resource.permissions.delete
    ? {
        delete: { const: true },
        move_to: { ...ID, description: 'Of a deletion: the record that takes the place of these wherever something refers to them' },
      }
    : {};
  return {
    type: 'object',
    properties: { ...which, ...set, ...removes },
    anyOf: [{ required: ['ids'] }, { required: ['filters'] }],
    additionalProperties: false,
  };
}
