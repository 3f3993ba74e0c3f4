import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { DatabaseError, GaveWay, isConnectionLost, SWITCHING_OVER, takesNoChanges, tookTooLong, unavailable } from './databaseError.ts';
import { connectionDialect } from './dialect.ts';
import type { Connection, ConnectionRequest, Driver, QueryResult } from './driver.ts';
import { measuredKind, secondsSince, type UnitObserver } from './unitObserver.ts';
import { tooLongSentence, type WorkKind, type WorkLimits } from './workKind.ts';

/** Tables are made from definitions, so no compiler knows them: any name, any column, values unknown. */
export type Tables = Record<string, Record<string, unknown>>;

/** The handle on one unit of work. It is one transaction, and useless when the unit has ended. */
export type Transaction = Kysely<Tables>;

export type Work<T> = (tx: Transaction) => Promise<T>;

export interface UnitOptions {
  /** The database refuses to write. */
  readonly?: boolean;
  /**
   * `work` has no effect but its SQL: it runs again when the database gave it up for another's sake. On the embedded database a report that
   * may gives way to others.
   */
  retryable?: boolean;
  /** Every statement sees the data of one moment, that of the first one. Only with `readonly`. */
  snapshot?: boolean;
}

/** As whom a unit runs. Without a role: as the owner. */
export interface Binding {
  role?: 'countinghouse_tenant' | 'countinghouse_platform';
  clientId?: number;
}

export interface UnitSettings {
  /** A query that takes longer is ended; owner work has no limit. */
  limits: WorkLimits;
  /** Every setting is sent as a message of its own: Citus hands it to the shards only so. */
  distributed: boolean;
}

const TRIES = 4;
/** Serialization failure, deadlock. */
const GIVEN_UP = ['40001', '40P01'];

/** Runs units of work on a driver, one transaction each. */
export class UnitsOfWork {
  readonly #driver: Driver;
  readonly #settings: UnitSettings;
  readonly #current = new AsyncLocalStorage<OpenUnit>();
  readonly #kind = new AsyncLocalStorage<WorkKind>();
  #observer: UnitObserver | undefined;

  constructor(driver: Driver, settings: UnitSettings) {
    this.#driver = driver;
    this.#settings = settings;
  }

  /** What is called inside it, the units it opens are of this kind. Elsewhere a unit that only reads is `read`, any other `write`. */
  during<T>(kind: WorkKind, work: () => T): T {
    return this.#kind.run(kind, work);
  }

  /** From now on it is told of every unit; undefined: nobody is. */
  observe(observer: UnitObserver | undefined): void {
    this.#observer = observer;
  }

  /** Calls `then` once the unit of work that is open in this call has committed, never if it is undone; at once where none is open. */
  afterCommit(then: () => void): void {
    const unit = this.#current.getStore();
    if (unit?.open) unit.committed.push(then);
    else then();
  }

