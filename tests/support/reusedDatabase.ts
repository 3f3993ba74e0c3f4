import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** A database that waits for the next test file, with what it held before the first one. */
interface Kept {
  database: Database;
  key: string;
  shape: string;
  /** The rows of the few tables that a migrated database does not leave empty. */
  firstRows: ReadonlyMap<string, unknown[]>;
  /** A statement that makes the counters of ids go on where they stood. */
  firstCounters: string;
  tables: readonly string[];
  uses: number;
}

/** Those that wait, the last used at the end. Test files of one worker share them, one file after the other. */
const waiting: Kept[] = [];
/** So many wait at most: the definitions' own tables, and those with the specimens. */
const MAX_WAITING = 2;
/** The log of a database in memory grows with what is written, and so does the engine. */
const MAX_USES = 25;
const MAX_BYTES = 80_000_000;

/**
 * An embedded test database that goes from one test file to the next: emptied, which takes a tenth of the time of opening another one, and
 * with an engine that knows its tables already. One whose tables a test changed, or that has grown large, is closed instead.
 */
export async function reusedDatabase(key: string, open: () => Promise<Database>): Promise<Database> {
  const place = waiting.findLastIndex((one) => one.key === key);
  const [found] = place < 0 ? [] : waiting.splice(place, 1);
  return lent(found ?? (await firstOpened(key, await open())));
}

async function firstOpened(key: string, database: Database): Promise<Kept> {
  const found = await rowsOf(
    database,
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const tables = found.map(({ name }) => String(name));
  const firstRows = new Map<string, unknown[]>();
  for (const name of await filled(database, tables)) {
    firstRows.set(
      name,
      (await rowsOf(database, `select to_jsonb(t) as row from ${name} as t`)).map(({ row }) => row),
    );
  }
  return { database, key, tables, firstRows, firstCounters: await countersOf(database), shape: await shapeOf(database), uses: 0 };
}

/** The handle of one test file: closing it ends what the file can do, and hands the database on. */
function lent(kept: Kept): Database {
  const { database } = kept;
  let closed: Promise<void> | undefined;
  const open =
    <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      if (closed) throw new Error('This test database is closed');
      return call(...given);
    };
  return {
    ...database,
    tenant: open(database.tenant) as Database['tenant'],
    platform: open(database.platform) as Database['platform'],
    owner: open(database.owner) as Database['owner'],
    direct: open(database.direct),
    glance: open(database.glance),
    dump: open(database.dump),
    close() {
      closed ??= handOn(kept);
      return closed;
    },
  };
}

async function handOn(kept: Kept): Promise<void> {
  kept.uses += 1;
  if (kept.uses >= MAX_USES || !(await emptied(kept).catch(() => false))) return kept.database.close();
  waiting.push(kept);
  if (waiting.length > MAX_WAITING) await waiting.shift()?.database.close();
}

/** Whether it is as it was before its first use. */
async function emptied({ database, shape, tables, firstRows, firstCounters }: Kept): Promise<boolean> {
  const [size] = await rowsOf(database, 'select pg_database_size(current_database()) as bytes');
  if (Number(size?.bytes) > MAX_BYTES || (await shapeOf(database)) !== shape) return false;
  const full = await filled(database, tables);
  // Triggers of foreign keys would ask for an order; nothing is left that a key could point to.
  const deletes = full.map((name) => `delete from ${name}`);
  await database.direct(
    ['reset all', 'set session_replication_role = replica', ...deletes, 'set session_replication_role = origin'].join('; '),
  );
  // Without a trace in tables and indexes: plans, and what a later vacuum finds, are those of a new database.
  await database.direct(`vacuum (index_cleanup on) ${full.join(', ')}`);
  await database.direct(firstCounters);
  for (const [name, rows] of firstRows)
    await database.direct(`insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, $1)`, [
      JSON.stringify(rows),
    ]);
  await database.direct('checkpoint');
  return true;
}

async function filled(database: Database, tables: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    database,
    tables.map((name) => `select '${name}' as name where exists (select 1 from ${name})`).join(' union all '),
  );
  return rows.map(({ name }) => String(name));
}

async function countersOf(database: Database): Promise<string> {
  const counters = await rowsOf(
    database,
    `select schemaname || '.' || quote_ident(sequencename) as name, start_value, last_value from pg_sequences`,
  );
  const set = counters.map(({ name, start_value: start, last_value: last }) => `setval('${name}', ${last ?? start}, ${last !== null})`);
  return `select ${set.join(', ')}`;
}

/** Changes with every table, column, constraint, index, policy, function and role. */
async function shapeOf(database: Database): Promise<string> {
  const catalogs = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_policy', 'pg_proc', 'pg_roles', 'pg_db_role_setting'];
  const [row] = await rowsOf(
    database,
    `select ${catalogs.map((name) => `(select count(*) from ${name})`).join(` || ' ' || `)} || ' ' || (select md5(string_agg(relname, ' ' order by oid)) from pg_class) as shape`,
  );
  return String(row?.shape);
}

async function rowsOf(database: Database, text: string): Promise<Record<string, unknown>[]> {
  return [...(await database.direct(text)).rows] as Record<string, unknown>[];
}
