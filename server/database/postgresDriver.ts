import pg from 'pg';
import { toDatabaseError } from './databaseError.ts';
import type { Connection, ConnectionRequest, Driver } from './driver.ts';
import { clientTypes, inTransaction, runQuery } from './pgClient.ts';

export interface PostgresOptions {
  databaseUrl: string;
  /** The owner of the tables, where it is another sign-in than the host's. */
  adminUrl?: string | undefined;
  /** Connections at most; the owner's pool has a quarter of them. */
  poolSize?: number | undefined;
}

/** A PostgreSQL server, reached through pools. */
export function postgresDriver({ databaseUrl, adminUrl, poolSize = 10 }: PostgresOptions): Driver {
  const host = openPool(databaseUrl, poolSize);
  const owner = adminUrl === undefined || adminUrl === databaseUrl ? host : openPool(adminUrl, Math.max(2, Math.ceil(poolSize / 4)));
  let closing: Promise<void> | undefined;
  return {
    engine: 'postgres',
    connect: ({ as }: ConnectionRequest) => take(as === 'owner' ? owner : host),
    dump: () => Promise.reject(new Error('A PostgreSQL server has its own tool for this: pg_dump')),
    announce: () => Promise.resolve(),
    close() {
      closing ??= Promise.all([...new Set([host, owner])].map((pool) => pool.end())).then(() => undefined);
      return closing;
    },
  };
}

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_MS = 30_000;

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    types: clientTypes,
    // Compiling a query that reads rollups took 28 of its 37 ms: the planner guesses from the facts that it then does not read.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c jit=off',
    application_name: 'countinghouse',
  });
  // An idle connection that breaks is already out of the pool; whoever asks next gets a new one or the error.
  pool.on('error', () => undefined);
  return pool;
}

async function take(pool: pg.Pool): Promise<Connection> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toDatabaseError(error);
  });
  return {
    query: (text, values) => runQuery(client, text, values),
    inTransaction: () => inTransaction(client),
    async release(broken = false) {
      client.release(broken);
    },
  };
}
