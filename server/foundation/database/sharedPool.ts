import { isConnectionLost, tookTooLong } from './databaseError.ts';
import type { Connection, ConnectionRequest, PoolUse } from './driver.ts';
import { openPool, poolUse, take } from './postgresPool.ts';
import { Turns } from './turns.ts';

/** What somebody waits for a connection. */
const PATIENCE_MS = 10_000;
/** One whose node was away a moment ago, since it is likely to be away still. */
const AWAY_PATIENCE_MS = 1_000;
const AWAY = 'away';

/**
 * Connections to one server, which businesses get by turns, one no more than three quarters of them: whatever it asks for at once, or
 * keeps it waiting, others find some. On a cluster those whose node did not answer share a fifth, until it answers them again.
 */
export class SharedPool {
  readonly #pool: ReturnType<typeof openPool>;
  readonly #turns: Turns;
  readonly #each: number;
  readonly #forAway: number;
  readonly #isCluster: boolean;
  /** The businesses whose last question was not answered. */
  readonly #away = new Set<number>();

  /** @param distributed the server is the coordinator of a cluster */
  constructor(url: string, size: number, { distributed }: { distributed: boolean }) {
    this.#pool = openPool(url, size, { distributed });
    this.#turns = new Turns(size);
    this.#each = Math.max(1, size - Math.max(1, Math.floor(size / 4)));
    this.#forAway = Math.max(1, Math.floor(size / 5));
    this.#isCluster = distributed;
  }

  /** One of them. @throws DatabaseError `unavailable`: none was free in time, or whatever keeps the server from letting us in */
  async connect(request: ConnectionRequest): Promise<Connection> {
    const { clientId } = request;
    const done = await this.#turn(clientId);
    let connection: Connection;
    try {
      connection = await take(this.#pool, request.limitMs);
    } catch (error) {
      done();
      throw error;
    }
    const isNoted = this.#isCluster && clientId !== undefined;
    const shared = isNoted ? this.#noting(connection, clientId) : connection;
    return { ...shared, release: (broken) => shared.release(broken).finally(done) };
  }

  /** How they are used at this moment. */
  use(name: PoolUse['pool']): PoolUse {
    const use = poolUse(name, this.#pool);
    return { ...use, waiting: use.waiting + this.#turns.waiting };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #turn(clientId: number | undefined): Promise<() => void> {
    if (clientId === undefined) return this.#turns.take({ patienceMs: PATIENCE_MS });
    if (!this.#away.has(clientId)) {
      const done = await this.#turns.take({ party: clientId, most: this.#each, patienceMs: PATIENCE_MS });
      // Unless its node went away while it waited.
      if (!this.#away.has(clientId)) return done;
      done();
    }
    return this.#turns.take({ party: AWAY, most: this.#forAway, patienceMs: AWAY_PATIENCE_MS });
  }

  /** Notes whether the node of a business answers. Settings alone are answered by the coordinator: only what ends well counts. */
  #noting(connection: Connection, clientId: number): Connection {
    let isAnswered = true;
    return {
      ...connection,
      query: (text, values) =>
        connection.query(text, values).catch((error: unknown) => {
          if (isConnectionLost(error) || tookTooLong(error)) {
            isAnswered = false;
            this.#away.add(clientId);
          }
          throw error;
        }),
      release: (broken) => {
        if (isAnswered && !broken) this.#away.delete(clientId);
        return connection.release(broken);
      },
    };
  }
}
