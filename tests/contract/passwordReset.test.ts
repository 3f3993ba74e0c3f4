import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeIn, type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { type Answer, grantOf } from '../support/app.ts';
import { type WorkingApp, workingApp } from '../support/workingApp.ts';

let host: WorkingApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  const config = { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>', trustProxy: 'loopback' };
  host = await workingApp({ config, mailerSettings: { retryMs: [50, 50, 50] } });
});
afterAll(async () => {
  await host.close();
  await mail.close();
});
let from = 0;
beforeEach(async () => {
  from += 1;
  await rows(sql`delete from public.sign_in_attempts`);
});
afterEach(async () => {
  mail.refuse = undefined;
  await delivered();
  mail.forget();
});

/** Every test asks from a network of its own, so that the limits of one do not meet another. */
const post = (path: string, body: object, address = `198.51.100.${from}`): Promise<Answer> =>
  host.call('POST', `/api/v1_0/${path}`, body, undefined, { 'x-forwarded-for': address });
const request = (email: string, address?: string) => post('request-password-reset', { email }, address);
const verify = (email: string, code: string, address?: string) => post('verify-password-request-code', { email, code }, address);
const reset = (reset_token: string, password: string) => post('reset-password', { reset_token, password });
const canSignIn = async (email: string, password?: string) =>
  (await host.call('POST', '/oauth/token', grantOf(email, password))).status === 200;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const rows = (query: ReturnType<typeof sql>) =>
  host.database.platform(async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);

/** Waits until nothing is left to send. */
const delivered = () =>
  expect
    .poll(() => rows(sql`select kind from public.jobs where kind like 'mail.%' and status in ('pending', 'processing')`), {
      timeout: 10_000,
    })
    .toEqual([]);

async function codeFor(email: string): Promise<string> {
  expect((await request(email)).status).toBe(200);
  return codeIn(await mail.next());
}
async function tokenFor(email: string): Promise<string> {
  return (await verify(email, await codeFor(email))).body.data.reset_token;
}
const codeRefused = { status: 422, body: { errors: { code: [expect.stringContaining('wrong or no longer good')] } } };
const tokenRefused = { status: 422, body: { errors: { reset_token: [expect.stringContaining('no longer open')] } } };

describe('the way back in', () => {
  it('leads from the address over the code in the mail to a new password, and ends every session', async () => {
    const session = await host.signIn('manager@demo.test');
    expect(await request('Manager@Demo.test')).toMatchObject({ status: 200, body: { status: 'success', data: null } });
    const email = await mail.next();
    expect(email).toMatchObject({ recipients: ['manager@demo.test'], returnPath: 'no-reply@countinghouse.test' });
    const verified = await verify('manager@demo.test', codeIn(email));
    expect(verified).toMatchObject({ status: 200, body: { data: { reset_token: expect.stringMatching(/^[\w-]{43}$/) } } });
    expect(await reset(verified.body.data.reset_token, 'a better password')).toMatchObject({ status: 200, body: { status: 'success' } });
    expect((await host.call('GET', '/api/v1_0/profile', undefined, session)).status).toBe(401);
    expect([await canSignIn('manager@demo.test'), await canSignIn('manager@demo.test', 'a better password')]).toEqual([false, true]);
    const notice = await mail.next();
    expect(notice).toMatchObject({ recipients: ['manager@demo.test'], subject: 'Your password was changed' });
    expect(notice.text).toContain(`198.51.100.${from}`);
  });

  it('is written down in the activity log of the business', async () => {
    const { clientId, users } = host.seeded.one;
    const entries = await rows(sql`
      select event, created_by, causer, address from public.activity_log
      where client_id = ${clientId} and subject_id = ${users['manager@demo.test']}
        and event in ('password_reset_requested', 'password_changed') order by id`);
    const address = '198.51.100.1';
    expect(entries).toEqual([
      { event: 'password_reset_requested', created_by: null, causer: 'Manager Demo', address },
      { event: 'password_changed', created_by: users['manager@demo.test'], causer: 'Manager Demo', address },
    ]);
  });

  it('lets somebody in again whose guesses had locked the account', async () => {
    for (let tried = 0; tried < 12; tried++)
      await host.call('POST', '/oauth/token', grantOf('nobody@demo.test', 'guess'), undefined, { 'x-forwarded-for': '192.0.2.77' });
    const locked = await host.call('POST', '/oauth/token', grantOf('nobody@demo.test'), undefined, { 'x-forwarded-for': '192.0.2.77' });
    expect(locked.status).toBe(429);
    const { reset_token } = (await verify('nobody@demo.test', await codeFor('nobody@demo.test'), '192.0.2.77')).body.data;
    const done = await post('reset-password', { reset_token, password: 'remembered at last' }, '192.0.2.77');
    expect(done.status).toBe(200);
    const again = await host.call('POST', '/oauth/token', grantOf('nobody@demo.test', 'remembered at last'), undefined, {
      'x-forwarded-for': '192.0.2.77',
    });
    expect(again.status).toBe(200);
  });
});

