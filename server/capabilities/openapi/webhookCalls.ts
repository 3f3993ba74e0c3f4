import type { JsonSchema } from '#/model/kinds/base/part.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import type { OpenApiDocument } from '#/server/foundation/http/openApiTypes.ts';
import { type Change, changesToTell } from '#model/language';
import { recordName } from './recordSchema.ts';
import { ID } from './valueSchema.ts';

/** What the host sends to webhooks: a call for each event of the model. */
export function webhookCalls(model: Model): OpenApiDocument['webhooks'] {
  const calls = Object.values(model.resources).flatMap((resource) =>
    changesToTell(resource).map((change) => {
      const type = `${resource.name}.${change}`;
      return [
        type,
        { post: callOf(type, `${SAID[change]}: ${resource.label[0].toLowerCase()}`, dataOf(resource, change), change) },
      ] as const;
    }),
  );
  const test = { type: 'object', properties: {}, additionalProperties: false };
  return Object.fromEntries([...calls, ['webhook.test', { post: callOf('webhook.test', 'Somebody tries the webhook', test) }]]);
}

const SAID: Readonly<Record<Change, string>> = { created: 'Created', updated: 'Changed', deleted: 'Deleted' };

/** The record as the API answers it: guarded fields are absent where whoever set the webhook up may not see them. */
function dataOf(resource: ResourceModel, change: Change): JsonSchema {
  if (change === 'deleted') return { type: 'object', properties: { id: ID }, required: ['id'], additionalProperties: false };
  return { $ref: `#/components/schemas/${recordName(resource)}` };
}

function callOf(type: string, summary: string, data: JsonSchema, change?: Change): object {
  return {
    operationId: `webhook.${type}`,
    summary,
    description: 'Signed as Standard Webhooks has it; at least once, in no promised order. Any 2xx takes it, 410 ends the webhook',
    tags: ['Webhooks'],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema: messageSchema(type, data, change) } } },
    responses: { '2XX': { description: 'Taken' }, 410: { description: 'Never again' } },
  };
}

const header = (name: string, description: string) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } });
const HEADERS = [
  header('webhook-id', 'The id of the body: the same for every try'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA-256 over `id.timestamp.body`; two with a space between while a secret changes',
  ),
];

function messageSchema(type: string, data: JsonSchema, change?: Change): JsonSchema {
  const properties = {
    id: { type: 'string', pattern: '^evt_\\d+$' },
    type: { const: type },
    created_at: { type: 'string', format: 'date-time', description: 'When it happened' },
    client_id: ID,
    establishment_id: { anyOf: [ID, { type: 'null' }], description: 'Where the record belongs; null: to the whole business' },
    ...(change === 'updated' && {
      changed: { type: 'array', items: { type: 'string' }, description: 'The fields that have another value than before' },
    }),
    data,
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
