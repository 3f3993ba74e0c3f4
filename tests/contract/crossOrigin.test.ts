import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#/server/foundation/http/securityHeaders.ts';
import { grantOf, type TestApp, testApp } from '#/tests/support/app.ts';

const OURS = 'https://back-office.example.com';
const OTHER = 'https://elsewhere.example.com';

let host: TestApp;
let closed: TestApp;

beforeAll(async () => {
  host = await testApp({ config: { corsOrigins: [OURS, 'http://localhost:8080'] } });
  closed = await testApp();
});
afterAll(async () => {
  await host.close();
  await closed.close();
});

const preflight = (to: TestApp, origin: string, path = '/api/tax/1', method = 'PUT') =>
  to.app.inject({
    method: 'OPTIONS',
    url: path,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

describe('a page of an allowed address', () => {
  test('may ask whether it may call, without a token', async () => {
    for (const [path, method] of [
      ['/api/tax/1', 'PUT'],
      ['/api/tax/list', 'POST'],
      ['/oauth/token', 'POST'],
      ['/api/tax/1', 'DELETE'],
    ] as const) {
      const { statusCode, headers } = await preflight(host, OURS, path, method);
      expect(statusCode, path).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(OURS);
      expect(headers['access-control-allow-methods']).toContain(method);
      expect(headers['access-control-allow-headers']).toBe('Authorization, Content-Type, Idempotency-Key, X-Shown-Language, Data-Version');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('reads answers, refusals too, with the headers it needs', async () => {
    const origin = { origin: OURS };
    const token = await host.signIn('owner@demo.test');
    const answers = [
      await host.call('POST', '/api/tax/list', {}, token, origin),
      await host.call('POST', '/api/tax/list', {}, undefined, origin),
      await host.call('POST', '/oauth/token', grantOf('owner@demo.test', 'wrong'), undefined, origin),
      await host.call('GET', '/api/nothing-here', undefined, token, origin),
      await host.call('POST', '/api/tax/list', '{', token, origin),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 400, 404, 400]);
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe(OURS);
      expect(headers['access-control-expose-headers']).toBe('X-Request-Id, Content-Disposition, Retry-After, Data-Version');
      expect(headers.vary).toContain('Origin');
    }
  });
});

describe('a page of another address', () => {
  test('is not named by any answer', async () => {
    for (const { headers } of [
      await preflight(host, OTHER),
      await host.call('GET', '/api/health/live', undefined, undefined, { origin: OTHER }),
    ])
      expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('is none that a host without origins names, whatever it asks', async () => {
    const asked = await preflight(closed, OURS);
    expect(asked.statusCode).toBe(405);
    for (const { headers } of [asked, await closed.call('GET', '/api/health/live', undefined, undefined, { origin: OURS })])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('a dashboard that was built for another host may call that one alone', () => {
  expect(contentSecurityPolicy(undefined, 'https://api.example.com/v1')).toContain("connect-src 'self' https://api.example.com;");
  expect(contentSecurityPolicy(undefined, undefined)).toContain("connect-src 'self';");
});
