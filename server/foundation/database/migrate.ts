import { type Kysely, sql } from 'kysely';
import type { Model } from '#/model/language/model.ts';
import { addMissingColumns, createTable, type Removed, type StoredTables, storedColumns } from './alterTable.ts';
import { commentTables } from './commentTables.ts';
import { DatabaseError } from './databaseError.ts';
import { checkCluster, distributeTables, finishSpreading, spreading } from './distribute.ts';
import { changeLedger, notePieces, readLedger, UNFINISHED } from './ledger.ts';
import { hashOf, quoted } from './names.ts';
import { NeighboursInTheWay, type ReadNeighbours, stopThemFirst } from './neighbours.ts';
import type { Database } from './openDatabase.ts';
import { rightsTables } from './rightsVersions.ts';
import { searchTables } from './searchTables.ts';
import { type TableSpec, tablesOf } from './tables.ts';
import { asSpread, rolesAndSchemas, walls } from './tenancy.ts';
import type { Tables, Transaction } from './unitOfWork.ts';

/** What a migration did and what it leaves to a person. */
export interface Migration {
  changed: boolean;
  /** Tables and columns that no definition names any more, with the SQL that drops them. */
  removed: Removed[];
  /** A process on newer definitions keeps the database, so that this one left it as it is. */
  isOlder?: true;
}

interface Piece {
  key: string;
  hash: string;
  statements: readonly string[];
}

const LOCK = 7_203_114;
/** What PostgreSQL says where a lock was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 15;
const HELD_UP =
  'The tables are in use for longer than this program may keep the others waiting: start it again when no long report or export runs';

/**
 * Brings the database to what the definitions say; additive: tables and columns are added or renamed (`was`), never
 * dropped. One transaction under an advisory lock; where nothing changed it is a single read. `systemTables`: idempotent DDL of the host's
 * own tables. Beside `neighbours` on older definitions nothing is done that these could not go on with: what they need besides stays until
 * one starts without them. Nor are the definitions of today taken back to those of before while somebody runs on them.
 * @throws DefinitionError, NeighboursInTheWay, NotAsDistributed
 */
export async function migrate(
  database: Database,
  model: Model,
  systemTables: readonly string[] = [],
  { neighbours = async () => [], lockMs = 4_000 }: MigrationOptions = {},
): Promise<Migration> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Whoever of two that wait for each other is given up may be this one.
      return await database.owner((db) => brought(db, { model, systemTables, neighbours, lockMs, distributed: database.distributed }), {
        retryable: true,
      });
    } catch (error) {
      const heldUp = error instanceof DatabaseError && error.sqlstate === LOCK_NOT_AVAILABLE;
      if (!heldUp) throw error;
      if (attempt === TRIES) throw new NeighboursInTheWay(HELD_UP);
      await new Promise((resolve) => setTimeout(resolve, lockMs / 4));
    }
  }
}

/** How a migration goes about those who run on the database. */
interface MigrationOptions {
  neighbours?: ReadNeighbours;
  /** It waits so long for a table that they use, in milliseconds, then lets all of them go on before it tries again. */
  lockMs?: number;
}

async function brought(
  db: Transaction,
  {
    model,
    systemTables,
    neighbours,
    lockMs,
    distributed,
  }: Required<MigrationOptions> & { model: Model; systemTables: readonly string[]; distributed: boolean },
): Promise<Migration> {
  const tables = tablesOf(model);
  const whole = wholeHash(tables, systemTables);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
  await checkCluster(db, distributed);
  await run(db, 'create table if not exists public.schema_objects (key text primary key, hash text not null)');
  const known = await readLedger(db);
  const current = known.get('*');
  if (current === whole && !known.has(UNFINISHED)) return { changed: false, removed: [] };
  const others = (await neighbours(db)).filter(({ schema }) => schema !== whole);
  if (current === whole && others.length) return { changed: false, removed: [] };
  if (known.has(`was:${whole}`) && others.some(({ schema }) => schema === current)) return { changed: false, removed: [], isOlder: true };
  if (others.length) await run(db, `set local lock_timeout = ${lockMs}`);
  for (const extension of ['pg_trgm', 'btree_gin']) await run(db, `create extension if not exists ${extension} with schema public`);
  const asKept = (statement: string) => (distributed ? asSpread(statement) : statement);
  for (const statement of [...rolesAndSchemas, ...searchTables, ...commentTables, ...rightsTables, ...systemTables])
    await run(db, asKept(statement));
  const stored = await storedColumns(db);
  const removed = await applyTables(db, tables, { stored, known }, (what) => {
    if (others.length) throw stopThemFirst(what, others);
  });
  if (distributed) await distributeTables(db);
  // Read after the columns: a widened one forgets its view here, a table made anew all that hung on the old one.
  const ledger = await readLedger(db);
  removed.push(...removedTables(ledger, tables, stored));
  for (const phase of [1, 2] as const) await applyPieces(db, ledger, constraintPieces(tables, phase, distributed));
  await applyPieces(
    db,
    ledger,
    tables.map((table) => (others.length ? asStored(table, stored) : table)).flatMap((table) => wallPieces(table, asKept)),
  );
  if (distributed) await finishSpreading(db);
  if (others.length) await changeLedger(db, UNFINISHED, whole);
  else await finish(db, ledger, tables);
  await noteHistory(db, { current, isTakenBack: known.has(`was:${whole}`) });
  await changeLedger(db, '*', whole);
  return { changed: true, removed: others.length ? [] : removed };
}

