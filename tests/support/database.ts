import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { DatabaseInUse, takeLock } from '#/server/foundation/database/lockFile.ts';
import { type Database, type OpenOptions, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { openOnCluster } from './citus.ts';
import { hashOf, type Preparation, urlOf } from './preparation.ts';
import { reusedDatabase } from './reusedDatabase.ts';

/**
 * A database of the test's own, already migrated. Embedded: loaded in memory from a dump that is made once per key and kept in
 * node_modules/.cache, or the emptied one of an earlier test file. With TEST_DATABASE_URL: made on that server from a template, and dropped
 * by `close`.
 */
export async function openTestDatabase(preparation: Preparation): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (process.env.TEST_CITUS_URL) return openOnCluster(preparation, process.env.TEST_CITUS_URL);
  return server === undefined
    ? reusedDatabase(preparation.key, () => openEmbeddedTestDatabase(preparation))
    : openFromTemplate(preparation, server);
}

/** The embedded one, whatever the environment says, opened anew. */
export async function openEmbeddedTestDatabase(preparation: Preparation, options: OpenOptions = {}): Promise<Database> {
  const name = hashOf(preparation.key);
  const file = join(CACHE, `${name}.tar`);
  if (!(await exists(file))) await oneAtATime(join(CACHE, `${name}.making`), () => makeDump(file, preparation));
  await fs.utimes(file, new Date(), new Date());
  engineCode ??= WebAssembly.compile(
    await fs.readFile(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')),
  );
  await engineCode;
  return openDatabase({ ...options, dump: file });
}

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/countinghouse');
/** So many dumps are kept, the last used: definitions change often, and each change makes new ones. */
const KEPT = 12;

/**
 * Held for as long as the process lives: the engine of one file after another then runs the machine code that the first one compiled.
 * Dropped with the last engine it would be made anew for each, a second of work.
 */
let engineCode: Promise<WebAssembly.Module> | undefined;

async function makeDump(file: string, { migrate, from }: Preparation): Promise<void> {
  if (await exists(file)) return;
  const database = from ? await openEmbeddedTestDatabase(from) : await openDatabase();
  try {
    await migrate(database);
    // The engine serves one database; its two templates would be a third of what every test file loads.
    await database.direct(`update pg_database set datistemplate = false where datname like 'template_'`);
    for (const template of ['template0', 'template1']) await database.direct(`drop database if exists ${template}`);
    const beside = `${file}.${randomUUID()}`;
    await fs.writeFile(beside, await database.dump());
    await fs.rename(beside, file);
  } finally {
    await database.close();
  }
  await forgetOldDumps();
}

async function forgetOldDumps(): Promise<void> {
  const names = (await fs.readdir(CACHE)).filter((name) => name.endsWith('.tar'));
  const dumps = await Promise.all(names.map(async (name) => ({ name, usedAt: (await fs.stat(join(CACHE, name))).mtimeMs })));
  for (const { name } of dumps.sort((a, b) => b.usedAt - a.usedAt).slice(KEPT)) {
    await fs.rm(join(CACHE, name), { force: true });
    await fs.rm(join(CACHE, name.replace(/tar$/, 'making')), { recursive: true, force: true });
  }
}

async function openFromTemplate({ key, migrate }: Preparation, server: string): Promise<Database> {
  const template = `countinghouse_template_${hashOf(key)}`;
  const name = `countinghouse_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, server, template, migrate);
    await client.query(`create database ${name} template ${template}`);
    await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
  });
  const database = await openDatabase({ databaseUrl: urlOf(server, name) });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, (client) => dropDatabase(client, name));
    },
  };
}

/** Made under another name, so that one cut off half-way is never taken for the template. */
async function makeTemplate(client: pg.Client, server: string, template: string, migrate: Preparation['migrate']): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await dropDatabase(client, unfinished);
  await client.query(`create database ${unfinished}`);
  const database = await openDatabase({ databaseUrl: urlOf(server, unfinished) });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

/**
 * Ends what is still connected, then drops. Not `with (force)`: that is refused to an owner who is no superuser while the server's own
 * vacuum happens to be at work in the database, which a plain drop asks to stop and waits for.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user', [name]);
  await client.query(`drop database if exists ${name}`);
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Test workers are processes of their own: the second one waits for what the first is making. */
async function oneAtATime(folder: string, work: () => Promise<void>): Promise<void> {
  for (;;) {
    const lock = await takeLock(folder).catch(unlessInUse);
    if (lock) return work().finally(() => lock.release());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function unlessInUse(error: unknown): undefined {
  if (!(error instanceof DatabaseInUse)) throw error;
}

function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
