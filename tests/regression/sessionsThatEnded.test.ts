import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetSessions } from '#/server/access/sessions/forgetSessions.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

/** Sessions that were over went at the next sign-in of their own business alone: those of a business that nobody enters stayed for ever. */

let host: TestApp;
beforeAll(async () => {
  host = await testApp();
  const { one, two } = host.seeded;
  await host.database.platform((tx) =>
    sql`insert into public.user_sessions (client_id, user_id, jti, address, expires_at)
      select ${two.clientId}::bigint, 1, 'two ' || n, '127.0.0.1', timestamptz '2024-05-01 00:00Z' + n * interval '1 minute'
        from generate_series(1, 5) as n
      union all select ${one.clientId}::bigint, 1, 'one 1', '127.0.0.1', timestamptz '2024-05-01 00:03:30Z'`.execute(tx),
  );
});
afterAll(() => host.close());

const kept = async () => {
  const { rows } = await host.database.platform((tx) =>
    sql<{ jti: string }>`select jti from public.user_sessions order by jti`.execute(tx),
  );
  return rows.map(({ jti }) => jti);
};

test('go in every business, the oldest first and not more than a run may take, and those that last stay', async () => {
  await forgetSessions(host.database, '2024-05-01T00:04:30.000Z', 2);
  expect(await kept()).toEqual(['one 1', 'two 3', 'two 4', 'two 5']);
  await forgetSessions(host.database, '2024-05-01T00:04:30.000Z', 100);
  expect(await kept()).toEqual(['two 5']);
  await host.signIn('owner@demo.test');
  expect(await kept()).toContain('two 5');
  await forgetSessions(host.database);
  expect(await kept()).toHaveLength(1);
});
