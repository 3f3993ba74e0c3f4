import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import { DatabaseError } from './databaseError.ts';
import { connectionDialect } from './dialect.ts';
import type { Connection, ConnectionRequest, Driver, QueryResult } from './driver.ts';

/** Tables are made from definitions, so no compiler knows them: any name, any column, values unknown. */
export type Tables = Record<string, Record<string, unknown>>;

/** The handle on one unit of work. It is one transaction, and useless when the unit has ended. */
export type Transaction = Kysely<Tables>;

export type Work<T> = (tx: Transaction) => Promise<T>;

export interface UnitOptions {
  /** The database refuses to write. */
  readonly?: boolean;
  /** `work` has no effect but its SQL: it runs again when the database gave it up for another's sake. */
  retryable?: boolean;
}

/** As whom a unit runs. Without a role: as the owner. */
export interface Binding {
  role?: 'countinghouse_tenant' | 'countinghouse_platform';
  clientId?: number;
}

export interface UnitSettings {
  /** A query that takes longer is ended, in milliseconds; owner work has no limit. */
  limitMs: number;
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
  readonly #current = new AsyncLocalStorage<{ open: boolean }>();

  constructor(driver: Driver, settings: UnitSettings) {
    this.#driver = driver;
    this.#settings = settings;
  }

  /** @throws DatabaseError; what `work` throws; an Error at once where a unit is already open in this call. */
  async run<T>(binding: Binding, work: Work<T>, { readonly = false, retryable = false }: UnitOptions = {}): Promise<T> {
    this.#refuseNested();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(binding, work, readonly);
      } catch (error) {
        const again = retryable && attempt < TRIES && error instanceof DatabaseError && GIVEN_UP.includes(error.sqlstate ?? '');
        if (!again) throw error;
        await pause(attempt * 20 * (0.5 + Math.random()));
      }
    }
  }

  /** One message as the owner, in no transaction. @throws as `run`; an Error where the message leaves a transaction open */
  async direct(text: string, values?: readonly unknown[]): Promise<QueryResult> {
    this.#refuseNested();
    const connection = await this.#driver.connect({ as: 'owner' });
    let result: QueryResult;
    try {
      result = await connection.query(text, values);
      if (connection.inTransaction()) throw new Error('The message left a transaction open: end it in the same message');
    } catch (error) {
      await giveUp(connection);
      throw error;
    }
    await connection.release();
    return result;
  }

  /** On the embedded database a second unit inside one would wait for itself for ever, so both engines refuse it. */
  #refuseNested(): void {
    if (!this.#current.getStore()?.open) return;
    throw new Error('A unit of work is already open here: pass its handle on instead of opening a second one');
  }

  async #once<T>(binding: Binding, work: Work<T>, readonly: boolean): Promise<T> {
    const limitMs = binding.role === undefined ? undefined : this.#settings.limitMs;
    const request: ConnectionRequest = { as: binding.role === undefined ? 'owner' : 'host', limitMs };
    const connection = await this.#driver.connect(request);
    const unit = { open: true };
    let result: T;
    try {
      await begin(connection, binding, { readonly, limitMs, distributed: this.#settings.distributed });
      result = await this.#current.run(unit, () => work(handleOf(connection, unit)));
      unit.open = false;
      await commit(connection);
    } catch (error) {
      unit.open = false;
      await giveUp(connection);
      throw error;
    }
    await connection.release();
    return result;
  }
}

/** The one place that says who a transaction is. `set local` ends with the transaction, so nothing is left for the next. */
async function begin(
  connection: Connection,
  { role, clientId }: Binding,
  { readonly, limitMs, distributed }: { readonly: boolean; limitMs: number | undefined; distributed: boolean },
): Promise<void> {
  const messages = [
    readonly ? 'begin read only' : 'begin',
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

/** A transaction in which an SQL error was caught and passed over cannot commit: the database would undo it without a word. */
async function commit(connection: Connection): Promise<void> {
  const { command } = await connection.query('commit');
  if (command !== 'COMMIT')
    throw new DatabaseError('other', 'Nothing was saved: an SQL error inside the unit of work was caught; let it through, or use a savepoint');
}

/** Ends what is open and gives the connection back; one that cannot even do this goes to nobody else. */
async function giveUp(connection: Connection): Promise<void> {
  const broken =
    connection.inTransaction() &&
    (await connection.query('rollback').then(
      () => false,
      () => true,
    ));
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
