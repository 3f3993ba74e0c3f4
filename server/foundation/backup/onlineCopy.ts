import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { BackupError, type BackupHead, headOf } from './manifest.ts';

/** What stands at the beginning of a copy of the database's files. */
export interface CopyBegun {
  head: BackupHead;
  /** The first segment of the log that the copy needs. */
  firstSegment: string;
}

/** … and at its end. */
export interface CopyFinished {
  /** What the copy's own `backup_label` says: PostgreSQL begins there to read the log. */
  label: string;
  /** The last segment of the log that the copy needs. */
  lastSegment: string;
  moment: string;
  rows: Record<string, number>;
}

/**
 * What the database does while somebody copies its files: it works on, and keeps its log for the copy. Each step once, in this order;
 * `release` in any case. @throws BackupError; DatabaseError
 */
export interface OnlineCopy {
  begin(): Promise<CopyBegun>;
  finish(): Promise<CopyFinished>;
  release(): Promise<void>;
}

/**
 * Keeps the log. Not a temporary one: the engine has one session for everybody, and drops those at any error of anybody's. So it outlives a
 * process that is killed (`forgetCopy`).
 */
const SLOT = 'countinghouse_backup';
const DUPLICATE = '42710';
/** PostgreSQL's for what comes at the wrong time. */
const NOT_BEGUN = '55000';

/** PostgreSQL's own online backup, with a slot that keeps the log. Source: PostgreSQL, "Making a Base Backup Using the Low Level API". */
export function onlineCopy(database: Database, program: BackupHead['program']): OnlineCopy {
  let state: 'none' | 'kept' | 'begun' = 'none';
  const row = async (text: string) => (await database.direct(text)).rows[0] ?? {};
  return {
    async begin() {
      await database.direct(`select pg_create_physical_replication_slot('${SLOT}', true)`).catch((error: unknown) => {
        if (!(error instanceof DatabaseError && error.sqlstate === DUPLICATE)) throw error;
        throw new BackupError('Another backup of this database is being made: wait until it is done.');
      });
      state = 'kept';
      const { segment } = await row(`select pg_walfile_name(pg_backup_start('countinghouse', true)) as segment`);
      state = 'begun';
      return { head: headOf(program, await schemaOf(database)), firstSegment: String(segment) };
    },
    async finish() {
      const rows = await rowsOf(database);
      const stopped = await row(
        `select clock_timestamp() as moment, labelfile, pg_walfile_name(lsn) as segment from pg_backup_stop(false)`,
      );
      state = 'kept';
      return { label: String(stopped.labelfile), lastSegment: String(stopped.segment), moment: String(stopped.moment), rows };
    },
    async release() {
      if (state === 'none') return;
      const isBegun = state === 'begun';
      state = 'none';
      // An engine that was opened again meanwhile knows of none.
      if (isBegun) await database.direct('select pg_backup_stop(false)').catch(unlessNotBegun);
      await forgetCopy(database);
    },
  };
}

/** Lets the log go that a backup kept whose process was killed. For whoever has just opened the database. */
export async function forgetCopy(database: Database): Promise<void> {
  await database.direct(`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${SLOT}'`);
}

function unlessNotBegun(error: unknown): void {
  if (!(error instanceof DatabaseError && error.sqlstate === NOT_BEGUN)) throw error;
}

async function schemaOf(database: Database): Promise<string | null> {
  const [table] = (await database.direct(`select to_regclass('public.schema_objects') is not null as is_there`)).rows;
  if (!table?.is_there) return null;
  const [whole] = (await database.direct(`select hash from public.schema_objects where key = '*'`)).rows;
  return whole ? String(whole.hash) : null;
}

/** One table after the other, so that nobody waits for more than one of them. */
async function rowsOf(database: Database): Promise<Record<string, number>> {
  const tables = await database.direct(`select relname as name, quote_ident(relname) as quoted from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  const rows: Record<string, number> = {};
  for (const { name, quoted } of tables.rows) {
    const [counted] = (await database.direct(`select count(*) as rows from public.${quoted}`)).rows;
    rows[String(name)] = Number(counted?.rows);
  }
  return rows;
}
