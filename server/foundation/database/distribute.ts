import { type Kysely, sql } from 'kysely';
import { OWN_SETTING, PLATFORM_ROLE, quoted, TENANT_ROLE } from './names.ts';
import { spreadRights } from './rightsVersions.ts';
import type { Tables } from './unitOfWork.ts';

/**
 * Tables which stay on the coordinator of a Citus cluster whatever their columns: jobs are taken with `skip locked`, which no query over
 * several nodes may, clients are the platform's own records, and who waits for an address, or whose an uploaded file is, is found by the
 * address or the file's key alone.
 */
const ON_COORDINATOR: ReadonlySet<string> = new Set(['jobs', 'clients', 'awaited_accounts', 'upload_owners']);

/** All businesses' tables lie beside this one: what is of one business is on one node. */
export const FIRST_SPREAD = 'search_entries';

const WALL = 'own_rows_only';

/** What has to be set on each node: triggers there, and settings of a transaction that reach what it asks of other nodes. */
const NEEDED = { 'citus.enable_unsafe_triggers': 'on', 'citus.propagate_set_commands': 'local' } as const;

/** The database is none that the setting `DATABASE_DISTRIBUTED` says it is, or not set up for it; nothing was changed. The message says what to do. */
export class NotAsDistributed extends Error {
  override name = 'NotAsDistributed';
}

/** Looks whether the database is what it was opened as. @throws NotAsDistributed */
export async function checkCluster(db: Kysely<Tables>, distributed: boolean): Promise<void> {
  const names = Object.entries(NEEDED);
  const { rows } = await sql<{ isCluster: boolean; settings: (string | null)[] }>`
    select to_regclass('pg_catalog.pg_dist_partition') is not null as "isCluster",
      array[${sql.join(names.map(([name]) => sql`current_setting(${name}, true)`))}] as settings`.execute(db);
  const { isCluster = false, settings = [] } = rows[0] ?? {};
  if (!distributed) {
    if (!isCluster) return;
    const spread = await sql`select 1 from pg_dist_partition where logicalrelid = to_regclass(${`public.${FIRST_SPREAD}`})`.execute(db);
    if (spread.rows.length)
      throw new NotAsDistributed('The tables of this database are spread over the nodes of a cluster: set DATABASE_DISTRIBUTED=1');
    return;
  }
  if (!isCluster)
    throw new NotAsDistributed(
      'DATABASE_DISTRIBUTED=1 is for a Citus cluster, and this database is none: run `create extension citus` there and add its nodes, or set DATABASE_DISTRIBUTED=0',
    );
  const missing = names.filter(([, value], at) => settings[at] !== value).map(([name, value]) => `${name} = ${value}`);
  if (missing.length)
    throw new NotAsDistributed(
      `The cluster is not set up for this program: put ${missing.join(' and ')} into postgresql.conf on each node`,
    );
}

/** What is said besides where tables are spread, as DDL that may run again. */
export const spreading: readonly string[] = [
  // A node's connections to the others are made as whoever asks.
  ...[TENANT_ROLE, PLATFORM_ROLE].map((role) => `alter role ${role} login`),
  // An identity's counter is a sequence of its own there.
  `grant usage on all sequences in schema public to ${TENANT_ROLE}, ${PLATFORM_ROLE}`,
  ...spreadRights,
  // The wall of `tenancy.ts` once more: row-level security refuses `copy`, by which a cluster stores what a query finds.
  `create or replace function public.${WALL}() returns trigger language plpgsql as $fn$
    declare
      own constant bigint := ${OWN_SETTING};
    begin
      if current_user = '${TENANT_ROLE}' then
        if tg_op <> 'INSERT' and old.client_id is distinct from own then return null; end if;
        if tg_op <> 'DELETE' and new.client_id is distinct from own then
          raise exception 'new row violates the wall between businesses for table "%"', tg_table_name using errcode = '42501';
        end if;
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $fn$`,
];

/**
 * Spreads the tables of businesses over the nodes of a Citus cluster, each business whole on one: every table whose keys all name the
 * business. What is spread already stays as it is, and so do its rows. Changes nothing else.
 */
export async function distributeTables(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and not exists (select from pg_dist_partition as p where p.logicalrelid = c.oid)
      and not exists (select from pg_index as i where i.indrelid = c.oid and i.indisunique and not exists (
        select from pg_attribute as a where a.attrelid = c.oid and a.attname = 'client_id' and a.attnum = any (i.indkey)))
      and exists (select from pg_attribute as a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped)
    order by c.relname <> ${FIRST_SPREAD}, c.relname`.execute(db);
  for (const { name } of rows) {
    if (ON_COORDINATOR.has(name)) continue;
    const table = `public.${quoted(name)}`;
    const beside = name === FIRST_SPREAD ? 'none' : `public.${quoted(FIRST_SPREAD)}`;
    await sql`select create_distributed_table(${table}, 'client_id', colocate_with => ${beside})`.execute(db);
  }
}

/** After the walls: what a cluster has in their place. */
export async function finishSpreading(db: Kysely<Tables>): Promise<void> {
  for (const statement of spreading) await sql.raw(statement).execute(db);
  await putUpWalls(db);
}

/** Tables that are read through the tenant's views alone have their wall for writing as a trigger. */
async function putUpWalls(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class as c join pg_dist_partition as p on p.logicalrelid = c.oid
    where p.partmethod = 'h' and c.relrowsecurity and exists (select from pg_policy as y
      where y.polrelid = c.oid and y.polcmd = 'r' and pg_get_expr(y.polqual, c.oid) = 'true')`.execute(db);
  for (const { name } of rows) {
    const table = `public.${quoted(name)}`;
    await sql.raw(`alter table ${table} disable row level security`).execute(db);
    await sql
      .raw(`create or replace trigger "0_wall" before insert or update or delete on ${table}
      for each row execute function public.${WALL}()`)
      .execute(db);
  }
}
