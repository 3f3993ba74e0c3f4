import { sql } from 'kysely';
import type { DataVersion } from '#/model/values/dataVersion.ts';
import type { DatabaseReading } from '#/model/values/operations.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** So long a reading of the database itself may take, in milliseconds. */
const PATIENCE_MS = 5_000;
/** Every replica has that. */
const OLDEST: DataVersion = '0/0';

/** What the database says of itself. */
export async function readDatabase(database: Database): Promise<DatabaseReading> {
  // As its owner: others may not be let see how large it is.
  const { rows } = await database.direct(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select sum(numbackends) from pg_stat_database)::int as used, current_setting('max_connections')::int as most`,
    [],
    { limitMs: PATIENCE_MS },
  );
  const said = rows[0] ?? {};
  return {
    engine: database.engine,
    // Packagers add their own: '15.4 (Debian 15.4-1)'.
    version: String(said.version).replace(/ .*/s, ''),
    size_bytes: Number(said.size),
    connections: database.engine === 'postgres' ? { used: Number(said.used), limit: Number(said.most) } : null,
    replica: database.hasReplica ? { seconds_behind: await secondsBehind(database) } : null,
  };
}

/**
 * How old the data are that a reading of the replica gets now, whatever it is to have; null where it is further behind than it may be, or
 * cannot be read.
 */
async function secondsBehind(database: Database): Promise<number | null> {
  const reading = async (tx: Transaction) => {
    await sql`select 1`.execute(tx);
    return database.asOf();
  };
  const asOf = await database.having({ version: OLDEST }, () =>
    database.platform(reading, { readonly: true, retryable: true, replica: true }),
  );
  return asOf === undefined ? null : Math.max(0, Math.round((performance.timeOrigin + performance.now() - asOf) / 1000));
}
