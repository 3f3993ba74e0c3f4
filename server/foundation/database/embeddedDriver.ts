import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { say } from '#/i18n/sentences.ts';
import { unavailable } from './databaseError.ts';
import type { Connection, ConnectionRequest, Driver, PoolUse } from './driver.ts';
import { EmbeddedEngine, type EngineOptions } from './embeddedEngine.ts';
import { Hold } from './hold.ts';
import { type HeldLock, takeLock } from './lockFile.ts';
import { type TurnOptions, Turns } from './turns.ts';

export interface EmbeddedOptions {
  dataDir?: string | undefined;
  dump?: Uint8Array | Blob | string | undefined;
  address?: string | undefined;
  checkpointBytes?: number | undefined;
}

const CHECKPOINT_BYTES = 256 * 1024 * 1024;
/** What a request waits for its turn. */
const WAITS_AT_MOST_MS = 30_000;

/** Opens the embedded database: one process, one machine, one connection. @throws DatabaseInUse; DatabaseError */
export async function embeddedDriver({ dataDir, dump, address, checkpointBytes = CHECKPOINT_BYTES }: EmbeddedOptions): Promise<Driver> {
  const lock = dataDir === undefined ? undefined : await takeLock(resolve(dataDir), address);
  try {
    const cluster = dataDir === undefined ? undefined : join(resolve(dataDir), 'cluster');
    const options: EngineOptions = { cluster, dump: await bytesOf(dump), checkpointBytes };
    return new EmbeddedDriver(options, await EmbeddedEngine.open(options), lock);
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** Hands its one connection to one unit of work after the other, to businesses by turns. */
class EmbeddedDriver implements Driver {
  readonly engine = 'embedded';
  readonly #options: EngineOptions;
  readonly #lock: HeldLock | undefined;
  #opened: Promise<EmbeddedEngine>;
  readonly #turns = new Turns();
  #closing: Promise<void> | undefined;

  constructor(options: EngineOptions, engine: EmbeddedEngine, lock: HeldLock | undefined) {
    this.#options = options;
    this.#lock = lock;
    this.#opened = Promise.resolve(engine);
  }

  async connect(request: ConnectionRequest): Promise<Connection> {
    // Nobody waits for a job: a report that gave way to one after the other would not come to its end while a long one runs.
    const isJob = request.kind === 'job';
    const isRequest = request.as === 'host' && !isJob;
    const patienceMs = isRequest ? WAITS_AT_MOST_MS : undefined;
    const { engine, done } = await this.#take({ party: request.clientId, patienceMs, isPressing: !isJob });
    const hold = new Hold(engine, this.#turns, request);
    return {
      query: (text, values) => hold.query(text, values),
      keep: (text) => engine.keep(text),
      inTransaction: () => engine.inTransaction,
      async release(broken = false) {
        if (broken) engine.end(unavailable(say('database.restarting')));
        const durable = broken ? undefined : engine.durable();
        done();
        await durable;
      },
    };
  }

  async check(): Promise<void> {
    const { done } = await this.#take({ patienceMs: WAITS_AT_MOST_MS });
    done();
  }

  pools(): readonly PoolUse[] {
    const { taken, waiting } = this.#turns;
    return [{ pool: 'all', inUse: taken, idle: 1 - taken, waiting, size: 1 }];
  }

  async dump(): Promise<Uint8Array> {
    const { engine, done } = await this.#take();
    return engine.dump().finally(done);
  }

  async announce(address: string, backups?: string): Promise<void> {
    await this.#lock?.announce(address, backups);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#turns.take();
    try {
      await (await this.#opened).close();
    } finally {
      await this.#lock?.release();
    }
  }

  async #take(options?: TurnOptions): Promise<{ engine: EmbeddedEngine; done: () => void }> {
    if (this.#closing) throw unavailable(say('database.closing'));
    const done = await this.#turns.take(options);
    try {
      return { engine: await this.#running(), done };
    } catch (error) {
      done();
      throw error;
    }
  }

  /** The engine, started again if it ended. One that lived in memory starts empty, or from its dump. */
  async #running(): Promise<EmbeddedEngine> {
    const engine = await this.#opened.catch(() => undefined);
    if (engine && !engine.ended) return engine;
    await engine?.gone;
    this.#opened = EmbeddedEngine.open(this.#options);
    return this.#opened;
  }
}

async function bytesOf(dump: EmbeddedOptions['dump']): Promise<Uint8Array | undefined> {
  if (typeof dump === 'string') return readFile(dump);
  if (dump instanceof Blob) return new Uint8Array(await dump.arrayBuffer());
  return dump;
}
