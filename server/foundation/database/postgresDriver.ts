import type pg from 'pg';
import { CANNOT_REACH, SWITCHING_OVER, unavailable } from './databaseError.ts';
import type { ConnectionRequest, Driver } from './driver.ts';
import { openPool, poolUse, take } from './postgresPool.ts';
import { SharedPool } from './sharedPool.ts';

export interface PostgresOptions {
  databaseUrl: string;
  /** The owner of the tables, where it is another sign-in than the host's. */
  adminUrl?: string | undefined;
  /** Connections at most for requests; reports and jobs have half as many of their own, and the owner's pool a quarter. */
  poolSize: number;
  /** The server is the coordinator of a cluster. */
  distributed?: boolean;
}

/** A PostgreSQL server, reached through pools that businesses share. */
export function postgresDriver({ databaseUrl, adminUrl, poolSize, distributed = false }: PostgresOptions): Driver {
  const open = (url: string, size: number) => new SharedPool(url, size, { distributed });
  const host = open(databaseUrl, poolSize);
  const slow = open(databaseUrl, Math.max(2, Math.ceil(poolSize / 2)));
  const owner = adminUrl === undefined || adminUrl === databaseUrl ? host : open(adminUrl, Math.max(2, Math.ceil(poolSize / 4)));
  const watch = openPool(databaseUrl, 1, { patienceMs: WATCH_PATIENCE_MS });
  const poolOf = ({ as, kind }: ConnectionRequest) => (as === 'owner' ? owner : kind === 'report' || kind === 'job' ? slow : host);
  let checking: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  return {
    engine: 'postgres',
    connect: (request) => poolOf(request).connect(request),
    check() {
      checking ??= check(watch).finally(() => {
        checking = undefined;
      });
      return checking;
    },
    pools: () => [host.use('requests'), slow.use('reports'), ...(owner === host ? [] : [owner.use('owner')]), poolUse('watch', watch)],
    dump: () => Promise.reject(new Error('A PostgreSQL server has its own tool for this: pg_dump')),
    announce: () => Promise.resolve(),
    close() {
      closing ??= Promise.all([watch.end(), ...[...new Set([host, slow, owner])].map((pool) => pool.close())]).then(() => undefined);
      return closing;
    },
  };
}

const WATCH_PATIENCE_MS = 3_000;

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
