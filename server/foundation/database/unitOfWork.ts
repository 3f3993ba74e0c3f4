import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { later } from '#/model/values/dataVersion.ts';
import { GaveWay, isConnectionLost } from './databaseError.ts';
import { connectionDialect } from './dialect.ts';
import type { Connection, Driver, QueryResult } from './driver.ts';
import { executing, type GlanceOptions, type KeptValues, written } from './keptPlans.ts';
import type { Replica, Seen } from './replica.ts';
import { type Binding, begin, commit, giveUp, isDoneAgain, isGivenUp, said, settingsOf, TRIES, type Unit } from './transaction.ts';
import { secondsSince, type UnitObserver, UnitObservers, type WatchedRequest } from './unitObserver.ts';
import type { DirectOptions, UnitOptions, UnitSettings } from './unitOptions.ts';
import type { WorkKind } from './workKind.ts';

/** Tables are made from definitions, so no compiler knows them: any name, any column, values unknown. */
export type Tables = Record<string, Record<string, unknown>>;

/** The handle on one unit of work. It is one transaction, and useless when the unit has ended. */
export type Transaction = Kysely<Tables>;

export type Work<T> = (tx: Transaction) => Promise<T>;

/** Runs units of work on a driver, one transaction each. */
export class UnitsOfWork {
  readonly #driver: Driver;
  readonly #settings: UnitSettings;
  readonly #current = new AsyncLocalStorage<OpenUnit>();
  readonly #kind = new AsyncLocalStorage<WorkKind>();
  readonly #behalf = new AsyncLocalStorage<number>();
  readonly #seen = new AsyncLocalStorage<Seen>();
  readonly #observers = new UnitObservers();

  constructor(driver: Driver, settings: UnitSettings) {
    this.#driver = driver;
    this.#settings = settings;
  }

  /** What is called inside it, the units it opens are of this kind. Elsewhere a unit that only reads is `read`, any other `write`. */
  during<T>(kind: WorkKind, work: () => T): T {
    return this.#kind.run(kind, work);
  }

  /** What is called inside it takes its connections from the share of this business, units of the platform's too. */
  onBehalfOf<T>(clientId: number, work: () => T): T {
    return this.#behalf.run(clientId, work);
  }

  /** What is called inside it reads nothing that is older than what `seen` says, and adds what it writes. */
  having<T>(seen: Seen, work: () => T): T {
    return this.#seen.run(seen, work);
  }

  /** The moment of which the data are that the unit open in this call reads, in milliseconds since 1970; undefined: they are of now. */
  asOf(): number | undefined {
    return this.#current.getStore()?.asOf;
  }

  /** From now on it is told of every unit, until what is returned is called. */
  observe(observer: UnitObserver): () => void {
    return this.#observers.add(observer);
  }

  /** Calls `then` once the unit of work that is open in this call has committed, never if it is undone; at once where none is open. */
  afterCommit(then: () => void): void {
    const unit = this.#current.getStore();
    if (unit?.open) unit.committed.push(then);
    else then();
  }

  /** @throws DatabaseError; what `work` throws; an Error at once where a unit is already open in this call. */
  async run<T>(binding: Binding, work: Work<T>, options: UnitOptions = {}): Promise<T> {
    this.#refuseNested();
    const { readonly = false, retryable = false, snapshot = false, replica = false } = options;
    const clientId = options.shareOf ?? binding.clientId ?? this.#behalf.getStore();
    const asked = { ...this.#unitOf(binding, readonly, retryable), clientId, snapshot };
    return this.#observers.watched<Unit, T>(asked, async (unit) => {
      if (!replica || !this.#settings.replica) return this.#done(binding, work, unit, retryable);
      const read = await this.#onReplica(this.#settings.replica, binding, work, unit);
      unit.watch?.readFrom(read ? 'replica' : 'database');
      return read ? read.result : this.#done(binding, work, unit, retryable);
    });
  }

