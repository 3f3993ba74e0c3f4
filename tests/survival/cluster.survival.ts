import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { valuesIn } from '#/model/values/shapes.ts';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { type CitusServers, citusServers, type PostgresServer } from '#/tests/support/postgresServer.ts';
import { startReceiver } from '#/tests/support/webhookReceiver.ts';
import { Caller } from './caller.ts';
import { hostProcess } from './hostProcess.ts';
import { Load, prepared } from './load.ts';
import { Neighbour } from './neighbour.ts';

const MOVES = Number(process.env.MOVES ?? 10);
const KILLS = Number(process.env.KILLS ?? 20);
const SILENCES = Number(process.env.SILENCES ?? 10);
const SILENT_MS = 12_000;

const DEADLOCK = '40P01';
const MOST_TRIES = 5;
/** Or the other way round: who writes is asked to do it again. */
const LOST_TO_A_MOVE = / 409 Somebody else changed the same records at the same moment: try again /;

interface OnCluster {
  cluster: CitusServers;
  /** Its number. */
  business: number;
  /** The business's owner. */
  owner: Caller;
  /** How many deliveries of the neighbour's webhook have arrived. */
  told(): number;
}

test(`a business is moved between nodes ${MOVES} times while its orders come in: nothing acknowledged is lost, nothing is done twice`, async () => {
  await underLoad(async ({ cluster, business }) => {
    const seconds: number[] = [];
    let tries = 0;
    const before = await triggersOf(cluster, business);
    for (let move = 0; move < MOVES; move += 1) {
      await wait(500 + Math.random() * 1_000);
      const began = performance.now();
      tries += await moveAway(cluster, business);
      seconds.push((performance.now() - began) / 1_000);
      expect(await triggersOf(cluster, business)).toEqual(before);
    }
    return { moves: MOVES, tries, secondsOfAMove: summary(seconds) };
  }, LOST_TO_A_MOVE);
});

test(`a business's node crashes ${KILLS} times: it is answered 503 meanwhile, nobody else is, and nothing is lost or done twice`, async () => {
  await underLoad(async ({ cluster, business, owner }) => {
    const seconds: number[] = [];
    const node = await nodeOf(cluster, business);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(500 + Math.random() * 1_000);
      await node.stop('immediate');
      expect((await owner.call('POST', '/api/vendor/list', {}))?.status).toBe(503);
      await wait(Math.random() * 1_500);
      await node.start();
      const back = performance.now();
      await owner.until('POST', '/api/vendor/list', {}, {});
      seconds.push((performance.now() - back) / 1_000);
    }
    return { kills: KILLS, secondsUntilServed: summary(seconds) };
  });
});

test(`a business's node falls silent ${SILENCES} times while it asks for forty things at once: nobody else is refused, and nothing is lost`, async () => {
  await underLoad(async ({ cluster, business, owner, told }) => {
    const node = await nodeOf(cluster, business);
    const seconds: number[] = [];
    const toldMeanwhile: number[] = [];
    for (let silence = 0; silence < SILENCES; silence += 1) {
      await wait(500 + Math.random() * 1_000);
      await node.fallSilent();
      const asked = Array.from({ length: 40 }, () => owner.call('POST', '/api/vendor/list', {}));
      await wait(SILENT_MS / 2);
      const before = told();
      await wait(SILENT_MS / 2);
      toldMeanwhile.push(told() - before);
      await node.speak();
      const back = performance.now();
      await owner.until('POST', '/api/vendor/list', {}, {});
      seconds.push((performance.now() - back) / 1_000);
      for (const answer of await Promise.all(asked)) expect([200, 503]).toContain(answer?.status);
    }
    expect(Math.min(...toldMeanwhile), 'the webhook of the other business is told of what happens').toBeGreaterThan(0);
    return { silences: SILENCES, secondsUntilServed: summary(seconds), toldMeanwhile };
  });
});

/**
 * Does it to a business under load that lies on another node than its neighbour, and compares what was acknowledged with what is there.
 * `allowed`: refusals that somebody may get meanwhile, beside 503.
 */
