import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#/model/values/durations.ts';
import { twoFactorHost } from '../support/twoFactor.ts';

let made: Awaited<ReturnType<typeof twoFactorHost>>;
beforeAll(async () => {
  made = await twoFactorHost();
});
afterAll(() => made.host.close());
beforeEach(async () => {
  await made.rows(sql`delete from public.sign_in_attempts`);
});

describe('setting up a second factor', () => {
  it('asks for the password, counts once a code is confirmed, and shows ten recovery codes', async () => {
    const { id, email, token } = await made.person();
    expect((await made.ownFactor('/begin', { password: 'not it' }, token)).body.errors).toHaveProperty('password');
    const begun = await made.ownFactor('/begin', { password: 'countinghouse' }, token);
    expect(begun).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { data: { totp_uri: expect.stringContaining(begun.body.data.totp_secret) } },
    });
    expect((await made.password(email)).status).toBe(200);
    expect((await made.ownFactor('/confirm', { otp: '000000' }, token)).body.errors).toHaveProperty('otp');
    expect((await made.ownFactor('', undefined, token)).body.data).toMatchObject({ on: false, recovery_codes: 0, required: false });
    const otp = made.nextCode(begun.body.data.totp_secret);
    const confirmed = await made.ownFactor('/confirm', { otp }, token);
    expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10);
    expect((await made.ownFactor('', undefined, token)).body.data).toMatchObject({
      on: true,
      since: expect.any(String),
      recovery_codes: 10,
    });
    expect((await made.ownFactor('/begin', { password: 'countinghouse' }, token)).status).toBe(409);
    expect((await made.ownFactor('/confirm', { otp }, token)).status).toBe(409);
    expect(await made.emails(id)).toMatchObject([{ event: 'two_factor_on', address: '127.0.0.1' }]);
    const stored = await made.rows(
      sql`select f.*, c.code_hash from public.second_factors f join public.recovery_codes c using (client_id, user_id)
        where f.user_id = ${id}`,
    );
    const kept = JSON.stringify(stored);
    for (const secret of [begun.body.data.totp_secret, ...confirmed.body.data.recovery_codes]) expect(kept).not.toContain(secret);
  });
});

