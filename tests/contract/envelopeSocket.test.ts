import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { success } from '#/server/foundation/http/envelope.ts';
import { type TestApp, testApp } from '../support/app.ts';

let host: TestApp;
let url: string;
let finishSlow = () => {};
let room = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  const slow = new Promise<void>((resolve) => {
    finishSlow = resolve;
  });
  host = await testApp({
    freeBytes: async () => room,
    routes: (app) => {
      app.get('/api/no-room', { config: { public: true } }, async () => {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      });
      app.get('/api/slow', { config: { public: true } }, async () => {
        await slow;
        return success({ slow: true });
      });
    },
  });
  url = await host.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => host.close());

const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket
      .on('data', (chunk) => (answer += chunk))
      .on('end', () => resolve(answer))
      .on('error', reject);
  });

describe('over a socket', () => {
  it('a host whose disk is full is not ready, and says so where something was to be written', async () => {
    const ready = () => host.call('GET', '/api/health/ready');
    expect((await ready()).status).toBe(200);
    room = 100 * 1024 * 1024;
    const refused = await ready();
    expect([refused.status, refused.body.message]).toEqual([503, 'The disk of DATA_DIR has less than 256 MB left: make room on it']);
    room = Number.POSITIVE_INFINITY;
    expect((await ready()).status).toBe(200);
    const { status, body, headers } = await host.call('GET', '/api/no-room');
    expect([status, headers['retry-after'], body.message]).toEqual([
      503,
      '5',
      'The disk of the service is full: nothing was saved; tell whoever looks after it',
    ]);
  });

  it('a caller who sends 10 MB reads the 413, and 401 without a token', async () => {
    const token = await host.signIn('owner@demo.test');
    const send = (headers: Record<string, string>) =>
      fetch(`${url}/api/v1_0/change-password`, {
        method: 'POST',
        body: 'x'.repeat(10 * 1024 * 1024),
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect((await send({ authorization: `Bearer ${token}` })).status).toBe(413);
    const refused = await send({});
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ status: 'error' });
  });

  it('a body of unknown length is cut off at 5 MB', async () => {
    const token = await host.signIn('owner@demo.test');
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const head = `POST /api/logout HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`;
    const answer = await raw(`${head}${chunk.repeat(1300)}0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"status":"error"');
  });

  it('what is no HTTP at all gets the envelope', async () => {
    const answer = await raw('HELO there\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/x-request-id: [\da-f-]{36}/i);
    expect(answer).toContain('{"status":"error","message":"The request cannot be read"}');
  });

  it('a stopping host ends what runs and refuses what comes with 503', async () => {
    const running = fetch(`${url}/api/slow`);
    await pause(200);
    const closed = host.app.close();
    await pause(100);
    for (const path of ['/api/health/ready', '/api/v1_0/profile', '/api/slow']) {
      const late = await fetch(`${url}${path}`);
      expect(late.status).toBe(503);
      expect(late.headers.get('retry-after')).toBe('5');
      expect(await late.json()).toMatchObject({ status: 'error', message: 'The service is stopping: try again shortly' });
    }
    finishSlow();
    expect(await (await running).json()).toEqual({ status: 'success', data: { slow: true } });
    await closed;
    await expect(fetch(`${url}/api/health/live`)).rejects.toThrow();
  });
});