  /** Reads the replica, if it is far enough and nothing happens to it meanwhile; undefined: the work is still to be done. */
  async #onReplica<T>(replica: Replica, binding: Binding, work: Work<T>, unit: Unit): Promise<{ result: T } | undefined> {
    const reached = await replica.connect(unit, this.#seen.getStore() ?? {});
    if (!reached) return undefined;
    const { connection, asOf } = reached;
    try {
      await begin(connection, binding, unit).catch(async (error: unknown) => {
        await giveUp(connection, error);
        throw error;
      });
      return { result: await this.#within(connection, work, unit, asOf) };
    } catch (error) {
      // What it replays may end a query that reads what is being removed.
      if (isConnectionLost(error)) replica.failed(error);
      else if (!isGivenUp(error)) throw said(error, unit);
      return undefined;
    }
  }

  /** A unit that gave way, or that the database gave up for another's sake, is done again. */
  async #done<T>(binding: Binding, work: Work<T>, unit: Unit, retryable: boolean): Promise<T> {
    const begun = performance.now();
    let gaveWay = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(binding, work, { ...unit, gaveWay });
      } catch (error) {
        if (error instanceof GaveWay && performance.now() - begun < (unit.limitMs ?? 0)) {
          gaveWay += 1;
          continue;
        }
        if (!(retryable && isDoneAgain(error, attempt))) throw said(error, unit);
        await pause(attempt * 20 * (0.5 + Math.random()));
      }
    }
  }

  /** One message as the owner, in no transaction. @throws as `run`; an Error where the message leaves a transaction open */
  async direct(
    text: string,
    values?: readonly unknown[],
    { limitMs, shareOf = this.#behalf.getStore() }: DirectOptions = {},
  ): Promise<QueryResult> {
    this.#refuseNested();
    const request: WatchedRequest = { as: 'owner', clientId: shareOf, kind: this.#kind.getStore(), limitMs };
    return this.#observers.watched(request, (asked) => this.#sent(asked, (connection) => connection.query(text, values)));
  }

  /**
   * One reading in one message, a transaction of its own: a unit of work would be three messages for one small question. `text` is one
   * statement, the same for all values; the connection is of the business's share. @throws DatabaseError
   */
  async glance(
    clientId: number,
    text: string,
    values: KeptValues,
    { behindWall = false }: GlanceOptions = {},
  ): Promise<QueryResult['rows']> {
    const { limits, distributed } = this.#settings;
    const binding: Binding = behindWall ? { role: 'countinghouse_tenant', clientId } : { role: 'countinghouse_platform' };
    if (distributed) {
      const question = sql.raw<QueryResult['rows'][number]>(written(text, values));
      return this.run(binding, async (tx) => (await question.execute(tx)).rows, { readonly: true, shareOf: clientId });
    }
    this.#refuseNested();
    const asked = { as: 'host', clientId, kind: 'read', limitMs: limits.read, readonly: true, distributed } as const;
    const settings = settingsOf(binding, limits.read);
    const ask = async (connection: Connection) => {
      const question = connection.keep ? executing(await connection.keep(text), values) : written(text, values);
      return connection.query([...settings, question].join('; '));
    };
    return this.#observers.watched<Unit, QueryResult['rows']>(asked, async (unit) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return (await this.#sent(unit, ask)).rows;
        } catch (error) {
          if (attempt === TRIES || !isConnectionLost(error)) throw said(error, unit);
        }
      }
    });
  }

  async #sent(asked: WatchedRequest, send: (connection: Connection) => Promise<QueryResult>): Promise<QueryResult> {
    const connection = await this.#connect(asked);
    let result: QueryResult;
    try {
      result = await send(connection);
      if (connection.inTransaction()) throw new Error('The message left a transaction open: end it in the same message');
    } catch (error) {
      await giveUp(connection, error);
      throw error;
    }
    await connection.release();
    return result;
  }

  async #connect(request: WatchedRequest): Promise<Connection> {
    if (!request.watch) return this.#driver.connect(request);
    const since = performance.now();
    try {
      return await this.#driver.connect(request);
    } finally {
      request.watch.waited(secondsSince(since));
    }
  }

  #unitOf({ role }: Binding, readonly: boolean, retryable: boolean): Unit {
    if (role === undefined) return { as: 'owner', readonly, distributed: this.#settings.distributed };
    const kind = this.#kind.getStore() ?? (readonly ? 'read' : 'write');
    const givesWay = readonly && retryable && (kind === 'report' || kind === 'job');
    return { as: 'host', kind, limitMs: this.#settings.limits[kind], givesWay, readonly, distributed: this.#settings.distributed };
  }

  /** On the embedded database a second unit inside one would wait for itself for ever, so both engines refuse it. */
  #refuseNested(): void {
    if (!this.#current.getStore()?.open) return;
    throw new Error('A unit of work is already open here: pass its handle on instead of opening a second one');
  }

  async #once<T>(binding: Binding, work: Work<T>, asked: Unit): Promise<T> {
    return this.#within(await this.#begun(binding, asked), work, asked);
  }

  /** Does the work in the transaction that was begun, and ends it. @param asOf of which moment its data are, where that is not now */
  async #within<T>(connection: Connection, work: Work<T>, asked: Unit, asOf?: number): Promise<T> {
    const unit: OpenUnit = { open: true, committed: [], asOf };
    let result: T;
    try {
      result = await this.#current.run(unit, () => work(handleOf(connection, unit)));
      unit.open = false;
      await commit(connection, asked);
    } catch (error) {
      unit.open = false;
      await giveUp(connection, error, asked);
      throw error;
    }
    await connection.release(!asked.readonly && (await this.#lostSince(connection)));
    for (const then of unit.committed) then();
    return result;
  }

  /**
   * Notes how far the database is now that something is stored: whoever did it reads nothing older from then on. Where that cannot be asked
   * any more it is not known, and nothing is read but what is written by the time. @returns whether the connection is of no more use
   */
  async #lostSince(connection: Connection): Promise<boolean> {
    const seen = this.#seen.getStore();
    const { replica } = this.#settings;
    if (!seen || !replica) return false;
    const written = await replica.versionOn(connection);
    // Of two that are stored at once the later one counts, whoever is told first.
    seen.version = written && later(seen.version, written);
    return written === undefined;
  }

  /**
   * A connection with a transaction begun. One that was lost while nobody used it is found out here: nothing has been done yet, so another
   * one is taken.
   */
  async #begun(binding: Binding, asked: Unit): Promise<Connection> {
    for (let attempt = 1; ; attempt += 1) {
      const connection = await this.#connect(asked);
      try {
        await begin(connection, binding, asked);
        return connection;
      } catch (error) {
        await giveUp(connection, error);
        if (attempt === TRIES || !isConnectionLost(error)) throw error;
      }
    }
  }
}

/** A unit of work from its first query to its commit. */
interface OpenUnit {
  open: boolean;
  /** What waits for its commit. */
  committed: (() => void)[];
  /** Of which moment its data are, where that is not now. */
  asOf?: number | undefined;
}

/** The handle of a unit: its queries go one after the other, though the caller may ask for several at once. */
function handleOf(connection: Connection, unit: { open: boolean }): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  const query: Connection['query'] = (text, values) => {
    const answer = last.then(() => {
      if (!unit.open) throw new Error('This unit of work has ended: await every query inside it');
      return connection.query(text, values);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
  return new Kysely<Tables>({ dialect: connectionDialect({ query }) });
}