  /** @throws DatabaseError; what `work` throws; an Error at once where a unit is already open in this call. */
  async run<T>(binding: Binding, work: Work<T>, { readonly = false, retryable = false, snapshot = false }: UnitOptions = {}): Promise<T> {
    this.#refuseNested();
    const unit = { ...this.#unitOf(binding, readonly, retryable), snapshot };
    return this.#observed(unit, () => this.#done(binding, work, unit, retryable));
  }

  /** A unit that gave way, or that the database gave up for another's sake, is done again. */
  async #done<T>(binding: Binding, work: Work<T>, unit: Unit, retryable: boolean): Promise<T> {
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(binding, work, unit);
      } catch (error) {
        if (error instanceof GaveWay && performance.now() - begun < (unit.limitMs ?? 0)) continue;
        const again = retryable && attempt < TRIES && error instanceof DatabaseError && GIVEN_UP.includes(error.sqlstate ?? '');
        if (!again) throw said(error, unit);
        await pause(attempt * 20 * (0.5 + Math.random()));
      }
    }
  }

  /** One message as the owner, in no transaction. @throws as `run`; an Error where the message leaves a transaction open */
  async direct(text: string, values?: readonly unknown[], limitMs?: number): Promise<QueryResult> {
    this.#refuseNested();
    return this.#observed({ as: 'owner', limitMs }, () => this.#sent(text, values, limitMs));
  }

  async #sent(text: string, values: readonly unknown[] | undefined, limitMs: number | undefined): Promise<QueryResult> {
    const connection = await this.#connect({ as: 'owner', limitMs });
    let result: QueryResult;
    try {
      result = await connection.query(text, values);
      if (connection.inTransaction()) throw new Error('The message left a transaction open: end it in the same message');
    } catch (error) {
      await giveUp(connection, error);
      throw error;
    }
    await connection.release();
    return result;
  }

  async #connect(request: ConnectionRequest): Promise<Connection> {
    const observer = this.#observer;
    if (!observer) return this.#driver.connect(request);
    const since = performance.now();
    try {
      return await this.#driver.connect(request);
    } finally {
      observer.waited(measuredKind(request), secondsSince(since));
    }
  }

  async #observed<T>(request: ConnectionRequest, work: () => Promise<T>): Promise<T> {
    const observer = this.#observer;
    if (!observer) return work();
    const since = performance.now();
    let isDone = false;
    try {
      const result = await work();
      isDone = true;
      return result;
    } finally {
      observer.ended(measuredKind(request), secondsSince(since), isDone);
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
    const connection = await this.#begun(binding, asked);
    const unit: OpenUnit = { open: true, committed: [] };
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
    await connection.release();
    for (const then of unit.committed) then();
    return result;
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
}

interface Unit extends ConnectionRequest {
  readonly: boolean;
  snapshot?: boolean;
  /** Every setting is a message of its own. */
  distributed: boolean;
}

/** The one place that says who a transaction is. `set local` ends with the transaction, so nothing is left for the next. */
async function begin(
  connection: Connection,
  { role, clientId }: Binding,
  { readonly, snapshot, limitMs, distributed }: Unit,
): Promise<void> {
  const messages = [
    `begin${snapshot ? ' isolation level repeatable read' : ''}${readonly ? ' read only' : ''}`,
    ...(role === undefined ? [] : [`set local role ${role}`]),
    ...(clientId === undefined ? [] : [`set local app.client_id = '${clientIdText(clientId)}'`]),
    ...(limitMs === undefined ? [] : [`set local statement_timeout = ${limitMs}`]),
  ];
  for (const message of distributed ? messages : [messages.join('; ')]) await connection.query(message);
}

function clientIdText(clientId: number): string {
  if (!Number.isSafeInteger(clientId) || clientId < 0) throw new RangeError(`${clientId} is no client`);
  return String(clientId);
}

/**
 * A transaction in which an SQL error was caught and passed over cannot commit: the database would undo it without a word. A commit whose
 * answer is lost may have been done or not: it is neither reported as saved nor tried again.
 */
async function commit(connection: Connection, { readonly }: Unit): Promise<void> {
  const { command } = await connection.query('commit').catch((error: unknown) => {
    if (readonly || !isConnectionLost(error)) throw error;
    throw unavailable(say('database.uncertain'), error);
  });
  if (command !== 'COMMIT')
    throw new DatabaseError(
      'other',
      'Nothing was saved: an SQL error inside the unit of work was caught; let it through, or use a savepoint',
    );
}

/** What a caller is told of an error that the unit could not help. */
function said(error: unknown, { kind, limitMs = 0, readonly }: Unit): unknown {
  if (kind && tookTooLong(error)) return unavailable(tooLongSentence(kind, limitMs), error);
  if (!readonly && takesNoChanges(error)) return unavailable(SWITCHING_OVER, error);
  return error;
}

/**
 * Ends what is open and gives the connection back; one that broke, cannot even do this, or leads to a server that takes no changes goes to
 * nobody else.
 */
async function giveUp(connection: Connection, cause: unknown, { readonly } = { readonly: false }): Promise<void> {
  const broken =
    isConnectionLost(cause) ||
    (!readonly && takesNoChanges(cause)) ||
    (connection.inTransaction() &&
      (await connection.query('rollback').then(
        () => false,
        () => true,
      )));
  await connection.release(broken);
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
