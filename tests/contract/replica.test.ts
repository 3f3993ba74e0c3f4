import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { systemTables } from '#/server/systemTables.ts';
import type { Answer } from '#/tests/support/app.ts';
import { type PostgresServer, postgresServer, type StandbyServer } from '#/tests/support/postgresServer.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const DAY = '2026-03-01';
const REST_MS = 50;

/** Servers of its own, where PostgreSQL is installed. */
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('a replica', () => {
  let server: PostgresServer;
  let replica: StandbyServer;
  let database: Database;
  let host: WorkingApp;
  let token: string;
  let establishment: number;
  const told: string[] = [];

  beforeAll(async () => {
    server = await postgresServer();
    replica = await server.replica();
    const tell = (sentence: string) => void told.push(sentence);
    // What is under test is not how far it may be behind: that is a matter of clocks, and tested with one.
    database = await openDatabase({ databaseUrl: server.url, replica: { url: replica.url, lagMs: 3_600_000, restMs: REST_MS, tell } });
    await migrate(database, model, systemTables);
    host = await workingApp({ database });
    token = await host.signIn('owner@demo.test');
    establishment = host.seeded.one.establishments[0] as number;
  });
  afterAll(async () => {
    await host?.close();
    await replica?.remove();
    await server?.remove();
  });

  const versionOf = (answer: Answer) => answer.headers['data-version'];
  const having = (version: string | undefined): Record<string, string> => (version ? { 'data-version': version } : {});
  const order = async (version?: string) => {
    const sent = { establishment_id: establishment, orders: [anOrder({ local_created_at: `${DAY} 12:30:00` })] };
    const answer = await host.call('POST', '/api/sales/intake', sent, token, having(version));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return versionOf(answer);
  };
  const netSales = async (version?: string) => {
    const body = { date_from: DAY, date_to: DAY, establishment_ids: [establishment] };
    const answer = await host.call('POST', '/api/sales-summary', body, token, having(version));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { sales: answer.body.data.net_sales as number, asOf: answer.body.data.as_of as string, version: versionOf(answer) };
  };
  /** Waits until it has everything that is written by now, and holds it there. */
  const heldAt = async () => {
    const version = (await ask(server.url, 'select pg_current_wal_flush_lsn()::text as at'))[0]?.at as string;
    while (!(await ask(replica.url, `select pg_last_wal_replay_lsn() >= '${version}' as there`))[0]?.there) await wait(10);
    await replica.pause();
    return version;
  };

  test('is read by whoever has seen no more than it has; whoever has written more, or says nothing, reads what there is', async () => {
    await order();
    const before = await heldAt();
    try {
      const began = new Date().toISOString();
      const after = await order(before);
      expect(after).not.toBe(before);
      const sources: string[] = [];
      const watch = { waited: () => undefined, ended: () => undefined, readFrom: (source: string) => void sources.push(source) };
      const ignored = database.observe({ began: () => watch });
      const old = await netSales(before);
      expect(old.sales).toBe(10);
      expect(old.asOf < began).toBe(true);
      expect(await netSales(after)).toMatchObject({ sales: 20, version: undefined });
      expect(sources).toEqual(['replica', 'database']);
      ignored();
      const now = await netSales();
      expect(now).toMatchObject({ sales: 20, version: expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/) });
      expect(now.asOf > began).toBe(true);
    } finally {
      await replica.resume();
    }
    // It has come so far, and no further.
    const after = await heldAt();
    try {
      await order();
      expect((await netSales(after)).sales).toBe(20);
    } finally {
      await replica.resume();
    }
  });

  test('answers searches, and the wall stands there too', async () => {
    const customer = async (name: string) => versionOf(await host.call('POST', '/api/customer', { first_name: name }, token));
    await customer('Quillon');
    const before = await heldAt();
    const found = async (asker: string, version: string) => {
      const answer = await host.call('POST', '/api/global-search/list', { query: 'Quillon' }, asker, having(version));
      return answer.body.data.list.length;
    };
    try {
      const after = await customer('Quillon');
      expect(await found(token, before)).toBe(1);
      expect(await found(token, String(after))).toBe(2);
      const other = await host.signIn('owner@other.test');
      expect(await found(other, before)).toBe(0);
      const alien = { date_from: DAY, date_to: DAY, establishment_ids: [establishment] };
      expect((await host.call('POST', '/api/sales-summary', alien, other, having(before))).status).toBe(404);
    } finally {
      await replica.resume();
    }
  });

  test('writes exports, which have all that was there when they began', async () => {
    const scans = async () => {
      // A connection that ends leaves what it has counted.
      await ask(replica.url, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'countinghouse'`);
      const counted = `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as n from pg_stat_user_tables where relname = 'vendors'`;
      return Number((await ask(replica.url, counted))[0]?.n);
    };
    await host.call('POST', '/api/vendor', { name: 'Before the export', establishment_id: establishment }, token);
    const before = await scans();
    const asked = { resource: 'vendors', establishment_id: establishment };
    await expect
      .poll(async () => {
        expect((await host.exported(asked, token)).text).toContain('Before the export');
        return scans();
      })
      .toBeGreaterThan(before);
    await heldAt();
    try {
      await host.call('POST', '/api/vendor', { name: 'Held back', establishment_id: establishment }, token);
      expect((await host.exported(asked, token)).text).toContain('Held back');
    } finally {
      await replica.resume();
    }
  });

  test('is passed over while it is away, and read again when it is back: nobody is refused, and it is told once', async () => {
    const old = await netSales();
    const before = await heldAt();
    await order();
    await expect.poll(async () => (await netSales(before)).sales).toBe(old.sales);
    await replica.resume();
    const sales = old.sales + 10;
    told.length = 0;
    await replica.stop('immediate');
    for (let time = 0; time < 3; time += 1) {
      expect((await netSales()).sales).toBe(sales);
      await wait(REST_MS + 10);
    }
    expect(told).toEqual([expect.stringMatching(/^The replica \(DATABASE_REPLICA_URL\) is passed over, .*: it cannot be read \(/)]);
    await replica.start();
    await expect
      .poll(async () => {
        expect((await netSales()).sales).toBe(sales);
        return told.at(-1);
      })
      .toBe('The replica (DATABASE_REPLICA_URL) is read again');
  });

  test('is not one: the database of somebody else, or a server that has been promoted', async () => {
    const opened = async (url: string) => {
      const said: string[] = [];
      const own = await openDatabase({ databaseUrl: server.url, replica: { url, lagMs: 10_000, tell: (one) => void said.push(one) } });
      await own.close();
      return said;
    };
    expect(await opened(replica.url)).toEqual([]);
    expect(await opened(new URL('/postgres', replica.url).href)).toEqual([expect.stringContaining('it has the data of another database')]);
    expect(await opened(server.url)).toEqual([expect.stringContaining('it is not a replica, or not any more')]);
    await replica.promote();
    expect(await opened(replica.url)).toEqual([expect.stringContaining('it is not a replica, or not any more')]);
    const sales = (await netSales()).sales;
    const after = await order();
    expect((await netSales(after)).sales).toBe(sales + 10);
  });
});

async function ask(url: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}
