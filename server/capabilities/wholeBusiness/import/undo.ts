import { sql } from 'kysely';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { ArrivingHost } from '../host.ts';

/** The numbers that an import gives to the records of a table: so many from the first on. */
export type Blocks = Readonly<Record<string, { first: number; count: number }>>;

interface Unfinished {
  numbers: Blocks;
  files: { key: string; name: string }[];
}

/** Whether an import of this business has begun and not ended. */
export async function unfinished(database: Database, clientId: number): Promise<Unfinished | undefined> {
  const { rows } = await database.tenant(
    clientId,
    (tx) => sql<Unfinished>`select numbers, files from tenant.business_imports where client_id = ${clientId}`.execute(tx),
    { readonly: true },
  );
  return rows[0];
}

/** Removes whatever an import has made that did not reach its end: the business is then as it was before. Where there is none: nothing. */
export async function undoImport(host: ArrivingHost, clientId: number): Promise<void> {
  const { database, store } = host;
  const begun = await unfinished(database, clientId);
  if (!begun) return;
  for (const place of begun.files) await store.remove(place);
  await removeNumbered(database, clientId, begun);
  await database.tenant(clientId, async (tx) => {
    const keys = begun.files.map(({ key }) => key);
    await sql`delete from public.upload_owners where client_id = ${clientId} and key = any(${keys})`.execute(tx);
    await sql`insert into public.roles select r.* from tenant.business_imports as b, jsonb_populate_recordset(null::public.roles, b.roles) as r
      where b.client_id = ${clientId}`.execute(tx);
    await sql`delete from public.business_imports where client_id = ${clientId}`.execute(tx);
  });
}

/** In rounds: a table whose rows others still name waits for the next one. */
async function removeNumbered(database: Database, clientId: number, { numbers }: Unfinished): Promise<void> {
  let waiting = await tablesWith(database);
  while (waiting.length > 0) {
    const held: typeof waiting = [];
    for (const table of waiting) {
      const which = conditionOf(table, numbers);
      if (!which) continue;
      const name = sql.id('public', table.name);
      const isDone = await database
        .owner((tx) => sql`delete from ${name} where client_id = ${clientId} and (${which})`.execute(tx))
        .then(() => true, unlessHeld);
      if (!isDone) held.push(table);
    }
    if (held.length === waiting.length)
      throw new Error(`Rows of an import are held by each other in ${held.map(({ name }) => name).join(', ')}`);
    waiting = held;
  }
}

interface Found {
  name: string;
  columns: string[];
}

/** What an import can have made in a table: records of its numbers, and whatever belongs to its establishments and people. */
function conditionOf({ name, columns }: Found, numbers: Blocks) {
  const between = (column: string, table: string) => {
    const block = numbers[table];
    return block && columns.includes(column)
      ? [sql`${sql.ref(column)} >= ${block.first} and ${sql.ref(column)} < ${block.first + block.count}`]
      : [];
  };
  const parts = [...between('id', name), ...between('establishment_id', 'establishments'), ...between('user_id', 'users')];
  return parts.length ? sql.join(parts, sql` or `) : undefined;
}

async function tablesWith(database: Database): Promise<Found[]> {
  const { rows } = await database.owner((tx) =>
    sql<Found>`
      select c.relname as name, json_agg(a.attname) as columns from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and exists (select from pg_attribute o
        where o.attrelid = c.oid and o.attname = 'client_id' and not o.attisdropped)
      group by c.oid, c.relname order by c.oid desc`.execute(tx),
  );
  return rows;
}

function unlessHeld(error: unknown): false {
  if (error instanceof DatabaseError && error.code === 'foreign_key') return false;
  throw error;
}