/** Whether the database is what the definitions say; `undefined` where nothing was ever made in it. Changes nothing. */
export async function isCurrent(database: Database, model: Model, systemTables: readonly string[] = []): Promise<boolean | undefined> {
  return database.owner(
    async (db) => {
      const { rows } = await sql<{ isThere: boolean }>`select to_regclass('public.schema_objects') is not null as "isThere"`.execute(db);
      if (!rows[0]?.isThere) return undefined;
      return (await readLedger(db)).get('*') === wholeHash(tablesOf(model), systemTables);
    },
    { readonly: true },
  );
}

/** A table with the columns that no definition names any more. */
function asStored(table: TableSpec, stored: StoredTables): TableSpec {
  const wanted = new Set(table.columns.map(({ name }) => name));
  const earlier = [...(stored.get(table.name) ?? [])].filter(([name]) => !wanted.has(name));
  return { ...table, columns: [...table.columns, ...earlier.map(([name, { type }]) => ({ name, type, notNull: false }))] };
}

/** What was before is older; but after it was taken back, whatever came in between is newer once more. */
async function noteHistory(
  db: Transaction,
  { current, isTakenBack }: { current: string | undefined; isTakenBack: boolean },
): Promise<void> {
  if (isTakenBack) await sql`delete from public.schema_objects where starts_with(key, 'was:')`.execute(db);
  else if (current !== undefined) await changeLedger(db, `was:${current}`, 'replaced');
}

async function finish(db: Kysely<Tables>, ledger: ReadonlyMap<string, string>, tables: readonly TableSpec[]): Promise<void> {
  await dropStale(db, ledger, tables);
  await sql`delete from public.schema_objects where key = ${UNFINISHED}`.execute(db);
}

/** By which definitions a process runs: equal where they ask for the same tables. */
export const schemaOf = (model: Model, systemTables: readonly string[] = []): string => wholeHash(tablesOf(model), systemTables);

const wholeHash = (tables: readonly TableSpec[], systemTables: readonly string[]) =>
  hashOf(JSON.stringify([tables, searchTables, commentTables, rightsTables, systemTables, rolesAndSchemas, tables.map(walls), spreading]));

async function applyTables(
  db: Kysely<Tables>,
  tables: readonly TableSpec[],
  { stored, known }: { stored: StoredTables; known: ReadonlyMap<string, string> },
  beAlone: (what: string) => void,
): Promise<Removed[]> {
  const removed: Removed[] = [];
  for (const table of tables) {
    const columns = stored.get(table.name);
    if (columns) {
      removed.push(...(await addMissingColumns(db, table, columns, beAlone)));
      continue;
    }
    if (known.size) await forgetPieces(db, table.name);
    for (const statement of createTable(table)) await run(db, statement);
  }
  return removed;
}

/** A table that was dropped by hand has left its pieces in the ledger; nothing has where it knows of nothing yet. */
async function forgetPieces(db: Kysely<Tables>, table: string): Promise<void> {
  await sql`delete from public.schema_objects where key in (${`view:${table}`}, ${`policies:${table}`})
    or starts_with(key, ${`object:${table}.`})`.execute(db);
}

/** Tables of ours (they have a view of the tenant's) that no definition asks for. */
function removedTables(ledger: ReadonlyMap<string, string>, tables: readonly TableSpec[], stored: StoredTables): Removed[] {
  const wanted = new Set(tables.map((table) => table.name));
  const made = [...ledger.keys()].flatMap((key) => (key.startsWith('view:') ? [key.slice('view:'.length)] : []));
  return made
    .filter((name) => !wanted.has(name) && stored.has(name))
    .sort()
    .map((name) => ({ name, sql: `drop table public.${quoted(name)} cascade;` }));
}

function constraintPieces(tables: readonly TableSpec[], phase: 1 | 2, distributed: boolean): Piece[] {
  return tables.flatMap((table) =>
    table.objects
      .filter((object) => object.phase === phase)
      .map((object) => {
        const create = (distributed && object.spread) || object.create;
        return { key: `object:${table.name}.${object.name}`, hash: hashOf(create), statements: [object.drop, create] };
      }),
  );
}

function wallPieces(table: TableSpec, asKept: (statement: string) => string): Piece[] {
  const { view: own, policies } = walls(table);
  const view = own.map(asKept);
  return [
    { key: `view:${table.name}`, hash: hashOf(view.join()), statements: view },
    { key: `policies:${table.name}`, hash: hashOf(policies.join()), statements: policies },
  ];
}

async function applyPieces(db: Kysely<Tables>, ledger: ReadonlyMap<string, string>, pieces: readonly Piece[]): Promise<void> {
  const changed = pieces.filter(({ key, hash }) => ledger.get(key) !== hash);
  for (const { statements } of changed) for (const statement of statements) await run(db, statement);
  await notePieces(db, changed);
}

/** Indexes and constraints that no definition asks for any more must go: a check on an old value would refuse new ones. */
async function dropStale(db: Kysely<Tables>, ledger: ReadonlyMap<string, string>, tables: readonly TableSpec[]): Promise<void> {
  const wanted = new Set(tables.flatMap((table) => table.objects.map((object) => `object:${table.name}.${object.name}`)));
  for (const key of ledger.keys()) {
    const [, table, name] = /^object:([^.]+)\.(.+)$/.exec(key) ?? [];
    if (!table || !name || wanted.has(key)) continue;
    await run(db, `alter table if exists public."${table}" drop constraint if exists "${name}" cascade`);
    await run(db, `drop index if exists public."${name}"`);
    await run(db, `drop function if exists public."${name}"() cascade`);
    await sql`delete from public.schema_objects where key = ${key}`.execute(db);
  }
}

async function run(db: Kysely<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
