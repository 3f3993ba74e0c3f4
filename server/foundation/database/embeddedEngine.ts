import pg from 'pg';
import { say } from '#/i18n/sentences.ts';
import { unavailable } from './databaseError.ts';
import type { QueryResult } from './driver.ts';
import { type EnginePort, type EngineSettings, type FromEngine, type Marks, openEngine } from './enginePort.ts';
import { GroupSync, type SyncTicket } from './groupSync.ts';
import { keptName } from './keptPlans.ts';
import { clientTypes, inTransaction, runQuery } from './pgClient.ts';
import { WorkerStream } from './workerStream.ts';

export type EngineOptions = Omit<EngineSettings, 'durable'>;

const SYNC_FAILED = 74;

/** One life of the embedded database: an engine, and the one PostgreSQL client that talks to it. */
export class EmbeddedEngine {
  readonly #port: EnginePort;
  readonly #stream: WorkerStream;
  readonly #client: pg.Client;
  readonly #sync: GroupSync;
  #marks: Marks | undefined;
  readonly #durable = new BigInt64Array(new SharedArrayBuffer(8));
  /** The names of the statements that are kept. */
  readonly #kept = new Map<string, string>();
  #ticket: SyncTicket | undefined;
  #ended: Error | undefined;
  /** Resolves when the engine is gone and its files are free. */
  readonly gone: Promise<void>;
  #expected: { type: FromEngine['type']; resolve: (message: FromEngine) => void; reject: (error: Error) => void } | undefined;

  /** @throws DatabaseError `unavailable` where the database cannot be started */
  static async open(options: EngineOptions): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(options);
    const opened = await engine.#expect('open');
    engine.#marks = opened.type === 'open' ? opened.marks : undefined;
    try {
      await engine.#client.connect();
    } catch (error) {
      engine.end(unavailable(say('database.not_started'), error));
      throw engine.#ended;
    }
    return engine;
  }

  private constructor(options: EngineOptions) {
    this.#sync = new GroupSync(this.#durable);
    this.#port = openEngine({ ...options, durable: this.#durable });
    this.gone = new Promise((resolve) => this.#port.on('exit', () => resolve()));
    this.#port.on('message', (message: FromEngine) => this.#receive(message));
    this.#port.on('error', (error) => this.end(unavailable(say('database.stopped'), error)));
    this.#port.on('exit', (code) =>
      this.end(unavailable(code === SYNC_FAILED ? say('database.refused_to_save') : say('database.stopped'))),
    );
    this.#stream = new WorkerStream((bytes) => this.#port.postMessage({ type: 'wire', bytes }));
    this.#client = new pg.Client({
      stream: () => this.#stream,
      user: 'postgres',
      database: 'postgres',
      host: 'worker',
      password: '',
      ssl: false,
      types: clientTypes,
    });
    // The reason is in `#ended`, which every query answers with.
    this.#client.on('error', () => undefined);
  }

  get ended(): boolean {
    return this.#ended !== undefined;
  }

  /** Whether a query can be ended without ending the engine. */
  get canCancel(): boolean {
    return this.#marks !== undefined;
  }

  get inTransaction(): boolean {
    return !this.ended && inTransaction(this.#client);
  }

  /** @throws DatabaseError; `unavailable` where the engine ended meanwhile */
  async query(text: string, values?: readonly unknown[]): Promise<QueryResult> {
    if (this.#ended) throw this.#ended;
    // Nothing runs now: a mark that came too late for the last query must not stop this one.
    this.#mark(0);
    try {
      return await runQuery(this.#client, text, values, { name: values && keptName(text) });
    } catch (error) {
      throw this.#ended ?? error;
    }
  }

  /** Has a statement kept, parsed and planned. @returns its name @throws as `query` */
  async keep(text: string): Promise<string> {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const name = `prepared_${this.#kept.size}`;
    await this.query(`prepare ${name} as ${text}`);
    this.#kept.set(text, name);
    return name;
  }

  /**
   * Asks PostgreSQL to end the query in hand, as soon as it can; asked too early it is not heard, so ask again. False where that cannot be.
   */
  cancel(): boolean {
    return this.#mark(1);
  }

  /**
   * Resolves when what was committed since the last call is on the disk; at once where nothing was. @throws DatabaseError where the disk
   * refuses
   */
  async durable(): Promise<void> {
    const ticket = this.#ticket;
    this.#ticket = undefined;
    if (ticket === undefined) return;
    try {
      await this.#sync.until(ticket);
    } catch (error) {
      this.end(unavailable(say('database.refused_to_save'), error));
      throw this.#ended;
    }
  }

  async dump(): Promise<Uint8Array> {
    this.#port.postMessage({ type: 'dump' });
    const message = await this.#expect('dump');
    return message.type === 'dump' ? message.bytes : new Uint8Array();
  }

  /** Ends it in order, with a checkpoint. */
  async close(): Promise<void> {
    if (this.#ended) return;
    this.#port.postMessage({ type: 'close' });
    await this.#expect('closed');
    this.end(unavailable(say('database.closed')));
    await this.gone;
  }

  /** Ends it at once; queries in hand fail with `reason`. What was committed is in the log and comes back at the next start. */
  end(reason: Error): void {
    if (this.#ended) return;
    this.#ended = reason;
    this.#expected?.reject(reason);
    this.#stream.destroy();
    void this.#port.terminate();
  }

  #mark(value: 0 | 1): boolean {
    if (!this.#marks) return false;
    // Memory that has grown is another buffer.
    const numbers = new Int32Array(this.#marks.memory.buffer);
    for (const address of this.#marks.addresses) Atomics.store(numbers, address / Int32Array.BYTES_PER_ELEMENT, value);
    return true;
  }

  #expect(type: FromEngine['type']): Promise<FromEngine> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#expected = { type, resolve, reject };
    });
  }

  #receive(message: FromEngine): void {
    if (message.type === 'part' || message.type === 'wire') this.#stream.push(Buffer.from(message.bytes.buffer));
    if (message.type === 'wire' && message.ticket) this.#ticket = message.ticket;
    if (message.type === this.#expected?.type) this.#expected.resolve(message);
  }
}
