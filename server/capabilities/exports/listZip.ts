import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Format, Prepared } from './exportHost.ts';
import { writers } from './writers.ts';

/** A ZIP of lists, a file each, written while rows are read: no more than one batch of them is held. */
export class ListZip {
  readonly #append: (bytes: Uint8Array) => Promise<void>;
  readonly #made: Uint8Array[] = [];
  readonly #encoder = new TextEncoder();
  readonly #zip = new Zip((error, bytes) => {
    if (error) throw error;
    this.#made.push(bytes);
  });

  constructor(append: (bytes: Uint8Array) => Promise<void>) {
    this.#append = append;
  }

  /** Adds a whole list. @param wrote is told how many rows more are written */
  async list(list: Prepared, format: Format, wrote: (rows: number) => Promise<void> = async () => undefined): Promise<void> {
    const entry = new ZipDeflate(`${list.name}.${format}`, { level: 6 });
    this.#zip.add(entry);
    const add = async (piece: string | Uint8Array) => {
      entry.push(typeof piece === 'string' ? this.#encoder.encode(piece) : piece);
      await this.#flush();
    };
    await writers[format](list, add, wrote);
    entry.push(new Uint8Array(), true);
    await this.#flush();
  }

  /** Adds a file as it is: what people upload is compressed already. */
  async file(path: string, bytes: Uint8Array): Promise<void> {
    const entry = new ZipPassThrough(path);
    this.#zip.add(entry);
    entry.push(bytes, true);
    await this.#flush();
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#flush();
  }

  async #flush(): Promise<void> {
    for (const bytes of this.#made.splice(0)) await this.#append(bytes);
  }
}
