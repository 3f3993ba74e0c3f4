import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compression } from '#/server/foundation/http/compression.ts';
import { dashboard } from '#/server/foundation/http/dashboard.ts';
import { answerError, errors } from '#/server/foundation/http/errors.ts';
import { unknownPaths } from '#/server/foundation/http/notFound.ts';

let folder: string;
let app: FastifyInstance;
const script = 'console.info("dashboard");'.repeat(100);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countinghouse-dashboard-'));
  await mkdir(join(folder, 'dashboard/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dashboard/index.html'), '<!doctype html><head><title>Countinghouse</title></head>');
  await writeFile(join(folder, 'dashboard/assets/main-Ab3_dE9x.js'), script);
  await writeFile(join(folder, 'dashboard/assets/main-Ab3_dE9x.js.gz'), gzipSync(script));
  app = Fastify({ frameworkErrors: answerError });
  errors(app);
  unknownPaths(app);
  compression(app);
  app.get('/api/large', async () => ({ text: 'x'.repeat(100_000) }));
  app.get('/api/small', async () => ({ text: 'x' }));
  await dashboard(app, join(folder, 'dashboard'), async (host) => {
    if (host === 'broken.test') throw new Error('The database is away');
    return host === 'office.test' ? { name: 'Fish & "Chips" <Ltd>', logo: '/files/1/a.png', logoOnDark: null } : undefined;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** As it is written: the tests' own way in tidies an address first. */
const overSocket = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; location: string | undefined; body: string }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, location: answer.headers.location, body }), reject);
    });
    sent.on('error', reject).end();
  });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the dashboard', () => {
  it('says whose it is under the address of a business, in its page alone', async () => {
    for (const url of ['/', '/auth/login', '/index.html']) {
      const answer = await get(url, { ...browser, host: 'office.test:8443' });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toBe(
        '<!doctype html><head><title>Fish &amp; &quot;Chips&quot; &lt;Ltd&gt;</title>' +
          '<meta name="business-name" content="Fish &amp; &quot;Chips&quot; &lt;Ltd&gt;" />' +
          '<meta name="business-logo" content="/files/1/a.png" /></head>',
      );
    }
    expect((await get('/assets/main-Ab3_dE9x.js', { host: 'office.test' })).body).toBe(script);
  });

  it('is ours where nobody can say whose address it is', async () => {
    expect((await get('/', { ...browser, host: 'broken.test' })).body).toContain('<title>Countinghouse</title></head>');
  });

  it('is the same page for every address that it may know, asked for anew each time', async () => {
    for (const url of ['/', '/dashboard', '/taxes/12?tab=1', '/index.html', '/a.b/c']) {
      const answer = await get(url, browser);
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(answer.body).toContain('<title>Countinghouse</title>');
    }
  });

  it('answers every way out of its folder alike, whether there is something at the end of it or not', async () => {
    const wanted = await get('/nothing.txt');
    const ways = [
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e%5csecret.txt',
      '/%252e%252e/secret.txt',
      '//secret.txt',
      '/assets/..%2f..%2fsecret.txt',
    ];
    for (const url of [
      ...ways,
      ...ways.map((way) => way.replace('secret', 'nobody')),
      '/%2e%2e/',
      '/%00',
      '/a%00.txt',
      '/%',
      '/%zz',
      '/%c0%ae%c0%ae/x',
      '/%5c%5cx',
    ])
      for (const headers of [{}, browser]) {
        expect([url, await overSocket(url, headers)]).toEqual([url, { status: 404, location: undefined, body: wanted.body }]);
      }
  });

  it('is its page at the root for whoever asks', async () => {
    expect((await get('/', { accept: '*/*' })).body).toContain('<title>Countinghouse</title>');
  });

  it('keeps hashed files for a year, and sends them as they were compressed', async () => {
    const plain = await get('/assets/main-Ab3_dE9x.js');
    expect(plain).toMatchObject({ statusCode: 200, body: script });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const zipped = await get('/assets/main-Ab3_dE9x.js', { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(zipped.rawPayload.length).toBeLessThan(script.length / 5);
  });

  it('is not the answer to a file that is gone, nor to anything but a page', async () => {
    expect((await get('/assets/old-11111111.js', { accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/dashboard', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/dashboard', headers: browser })).statusCode).toBe(404);
  });

  it('is never the answer under the paths of the API', async () => {
    for (const url of ['/api/nothing', '/api', '/oauth/nothing', '/%61pi/nothing'])
      expect([url, (await get(url, browser)).statusCode]).toEqual([url, 404]);
  });

  it('gives out nothing from beside its folder', async () => {
    for (const url of ['/../secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt'])
      expect((await get(url)).body).not.toBe('secret');
  });
});

describe('answers', () => {
  it('are compressed where they are large and the caller takes it', async () => {
    expect((await get('/api/large', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
    expect((await get('/api/large')).headers['content-encoding']).toBeUndefined();
    expect((await get('/api/large', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
    expect((await get('/api/small', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });
});
