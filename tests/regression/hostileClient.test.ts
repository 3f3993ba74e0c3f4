import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
beforeAll(async () => {
  host = await testApp({ model });
});
afterAll(() => host.close());

const calls = (clientId: unknown) =>
  [
    ['/api/tax/list', { filters: { client_id: clientId } }],
    ['/api/tax/bulk', { filters: { client_id: clientId }, delete: true }],
  ] as const;

// Beyond what a number holds exactly, a bulk request was answered with 500; below one, a list was.
test.each([2 ** 53, -1, 0.5, '1', [2 ** 53], [0.5]])(
  'a super-admin’s list or bulk request for client %j is refused with a sentence',
  async (clientId) => {
    const token = await host.signIn('admin@demo.test');
    for (const [path, body] of calls(clientId)) {
      const { status, body: answer } = await host.call('POST', path, body, token);
      expect([path, status, answer.errors]).toEqual([path, 422, { 'filters.client_id': ['Give the id of a record'] }]);
    }
  },
);

test.each([{ id: 1 }, [1, 2 ** 53], [1, '1'], { not: [2 ** 53] }, { not: 1.5 }, [[1]], [{}, 1], { any: [1] }])(
  'one for clients %j, which are none, is refused with a sentence',
  async (clientId) => {
    const token = await host.signIn('admin@demo.test');
    for (const [path, body] of calls(clientId)) {
      const { status, body: answer } = await host.call('POST', path, body, token);
      expect([path, status, Object.keys(answer.errors ?? {})]).toEqual([path, 422, [expect.stringMatching(/^filters\.client_id/)]]);
    }
  },
);

test('nobody else names a client', async () => {
  const token = await host.signIn('owner@demo.test');
  for (const [path, body] of calls(1)) {
    const { status, body: answer } = await host.call('POST', path, body, token);
    expect([path, status, Object.keys(answer.errors ?? {})]).toEqual([path, 422, ['filters.client_id']]);
  }
});
