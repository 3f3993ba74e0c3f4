import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

/** A token is as good as its session. Hosts from before look into a table of their own, which is there while they may be. */
let host: TestApp;
beforeAll(async () => {
  host = await testApp();
});
afterAll(() => host.close());

const signedOut = async () => {
  const token = await host.signIn('owner@demo.test');
  expect((await host.call('POST', '/api/logout', undefined, token)).status).toBe(200);
  return (await host.call('POST', '/api/tax/list', {}, token)).status;
};

test('who signs out at a newer host is signed out at an older one too', async () => {
  expect(await signedOut()).toBe(401);
  await host.database.direct(`create table public.revoked_tokens (jti text primary key, expires_at timestamptz not null)`);
  await host.database.direct('grant select, insert on public.revoked_tokens to countinghouse_platform');
  expect(await signedOut()).toBe(401);
  const { rows } = await host.database.platform((tx) =>
    sql<{ count: number }>`select count(*)::integer as count from public.revoked_tokens`.execute(tx),
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('a token whose session is gone, whoever ended it, opens nothing', async () => {
  const token = await host.signIn('owner@demo.test');
  expect((await host.call('POST', '/api/tax/list', {}, token)).status).toBe(200);
  await host.database.direct('delete from public.user_sessions');
  expect((await host.call('POST', '/api/tax/list', {}, token)).status).toBe(401);
});
