import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { grantOf, type TestApp, testApp } from '../support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp({ config: { trustProxy: 'loopback' } });
});
afterAll(() => host.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
async function signIn(email: string, userAgent: string): Promise<string> {
  const { body } = await host.call('POST', '/oauth/token', grantOf(email), undefined, { 'user-agent': userAgent });
  return body.access_token;
}
const list = async (token: string) => (await host.call('GET', '/api/v1_0/sessions', undefined, token)).body.data.list;
const end = (id: unknown, token: string) => host.call('DELETE', `/api/v1_0/sessions/${id}`, undefined, token);
const isIn = async (token: string) => (await host.call('GET', '/api/v1_0/profile', undefined, token)).status === 200;

describe('one’s own sessions', () => {
  it('say since when, from where and on what, the one that asks first', async () => {
    const [desk, pocket] = [await signIn('manager@demo.test', firefox), await signIn('manager@demo.test', phone)];
    await signIn('owner@demo.test', firefox);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const session = { id: expect.any(Number), signed_in_at: at, last_used_at: at, expires_at: at, address: '127.0.0.1' };
    expect(await list(desk)).toEqual([
      { ...session, device: 'Firefox on Windows', current: true },
      { ...session, device: 'Safari on iPhone', current: false },
    ]);
    expect((await list(pocket)).map((one: { device: string }) => one.device)).toEqual(['Safari on iPhone', 'Firefox on Windows']);
  });

  it('keep no script or markup that a device calls itself', async () => {
    const odd = await signIn('nobody@demo.test', '<script>alert(1)</script> Chrome/1');
    expect((await list(odd))[0].device).toBe('Chrome');
    const strange = await signIn('nobody@demo.test', '"><img src=x>');
    expect((await list(strange))[0].device).toBeNull();
  });

  it('say when they were used last, exact to a minute, and from where and on what; the one that asks is used now', async () => {
    const [desk, pocket] = [await signIn('staff@demo.test', firefox), await signIn('staff@demo.test', phone)];
    const back = (seconds: number) =>
      host.database.direct(`update public.user_sessions set last_used_at = now() - $1 * interval '1 second'`, [seconds]);
    const secondsAgo = ({ last_used_at: at }: { last_used_at: string }) => (Date.now() - Date.parse(at)) / 1000;
    const use = () => host.call('GET', '/api/v1_0/profile', undefined, pocket, { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.7' });
    await back(45);
    await use();
    const [own, quiet] = await list(desk);
    expect(secondsAgo(own)).toBeLessThan(40);
    expect(quiet).toMatchObject({ address: '127.0.0.1', device: 'Safari on iPhone' });
    expect(secondsAgo(quiet)).toBeGreaterThan(40);
    await back(300);
    await use();
    const [, used] = await list(desk);
    expect(used).toMatchObject({ id: quiet.id, address: '203.0.113.7', device: 'Firefox on Windows' });
    expect(secondsAgo(used)).toBeLessThan(250);
  });

  it('end one by one: the token is void at once, the others are not', async () => {
    const [kept, ended] = [await signIn('owner@demo.test', firefox), await signIn('owner@demo.test', phone)];
    const { id } = (await list(ended))[0];
    expect(await end(id, kept)).toMatchObject({ status: 200, body: { data: { id } } });
    expect([await isIn(kept), await isIn(ended)]).toEqual([true, false]);
    expect(await end(id, kept)).toMatchObject({ status: 404 });
    expect((await list(kept)).map((one: { id: number }) => one.id)).not.toContain(id);
  });

  it('are nobody else’s: another person’s is unknown here, in the same business and in another', async () => {
    const manager = await signIn('manager@demo.test', firefox);
    const { id } = (await list(manager))[0];
    for (const email of ['owner@demo.test', 'owner@other.test', 'admin@demo.test'])
      expect((await end(id, await signIn(email, firefox))).status).toBe(404);
    for (const odd of ['0', '-1', '1e3', '99999999999999999999', 'x']) expect((await end(odd, manager)).status).toBe(404);
    expect(await isIn(manager)).toBe(true);
  });

  it('are gone after signing out, and after their time', async () => {
    const [out, stays] = [await signIn('nobody@demo.test', firefox), await signIn('nobody@demo.test', phone)];
    await host.call('POST', '/api/logout', undefined, out);
    const devices = async () => (await list(stays)).map((one: { device: string | null }) => one.device);
    expect(await devices()).not.toContain('Firefox on Windows');
    await host.database.direct(`update public.user_sessions set expires_at = now() - interval '1 second' where device = 'Chrome'`);
    expect(await devices()).not.toContain('Chrome');
  });
});

describe('POST /api/v1_0/sign-out-everywhere', () => {
  const everywhere = (token: string, body?: object) => host.call('POST', '/api/v1_0/sign-out-everywhere', body, token);

  it('ends every session of one’s own, also this one, and nobody else’s', async () => {
    const [one, two, other] = [
      await signIn('owner@other.test', firefox),
      await signIn('owner@other.test', phone),
      await signIn('owner@demo.test', phone),
    ];
    expect(await everywhere(one)).toMatchObject({ status: 200, body: { status: 'success', message: 'Signed out everywhere' } });
    expect([await isIn(one), await isIn(two), await isIn(other)]).toEqual([false, false, true]);
    const again = await signIn('owner@other.test', firefox);
    expect(await list(again)).toHaveLength(1);
  });

  it('ends every other one where this one is to be kept', async () => {
    const [one, two] = [await signIn('owner@other.test', firefox), await signIn('owner@other.test', phone)];
    expect((await everywhere(two, { keep_current: true })).status).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
    expect(await list(two)).toMatchObject([{ current: true }]);
    expect((await everywhere(two, { keep: true })).status).toBe(422);
  });

  it('stands in the activity log, as the end of one session does', async () => {
    const rows = await host.database.platform((tx) =>
      tx.selectFrom('activity_log').select('description').where('event', '=', 'signed_out').execute(),
    );
    const said = rows.map(({ description }) => wordsOf('en', String(description)));
    expect(said).toEqual(
      expect.arrayContaining(['Signed out everywhere', 'Signed out everywhere else', 'Ended a session (Safari on iPhone)', 'Signed out']),
    );
  });
});

describe('a password that is changed', () => {
  it('leaves no other session in the list', async () => {
    const [here] = [await signIn('manager@demo.test', firefox), await signIn('manager@demo.test', phone)];
    const body = { current_password: 'countinghouse', new_password: 'another password' };
    expect((await host.call('POST', '/api/v1_0/change-password', body, here)).status).toBe(200);
    expect(await list(here)).toMatchObject([{ current: true }]);
  });
});
