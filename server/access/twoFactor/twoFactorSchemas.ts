import type { JsonSchema } from '#/model/kinds/base/part.ts';
import type { Description } from '#/server/foundation/http/openApiTypes.ts';

const typed: JsonSchema = { type: 'string', minLength: 1, maxLength: 300 };
const body = (title: string, properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]) => ({
  type: 'object',
  title,
  required,
  properties,
  additionalProperties: false,
});

/** What the calls about one's own second factor take. */
export const bodies = {
  begin: body('Present password', { password: typed }, ['password']),
  confirm: body('Code', { otp: typed }, ['otp']),
  turnOff: body('Turn off', { password: typed, otp: typed, recovery_code: typed }, ['password']),
};

const tag = 'Access';
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const codes = object({
  recovery_codes: { type: 'array', items: { type: 'string' }, description: 'Shown this once; each opens one sign-in' },
});

/** What these calls are. */
export const describes = {
  state: {
    tag,
    summary: 'One’s own two-factor sign-in',
    data: object({
      on: { type: 'boolean' },
      since: { type: ['string', 'null'], format: 'date-time' },
      recovery_codes: { type: 'integer', description: 'How many are left' },
      required: { type: 'boolean', description: 'A role or the business asks for it' },
    }),
  },
  begin: {
    tag,
    summary: 'Begin to set up two-factor sign-in: a key for an authenticator app, which counts once a code of it is confirmed',
    body: bodies.begin,
    data: object({
      totp_secret: { type: 'string', description: 'In base 32' },
      totp_uri: { type: 'string', description: 'otpauth:// for a QR code' },
    }),
    refusals: [409, 429],
  },
  confirm: {
    tag,
    summary: 'Turn two-factor sign-in on by a code of the key (TOTP, RFC 6238: SHA-1, six digits, 30 seconds)',
    body: bodies.confirm,
    data: codes,
    refusals: [409, 429],
  },
  recoveryCodes: {
    tag,
    summary: 'Make new recovery codes; the ones before are void',
    body: bodies.begin,
    data: codes,
    refusals: [403, 409, 429],
  },
  turnOff: {
    tag,
    summary: 'Turn two-factor sign-in off, by the password and a code of the app or a recovery code',
    body: bodies.turnOff,
    data: { type: 'null' },
    refusals: [403, 409, 429],
  },
} satisfies Readonly<Record<string, Description>>;
