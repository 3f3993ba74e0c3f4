import { expect } from 'vitest';
import { grantOf } from '#/tests/support/app.ts';
import { seedPassword } from '#/tests/support/seed.ts';
import type { Shape } from '#/tests/support/shape.ts';
import type { SpecifiedWorld } from '#/tests/support/specifiedWorld.ts';
import type { SpecifiedCall } from './call.ts';

const user: Shape = { id: 'id', first_name: 'text', last_name: 'text', email: 'text', user_type: 'text' };
const names: Shape = { permissions: 'texts' };
const email = 'staff@demo.test';
const v1 = '/api/v1_0';

/** Sign-in, sign-out, registration, profile, passwords, permissions. */
export const accessCalls: readonly SpecifiedCall[] = [
  {
    method: 'POST',
    path: '/oauth/token',
    as: 'nobody',
    sends: () => grantOf('owner@demo.test'),
    needs: ['grant_type', 'username', 'password'],
    refusedWith: 400,
    beside: { access_token: 'text', token_type: 'text', expires_in: 'number' },
    shows: ({ body }) => {
      const claims = JSON.parse(Buffer.from(String(body.access_token).split('.')[1] ?? '', 'base64url').toString());
      expect(claims.exp * 1000, 'the token ends in the future').toBeGreaterThan(Date.now());
    },
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    as: 'nobody',
    status: 201,
    sends: () => ({ email: 'new@register.test', password: 'a long password', firstName: 'New', lastName: 'Owner' }),
    needs: ['email', 'password', 'firstName', 'lastName'],
    beside: { accessToken: 'text', user },
    data: { accessToken: 'text', user },
  },
  { method: 'GET', path: `${v1}/profile`, data: { user, isFullAccess: 'boolean' } },
  {
    method: 'POST',
    path: '/api/logout',
    as: 'leaver',
    data: null,
    shows: async (_, { host, tokens }) => expectSignedOut(await host.call('GET', `${v1}/profile`, undefined, tokens.leaver)),
  },
  { method: 'GET', path: '/api/get-permissions', data: names },
  { method: 'GET', path: '/api/get-permissions/{id}', id: ({ here }) => here, data: names },
  { method: 'POST', path: '/api/permission/list', sends: () => ({ type: 'WEB' }), data: { list: [{ name: 'text', group: 'text' }] } },
  {
    method: 'POST',
    path: `${v1}/request-password-reset`,
    as: 'nobody',
    sends: () => ({ email: 'whoever@nowhere.test' }),
    needs: ['email'],
    data: null,
  },
  {
    method: 'POST',
    path: `${v1}/verify-password-request-code`,
    as: 'nobody',
    sends: async (world) => ({ email, code: await codeFor(world) }),
    needs: ['email', 'code'],
    data: { reset_token: 'text' },
  },
  {
    method: 'POST',
    path: `${v1}/reset-password`,
    as: 'nobody',
    sends: async (world) => ({ reset_token: await resetTokenFrom(world), password: 'an entirely new one' }),
    needs: ['reset_token', 'password'],
    data: null,
    shows: async (_, { host }) => expect(await host.signIn(email, 'an entirely new one')).toEqual(expect.any(String)),
  },
  {
    method: 'POST',
    path: `${v1}/change-password`,
    as: 'changer',
    sends: () => ({ current_password: seedPassword, new_password: 'another long password' }),
    needs: ['current_password', 'new_password'],
    data: null,
  },
];

function expectSignedOut({ status }: { status: number }): void {
  expect(status, 'the token is revoked').toBe(401);
}

async function codeFor({ host, code }: SpecifiedWorld): Promise<string> {
  await host.call('POST', `${v1}/request-password-reset`, { email });
  return code();
}

async function resetTokenFrom(world: SpecifiedWorld): Promise<string> {
  const { body } = await world.host.call('POST', `${v1}/verify-password-request-code`, { email, code: await codeFor(world) });
  return body.data.reset_token;
}
