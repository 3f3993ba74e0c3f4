import yauzl from 'yauzl';
import { FileRefused, unreadable } from './fileRefused.js';
import { XmlEvents } from './xmlEvents.js';

/** The parts of a zipped workbook, unpacked as they are read: nothing believes what the file says of their sizes. */
export class WorkbookParts {
  #zip;
  #limits;
  #entries;
  #unpacked = 0;

  /**
   * @param {Uint8Array} file
   * @param {import('./limits.ts').TableLimits} limits
   */
  static async open(file, limits) {
    try {
      const zip = await yauzl.fromBufferPromise(Buffer.from(file.buffer, file.byteOffset, file.length), { decodeStrings: false });
      if (zip.entryCount > limits.parts) throw new FileRefused('parts');
      const entries = new Map();
      for await (const entry of zip.eachEntry()) entries.set(keyOf(entry.fileName.toString('utf8')), entry);
      return new WorkbookParts(zip, limits, entries);
    } catch (error) {
      throw error instanceof FileRefused ? error : unreadable();
    }
  }

  constructor(zip, limits, entries) {
    this.#zip = zip;
    this.#limits = limits;
    this.#entries = entries;
  }

  has(name) {
    return this.#entries.has(keyOf(name));
  }

  /** Reads a whole part. @param {ConstructorParameters<typeof XmlEvents>[0]} handlers */
  async read(name, handlers) {
    for await (const _ of this.pieces(name, handlers));
  }

  /** Reads a part piece by piece: what `handlers` have collected is taken between two. */
  async *pieces(name, handlers) {
    const events = new XmlEvents(handlers, this.#limits.rowCharacters);
    const decoder = new TextDecoder('utf-8');
    for await (const bytes of this.#bytes(name)) {
      this.#unpacked += bytes.length;
      if (this.#unpacked > this.#limits.unpackedBytes) throw new FileRefused('unpackedBytes');
      events.write(decoder.decode(bytes, { stream: true }));
      yield;
    }
    events.write(decoder.decode());
    events.end();
    yield;
  }

  async *#bytes(name) {
    const entry = this.#entries.get(keyOf(name));
    if (!entry) throw unreadable();
    const stream = await new Promise((resolve, reject) =>
      this.#zip.openReadStream(entry, (error, opened) => (error ? reject(unreadable()) : resolve(opened))),
    );
    const bytes = stream[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { value, done } = await bytes.next().catch(() => {
          // What cannot be unpacked, or is longer or shorter than the file says.
          throw unreadable();
        });
        if (done) return;
        yield value;
      }
    } finally {
      stream.destroy();
    }
  }
}

/** Names of parts are the same in capitals; some programs begin them with a slash. */
function keyOf(name) {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}
