import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { OwnColumn, OwnTable } from '../belongings.ts';

/** Rows that are read at a time. */
const AT_ONCE = 2_000;

/** What one moment had: the moment, and the rows of each table by its name. */
export interface Spooled {
  at: string;
  rows: ReadonlyMap<string, number>;
  files: readonly { key: string; name: string }[];
}

/**
 * Writes every row of a business into files of lines, as it is at one moment: a unit of work that only reads, and does nothing else, so
 * that it is short. On a server nobody waits for it; the embedded database has one connection, and answers others when it has ended.
 */
export function spool(database: Database, clientId: number, tables: readonly OwnTable[], folder: string): Promise<Spooled> {
  return database.tenant(
    clientId,
    async (tx) => {
      const { rows: moment } = await sql<{ at: string }>`select ${utc(sql`now()`)} as at`.execute(tx);
      const rows = new Map<string, number>();
      for (const table of tables) rows.set(table.name, await spoolTable(tx, clientId, table, spoolPath(folder, table.name)));
      const { rows: files } = await sql<{ key: string; name: string }>`
        select key, name from tenant.upload_owners where client_id = ${clientId} and stored_at is not null and name is not null
        order by key`.execute(tx);
      return { at: moment[0]?.at ?? '', rows, files };
    },
    { readonly: true, snapshot: true },
  );
}

/** Where a table's lines stand: each a list of texts and nulls, as JSON. */
export const spoolPath = (folder: string, table: string) => join(folder, `${table}.lines`);

async function spoolTable(tx: Transaction, clientId: number, table: OwnTable, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    return await writeLines(tx, clientId, table, file);
  } finally {
    await file.close();
  }
}

async function writeLines(tx: Transaction, clientId: number, table: OwnTable, file: FileHandle): Promise<number> {
  const key = table.key.map((name) => ({ name, type: table.columns.find((column) => column.name === name)?.type ?? 'bigint' }));
  const order = sql.join(key.map(({ name }) => sql.ref(`t.${name}`)));
  const line = sql`json_build_array(${sql.join(table.columns.map(textOf))})::text`;
  let count = 0;
  for (let after: string[] | undefined; ; ) {
    const values = after?.map((text, i) => sql`${text}::${sql.raw(key[i]?.type ?? 'text')}`);
    const behind = values ? sql`and (${order}) > (${sql.join(values)})` : sql``;
    const { rows } = await sql<{ n: number; lines: string | null; last: string[] | null }>`
      select count(*)::int as n, string_agg(line, E'\n') as lines, (array_agg(key))[count(*)] as last from (
        select ${line} as line, json_build_array(${sql.join(key.map(({ name }) => sql`${sql.ref(`t.${name}`)}::text`))}) as key
        from ${sql.id('tenant', table.name)} as t where client_id = ${clientId} ${behind} order by ${order} limit ${AT_ONCE}
      ) as page`.execute(tx);
    const [page] = rows;
    if (!page?.lines || !page.last) return count;
    await file.appendFile(`${page.lines}\n`);
    count += page.n;
    after = page.last;
    if (page.n < AT_ONCE) return count;
  }
}

/** A value as it stands in the file: exact, and the same whatever the database's own settings are. */
function textOf({ name, type }: OwnColumn): RawBuilder<unknown> {
  const column = sql.ref(`t.${name}`);
  if (type.startsWith('timestamp')) return utc(column);
  return sql`${column}::text`;
}

const utc = (moment: RawBuilder<unknown>) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
