import { insideSentence } from '#/i18n/inBothCases.ts';
import type { JsonSchema } from '#/model/kinds/base/part.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { ACTIVITY_RESOURCE } from '#/resources/reference/activity.ts';
import type { Paths } from '#/server/foundation/http/openApiTypes.ts';
import { permissionsOf } from '#model/language';
import { answers, refusals, takes } from './envelopeSchemas.ts';
import { recordName } from './recordSchema.ts';
import { addCall, idParameter } from './resourcePaths.ts';
import { ID, orNull } from './valueSchema.ts';

/** The calls about a record's history: to read it, and to lay an older version back. The log itself has none. */
export function addHistoryPaths(paths: Paths, model: Model, resource: ResourceModel): void {
  const log = model.resources[ACTIVITY_RESOURCE]?.permissions.list;
  const { endpoint, name, permissions } = resource;
  const [one, many] = resource.label;
  if (!log || name === ACTIVITY_RESOURCE || !permissions.view) return;
  const shared = { tags: [many], parameters: [idParameter(one)] };
  const history = {
    ...shared,
    operationId: `${name}.history`,
    summary: `Read what happened to one: ${insideSentence(one)}`,
    'x-permission': `${permissions.view} and ${log}`,
    requestBody: takes(HISTORY_REQUEST, false),
    responses: { 200: answers('A page of entries, newest first', HISTORY_PAGE), ...refusals(400, 401, 403, 404, 413, 422) },
  };
  addCall(paths, `${endpoint}/{id}/history`, 'post', history, resource);
  if (!permissionsOf(resource, 'edit').length) return;
  const revert = {
    ...shared,
    operationId: `${name}.revert`,
    summary: `Lay an older version back: ${insideSentence(one)}`,
    description:
      'Writes the old values of one entry of the record’s history over it: a write of its own, judged like an edit. Steps that a verb took are not undone so',
    'x-permission': `${permissionsOf(resource, 'edit').join(' or ')} and ${log}`,
    requestBody: takes(REVERT_REQUEST),
    responses: {
      200: answers(`${one} Reverted Successfully`, { $ref: `#/components/schemas/${recordName(resource)}` }, true),
      ...refusals(400, 401, 403, 404, 409, 413, 422),
    },
  };
  addCall(paths, `${endpoint}/{id}/revert`, 'post', revert, resource);
}

const HISTORY_REQUEST: JsonSchema = {
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: 100 },
    field: { type: 'string', description: 'Only entries that changed this field' },
    person: { ...ID, description: 'Only what this user did' },
  },
  additionalProperties: false,
};

const REVERT_REQUEST: JsonSchema = {
  type: 'object',
  properties: {
    activity_id: { ...ID, description: 'The entry whose old values are laid back' },
    updated_at: {
      type: 'string',
      format: 'date-time',
      description: 'The record’s, as it was read: where it was changed since, the answer is 409',
    },
  },
  required: ['activity_id'],
  additionalProperties: false,
};

const ENTRY: JsonSchema = {
  type: 'object',
  properties: {
    id: ID,
    event: { type: 'string' },
    description: { type: 'string' },
    causer: { type: 'string' },
    created_by: orNull(ID),
    created_at: { type: 'string', format: 'date-time' },
    address: { type: ['string', 'null'] },
    device: { type: ['string', 'null'] },
    reverts: { ...orNull(ID), description: 'The entry whose old values this one laid back' },
    changes: { type: 'object', description: 'Field → [old, new]', additionalProperties: { type: 'array', minItems: 2, maxItems: 2 } },
  },
  required: ['id', 'event', 'description', 'causer', 'created_by', 'created_at', 'address', 'device', 'reverts', 'changes'],
  additionalProperties: false,
};

const HISTORY_PAGE: JsonSchema = {
  type: 'object',
  properties: {
    list: { type: 'array', items: ENTRY },
    pagination_options: {
      type: 'object',
      properties: { page: { type: 'integer' }, per_page: { type: 'integer' }, total: { type: 'integer' }, last_page: { type: 'integer' } },
      required: ['page', 'per_page', 'total', 'last_page'],
      additionalProperties: false,
    },
    people: {
      type: 'array',
      items: { type: 'object', properties: { id: ID, name: { type: 'string' } }, required: ['id', 'name'], additionalProperties: false },
    },
    titles: {
      type: 'object',
      description: 'What the records that changes refer to are called now: resource → id → title',
      additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
    },
  },
  required: ['list', 'pagination_options', 'people', 'titles'],
  additionalProperties: false,
};
