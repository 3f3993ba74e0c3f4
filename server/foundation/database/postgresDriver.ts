import pg from 'pg';
import { say } from '#/i18n/sentences.ts';
import { CANNOT_REACH, type DatabaseError, SWITCHING_OVER, toDatabaseError, unavailable } from './databaseError.ts';
import type { Connection, ConnectionRequest, Driver, PoolUse } from './driver.ts';
import { clientTypes, inTransaction, runQuery } from './pgClient.ts';

export interface PostgresOptions {
  databaseUrl: string;
  /** The owner of the tables, where it is another sign-in than the host's. */
  adminUrl?: string | undefined;
  /** Connections at most for requests; reports and jobs have half as many of their own, and the owner's pool a quarter. */
  poolSize?: number | undefined;
}

/** A PostgreSQL server, reached through pools. */
export function postgresDriver({ databaseUrl, adminUrl, poolSize = 10 }: PostgresOptions): Driver {
  const host = openPool(databaseUrl, poolSize);
  const slow = openPool(databaseUrl, Math.max(2, Math.ceil(poolSize / 2)));
  const owner = adminUrl === undefined || adminUrl === databaseUrl ? host : openPool(adminUrl, Math.max(2, Math.ceil(poolSize / 4)));
  const watch = openPool(databaseUrl, 1, WATCH_PATIENCE_MS);
  const poolOf = ({ as, kind }: ConnectionRequest) => (as === 'owner' ? owner : kind === 'report' || kind === 'job' ? slow : host);
  let checking: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  return {
    engine: 'postgres',
    connect: (request) => take(poolOf(request), request.limitMs),
    check() {
      checking ??= check(watch).finally(() => {
        checking = undefined;
      });
      return checking;
    },
    pools: () => [
      poolUse('requests', host),
      poolUse('reports', slow),
      ...(owner === host ? [] : [poolUse('owner', owner)]),
      poolUse('watch', watch),
    ],
    dump: () => Promise.reject(new Error('A PostgreSQL server has its own tool for this: pg_dump')),
    announce: () => Promise.resolve(),
    close() {
      closing ??= Promise.all([...new Set([host, slow, owner, watch])].map((pool) => pool.end())).then(() => undefined);
      return closing;
    },
  };
}

const CONNECT_PATIENCE_MS = 10_000;
const WATCH_PATIENCE_MS = 3_000;
const IDLE_MS = 30_000;
/** A silent connection is asked whether it still stands after so long: a server that vanished says nothing. */
const KEEP_ALIVE_MS = 10_000;
/** The server ends a query at its limit; an answer that is later than this is not coming. */
const ANSWER_MS = 5_000;
/** What node-postgres says where every connection of a pool was in use all the time. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

function openPool(connectionString: string, max: number, connectionTimeoutMillis = CONNECT_PATIENCE_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: clientTypes,
    // Compiling a query that reads rollups took 28 of its 37 ms: the planner guesses from the facts that it then does not read.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c jit=off',
    application_name: 'countinghouse',
  });
  // An idle connection that breaks is already out of the pool; whoever asks next gets a new one or the error.
  pool.on('error', () => undefined);
  // One that breaks while it is in use tells its query too, and is not given back; without a listener Node would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @throws DatabaseError `unavailable`, whatever keeps the server from letting us in */
async function take(pool: pg.Pool, limitMs?: number): Promise<Connection> {
  const client = await pool.connect().catch((error: unknown) => {
    throw noConnection(error);
  });
  const patienceMs = limitMs === undefined ? undefined : limitMs + ANSWER_MS;
  return {
    query: (text, values) => runQuery(client, text, values, { patienceMs }),
    inTransaction: () => inTransaction(client),
    async release(broken = false) {
      client.release(broken);
    },
  };
}

function poolUse(pool: PoolUse['pool'], { totalCount, idleCount, waitingCount, options }: pg.Pool): PoolUse {
  return { pool, inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, size: options.max };
}

function noConnection(error: unknown): DatabaseError {
  const isBusy = error instanceof Error && error.message === ALL_IN_USE;
  return unavailable(isBusy ? say('database.busy') : CANNOT_REACH, toDatabaseError(error));
}

/** Over a connection of its own, so that a host with much to do is not taken for one without a database. */
async function check(pool: pg.Pool): Promise<void> {
  const connection = await take(pool, 0);
  let rows: Record<string, unknown>[];
  try {
    ({ rows } = await connection.query('select pg_is_in_recovery() as "onlyReads"'));
  } catch (error) {
    await connection.release(true);
    throw unavailable(CANNOT_REACH, error);
  }
  await connection.release();
  if (rows[0]?.onlyReads !== false) throw unavailable(SWITCHING_OVER);
}
