import pg from 'pg';
import { say } from '#/i18n/sentences.ts';
import { CANNOT_REACH, type DatabaseError, toDatabaseError, unavailable } from './databaseError.ts';
import type { Connection, PoolUse } from './driver.ts';
import { clientTypes, inTransaction, runQuery } from './pgClient.ts';

const CONNECT_PATIENCE_MS = 10_000;
const IDLE_MS = 30_000;
/** A silent connection is asked whether it still stands after so long: a server that vanished says nothing. */
const KEEP_ALIVE_MS = 10_000;
/** The server ends a query at its limit; an answer that is later than this is not coming. */
const ANSWER_MS = 5_000;
/** What node-postgres says where every connection of a pool was in use all the time. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

/**
 * So long a coordinator waits for a node that does not answer: its own half a minute would keep every connection for those who ask that
 * node, and nobody else would get one.
 */
const ON_CLUSTER = ' -c citus.node_connection_timeout=2s';

interface PoolOptions {
  /** How long one waits for a connection. */
  patienceMs?: number;
  /** The server is the coordinator of a cluster. */
  distributed?: boolean;
}

/** Connections to one server, made as they are wanted. */
export function openPool(
  connectionString: string,
  max: number,
  { patienceMs = CONNECT_PATIENCE_MS, distributed = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: patienceMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: clientTypes,
    // Compiling a query that reads rollups took 28 of its 37 ms: the planner guesses from the facts that it then does not read.
    options: `-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c jit=off${distributed ? ON_CLUSTER : ''}`,
    application_name: 'countinghouse',
  });
  // An idle connection that breaks is already out of the pool; whoever asks next gets a new one or the error.
  pool.on('error', () => undefined);
  // One that breaks while it is in use tells its query too, and is not given back; without a listener Node would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** One of them. @throws DatabaseError `unavailable`, whatever keeps the server from letting us in */
export async function take(pool: pg.Pool, limitMs?: number): Promise<Connection> {
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

/** How a pool is used at this moment. */
export function poolUse(pool: PoolUse['pool'], { totalCount, idleCount, waitingCount, options }: pg.Pool): PoolUse {
  return { pool, inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, size: options.max };
}

/** Whether none could be had because each was in use all the time: the server is there. */
export function isAllInUse(error: unknown): boolean {
  return error instanceof Error && (error.message === ALL_IN_USE || isAllInUse(error.cause));
}

function noConnection(error: unknown): DatabaseError {
  return unavailable(isAllInUse(error) ? say('database.busy') : CANNOT_REACH, toDatabaseError(error));
}
