import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { grantOf, type TestApp, testApp, testJwtSecret } from '../support/app.ts';

let host: TestApp;
let token: string;
beforeAll(async () => {
  host = await testApp();
  token = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

const profile = (bearer?: string) => host.call('GET', '/api/v1_0/profile', undefined, bearer);
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

describe('a token', () => {
  it('opens the profile of its user', async () => {
    const { status, body } = await profile(token);
    expect(status).toBe(200);
    const { one } = host.seeded;
    expect(body).toEqual({
      status: 'success',
      data: {
        user: {
          id: one.users['owner@demo.test'],
          first_name: 'Owner',
          last_name: 'Demo',
          email: 'owner@demo.test',
          user_type: 'client',
          client_id: one.clientId,
          avatar_url: null,
          language: 'en',
        },
        isFullAccess: true,
      },
    });
    const staff = await profile(await host.signIn('staff@demo.test'));
    expect(staff.body.data).toMatchObject({ isFullAccess: false, user: { user_type: 'staff' } });
  });

  const forgeries: [string, () => string][] = [
    ['with another signature', () => `${token.slice(0, -6)}AAAAAA`],
    [
      'signed with another secret',
      () => createSigner({ key: 'another secret, long enough as well', algorithm: 'HS256', expiresIn: 60_000 })(claimsOf(token)),
    ],
    ['without a signature (alg none)', () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claimsOf(token))}.`],
    ['of another algorithm', () => createSigner({ key: testJwtSecret, algorithm: 'HS512' })(claimsOf(token))],
    [
      'whose claims were exchanged',
      () =>
        token
          .split('.')
          .with(1, encoded({ ...claimsOf(token), client: 0, sub: '1' }))
          .join('.'),
    ],
    [
      'that has expired',
      () =>
        createSigner({ key: testJwtSecret, algorithm: 'HS256', clockTimestamp: Date.now() - 7_200_000, expiresIn: 3_600_000 })({
          ...claimsOf(token),
          iat: undefined,
          exp: undefined,
        }),
    ],
    ['that never expires', () => createSigner({ key: testJwtSecret, algorithm: 'HS256' })({ ...claimsOf(token), exp: undefined })],
    ['of a user who does not exist', () => createSigner({ key: testJwtSecret, algorithm: 'HS256' })({ ...claimsOf(token), sub: '999999' })],
    [
      'of a user of another business',
      () => createSigner({ key: testJwtSecret, algorithm: 'HS256' })({ ...claimsOf(token), client: host.seeded.two.clientId }),
    ],
    ['that is no token at all', () => 'a.b.c'],
    ['of a kind that nobody reads', () => 'opaque'],
    ['of ten thousand characters', () => `${token}${'A'.repeat(10_000)}`],
  ];
  it.each(forgeries)('is refused: one %s', async (_case, make) => {
    const { status, body, headers } = await profile(make());
    expect(status).toBe(401);
    expect(body).toEqual({ status: 'error', message: expect.any(String) });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('is needed, and only as a bearer', async () => {
    expect((await profile()).status).toBe(401);
    expect((await host.call('GET', `/api/v1_0/profile?access_token=${token}`)).status).toBe(401);
    expect((await host.call('GET', '/api/v1_0/profile', undefined, undefined, { authorization: token })).status).toBe(401);
    expect((await host.call('GET', '/api/v1_0/profile', undefined, undefined, { authorization: `bearer ${token}` })).status).toBe(200);
  });

  it('is void at once after signing out, and the others are not', async () => {
    const [first, second] = [await host.signIn('manager@demo.test'), await host.signIn('manager@demo.test')];
    expect(await host.call('POST', '/api/logout', undefined, first)).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Signed out' },
    });
    expect((await profile(first)).status).toBe(401);
    expect((await host.call('POST', '/api/logout', {}, first)).status).toBe(401);
    expect((await profile(second)).status).toBe(200);
  });

  it('is void when its user is no longer active, or is gone', async () => {
    const { one } = host.seeded;
    const bearer = await host.signIn('nobody@demo.test');
    const set = (status: string) =>
      host.database.platform((tx) =>
        tx
          .updateTable('users')
          .set({ status })
          .where('client_id', '=', one.clientId)
          .where('id', '=', one.users['nobody@demo.test'])
          .execute(),
      );
    await set('inactive');
    expect((await profile(bearer)).status).toBe(401);
    await set('active');
    expect((await profile(bearer)).status).toBe(200);
  });
});

describe('POST /api/v1_0/change-password', () => {
  const change = (bearer: string, current_password: string, new_password: unknown) =>
    host.call('POST', '/api/v1_0/change-password', { current_password, new_password }, bearer);

  it('changes the password and ends every other session, not this one', async () => {
    const [mine, other] = [await host.signIn('manager@demo.test'), await host.signIn('manager@demo.test')];
    expect(await change(mine, 'countinghouse', 'a better password')).toMatchObject({ status: 200, body: { message: 'Password changed' } });
    expect((await profile(mine)).status).toBe(200);
    expect((await profile(other)).status).toBe(401);
    expect((await host.call('POST', '/oauth/token', grantOf('manager@demo.test'))).status).toBe(400);
    const later = await host.signIn('manager@demo.test', 'a better password');
    expect((await profile(later)).status).toBe(200);
  });

  it('refuses a wrong present password and an unfit new one at their fields', async () => {
    const { status, body } = await change(token, 'not the password', 'a better password');
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { current_password: [expect.stringContaining('type it again')] },
    });
    expect((await change(token, 'countinghouse', 'short')).body.errors).toEqual({ new_password: ['Use at least 10 characters'] });
    expect((await change(token, 'countinghouse', 'x'.repeat(129))).body.errors).toEqual({ new_password: ['Use at most 128 characters'] });
    expect((await change(token, 'countinghouse', 'countinghouse')).body.errors).toEqual({
      new_password: [expect.stringContaining('differs')],
    });
    expect((await change(token, 'countinghouse', 5)).body.errors).toEqual({ new_password: ['Give a text'] });
  });

  it('asks for the permission, before it looks at the fields', async () => {
    const staff = await host.signIn('staff@demo.test');
    expect((await host.call('POST', '/api/v1_0/change-password', { nonsense: 1 }, staff)).status).toBe(403);
  });

  it('stops guesses at the present password', async () => {
    const bearer = await host.signIn('owner@other.test');
    for (let tried = 0; tried < 10; tried++) expect((await change(bearer, `guess number ${tried}`, 'a better password')).status).toBe(422);
    const { status, headers } = await change(bearer, 'countinghouse', 'a better password');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the activity log of the business', () => {
  it('knows who signed in, signed out and changed their password, and from where', async () => {
    const rows = await host.database.platform((tx) =>
      tx
        .selectFrom('activity_log')
        .select(['event', 'causer', 'description', 'address', 'client_id', 'subject_id'])
        .orderBy('id')
        .execute(),
    );
    const { one } = host.seeded;
    const manager = { causer: 'Manager Demo', address: '127.0.0.1', client_id: one.clientId, subject_id: one.users['manager@demo.test'] };
    expect(rows.map((row) => ({ ...row, description: wordsOf('en', String(row.description)) }))).toEqual(
      expect.arrayContaining([
        { ...manager, event: 'signed_in', description: 'Signed in' },
        { ...manager, event: 'signed_out', description: 'Signed out' },
        { ...manager, event: 'password_changed', description: 'Changed their password' },
      ]),
    );
  });
});
