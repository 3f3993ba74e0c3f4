import type { SentenceKey } from '#/i18n/sentences.ts';

const email = { type: 'string', format: 'email', maxLength: 254 } as const;

/** The bodies of the three calls on the way to a new password. */
export const resetRequestSchema = {
  body: { type: 'object', title: 'Ask for a new password', required: ['email'], properties: { email }, additionalProperties: false },
};

export const verifyCodeSchema = {
  body: {
    type: 'object',
    title: 'Verify a code',
    required: ['email', 'code'],
    properties: { email, code: { type: 'string', pattern: '^\\d{6}$', 'x-sentence': 'requests.six_digits' satisfies SentenceKey } },
    additionalProperties: false,
  },
};

export const resetPasswordSchema = {
  body: {
    type: 'object',
    title: 'Set a new password',
    required: ['reset_token', 'password'],
    properties: { reset_token: { type: 'string', minLength: 1, maxLength: 200 }, password: { type: 'string', minLength: 1 } },
    additionalProperties: false,
  },
};
