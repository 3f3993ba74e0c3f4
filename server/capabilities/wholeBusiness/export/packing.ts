import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What a part of the ZIP weighs unpacked, and its SHA-256. */
export interface Weighed {
  bytes: number;
  sha256: string;
}

/** Rows that are packed in one piece. */
const AT_ONCE = 500;
/** A ZIP without the extension for large ones holds 4 GB; so much is left for its table of contents. */
const MAX_BYTES = 4 * 1024 ** 3 - 64 * 1024 ** 2;
const MAX_PARTS = 65_000;

/** More than one ZIP holds. */
export class TooLarge extends Error {}

/** A ZIP that is written while its parts are read: no more than a piece of one is held. */
export class Packing {
  readonly #append: (bytes: Uint8Array) => Promise<void>;
  readonly #made: Uint8Array[] = [];
  #bytes = 0;
  #parts = 0;
  readonly #zip = new Zip((error, bytes) => {
    if (error) throw error;
    this.#made.push(bytes);
  });

  constructor(append: (bytes: Uint8Array) => Promise<void>) {
    this.#append = append;
  }

  /** Adds a text, piece by piece. */
  async texts(path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<Weighed> {
    const entry = new ZipDeflate(path, { level: 6 });
    return this.#part(entry, encoded(pieces));
  }

  /** Adds a file as it is: what people upload is compressed already. */
  async file(path: string, bytes: Uint8Array): Promise<Weighed> {
    return this.#part(new ZipPassThrough(path), [bytes]);
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#flush();
  }

  async #part(entry: ZipDeflate | ZipPassThrough, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Weighed> {
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) throw new TooLarge();
    const hash = createHash('sha256');
    let bytes = 0;
    this.#zip.add(entry);
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      entry.push(piece);
      await this.#flush();
    }
    entry.push(new Uint8Array(), true);
    await this.#flush();
    return { bytes, sha256: hash.digest('hex') };
  }

  async #flush(): Promise<void> {
    for (const bytes of this.#made.splice(0)) {
      this.#bytes += bytes.length;
      if (this.#bytes > MAX_BYTES) throw new TooLarge();
      await this.#append(bytes);
    }
  }
}

/** The rows of a file of lines, some at a time. */
export async function* spooledRows(path: string): AsyncGenerator<(string | null)[][]> {
  let rest = '';
  for await (const piece of createReadStream(path, 'utf8')) {
    // Not Node's readline: to that, a text's own line separator (U+2028) is the end of a line as well.
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (let at = 0; at < lines.length; at += AT_ONCE) yield lines.slice(at, at + AT_ONCE).map((line) => JSON.parse(line));
  }
}

async function* encoded(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
