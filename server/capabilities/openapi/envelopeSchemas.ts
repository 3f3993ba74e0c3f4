import type { JsonSchema } from '#/model/kinds/base/part.ts';

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'No token, or one that is expired, forged or revoked',
  403: 'The permission is missing',
  404: 'No such record, or one of another business',
  409: 'The record is in use, or was changed in the meantime (`data` is then the stored one)',
  413: 'The body is larger than 5 MB',
  422: 'Some fields are refused; `errors` says which and why',
  429: 'Too many tries; Retry-After says when another one is heard',
  500: 'A fault of the host, with the id of the request',
  503: 'The host is stopping, or without its database',
};

/** The answer of a refused call. Source: the API contract, "Envelope". */
export const failureSchema: JsonSchema = {
  type: 'object',
  properties: {
    status: { const: 'error' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 } },
    data: {},
    request_id: { type: 'string' },
  },
  required: ['status', 'message'],
};

/** The shared refusals, by their name in `components.responses`. */
export function refusalResponses(): Record<string, object> {
  const schema = { $ref: '#/components/schemas/Failure' };
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, description]) => [
      `Refused${status}`,
      { description, content: { 'application/json': { schema } } },
    ]),
  );
}

/** References to shared refusals. */
export function refusals(...statuses: readonly number[]): Record<string, object> {
  return Object.fromEntries([...statuses, 500, 503].map((status) => [String(status), { $ref: `#/components/responses/Refused${status}` }]));
}

/** The success envelope around `data`. */
function successSchema(data: JsonSchema, hasMessage = false): JsonSchema {
  return {
    type: 'object',
    properties: { status: { const: 'success' }, message: { type: 'string' }, data },
    required: ['status', ...(hasMessage ? ['message'] : []), 'data'],
    additionalProperties: false,
  };
}

/** A successful answer. */
export function answers(description: string, data: JsonSchema, hasMessage = false): object {
  return { description, content: { 'application/json': { schema: successSchema(data, hasMessage) } } };
}

/** A JSON body. */
export function takes(schema: JsonSchema, required = true): object {
  return { required, content: { 'application/json': { schema } } };
}
