import fs from 'node:fs';
import { raise } from './highWater.js';

/** Which files of the log must reach the disk before a commit counts, and the number under which the worker asked for it. */
export interface SyncTicket {
  request: bigint;
  files: string[];
}

interface Waiting extends SyncTicket {
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * Syncs the log of the embedded database from the host's side, so that the worker goes on meanwhile. Commits that wait together
 * share one sync. `durable` is shared with the worker: the newest request that is on the disk.
 */
export class GroupSync {
  readonly #durable: BigInt64Array;
  #waiting: Waiting[] = [];
  #running = false;
  #failure: Error | undefined;

  constructor(durable: BigInt64Array) {
    this.#durable = durable;
  }

  /** Resolves when the ticket's files are on the disk. @throws the disk's error; from then on for every ticket. */
  async until(ticket: SyncTicket): Promise<void> {
    if (Atomics.load(this.#durable, 0) >= ticket.request) return;
    if (this.#failure) throw this.#failure;
    const done = new Promise<void>((resolve, reject) => this.#waiting.push({ ...ticket, resolve, reject }));
    if (!this.#running) void this.#run();
    await done;
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#sync(group);
        for (const { resolve } of group) resolve();
      } catch (error) {
        this.#failure = error instanceof Error ? error : new Error(String(error));
        for (const { reject } of group) reject(this.#failure);
      }
    }
    this.#running = false;
  }

  async #sync(group: Waiting[]): Promise<void> {
    const request = group.reduce((newest, ticket) => (ticket.request > newest ? ticket.request : newest), 0n);
    const files = new Set(group.flatMap((ticket) => ticket.files));
    for (const file of files) {
      await dataSync(file).catch((error: NodeJS.ErrnoException) => {
        // A segment is renamed only after the worker has synced what was outstanding, this ticket included.
        if (error.code !== 'ENOENT' || Atomics.load(this.#durable, 0) < request) throw error;
      });
    }
    raise(this.#durable, request);
  }
}

function dataSync(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.open(file, 'r+', (refused, descriptor) => {
      if (refused) return reject(refused);
      fs.fdatasync(descriptor, (failed) => {
        fs.close(descriptor, (unclosed) => (failed || unclosed ? reject(failed ?? unclosed) : resolve()));
      });
    });
  });
}
