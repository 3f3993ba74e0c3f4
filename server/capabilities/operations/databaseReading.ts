import { sql } from 'kysely';
import type { DatabaseReading } from '#/model/values/operations.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';

/** So long a reading of the database itself may take, in milliseconds. */
const PATIENCE_MS = 5_000;

/** What the database says of itself. */
export async function readDatabase(database: Database): Promise<DatabaseReading> {
  // As its owner: others may not be let see how large it is.
  const { rows } = await database.direct(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select sum(numbackends) from pg_stat_database)::int as used, current_setting('max_connections')::int as most`,
    [],
    PATIENCE_MS,
  );
  const said = rows[0] ?? {};
  return {
    engine: database.engine,
    version: String(said.version),
    size_bytes: Number(said.size),
    connections: database.engine === 'postgres' ? { used: Number(said.used), limit: Number(said.most) } : null,
    replica: database.hasReplica ? { seconds_behind: await secondsBehind(database) } : null,
  };
}

/** How old the data are that a reading of the replica gets now; null where the database itself is read in its place. */
async function secondsBehind(database: Database): Promise<number | null> {
  const asOf = await database.platform(
    async (tx) => {
      await sql`select 1`.execute(tx);
      return database.asOf();
    },
    { readonly: true, retryable: true, replica: true },
  );
  return asOf === undefined ? null : Math.max(0, Math.round((performance.timeOrigin + performance.now() - asOf) / 1000));
}
