import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { leastPasswordCost } from '#/server/access/passwords.ts';
import { buildApp } from '#/server/app.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { grantOf, migratedDatabase, testJwtSecret } from '#/tests/support/app.ts';
import { seed } from '#/tests/support/seed.ts';

const ROWS = 20_000;
let database: Database;
let dataDir: string;

beforeAll(async () => {
  database = await migratedDatabase();
  const { one } = await seed(database, model);
  dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-resumed-'));
  await database.platform((tx) =>
    sql`insert into public.taxes (client_id, establishment_id, name, rate, type, inclusive, status, created_at, updated_at)
      select ${one.clientId}, ${one.establishments[0]}, 'Tax ' || n, 1, 'percent', false, 'active', now(), now()
        from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(tx),
  );
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A host of its own on the same data. */
async function openHost(): Promise<FastifyInstance> {
  const config = {
    oauthClientSecret: 'countinghouse-dashboard',
    logLevel: 'silent' as const,
    s3: undefined,
    trustProxy: undefined,
    dataDir,
  };
  const app = await buildApp({
    model,
    database,
    config,
    jwtSecret: testJwtSecret,
    passwordCost: leastPasswordCost,
    jobSettings: { pollMs: 50 },
  });
  await app.ready();
  return app;
}

async function signIn(
  app: FastifyInstance,
): Promise<
  (method: 'GET' | 'POST', path: string, body?: object) => Promise<{ data: { report_id: number; status: string; progress: number } }>
> {
  const token = (await app.inject({ method: 'POST', url: '/oauth/token', payload: grantOf('owner@demo.test') })).json().access_token;
  return async (method, path, body) =>
    (
      await app.inject({
        method,
        url: `/api/report-export/${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      })
    ).json();
}

/** Asks for the whole list and waits until some of it is written. */
async function begun(call: Awaited<ReturnType<typeof signIn>>, format: string): Promise<number> {
  const { data } = await call('POST', 'generate', { resource: 'taxes', format, columns: ['name', 'rate'] });
  await expect
    .poll(async () => (await call('GET', `status/${data.report_id}`)).data, { timeout: 30_000, interval: 5 })
    .toMatchObject({ status: 'processing', progress: expect.toSatisfy((progress: number) => progress > 0) });
  return data.report_id;
}

test.each(['csv', 'xlsx'])(
  'an export (%s) whose host is closed over it is made by the next one',
  async (format) => {
    const first = await openHost();
    const id = await begun(await signIn(first), format);
    await first.close();
    const stopped = await database.platform((tx) => sql<{ status: string }>`select status from public.jobs where id = ${id}`.execute(tx));
    expect(stopped.rows[0]?.status).toBe('pending');
    const second = await openHost();
    const call = await signIn(second);
    await expect
      .poll(async () => (await call('GET', `status/${id}`)).data, { timeout: 40_000 })
      .toMatchObject({ status: 'completed', progress: 100 });
    const done = await database.platform((tx) =>
      sql<{ result: { rows: number } }>`select result from public.jobs where id = ${id}`.execute(tx),
    );
    expect(done.rows[0]?.result.rows).toBeGreaterThanOrEqual(ROWS);
    expect((await readdir(join(dataDir, 'exports'))).filter((name) => name.endsWith('.part'))).toEqual([]);
    await second.close();
  },
  120_000,
);

test('an export that is cancelled ends where it is, and leaves nothing', async () => {
  const host = await openHost();
  const call = await signIn(host);
  const before = (await readdir(join(dataDir, 'exports'))).length;
  const id = await begun(call, 'csv');
  await call('POST', `cancel/${id}`);
  expect((await call('GET', `status/${id}`)).data.status).toBe('cancelled');
  await expect.poll(() => readdir(join(dataDir, 'exports')), { timeout: 20_000 }).toHaveLength(before);
  await host.close();
}, 60_000);
