/** What stands in a tar file: a file, or a folder (its name ends with a slash and it has no bytes). */
export interface TarEntry {
  /** With slashes, whatever the system writes. */
  name: string;
  bytes: number;
  isFolder: boolean;
}

/** An entry as it is read; its bytes must be read, or passed over by `readTar` going on. */
export interface ReadEntry extends TarEntry {
  content: AsyncIterable<Buffer>;
}

/** Bytes that are no tar file, or not one of files and folders alone. */
export class TarError extends Error {
  override name = 'TarError';
}

const BLOCK = 512;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
const CHECKSUM = { at: 148, bytes: 8 };
const FOLDER = '5';
const FILE = '0';

/** Two empty blocks end a tar file. */
export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK);

/**
 * The block before an entry's bytes, readable by its owner alone. Source: POSIX.1-1988, "ustar".
 * @param modified seconds since 1970
 * @throws RangeError for names and sizes that the format does not hold (255 bytes, 8 GB)
 */
export function tarHeader({ name, bytes, isFolder }: TarEntry, modified: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  const { prefix, rest } = splitName(name);
  block.write(rest, 0);
  block.write(prefix, 345);
  block.write(octal(isFolder ? 0o700 : 0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(bytes, 11), 124);
  block.write(octal(modified, 11), 136);
  block.write(isFolder ? FOLDER : FILE, 156);
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${octal(checksumOf(block), 6)}\0 `, CHECKSUM.at, 'latin1');
  return block;
}

/** What follows an entry's bytes, up to the next block. */
export function tarPadding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK);
}

/** The entries of a tar file, one after the other, to its last byte. @throws TarError */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const input = new Input(source);
  for (;;) {
    const block = await input.take(BLOCK);
    if (block.every((byte) => byte === 0)) break;
    const entry = entryOf(block);
    const content = input.next(entry.bytes);
    yield { ...entry, content };
    for await (const _passedOver of content);
    await input.take(tarPadding(entry.bytes).length);
  }
  await input.drain();
}

function entryOf(block: Buffer): TarEntry {
  const sum = Number.parseInt(textIn(block, CHECKSUM.at, CHECKSUM.bytes), 8);
  if (textIn(block, 257, 5) !== 'ustar' || sum !== checksumOf(block)) throw new TarError('This is no tar file');
  const type = textIn(block, 156, 1);
  if (type !== FILE && type !== FOLDER) throw new TarError('It holds something that is neither a file nor a folder');
  const prefix = textIn(block, 345, PREFIX_BYTES);
  const size = textIn(block, 124, 12).trim();
  if (!/^[0-7]+$/.test(size)) throw new TarError('This is no tar file');
  const name = textIn(block, 0, NAME_BYTES);
  return { name: prefix ? `${prefix}/${name}` : name, bytes: Number.parseInt(size, 8), isFolder: type === FOLDER };
}

/** The sum of all bytes, those of the sum itself taken for spaces. */
function checksumOf(block: Buffer): number {
  let sum = CHECKSUM.bytes * ' '.charCodeAt(0);
  for (const [at, byte] of block.entries()) if (at < CHECKSUM.at || at >= CHECKSUM.at + CHECKSUM.bytes) sum += byte;
  return sum;
}

function splitName(name: string): { prefix: string; rest: string } {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { prefix: '', rest: name };
  const at = name.indexOf('/', Buffer.byteLength(name) - NAME_BYTES - 1);
  const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
  if (at < 0 || Buffer.byteLength(prefix) > PREFIX_BYTES || Buffer.byteLength(rest) > NAME_BYTES)
    throw new RangeError(`${name} is too long a name`);
  return { prefix, rest };
}

function octal(value: number, digits: number): string {
  const text = Math.floor(value).toString(8).padStart(digits, '0');
  if (text.length > digits) throw new RangeError(`${value} is too much for a tar file`);
  return text;
}

function textIn(block: Buffer, at: number, bytes: number): string {
  return (
    block
      .subarray(at, at + bytes)
      .toString('utf8')
      .split('\0')[0] ?? ''
  );
}

/** A stream's bytes, taken in pieces of one's own size. */
class Input {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  async take(bytes: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const piece of this.next(bytes)) taken.push(piece);
    return Buffer.concat(taken);
  }

  async *next(bytes: number): AsyncGenerator<Buffer> {
    let missing = bytes;
    while (missing > 0) {
      const piece = this.#rest.length > 0 ? this.#rest : await this.#more();
      if (!piece) throw new TarError('It ends too early');
      const part = piece.subarray(0, missing);
      this.#rest = piece.subarray(part.length);
      missing -= part.length;
      yield part;
    }
  }

  /** To the end: what a compressed stream says of its own wholeness stands there. */
  async drain(): Promise<void> {
    while (await this.#more());
  }

  async #more(): Promise<Buffer | undefined> {
    const { value, done } = await this.#pieces.next();
    return done ? undefined : value;
  }
}
