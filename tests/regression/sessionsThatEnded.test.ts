import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetSessions } from '#/server/access/sessions/forgetSessions.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

/** Sessions that were over went at the next sign-in of their own business alone: those of a business that nobody enters stayed for ever. */

let host: TestApp;
beforeAll(async () => {
  host = await testApp();
  const { one, two } = host.seeded;
  const sessions = [
    { clientId: one.clientId, jti: 'one 1', until: '00:03:30' },
    ...[1, 2, 3, 4, 5].map((n) => ({ clientId: two.clientId, jti: `two ${n}`, until: `00:0${n}:00` })),
  ];
  await host.database.platform((tx) =>
    sql`insert into public.user_sessions (client_id, user_id, jti, address, expires_at) values ${sql.join(
      sessions.map(({ clientId, jti, until }) => sql`(${clientId}, 1, ${jti}, '127.0.0.1', ${`2024-05-01T${until}Z`})`),
    )}`.execute(tx),
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
