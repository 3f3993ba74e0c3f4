import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { systemTables } from '#/server/systemTables.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { type BrokenWire, brokenWire } from '#/tests/support/brokenWire.ts';

const server = process.env.TEST_DATABASE_URL;

describe.runIf(server !== undefined)('a lost connection to the server', () => {
  const name = `countinghouse_lost_${process.pid}`;
  let wire: BrokenWire;
  let database: Database;
  let host: TestApp;
  let owner: string;

  beforeAll(async () => {
    await onServer(`create database ${name}`);
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    wire = await brokenWire(url.href);
    database = await openDatabase({ databaseUrl: wire.url, poolSize: 2, limitMs: 2_000 });
    await migrate(database, model, systemTables);
    host = await testApp({ database, routes: (app) => probe(app) });
    owner = await host.signIn('owner@demo.test');
  });
  afterAll(async () => {
    await host.close();
    await wire.close();
    await onServer(`drop database ${name} with (force)`);
  });

  /** A route whose query waits until the test has done to the wire what it is about. */
  const probe = (app: FastifyInstance) => {
    app.post('/api/waits', async () => database.platform((tx) => sql`select pg_sleep(60)`.execute(tx), { readonly: true }));
    app.post('/api/reports-wait', { config: { work: 'report' } }, async () =>
      database.platform((tx) => sql`select pg_sleep(60)`.execute(tx), { readonly: true }),
    );
  };
  const post = (path: string) => host.call('POST', path, {}, owner);
  const ready = () => host.call('GET', '/api/health/ready');
  const isAsleep = async () => {
    while (
      !(await onServer(
        `select 1 from pg_stat_activity where datname = '${name}' and query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`,
      ))
    )
      await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('that was in use is a 503 with a sentence, and the next call gets another one', async () => {
    const waiting = post('/api/waits');
    await isAsleep();
    wire.cut();
    const { status, body, headers } = await waiting;
    expect([status, body.message, headers['retry-after']]).toEqual([
      503,
      'The database cannot be reached at the moment: try again shortly',
      '5',
    ]);
    expect((await host.call('GET', '/api/v1_0/profile', undefined, owner)).status).toBe(200);
  });

  test('that the server ended itself is the same', async () => {
    const waiting = post('/api/waits');
    await isAsleep();
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`);
    expect((await waiting).status).toBe(503);
    expect((await host.call('GET', '/api/v1_0/profile', undefined, owner)).status).toBe(200);
  });

  test('makes the host not ready, and ready again by itself', async () => {
    expect((await ready()).status).toBe(200);
    await wire.shut();
    const { status, body } = await ready();
    expect([status, body.message]).toEqual([503, 'The database cannot be reached at the moment: try again shortly']);
    expect((await host.call('GET', '/api/v1_0/profile', undefined, owner)).status).toBe(503);
    await wire.open();
    expect((await ready()).status).toBe(200);
    expect((await host.call('GET', '/api/v1_0/profile', undefined, owner)).status).toBe(200);
  });

  test('whose commit was done is neither reported as saved nor done again', async () => {
    await database.owner((tx) => sql`create table shelf (title text)`.execute(tx));
    const saving = database.owner(async (tx) => {
      await sql`insert into shelf values ('once')`.execute(tx);
      void wire.withhold().then(() => wire.cut());
    });
    await expect(saving).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('went away while this was being saved'),
    });
    expect((await database.direct('select title from shelf')).rows).toEqual([{ title: 'once' }]);
  });

  test('to a server that says nothing any more ends at the limit of the query', async () => {
    void wire.withhold();
    const silent = database.platform((tx) => sql`select 1`.execute(tx), { readonly: true });
    await expect(silent).rejects.toMatchObject({ code: 'unavailable' });
    wire.cut();
    expect((await ready()).status).toBe(200);
  });

  test('leads elsewhere the next time where the server only reads now', async () => {
    await onServer(`alter role countinghouse in database ${name} set default_transaction_read_only = on`);
    wire.cut();
    const saving = database.owner((tx) => sql`insert into shelf values ('nowhere')`.execute(tx));
    await expect(saving).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('switched over') });
    await onServer(`alter role countinghouse in database ${name} reset default_transaction_read_only`);
    await database.owner((tx) => sql`insert into shelf values ('here')`.execute(tx));
  });

  test('is not needed by a list while reports have all of theirs', async () => {
    const reports = [1, 2, 3].map(() => post('/api/reports-wait'));
    await isAsleep();
    expect((await host.call('GET', '/api/v1_0/profile', undefined, owner)).status).toBe(200);
    const answers = await Promise.all(reports);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers[0]?.body.message).toBe(
      'This report took longer than 2 s and was ended: choose a shorter period or fewer establishments',
    );
  });
});

async function onServer(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
