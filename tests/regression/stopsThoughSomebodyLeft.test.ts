import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { success } from '#/server/foundation/http/envelope.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let url: string;
let begun: () => void;
let left: () => void;
let finish: () => void;
const whenBegun = new Promise<void>((resolve) => (begun = resolve));
const whenLeft = new Promise<void>((resolve) => (left = resolve));
const whenFinished = new Promise<void>((resolve) => (finish = resolve));
beforeAll(async () => {
  host = await testApp({
    routes: (app) => {
      app.get('/api/slow', { config: { public: true } }, async (_request, reply) => {
        begun();
        await once(reply.raw, 'close');
        left();
        await whenFinished;
        return success({});
      });
    },
  });
  url = await host.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => host.close());

// Whoever closed a page while a report was read kept the host from ending: it waited for an answer that nobody takes, and gave up.
it('a host stops in order though somebody left before the answer came', async () => {
  const page = new AbortController();
  const asked = fetch(`${url}/api/slow`, { signal: page.signal }).catch(({ name }: Error) => name);
  await whenBegun;
  page.abort();
  expect(await asked).toBe('AbortError');
  await whenLeft;
  finish();
  await expect(host.app.close()).resolves.toBeUndefined();
});
