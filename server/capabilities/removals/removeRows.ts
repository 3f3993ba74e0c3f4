import { sql } from 'kysely';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

const AT_ONCE = 2_000;

/**
 * Removes every row of a business: of all tables that say whose their rows are, whoever made them, so that a new one needs no word here.
 * In pieces, each a unit of work of its own: who is killed goes on at the next run.
 */
export async function removeRows(database: Database, clientId: number, goOn: () => Promise<void> = async () => undefined): Promise<void> {
  let waiting = await tablesOf(database);
  while (waiting.length > 0) {
    const held: string[] = [];
    for (const table of waiting) {
      await goOn();
      if (!(await isEmptied(database, table, clientId))) held.push(table);
    }
    if (held.length === waiting.length) throw new Error(`Rows of business ${clientId} are held by each other in ${held.join(', ')}`);
    waiting = held;
  }
}

/** Every table with a business's rows; a child comes before what it belongs to, as far as their age tells. */
export async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await database.owner((tx) =>
    sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by c.oid desc`.execute(tx),
  );
  return rows.map(({ name }) => name);
}

/** False where rows elsewhere still point to some of these. */
async function isEmptied(database: Database, table: string, clientId: number): Promise<boolean> {
  for (;;) {
    const removed = await pieceOf(database, table, clientId, AT_ONCE).catch(notHeld);
    // Rows of one table may point to each other: then only all of them together can go.
    const count = removed ?? (await pieceOf(database, table, clientId, undefined).catch(notHeld));
    if (count === undefined) return false;
    if (removed === undefined || count < AT_ONCE) return true;
  }
}

async function pieceOf(database: Database, table: string, clientId: number, most: number | undefined): Promise<number> {
  const name = sql.id('public', table);
  const which =
    most === undefined
      ? sql`client_id = ${clientId}`
      : sql`client_id = ${clientId} and ctid = any(array(select ctid from ${name} where client_id = ${clientId} limit ${most}))`;
  const { numAffectedRows } = await database.owner((tx) => sql`delete from ${name} where ${which}`.execute(tx));
  return Number(numAffectedRows ?? 0n);
}

function notHeld(error: unknown): undefined {
  if (error instanceof DatabaseError && error.code === 'foreign_key') return undefined;
  throw error;
}
