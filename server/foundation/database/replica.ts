import type pg from 'pg';
import { type DataVersion, includes, readDataVersion } from '#/model/values/dataVersion.ts';
import { reasonOf } from './databaseError.ts';
import type { Connection, ConnectionRequest, Driver, PoolUse } from './driver.ts';
import { KnownVersions } from './knownVersions.ts';
import { isAllInUse, openPool, poolUse, take } from './postgresPool.ts';

/** What a caller has seen of the data: nothing older is read for them, and what they write is added. */
export interface Seen {
  version?: DataVersion | undefined;
}

export interface ReplicaSettings {
  url: string;
  /** Connections at most. */
  poolSize: number;
  /** What it has may be so old, in milliseconds; where it is further behind, the database itself is read. */
  lagMs: number;
  /** After a failure it is left alone for so long, in milliseconds. */
  restMs: number;
  /** Told when it begins to be read or to be passed over, why in a sentence for whoever runs the host. */
  tell: (sentence: string) => void;
}

/** A connection to the replica that has all that was asked for. */
export interface ReplicaConnection {
  connection: Connection;
  /** The moment of which its data are at least, in milliseconds since 1970. */
  asOf: number;
}

/** What a server says of itself. */
interface Standing {
  /** Which data these are: of the same database of the same system. */
  identity: string;
  /** How far it is; null where a replica has not begun. */
  version: string | null;
}

/** A version that was asked for no longer ago than this need not be asked for again. */
const SAMPLED_MS = 500;
/** How long a replica is waited for that has not yet what is wanted. */
const PATIENCE_MS = 100;
const PAUSE_MS = 5;
const CONNECT_MS = 1_500;
const IDENTITY = `(select system_identifier from pg_control_system()) || ' ' || current_database()`;
// What is written and not on the disk yet counts: with `synchronous_commit` off somebody may have been told of it.
const ASKS_DATABASE = `select ${IDENTITY} as identity, pg_current_wal_insert_lsn()::text as version`;
const ASKS_REPLICA = `select ${IDENTITY} as identity, case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as version`;

/**
 * A copy of the database that PostgreSQL keeps by streaming its log. It is read only where it has what the reader has seen and is not too
 * far behind; in every other case nobody notices that there is one.
 */
export class Replica {
  readonly #database: Pick<Driver, 'connect'>;
  readonly #pool: pg.Pool;
  readonly #settings: ReplicaSettings;
  readonly #known: KnownVersions;
  #identity: string | undefined;
  #restsUntil = 0;
  #isPassedOver = false;

  constructor(database: Pick<Driver, 'connect'>, settings: ReplicaSettings) {
    this.#database = database;
    this.#settings = settings;
    this.#known = new KnownVersions(settings.lagMs);
    this.#pool = openPool(settings.url, settings.poolSize, { patienceMs: CONNECT_MS });
  }

  /** Whether it could be read now; where not, that is told. */
  async check(): Promise<void> {
    const { connection } = (await this.connect({ as: 'host', kind: 'read' }, {})) ?? {};
    await connection?.release();
  }

  /**
   * A connection to it that has what the reader has seen, and if that is not known, whatever was written before now; undefined: the
   * database itself is to be read, which then says what is the matter where it cannot.
   */
  async connect(request: ConnectionRequest, seen: Seen): Promise<ReplicaConnection | undefined> {
    if (clock() < this.#restsUntil) return undefined;
    const wanted = await this.#wantedBy(seen);
    if (wanted === undefined) return undefined;
    let connection: Connection | undefined;
    try {
      connection = await take(this.#pool, request.limitMs);
      const asOf = await this.#caughtUp(connection, wanted);
      if (asOf !== undefined) return { connection, asOf };
      await connection.release();
    } catch (error) {
      await connection?.release(true);
      if (!isAllInUse(error)) this.failed(error);
    }
    return undefined;
  }

  /** It failed while it was read: it is left alone for a while. */
  failed(error: unknown): void {
    const reason = error instanceof Error ? reasonOf(error) || error.message : String(error);
    this.#passOver(`it cannot be read (${reason})`);
  }

  /** How far the database has come, asked on a connection to it; undefined: the connection is lost. */
  async versionOn(connection: Connection): Promise<DataVersion | undefined> {
    try {
      return readDataVersion((await standingOf(connection, ASKS_DATABASE)).version);
    } catch {
      return undefined;
    }
  }

  /** How its connections are used; no query. */
  use(): PoolUse {
    return poolUse('replica', this.#pool);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  /** What the replica has to have, and the moment to go with it known. */
  async #wantedBy(seen: Seen): Promise<DataVersion | undefined> {
    const recent = seen.version === undefined ? undefined : this.#known.latest(clock(), SAMPLED_MS);
    const now = recent ?? (await this.#versionNow());
    seen.version ??= now;
    return seen.version;
  }

  /** @returns undefined: it cannot be asked now, or another server is about to become it */
  async #versionNow(): Promise<DataVersion | undefined> {
    const at = clock();
    let connection: Connection | undefined;
    let standing: Standing;
    try {
      connection = await this.#database.connect({ as: 'host', kind: 'read' });
      standing = await standingOf(connection, ASKS_DATABASE);
    } catch {
      await connection?.release(true);
      return undefined;
    }
    await connection.release();
    this.#identity = standing.identity;
    const version = readDataVersion(standing.version);
    if (version) this.#known.note(version, at);
    return version;
  }

  /** Waits a moment for the replica to have what is wanted. @returns of which moment its data are; undefined: not soon, or not ever */
  async #caughtUp(connection: Connection, wanted: DataVersion): Promise<number | undefined> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const { identity, version } = await standingOf(connection, ASKS_REPLICA);
      if (identity !== this.#identity) return this.#passOver('it has the data of another database');
      if (version === null) return this.#passOver('it is not a replica, or not any more');
      const asOf = includes(version, wanted) ? this.#known.momentOf(version, clock()) : undefined;
      if (asOf !== undefined) {
        this.#readAgain();
        return asOf;
      }
      if (performance.now() > until) return undefined;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  #passOver(why: string): undefined {
    this.#restsUntil = clock() + this.#settings.restMs;
    if (this.#isPassedOver) return;
    this.#isPassedOver = true;
    this.#settings.tell(`The replica (DATABASE_REPLICA_URL) is passed over, and the database itself read: ${why}`);
  }

  #readAgain(): void {
    if (!this.#isPassedOver) return;
    this.#isPassedOver = false;
    this.#settings.tell('The replica (DATABASE_REPLICA_URL) is read again');
  }
}

/** Milliseconds since 1970 that never go back. */
const clock = () => performance.timeOrigin + performance.now();

async function standingOf(connection: Connection, question: string): Promise<Standing> {
  const { rows } = await connection.query(question);
  return rows[0] as unknown as Standing;
}