async function underLoad(work: (on: OnCluster) => Promise<object>, allowed?: RegExp): Promise<void> {
  const cluster = await citusServers();
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-survival-data-'));
  const options = { databaseUrl: cluster.url, distributed: true };
  const receiver = await startReceiver();
  const host = await hostProcess({
    DATABASE_URL: cluster.url,
    DATABASE_DISTRIBUTED: '1',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    OUTGOING_LOOPBACK: '1',
  });
  try {
    const { one, two } = await prepared(options);
    if ((await nodeOf(cluster, one.clientId)) === (await nodeOf(cluster, two.clientId))) await moveAway(cluster, one.clientId);
    await host.start();
    const load = new Load(host.url, one);
    const neighbour = new Neighbour(host.url, two.establishments[0] as number);
    const owner = new Caller(host.url, one.establishments[0] as number);
    await Promise.all([load.begin(), neighbour.begin(), owner.signIn()]);
    await neighbour.subscribe(receiver.address);
    load.start();
    neighbour.start();
    const seen = await work({ cluster, business: one.clientId, owner, told: () => receiver.sent.length });
    await Promise.all([load.stop(), neighbour.stop()]);
    const database = await openDatabase(options);
    const outcome = await load.outcome(database).finally(() => database.close());
    process.stdout.write(`${JSON.stringify({ ...seen, ...outcome, neighbour: neighbour.outcome })}\n`);
    const unexpected = outcome.unexpected.filter((answer) => !allowed?.test(answer));
    expect({ ...outcome, unexpected }).toMatchObject({ lost: [], twice: [], unexpected: [], disagree: [] });
    expect(neighbour.outcome.refused).toEqual({});
  } catch (error) {
    process.stdout.write(host.output());
    throw error;
  } finally {
    await host.stop();
    await receiver.close();
    await cluster.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const summary = (seconds: readonly number[]) => ({
  most: Math.max(...seconds).toFixed(2),
  mean: (seconds.reduce((a, b) => a + b, 0) / seconds.length).toFixed(2),
});

/** The shard that a business's rows are in, of the table beside which all others lie, and the port of its node. */
async function placeOf({ url }: CitusServers, clientId: number): Promise<{ shard: number; port: number }> {
  const [found] = await ask<{ shard: string; port: number }>(
    url,
    `select p.shardid as shard, p.nodeport as port from citus_shards as p
     where p.shardid = get_shard_id_for_distribution_column('public.search_entries', $1::bigint)`,
    [clientId],
  );
  if (!found) throw new Error(`Business ${clientId} is on no node`);
  return { shard: Number(found.shard), port: found.port };
}

const portOf = ({ url }: PostgresServer) => Number(new URL(url).port);

async function nodeOf(cluster: CitusServers, clientId: number): Promise<PostgresServer> {
  const { port } = await placeOf(cluster, clientId);
  return cluster.workers.find((worker) => portOf(worker) === port) as PostgresServer;
}

/**
 * Moves a business to the other node, while it is written to. The cluster gives a move up where it and somebody who writes wait for each
 * other, and it begins again. @returns how often it was begun
 */
async function moveAway(cluster: CitusServers, clientId: number): Promise<number> {
  const { shard, port } = await placeOf(cluster, clientId);
  const other = cluster.workers.map(portOf).find((one) => one !== port);
  for (let tries = 1; ; tries += 1) {
    await cleaned(cluster);
    try {
      await ask(cluster.url, `select citus_move_shard_placement($1, $2, $3, $2, $4, 'force_logical')`, [shard, '127.0.0.1', port, other]);
      return tries;
    } catch (error) {
      if (valuesIn(error).code !== DEADLOCK || tries === MOST_TRIES) throw error;
    }
  }
}

/** What a move left behind is removed in minutes unless somebody asks for it, and not while a question that began before still reads it. */
async function cleaned({ url }: CitusServers): Promise<void> {
  while ((await ask(url, 'select 1 from pg_dist_cleanup')).length) {
    await ask(url, 'call citus_cleanup_orphaned_resources()');
    await wait(100);
  }
}

/** What stands on a business's part of each table, wherever that is: its walls, and what follows from changes. */
async function triggersOf(cluster: CitusServers, clientId: number): Promise<string[]> {
  const { shard } = await placeOf(cluster, clientId);
  const parts = await ask<{ name: string }>(
    cluster.url,
    `select s.shard_name as name from citus_shards as s join pg_dist_shard as d on d.shardid = s.shardid
     join citus_shards as f on f.shardid = $1 and f.colocation_id = s.colocation_id
     join pg_dist_shard as g on g.shardid = f.shardid and g.shardminvalue = d.shardminvalue`,
    [shard],
  );
  const { url } = await nodeOf(cluster, clientId);
  // A node does not show its parts of tables unless it is told to.
  const found = await ask<{ said: string }>(
    `${url}?options=-c%20citus.override_table_visibility%3Doff`,
    `select c.relname || ' ' || t.tgname || ' ' || t.tgenabled::text as said from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
     where c.relname = any($1) and not t.tgisinternal order by 1`,
    [parts.map(({ name }) => name.split('.').at(-1))],
  );
  expect(found.length).toBeGreaterThan(parts.length / 2);
  return found.map(({ said }) => said);
}

async function ask<T>(url: string, text: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