describe('what it tells a stranger', () => {
  const plain = ({ status, body, headers }: Answer) => ({ status, body, names: Object.keys(headers).sort() });

  it('is the same for an address that exists, one that does not, and one whose owner is inactive', async () => {
    const { clientId, users } = host.seeded.one;
    await rows(sql`update public.users set status = 'inactive' where client_id = ${clientId} and id = ${users['staff@demo.test']}`);
    const known = await request('owner@demo.test');
    const unknown = await request('stranger@demo.test');
    const inactive = await request('staff@demo.test');
    expect(plain(unknown)).toEqual(plain(known));
    expect(plain(inactive)).toEqual(plain(known));
    const code = codeIn(await mail.next());
    const wrong = [
      await verify('owner@demo.test', other(code)),
      await verify('stranger@demo.test', other(code)),
      await verify('never-asked@demo.test', other(code)),
    ];
    expect(wrong[0]).toMatchObject(codeRefused);
    expect(plain(wrong[1] as Answer)).toEqual(plain(wrong[0] as Answer));
    expect(plain(wrong[2] as Answer)).toEqual(plain(wrong[0] as Answer));
    await rows(sql`update public.users set status = 'active' where client_id = ${clientId} and id = ${users['staff@demo.test']}`);
    expect(mail.received.filter(({ recipients }) => recipients.some((one) => /stranger|staff/.test(one)))).toEqual([]);
  });

  it('leaves the same behind at once for an address that exists and one that does not', async () => {
    const seen: string[][] = [];
    for (const email of ['owner@other.test', 'nobody@nowhere.test']) {
      const before = await rows(sql`select count(*)::int as n from public.jobs where kind = 'mail.reset_code'`);
      await request(email);
      const after = await rows(sql`select count(*)::int as n from public.jobs where kind = 'mail.reset_code'`);
      const kept = await rows(sql`select request is not null as asked, tries from public.password_resets where email = ${email}`);
      seen.push([String(Number(after[0]?.n) - Number(before[0]?.n)), JSON.stringify(kept)]);
    }
    expect(seen[0]).toEqual(['1', '[{"asked":true,"tries":0}]']);
    expect(seen[1]).toEqual(seen[0]);
    expect((await mail.next()).recipients).toEqual(['owner@other.test']);
  });

  it('ends at the limits, with the time to wait, for both alike', async () => {
    for (const email of ['admin@demo.test', 'ghost@demo.test']) {
      for (let asked = 0; asked < 5; asked++) expect((await request(email)).status).toBe(200);
      const refused = await request(email);
      expect(refused).toMatchObject({ status: 429, body: { status: 'error' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('ends for one network that asks for many addresses', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 31; asked++) statuses.push((await request(`person${asked}@nowhere.test`, '2001:db8:9::1')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a code', () => {
  it('is heard five times and then no more, though it be right', async () => {
    const code = await codeFor('owner@demo.test');
    for (let tried = 0; tried < 5; tried++) expect(await verify('owner@demo.test', other(code))).toMatchObject(codeRefused);
    expect(await verify('owner@demo.test', code)).toMatchObject(codeRefused);
  });

  it('is heard five times among many at once', async () => {
    const code = await codeFor('owner@other.test');
    await Promise.all(Array.from({ length: 12 }, (_, i) => verify('owner@other.test', other(code), `203.0.113.${i}`)));
    expect(await verify('owner@other.test', code)).toMatchObject(codeRefused);
  });

  it('opens once', async () => {
    const code = await codeFor('owner@demo.test');
    const answers = await Promise.all([verify('owner@demo.test', code), verify('owner@demo.test', code), verify('owner@demo.test', code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('is void when a later one was asked for, and when its time is over', async () => {
    const old = await codeFor('owner@other.test');
    const fresh = await codeFor('owner@other.test');
    if (old !== fresh) expect(await verify('owner@other.test', old)).toMatchObject(codeRefused);
    await rows(sql`update public.password_resets set code_expires_at = now() - interval '1 second' where email = 'owner@other.test'`);
    expect(await verify('owner@other.test', fresh)).toMatchObject(codeRefused);
  });

  it('opens nothing at another address', async () => {
    const own = await codeFor('owner@demo.test');
    await request('staff@demo.test');
    const theirs = codeIn(await mail.next());
    if (own !== theirs) expect(await verify('staff@demo.test', own)).toMatchObject(codeRefused);
  });

  it('must be six digits, which is said before a try is counted', async () => {
    const code = await codeFor('owner@demo.test');
    for (const wrong of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', ' 123456'])
      expect((await verify('owner@demo.test', wrong)).body.errors.code).toEqual(['Enter the six digits of the code']);
    expect((await verify('owner@demo.test', code)).status).toBe(200);
  });

  it('and its token are kept as digests only', async () => {
    const code = await codeFor('owner@demo.test');
    const everything = async () =>
      JSON.stringify([
        await rows(sql`select * from public.password_resets`),
        await rows(sql`select payload, result from public.jobs`),
        await rows(sql`select * from public.activity_log`),
      ]);
    expect(await everything()).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
    const token = (await verify('owner@demo.test', code)).body.data.reset_token;
    expect(await everything()).not.toContain(token);
  });
});

describe('a reset token', () => {
  it('opens once, of many that come at once', async () => {
    const token = await tokenFor('owner@demo.test');
    const answers = await Promise.all(['first password', 'second password', 'third password'].map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await reset(token, 'yet another password')).toMatchObject(tokenRefused);
  });

  it('is void when its time is over, when a new code was asked for, and when it was made up', async () => {
    const late = await tokenFor('owner@demo.test');
    await rows(sql`update public.password_resets set token_expires_at = now() - interval '1 second' where email = 'owner@demo.test'`);
    expect(await reset(late, 'a later password')).toMatchObject(tokenRefused);
    const replaced = await tokenFor('owner@demo.test');
    await codeFor('owner@demo.test');
    expect(await reset(replaced, 'a later password')).toMatchObject(tokenRefused);
    expect(await reset('A'.repeat(43), 'a later password')).toMatchObject(tokenRefused);
  });

  it('is void when its address belongs to somebody no more, or they are inactive', async () => {
    const { clientId, users } = host.seeded.two;
    const moved = await tokenFor('owner@other.test');
    await rows(sql`update public.accounts set email = 'moved@other.test' where email = 'owner@other.test'`);
    expect(await reset(moved, 'a later password')).toMatchObject(tokenRefused);
    await rows(sql`update public.accounts set email = 'owner@other.test' where email = 'moved@other.test'`);
    await rows(sql`update public.users set status = 'inactive' where client_id = ${clientId} and id = ${users['owner@other.test']}`);
    expect(await reset(moved, 'a later password')).toMatchObject(tokenRefused);
    await rows(sql`update public.users set status = 'active' where client_id = ${clientId} and id = ${users['owner@other.test']}`);
    expect(await reset(moved, 'a later password')).toMatchObject({ status: 200 });
  });

  it('outlives an unfit password, which is refused at its field', async () => {
    const token = await tokenFor('owner@demo.test');
    expect((await reset(token, 'short')).body.errors).toEqual({ password: ['Use at least 10 characters'] });
    expect((await reset(token, 'x'.repeat(129))).body.errors).toEqual({ password: ['Use at most 128 characters'] });
    expect((await reset(token, 'long enough for us')).status).toBe(200);
  });
});

describe('a mail server that fails', () => {
  it('is not seen in the answer, and the email comes when it works again, with a code of its own', async () => {
    const before = mail.tries;
    mail.refuse = { code: 451, message: 'try later' };
    expect((await request('staff@demo.test')).status).toBe(200);
    await expect.poll(() => mail.tries - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    mail.refuse = undefined;
    expect((await verify('staff@demo.test', codeIn(await mail.next()))).status).toBe(200);
  });
});