describe('signing in with a second factor', () => {
  it('gives no token for the password alone, and one for a code, which is heard once', async () => {
    const { email, key, token } = await made.withFactor();
    const sessions = () =>
      made.rows(sql`select 1 from public.user_sessions where user_id = (select user_id from public.accounts where email = ${email})`);
    const before = await sessions();
    const first = await made.password(email);
    expect(first).toMatchObject({
      status: 400,
      body: { status: 'error', error: 'mfa_required', mfa_token: expect.any(String), expires_in: 300 },
    });
    expect(Object.keys(first.body).sort()).toEqual(['error', 'error_description', 'expires_in', 'message', 'mfa_token', 'status']);
    expect(await sessions()).toEqual(before);
    expect((await made.password(email, 'not it')).body).toMatchObject({ error: 'invalid_grant' });
    expect(await made.isIn(first.body.mfa_token)).toBe(false);
    expect((await made.second({ mfa_token: first.body.mfa_token, otp: '000000' })).body).toMatchObject({ error: 'invalid_grant' });
    const otp = made.nextCode(key);
    const done = await made.second({ mfa_token: first.body.mfa_token, otp });
    expect(done).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 43_200 } });
    expect([await made.isIn(done.body.access_token), await made.isIn(token)]).toEqual([true, true]);
    expect((await made.second({ mfa_token: first.body.mfa_token, otp: made.nextCode(key) })).body).toMatchObject({
      error: 'expired_token',
    });
    const again = made.nextCode(key);
    expect((await made.secondFor(email, { otp: again })).status).toBe(200);
    expect((await made.secondFor(email, { otp: again })).body).toMatchObject({ error: 'invalid_grant' });
    expect((await made.secondFor(email, { otp })).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('lets one in of two who come with one code at once', async () => {
    const { email, key, codes } = await made.withFactor();
    for (const proof of [{ otp: made.nextCode(key) }, { recovery_code: codes[0] }]) {
      const both = [await made.mfaToken(email), await made.mfaToken(email)];
      const answers = await Promise.all(both.map((mfa_token) => made.second({ mfa_token, ...proof })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  it('takes each recovery code once, however it is typed, and tells by mail', async () => {
    const { id, email, codes } = await made.withFactor();
    await made.emails(id);
    const [code = ''] = codes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect((await made.secondFor(email, { recovery_code: typed })).status).toBe(200);
    expect(await made.emails(id)).toMatchObject([{ event: 'recovery_code_used', left: 9 }]);
    expect((await made.secondFor(email, { recovery_code: code })).body).toMatchObject({ error: 'invalid_grant' });
    const logged = await made.rows(
      sql`select event from public.activity_log where subject_type = 'users' and subject_id = ${id} order by id desc limit 2`,
    );
    expect(logged.map(({ event }) => event)).toEqual(['signed_in', 'recovery_code_used']);
  });

  it('closes after five minutes, five wrong codes, or a sign-out everywhere', async () => {
    const { email, key, token } = await made.withFactor();
    const late = await made.mfaToken(email);
    made.pass(301);
    expect((await made.second({ mfa_token: late, otp: made.nextCode(key) })).body).toMatchObject({ error: 'expired_token' });
    const guessed = await made.mfaToken(email);
    for (let tries = 0; tries < 5; tries++)
      expect((await made.second({ mfa_token: guessed, otp: '000000' })).body).toMatchObject({ error: 'invalid_grant' });
    expect((await made.second({ mfa_token: guessed, otp: made.nextCode(key) })).body).toMatchObject({ error: 'expired_token' });
    const before = await made.mfaToken(email);
    await made.host.call('POST', '/api/v1_0/sign-out-everywhere', {}, token);
    expect((await made.second({ mfa_token: before, otp: made.nextCode(key) })).body).toMatchObject({ error: 'expired_token' });
    expect((await made.second({ mfa_token: token, otp: made.nextCode(key) })).body).toMatchObject({ error: 'expired_token' });
    expect((await made.second({ mfa_token: before })).body).toMatchObject({ error: 'invalid_request' });
  });

  it('limits the codes of an account whoever begins how often, and from wherever', async () => {
    const { email } = await made.withFactor();
    const answers: number[] = [];
    for (let network = 1; network <= 11; network++) {
      const from = { 'x-forwarded-for': `198.51.100.${network}` };
      const { body } = await made.password(email, undefined, from);
      for (let tries = 0; tries < 5; tries++) answers.push((await made.second({ mfa_token: body.mfa_token, otp: '000000' }, from)).status);
    }
    expect(answers).toEqual([...Array(50).fill(400), ...Array(5).fill(429)]);
  });

  it('is not left out by a new password', async () => {
    const { id, email, owner } = await made.withFactor();
    expect((await made.host.call('PUT', `/api/user/${id}`, { password: 'another long one' }, owner)).status).toBe(200);
    expect((await made.password(email, 'another long one')).body).toMatchObject({ error: 'mfa_required' });
  });
});

describe('a second factor that is on', () => {
  it('gets new recovery codes by the password, and the ones before are void', async () => {
    const { id, email, token, codes } = await made.withFactor();
    await made.emails(id);
    expect((await made.ownFactor('/recovery-codes', { password: 'not it' }, token)).status).toBe(422);
    const fresh = (await made.ownFactor('/recovery-codes', { password: 'countinghouse' }, token)).body.data.recovery_codes as string[];
    expect(await made.emails(id)).toMatchObject([{ event: 'recovery_codes_made' }]);
    expect((await made.secondFor(email, { recovery_code: codes[3] })).status).toBe(400);
    expect((await made.secondFor(email, { recovery_code: fresh[3] })).status).toBe(200);
  });

  it('is turned off by the password and a code, and not by one of them', async () => {
    const { id, email, token, key } = await made.withFactor();
    await made.emails(id);
    expect((await made.ownFactor('/turn-off', { password: 'countinghouse' }, token)).status).toBe(422);
    expect((await made.ownFactor('/turn-off', { password: 'countinghouse', otp: '000000' }, token)).body.errors).toHaveProperty('otp');
    const guessed = { password: 'not it', otp: made.nextCode(key) };
    expect((await made.ownFactor('/turn-off', guessed, token)).body.errors).toHaveProperty('password');
    expect((await made.ownFactor('/turn-off', { password: 'countinghouse', otp: made.nextCode(key) }, token)).status).toBe(200);
    expect(await made.emails(id)).toMatchObject([{ event: 'two_factor_off' }]);
    expect((await made.password(email)).status).toBe(200);
    expect((await made.ownFactor('/recovery-codes', { password: 'countinghouse' }, token)).status).toBe(409);
  });

  it('is reset by who may change the person, with a reason, and by nobody else', async () => {
    const { id, email, owner } = await made.withFactor();
    const reset = (who: number, token: string, body: object = { reason: 'lost the telephone' }) =>
      made.host.call('POST', `/api/user/${who}/reset-two-factor`, body, token);
    const [manager, staff, stranger] = [
      await made.host.signIn('manager@demo.test'),
      await made.host.signIn('staff@demo.test'),
      await made.host.signIn('owner@other.test'),
    ];
    await made.rows(sql`update public.users set full_access = true where id = ${id}`);
    // Who has wider rights is nobody to a manager of one establishment.
    expect((await reset(id, manager)).status).toBe(404);
    expect([(await reset(id, staff)).status, (await reset(id, stranger)).status]).toEqual([403, 404]);
    expect((await reset(id, owner, {})).body.errors).toHaveProperty('reason');
    await made.emails(id);
    expect((await reset(id, owner)).status).toBe(200);
    expect(await made.emails(id)).toMatchObject([{ event: 'two_factor_reset', by: 'Owner Demo' }]);
    const [entry] = await made.rows(
      sql`select changes, causer from public.activity_log where subject_type = 'users' and subject_id = ${id} and event = 'performed'`,
    );
    expect(entry).toMatchObject({ causer: 'Owner Demo', changes: { reason: [null, 'lost the telephone'] } });
    expect((await made.password(email)).status).toBe(200);
    expect((await reset(id, owner)).status).toBe(409);
    expect((await reset(made.host.seeded.one.users['owner@demo.test'] ?? 0, owner)).status).toBe(409);
  });

  it('stands in no record, list or export of a user', async () => {
    const { id, owner } = await made.withFactor();
    const { body } = await made.host.call('GET', `/api/user/${id}`, undefined, owner);
    expect(Object.keys(body.data).filter((name) => /factor|recovery|key|step/.test(name))).toEqual([]);
    await made.host.call('DELETE', `/api/user/${id}`, undefined, owner);
    const left = await made.rows(
      sql`select 1 from public.second_factors where user_id = ${id} union all select 1 from public.recovery_codes where user_id = ${id}`,
    );
    expect(left).toEqual([]);
  });
});

describe('a role that asks for it', () => {
  const refused = {
    status: 403,
    body: { status: 'error', message: expect.stringContaining('Two-factor sign-in'), data: { code: 'two_factor_required' } },
  };

  it('leaves nothing open but the way to it, also in sessions from before, until it is set up', async () => {
    const one = await made.person();
    await made.giveRole(one, { requires_two_factor: true });
    for (const token of [one.token, await made.host.signIn(one.email)]) {
      expect(await made.host.call('POST', '/api/product/list', {}, token)).toMatchObject(refused);
      const profile = await made.host.call('GET', '/api/v1_0/profile', undefined, token);
      expect(profile).toMatchObject({ status: 200, body: { data: { mustSetUpTwoFactor: true } } });
      expect((await made.ownFactor('', undefined, token)).body.data).toMatchObject({ on: false, required: true });
    }
    const { totp_secret: key } = (await made.ownFactor('/begin', { password: 'countinghouse' }, one.token)).body.data;
    expect((await made.ownFactor('/confirm', { otp: made.nextCode(key) }, one.token)).status).toBe(200);
    expect((await made.host.call('POST', '/api/product/list', {}, one.token)).status).toBe(200);
    expect((await made.host.call('GET', '/api/v1_0/profile', undefined, one.token)).body.data).not.toHaveProperty('mustSetUpTwoFactor');
    expect((await made.host.call('POST', `/api/user/${one.id}/reset-two-factor`, { reason: 'lost' }, one.owner)).status).toBe(200);
    expect(await made.host.call('POST', '/api/product/list', {}, one.token)).toMatchObject(refused);
    expect((await made.host.call('POST', '/api/logout', undefined, one.token)).status).toBe(200);
  });

  it('is heard on every route that does not say otherwise', async () => {
    const one = await made.person();
    await made.giveRole(one, { requires_two_factor: true });
    const calls = await made.callsWithToken(one.token);
    const open: string[] = [];
    for (const [method, path] of calls) {
      const sent = method === 'GET' ? undefined : {};
      const { status, body } = await made.host.call(method, path.replace(/\{\w+\}/g, '1'), sent, one.token);
      if (status !== 403 || body.data?.code !== 'two_factor_required') open.push(`${method} ${path}`);
    }
    expect(calls.length).toBeGreaterThan(60);
    const ownFactor = ['GET /api/v1_0/two-factor', 'POST /api/v1_0/two-factor/begin', 'POST /api/v1_0/two-factor/confirm'];
    expect(open.sort()).toEqual(['GET /api/constants', 'GET /api/v1_0/profile', ...ownFactor]);
  });

  it('may be the whole business, its owner too; a role of the point of sale asks nobody', async () => {
    const one = await made.person();
    await made.giveRole(one, { type: 'POS' });
    await made.rows(sql`update public.roles set requires_two_factor = true where type = 'POS'`);
    expect((await made.host.call('GET', '/api/get-permissions', undefined, one.token)).status).toBe(200);
    const [admin, other] = [await made.host.signIn('admin@demo.test'), await made.host.signIn('owner@other.test')];
    const ask = (requires_two_factor: boolean) =>
      made.host.call('PUT', `/api/admin/clients/account-info/${made.host.seeded.two.clientId}`, { requires_two_factor }, admin);
    expect((await ask(true)).status).toBe(200);
    expect(await made.host.call('GET', '/api/get-permissions', undefined, other)).toMatchObject(refused);
    expect((await ask(false)).status).toBe(200);
    expect((await made.host.call('GET', '/api/get-permissions', undefined, other)).status).toBe(200);
  });
});

describe('what is mailed beside', () => {
  const phone = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
  };
  const from = (email: string, headers: Record<string, string>) => made.password(email, undefined, headers);

  it('is a sign-in from a place that is new in 90 days, and no other', async () => {
    const { id, email } = await made.person();
    expect(await made.emails(id)).toEqual([]);
    await from(email, {});
    expect(await made.emails(id)).toEqual([]);
    await from(email, phone);
    expect(await made.emails(id)).toMatchObject([{ event: 'new_sign_in', device: 'Safari on iPhone' }]);
    await from(email, { 'x-forwarded-for': '203.0.113.9' });
    expect(await made.emails(id)).toMatchObject([{ event: 'new_sign_in', address: '203.0.113.9' }]);
    await from(email, { ...phone, 'x-forwarded-for': '203.0.113.9' });
    expect(await made.emails(id)).toEqual([]);
    await made.rows(
      sql`update public.activity_log set created_at = ${new Date(Date.now() - 91 * DAY_MS)} where subject_id = ${id} and event = 'signed_in'`,
    );
    await from(email, phone);
    expect(await made.emails(id)).toMatchObject([{ event: 'new_sign_in' }]);
    const details = { email: 'founder@new.test', password: 'countinghouse', firstName: 'New', lastName: 'Founder' };
    const { user } = (await made.host.call('POST', '/api/auth/register', details)).body;
    await from(details.email, {});
    expect(await made.emails(user.id)).toEqual([]);
  });

  it('is what somebody else changes: the address to both, the password, full access', async () => {
    const { id, email, owner } = await made.person();
    const change = (values: object, token = owner) => made.host.call('PUT', `/api/user/${id}`, values, token);
    await change({ email: `moved-${email}` });
    expect(await made.emails(id)).toMatchObject([
      { event: 'email_changed', by: 'Owner Demo' },
      { event: 'email_changed', to: email },
    ]);
    await change({ password: 'another long one' });
    expect((await change({ full_access: true }, await made.host.signIn('admin@demo.test'))).status).toBe(200);
    await change({ first_name: 'Only this' });
    expect((await made.emails(id)).map(({ event }) => event)).toEqual(['password_changed', 'full_access_given']);
  });
});
