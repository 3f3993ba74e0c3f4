import type { JsonSchema } from '#/resources/kinds/part.ts';
import type { Description } from './openApiTypes.ts';

const text: JsonSchema = { type: 'string' };
const object = (properties: Readonly<Record<string, JsonSchema>>, ...required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required: required.length ? required : Object.keys(properties),
});
const names = object({ permissions: { type: 'array', items: text } });
const tag = 'Access';

const grant: JsonSchema = {
  ...object(
    {
      grant_type: { const: 'password' },
      client_id: { enum: [11, '11'] },
      client_secret: text,
      scope: text,
      username: { type: 'string', format: 'email' },
      password: text,
    },
    'grant_type',
    'username',
    'password',
  ),
  description: 'The OAuth 2 password grant (RFC 6749), as JSON or as a form; the client may also come by HTTP Basic',
};
const token = object({
  status: { const: 'success' },
  message: text,
  access_token: text,
  token_type: { const: 'Bearer' },
  expires_in: { type: 'integer' },
  scope: text,
});
const user = object({
  id: { type: 'integer' },
  first_name: text,
  last_name: text,
  email: text,
  user_type: { enum: ['admin', 'client', 'staff'] },
  client_id: { type: 'integer' },
  avatar_url: { type: ['string', 'null'] },
  language: { type: ['string', 'null'] },
});

const establishment = object({
  id: { type: 'integer' },
  title: text,
  currency: text,
  currency_symbol: { type: ['string', 'null'] },
  timezone: text,
  business_day_starts_at: text,
  behaviour: text,
  establishment_mode: text,
  logo: { type: ['string', 'null'] },
  status: text,
  client_id: { type: 'integer' },
});

/** The host's own calls, which no definition makes. A later capability says this of its routes itself: `config: { describes }`. */
export const hostCalls: Readonly<Record<string, Description>> = {
  'POST /oauth/token': { tag, summary: 'Sign in', body: grant, answer: { 'application/json': token }, refusals: [401, 429] },
  'POST /api/logout': { tag, summary: 'Sign out: the token is void at once', data: { type: 'null' } },
  'GET /api/v1_0/profile': { tag, summary: 'Who is signed in', data: object({ user, isFullAccess: { type: 'boolean' } }), refusals: [404] },
  'POST /api/v1_0/change-password': { tag, summary: 'Change one’s own password; every other session ends', data: { type: 'null' }, refusals: [429] },
  'GET /api/get-permissions': { tag, summary: 'The permissions held anywhere', data: names },
  'GET /api/get-permissions/{establishment_id}': { tag, summary: 'The permissions held in one establishment', data: names },
  'GET /api/constants': { tag: 'Session', summary: 'The reference lists, currencies and timezones', data: { type: 'object' } },
  'GET /api/establishment/list': {
    tag: 'Session',
    summary: 'The establishments in which one works',
    data: object({ list: { type: 'array', items: establishment } }),
  },
  'GET /api/establishment/{id}': { tag: 'Session', summary: 'One of them', data: establishment },
  'GET /api/health/live': { tag: 'Health', summary: 'Whether the process answers', data: object({ live: { const: true } }) },
  'GET /api/health/ready': { tag: 'Health', summary: 'Whether the database answers too', data: object({ ready: { const: true } }) },
};
