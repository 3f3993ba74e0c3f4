import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SyncTicket } from './groupSync.ts';

export interface EngineSettings {
  /** The folder of PostgreSQL's files; without it they live in memory. */
  cluster: string | undefined;
  dump: Uint8Array | undefined;
  checkpointBytes: number;
  /** The newest commit that is on the disk; both sides set it. */
  durable: BigInt64Array;
}

/** The engine's memory, and where in it PostgreSQL looks whether it is to stop. */
export interface Marks {
  memory: WebAssembly.Memory;
  addresses: number[];
}

export type FromEngine =
  | { type: 'open'; marks: Marks | undefined }
  | { type: 'closed' }
  | { type: 'part'; bytes: Uint8Array }
  | { type: 'wire'; bytes: Uint8Array; ticket: SyncTicket | undefined }
  | { type: 'dump'; bytes: Uint8Array };

/** The engine's end of its port. */
export interface ServerPort {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  postMessage(message: unknown, transfer?: ArrayBuffer[]): void;
  close(): void;
}

/** The client's end, as a worker thread has it. */
export interface EnginePort {
  on(event: 'message', listener: (message: FromEngine) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/**
 * Opens an engine and gives the port to it: in a thread of its own, so that the host answers while a query runs. One in memory, which is a
 * test's, works in the caller's thread: what waits for it has nothing else to do, and going to another thread and back took a fifth of
 * the tests' time.
 */
export function openEngine(settings: EngineSettings): EnginePort {
  if (settings.cluster === undefined) return new SameThread(settings);
  return new Worker(new URL('./pgliteWorker.js', import.meta.url), { workerData: settings });
}

/** Messages come one turn of the event loop later, as those of a thread do. */
class SameThread extends EventEmitter implements EnginePort {
  readonly #server = new EventEmitter();
  #ended = false;

  constructor(settings: EngineSettings) {
    super();
    const port: ServerPort = {
      on: (event, listener) => this.#server.on(event, listener),
      postMessage: (message) => this.#later('message', message),
      close: () => this.terminate(),
    };
    import('./pgliteServer.js')
      .then(({ servePglite }) => servePglite(port, settings))
      .catch((error: unknown) => this.#later('error', error));
  }

  postMessage(message: unknown): void {
    this.#server.emit('message', message);
  }

  /** What it holds goes with it. */
  terminate(): void {
    this.#later('exit', 0);
    setImmediate(() => {
      this.#ended = true;
      this.#server.removeAllListeners();
    });
  }

  #later(event: string, given: unknown): void {
    setImmediate(() => {
      if (!this.#ended) this.emit(event, given);
    });
  }
}
