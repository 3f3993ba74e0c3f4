import type { Driver, PoolUse, QueryResult } from './driver.ts';
import { embeddedDriver } from './embeddedDriver.ts';
import type { GlanceOptions, KeptValues } from './keptPlans.ts';
import { postgresDriver } from './postgresDriver.ts';
import { Replica, type Seen } from './replica.ts';
import type { UnitObserver } from './unitObserver.ts';
import { UnitsOfWork, type Work } from './unitOfWork.ts';
import type { DirectOptions, UnitOptions } from './unitOptions.ts';
import { WORK_LIMITS, type WorkKind, type WorkLimits } from './workKind.ts';

export interface OpenOptions {
  /** A PostgreSQL server; without it the embedded database. */
  databaseUrl?: string | undefined;
  /** The owner of the tables there, by default the same sign-in. */
  adminUrl?: string | undefined;
  /** A copy of it that is read in its place where it is far enough. */
  replica?: { url: string; lagMs: number; restMs?: number; tell: (sentence: string) => void } | undefined;
  /** Connections at most (10). */
  poolSize?: number | undefined;
  /** The server is a Citus cluster: settings go as messages of their own. */
  distributed?: boolean | undefined;
  /** The embedded database's folder; without it the database lives in memory. */
  dataDir?: string | undefined;
  /** What a new embedded database starts with: a dump's bytes or its file. */
  dump?: Uint8Array | Blob | string | undefined;
  /** Where the host answers; written into the lock file for commands that find the database in use. */
  address?: string | undefined;
  /** A query of tenant or platform work that takes longer is ended, in milliseconds: of any kind, or of each (`WORK_LIMITS`). */
  limitMs?: number | Partial<WorkLimits> | undefined;
  /** The embedded database makes a checkpoint after this much log, in bytes (256 MB). */
  checkpointBytes?: number | undefined;
}

/** The host's database. There is no handle on it as a whole: everything runs in units of work, one transaction each. */
export interface Database {
  readonly engine: Driver['engine'];
  /** Whether its tables are spread over the nodes of a Citus cluster. */
  readonly distributed: boolean;
  /** A unit of work for one client (0 is the platform's own): its rows alone can be seen and changed. @throws DatabaseError */
  tenant<T>(clientId: number, work: Work<T>, options?: UnitOptions): Promise<T>;
  /** A unit of work across clients, for super-admins and platform code. @throws DatabaseError */
  platform<T>(work: Work<T>, options?: UnitOptions): Promise<T>;
  /** A unit of work as the owner of the tables (migrations, sign-in, jobs); no limit on its time. @throws DatabaseError */
  owner<T>(work: Work<T>, options?: UnitOptions): Promise<T>;
  /**
   * One message as the owner outside a transaction: what takes jobs and deliveries of all businesses, `vacuum`, where a cluster has what.
   * Several statements without values.
   * @throws DatabaseError
   */
  direct(text: string, values?: readonly unknown[], options?: DirectOptions): Promise<QueryResult>;
  /**
   * One reading in one message, a transaction of its own: a unit of work would be three messages for one small question. `text` is one
   * statement, the same for all values; the connection is of the business's share. @throws DatabaseError
   */
  glance(clientId: number, text: string, values: KeptValues, options?: GlanceOptions): Promise<QueryResult['rows']>;
  /** Says what the units opened inside `work` are for: how long their queries may take, and on whose connections they run. */
  during<T>(kind: WorkKind, work: () => T): T;
  /**
   * What is called inside `work` takes its connections from the share of this business, units of the platform's too: whatever keeps it
   * waiting, others find some.
   */
  onBehalfOf<T>(clientId: number, work: () => T): T;
  /** What is called inside it reads nothing that is older than what `seen` says, and adds what it writes: where there is a replica. */
  having<T>(seen: Seen, work: () => T): T;
  /** The moment of which the data are that the unit open in this call reads, in milliseconds since 1970; undefined: they are of now. */
  asOf(): number | undefined;
  /** Whether some units may read a replica. */
  readonly hasReplica: boolean;
  /** Calls `then` once the unit of work that is open in this call has committed, never if it is undone; at once where none is open. */
  afterCommit(then: () => void): void;
  /** Resolves where new work would be done now. @throws DatabaseError `unavailable`, whose sentence says why not */
  check(): Promise<void>;
  /** How the connections are used at this moment; no query. */
  pools(): readonly PoolUse[];
  /** From now on this one is told of every unit of work, beside whoever is told already, until what is returned is called. */
  observe(observer: UnitObserver): () => void;
  /** A tar file of the whole embedded database, to be opened again by `dump`. @throws on PostgreSQL, which has pg_dump */
  dump(): Promise<Uint8Array>;
  /** Writes where the host answers into the lock file, when it is known only later; `backups`: the socket for its backups. */
  announce(address: string, backups?: string): Promise<void>;
  /** Waits for the work in hand, makes a checkpoint, and lets the folder go. */
  close(): Promise<void>;
}

const POOL_SIZE = 10;
/** A replica that failed is left alone for so long. */
const REST_MS = 5_000;

/** Opens the embedded database or a PostgreSQL server. @throws DatabaseInUse where another process has the folder; DatabaseError */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  const { databaseUrl, adminUrl, poolSize = POOL_SIZE, distributed = false, limitMs } = options;
  const driver =
    databaseUrl === undefined ? await embeddedDriver(options) : postgresDriver({ databaseUrl, adminUrl, poolSize, distributed });
  const replica = options.replica && new Replica(driver, { poolSize, restMs: REST_MS, ...options.replica });
  await replica?.check();
  const units = new UnitsOfWork(driver, { limits: limitsOf(limitMs), distributed, replica });
  return {
    engine: driver.engine,
    distributed,
    tenant: (clientId, work, unitOptions) => units.run({ role: 'countinghouse_tenant', clientId }, work, unitOptions),
    platform: (work, unitOptions) => units.run({ role: 'countinghouse_platform' }, work, unitOptions),
    owner: (work, unitOptions) => units.run({}, work, unitOptions),
    direct: (text, values, directOptions) => units.direct(text, values, directOptions),
    glance: (clientId, text, values, glanceOptions) => units.glance(clientId, text, values, glanceOptions),
    during: (kind, work) => units.during(kind, work),
    onBehalfOf: (clientId, work) => units.onBehalfOf(clientId, work),
    having: (seen, work) => units.having(seen, work),
    asOf: () => units.asOf(),
    hasReplica: replica !== undefined,
    afterCommit: (then) => units.afterCommit(then),
    check: () => driver.check(),
    pools: () => [...driver.pools(), ...(replica ? [replica.use()] : [])],
    observe: (observer) => units.observe(observer),
    dump: () => driver.dump(),
    announce: (address, backups) => driver.announce(address, backups),
    close: async () => void (await Promise.all([replica?.close(), driver.close()])),
  };
}

function limitsOf(given: OpenOptions['limitMs']): WorkLimits {
  if (typeof given !== 'number') return { ...WORK_LIMITS, ...given };
  return { read: given, write: given, report: given, job: given };
}
