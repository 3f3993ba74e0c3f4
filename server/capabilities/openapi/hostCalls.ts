import type { JsonSchema } from '#/model/kinds/base/part.ts';
import { PAY_PERIODS } from '#/model/reports/payPeriods.ts';
import { WEEKDAYS } from '#/model/reports/periods.ts';
import type { Description } from '#/server/foundation/http/openApiTypes.ts';

const text: JsonSchema = { type: 'string' };
const object = (properties: Readonly<Record<string, JsonSchema>>, ...required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties,
  required: required.length ? required : Object.keys(properties),
});
const names = object({
  permissions: { type: 'array', items: text },
  everywhere: { type: 'array', items: text, description: 'Those of them that are held in every establishment' },
  held_in: {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'integer' } },
    description: 'Of each of the others: the establishments in which it is held',
  },
});
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
const secondStep: JsonSchema = {
  ...object(
    {
      grant_type: { const: 'urn:countinghouse:oauth:grant-type:mfa' },
      client_id: { enum: [11, '11'] },
      client_secret: text,
      mfa_token: text,
      otp: { ...text, description: 'Six digits of the authenticator app' },
      recovery_code: text,
    },
    'grant_type',
    'mfa_token',
  ),
  description:
    'The second step, after a password grant was refused with `mfa_required` and an `mfa_token`: with a code of the app or a recovery code',
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
const moment: JsonSchema = { type: 'string', format: 'date-time' };
const acting = object({ client_id: { type: 'integer' }, client_name: text, until: moment });
const profile = object(
  {
    user,
    isFullAccess: { type: 'boolean' },
    mustSetUpTwoFactor: { const: true, description: 'Only where two-factor sign-in has to be set up before anything else' },
    acting: { ...acting, description: 'Only inside a client’s business that a super-admin has entered' },
  },
  'user',
  'isFullAccess',
);
const session = object({
  id: { type: 'integer' },
  signed_in_at: moment,
  last_used_at: { ...moment, description: 'Exact to a minute' },
  address: text,
  device: { type: ['string', 'null'] },
  expires_at: moment,
  current: { type: 'boolean', description: 'The session that asks' },
});
const newcomer = { accessToken: text, user };
const registered = object({ status: { const: 'success' }, message: text, ...newcomer, data: object(newcomer) });

const establishment = object({
  id: { type: 'integer' },
  title: text,
  currency: text,
  currency_symbol: { type: ['string', 'null'] },
  timezone: text,
  business_day_starts_at: text,
  pay_periods: object({
    every: { enum: PAY_PERIODS },
    week_starts_on: { enum: WEEKDAYS },
    starts_on: { type: ['string', 'null'], format: 'date' },
  }),
  behaviour: text,
  establishment_mode: text,
  logo: { type: ['string', 'null'] },
  status: text,
  client_id: { type: 'integer' },
});

/** The host's own calls, which no definition makes. A later capability says this of its routes itself: `config: { describes }`. */
export const hostCalls: Readonly<Record<string, Description>> = {
  'POST /oauth/token': {
    tag,
    summary: 'Sign in; with two-factor sign-in in two steps',
    body: { oneOf: [grant, secondStep] },
    answer: { 'application/json': token },
    refusals: [401, 429],
  },
  'POST /api/logout': {
    tag,
    summary: 'Sign out: the token is void at once; with the token of an entered business, leave it',
    data: { type: 'null' },
  },
  'GET /api/v1_0/profile': { tag, summary: 'Who is signed in', data: profile, refusals: [404] },
  'PUT /api/v1_0/profile': { tag, summary: 'Change one’s own name, picture or language', data: profile, refusals: [404] },
  'POST /api/v1_0/change-password': {
    tag,
    summary: 'Change one’s own password; every other session ends',
    data: { type: 'null' },
    refusals: [429],
  },
  'POST /api/auth/register': {
    tag,
    summary: 'A new business with its owner, who is signed in at once',
    status: 201,
    answer: { 'application/json': registered },
    refusals: [429],
  },
  'POST /api/v1_0/request-password-reset': {
    tag,
    summary: 'Send a code for a new password; the answer is the same whether the address is known or not',
    data: { type: 'null' },
    refusals: [429],
  },
  'POST /api/v1_0/verify-password-request-code': {
    tag,
    summary: 'Exchange the code for a reset token: six digits, 15 minutes, five tries, once',
    data: object({ reset_token: text }),
    refusals: [429],
  },
  'POST /api/v1_0/reset-password': {
    tag,
    summary: 'Set a new password by a reset token; every session ends',
    data: { type: 'null' },
    refusals: [429],
  },
  'GET /api/v1_0/sessions': {
    tag,
    summary: 'One’s own sessions, the one that asks first',
    data: object({ list: { type: 'array', items: session } }),
  },
  'DELETE /api/v1_0/sessions/{id}': {
    tag,
    summary: 'End one of them: its token is void at once',
    data: object({ id: { type: 'integer' } }),
  },
  'POST /api/v1_0/sign-out-everywhere': {
    tag,
    summary: 'End every session of one’s own, or with `keep_current` every other one',
    data: { type: 'null' },
  },
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
  'GET /api/health/ready': {
    tag: 'Health',
    summary: 'Whether the database answers too, and the disk has room',
    data: object({ ready: { const: true } }),
  },
};
