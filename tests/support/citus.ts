import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { FIRST_SPREAD } from '#/server/foundation/database/distribute.ts';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { hashOf, type Preparation, urlOf } from './preparation.ts';

/**
 * A database of the test's own on a Citus cluster: a copy of one that was prepared once, on each node by itself (a copy holds the node's
 * part of the cluster's own tables). `close` drops it. @param coordinator its address, where a superuser may sign in on every node
 */
export async function openOnCluster({ key, migrate }: Preparation, coordinator: string): Promise<Database> {
  const nodes = [coordinator, ...workers()];
  const template = `countinghouse_template_${hashOf(key)}`;
  const name = `countinghouse_test_${randomUUID().replaceAll('-', '')}`;
  await on(urlOf(coordinator, 'postgres'), async (ask) => {
    await ask(`select pg_advisory_lock(hashtext('${template}'))`);
    const found = await ask(`select 1 from pg_database where datname = '${template}'`);
    if (!found.length) await makeTemplate(nodes, template, migrate);
    await copy(nodes, template, name);
    await ask(`select pg_advisory_unlock(hashtext('${template}'))`);
  });
  const database = await openDatabase({ databaseUrl: urlOf(coordinator, name), distributed: true });
  return {
    ...database,
    async close() {
      await database.close();
      await drop(nodes, name);
    },
  };
}

const workers = () => (process.env.TEST_CITUS_WORKERS ?? '').split(' ').filter(Boolean);

/** From now on the nodes that do not have the business let nobody in: whatever asks one of them is refused at once. */
export async function shutOtherNodes(database: Pick<Database, 'direct'>, clientId: number): Promise<void> {
  const { rows } = await database.direct(
    `select current_database() as name, n.nodeport as port from pg_dist_placement as p join pg_dist_node as n on n.groupid = p.groupid
     where p.shardid = get_shard_id_for_distribution_column('public.${FIRST_SPREAD}', $1::bigint)`,
    [clientId],
  );
  const { name, port } = rows[0] as { name: string; port: number };
  await shut(
    workers().filter((url) => Number(new URL(url).port) !== port),
    name,
  );
}

/** Made under another name, so that one cut off half-way is never taken for the template. */
async function makeTemplate(nodes: readonly string[], template: string, migrate: Preparation['migrate']): Promise<void> {
  const unfinished = `${template}_unfinished`;
  const [coordinator = '', ...workers] = nodes;
  await drop(nodes, unfinished);
  await onEach(nodes, 'postgres', `create database ${unfinished}`);
  await onEach(nodes, 'postgres', `alter database ${unfinished} set citus.enable_unsafe_triggers = on`);
  await onEach(nodes, unfinished, 'create extension citus');
  const place = (url: string) => `'${new URL(url).hostname}', ${new URL(url).port}`;
  await on(urlOf(coordinator, unfinished), async (ask) => {
    await ask(`select citus_set_coordinator_host(${place(coordinator)})`);
    for (const worker of workers) await ask(`select citus_add_node(${place(worker)})`);
  });
  const database = await openDatabase({ databaseUrl: urlOf(coordinator, unfinished), distributed: true });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  // Nothing of the cluster's own comes back to it.
  await shut(nodes, unfinished);
  for (const node of nodes.toReversed())
    await on(urlOf(node, 'postgres'), (ask) => ask(`alter database ${unfinished} rename to ${template}`));
}

async function copy(nodes: readonly string[], template: string, name: string): Promise<void> {
  await onEach(nodes, 'postgres', `create database ${name} template ${template}`);
  await onEach(nodes, 'postgres', `alter database ${name} set citus.enable_unsafe_triggers = on`);
}

/** Nothing of the cluster's own comes back to it meanwhile. */
async function drop(nodes: readonly string[], name: string): Promise<void> {
  const found = await Promise.all(
    nodes.map(async (node) => ({
      node,
      isThere: await on(urlOf(node, 'postgres'), (ask) => ask(`select 1 from pg_database where datname = '${name}'`)),
    })),
  );
  const those = found.filter(({ isThere }) => isThere.length).map(({ node }) => node);
  await shut(those, name);
  await onEach(those, 'postgres', `drop database ${name} with (force)`);
}

async function shut(nodes: readonly string[], name: string): Promise<void> {
  await onEach(nodes, 'postgres', `alter database ${name} allow_connections false`);
  await onEach(nodes, 'postgres', `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`);
}

async function onEach(nodes: readonly string[], database: string, text: string): Promise<void> {
  await Promise.all(nodes.map((node) => on(urlOf(node, database), (ask) => ask(text))));
}

async function on<T>(url: string, work: (ask: (text: string) => Promise<unknown[]>) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}
