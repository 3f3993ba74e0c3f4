import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantOf, type TestApp, testApp } from '../support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp({
    config: { oauthClientSecret: 'countinghouse-dashboard', logLevel: 'silent', s3: undefined, trustProxy: 'loopback' },
  });
});
afterAll(() => host.close());

const attempt = (email: string, password: string, address: string) =>
  host.call('POST', '/oauth/token', grantOf(email, password), undefined, { 'x-forwarded-for': address });

describe('a proxy that is trusted', () => {
  it('says that the caller came by HTTPS, and they come back by nothing else; whoever is not trusted says nothing', async () => {
    const live = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await host.app.inject({ url: '/api/health/live', headers, remoteAddress })).headers['strict-transport-security'];
    expect(await live({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await live({ 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await live({})).toBeUndefined();
    expect(await live({ 'x-forwarded-proto': 'https' }, '198.51.100.7')).toBeUndefined();
  });

  it('says where a try came from; whoever is not trusted counts where they are', async () => {
    const guess = (at: number) =>
      host.app.inject({
        method: 'POST',
        url: '/oauth/token',
        payload: grantOf('forwarded@demo.test', 'guess'),
        headers: { 'x-forwarded-for': `192.0.2.${at}` },
        remoteAddress: '198.51.100.8',
      });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await guess(at)).statusCode);
    expect([statuses[9], statuses[10]]).toEqual([400, 429]);
  });
});

describe('the limits on signing in', () => {
  it('stop guesses at one account from one address, with the time to wait', async () => {
    for (let tried = 0; tried < 10; tried++) expect((await attempt('owner@demo.test', `guess ${tried}`, '192.0.2.1')).status).toBe(400);
    const refused = await attempt('owner@demo.test', 'countinghouse', '192.0.2.1');
    expect(refused).toMatchObject({ status: 429, body: { status: 'error', error: 'slow_down' } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('let the owner in from another address meanwhile', async () => {
    expect((await attempt('owner@demo.test', 'countinghouse', '192.0.2.2')).status).toBe(200);
  });

  it('count parallel guesses too', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => attempt('admin@demo.test', `guess ${i}`, '192.0.2.3')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('stop guesses at one account from many addresses', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 51; i++) statuses.push((await attempt('staff@demo.test', 'guess', `198.51.100.${i}`)).status);
    expect(statuses.slice(0, 50).every((status) => status === 400)).toBe(true);
    expect(statuses[50]).toBe(429);
  });

  it('stop one address that tries many accounts, IPv6 by its network', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 101; i++)
      statuses.push((await attempt(`stranger${i}@demo.test`, 'guess', `2001:db8:1:2::${i.toString(16)}`)).status);
    expect(statuses.slice(0, 100).every((status) => status === 400)).toBe(true);
    expect(statuses[100]).toBe(429);
    expect((await attempt('manager@demo.test', 'countinghouse', '2001:db8:1:3::1')).status).toBe(200);
  });

  it('keep one person’s tries from locking their colleagues out who share an address', async () => {
    const office = '198.51.100.200';
    for (let tried = 0; tried < 120; tried++) await attempt('nobody@demo.test', `guess ${tried}`, office);
    expect((await attempt('nobody@demo.test', 'countinghouse', office)).status).toBe(429);
    expect((await attempt('manager@demo.test', 'countinghouse', office)).status).toBe(200);
  });

  it('let in who has signed in from there before, whatever others try elsewhere or beside them', async () => {
    const home = '198.51.100.201';
    expect((await attempt('manager@demo.test', 'countinghouse', home)).status).toBe(200);
    for (let i = 0; i < 51; i++) await attempt('manager@demo.test', 'guess', `203.0.113.${100 + i}`);
    expect((await attempt('manager@demo.test', 'countinghouse', '203.0.113.99')).status).toBe(429);
    for (let i = 0; i < 101; i++) await attempt(`neighbour${i}@demo.test`, 'guess', home);
    expect((await attempt('owner@other.test', 'countinghouse', home)).status).toBe(429);
    expect((await attempt('manager@demo.test', 'countinghouse', home)).status).toBe(200);
    for (let tried = 0; tried < 10; tried++) await attempt('manager@demo.test', 'guess', home);
    expect((await attempt('manager@demo.test', 'countinghouse', home)).status).toBe(429);
  });

  it('forget the tries after the right password', async () => {
    for (let round = 0; round < 3; round++) {
      for (let tried = 0; tried < 9; tried++) await attempt('owner@other.test', 'guess', '203.0.113.1');
      expect((await attempt('owner@other.test', 'countinghouse', '203.0.113.1')).status).toBe(200);
    }
  });

  it('end with their window', async () => {
    await host.database.platform((tx) =>
      tx
        .updateTable('sign_in_attempts')
        .set({ window_ends_at: new Date(Date.now() - 1000).toISOString() })
        .execute(),
    );
    expect((await attempt('owner@demo.test', 'countinghouse', '192.0.2.1')).status).toBe(200);
  });
});
