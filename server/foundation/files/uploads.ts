import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, link, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { type ApiError, conflict, invalid, tooLarge } from '#/server/foundation/http/apiError.ts';
import { HEAD_BYTES, typeOfName } from './fileTypes.ts';
import type { FilePlace } from './signedAddress.ts';

/** Uploaded files in a folder of the host's. */
export class Uploads {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'uploads');
  }

  /**
   * Stores what arrives, as a whole or not at all, on the disk before the answer; a place is used once.
   * Answers its size in bytes. @throws ApiError 409 for a used place, 413, 422 where the bytes are not of the type that the name says
   */
  async store(place: FilePlace, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number> {
    const folder = join(this.#folder, place.key);
    const path = join(folder, place.name);
    if (await exists(path)) throw used();
    await mkdir(folder, { recursive: true });
    const arriving = join(folder, `.${randomUUID()}`);
    try {
      await receive(arriving, bytes, place.name, maxBytes);
      await link(arriving, path);
      return (await stat(path)).size;
    } catch (error) {
      throw valuesIn(error).code === 'EEXIST' ? used() : error;
    } finally {
      await rm(arriving, { force: true });
    }
  }

  /** A stored file and its size in bytes; undefined where there is none. */
  async read(place: FilePlace): Promise<{ stream: ReadStream; bytes: number } | undefined> {
    const bytes = await this.sizeOf(place);
    return bytes === undefined ? undefined : { stream: createReadStream(join(this.#folder, place.key, place.name)), bytes };
  }

  /** Its size in bytes; undefined where there is no such file. */
  async sizeOf(place: FilePlace): Promise<number | undefined> {
    return isPlace(place) ? sizeOf(join(this.#folder, place.key, place.name)) : undefined;
  }

  /** Removes a stored file with the folder that it has to itself. */
  async remove(place: FilePlace): Promise<void> {
    if (isPlace(place)) await rm(join(this.#folder, place.key), { recursive: true, force: true });
  }
}

/** A key and a name such as are given out; nothing else reaches the disk. */
const isPlace = ({ key, name }: FilePlace) => /^[\w-]{22}$/.test(key) && /^[\w-]+\.[a-z\d]+$/.test(name);

async function receive(path: string, bytes: AsyncIterable<Uint8Array>, name: string, maxBytes: number): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    const head = await copy(bytes, file, maxBytes);
    if (!typeOfName(name)?.fits(head)) throw invalid({ file: [say('files.not_its_name')] });
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Copies piece by piece; answers the first bytes. */
async function copy(bytes: AsyncIterable<Uint8Array>, file: FileHandle, maxBytes: number): Promise<Buffer> {
  let length = 0;
  let head: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    length += piece.length;
    if (length > maxBytes) throw tooLarge(maxBytes);
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES);
    await file.appendFile(piece);
  }
  return head;
}

function used(): ApiError {
  return conflict(say('files.address_used'));
}

async function exists(path: string): Promise<boolean> {
  return (await sizeOf(path)) !== undefined;
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const { size } = await stat(path);
    return size;
  } catch (error) {
    if (valuesIn(error).code === 'ENOENT') return undefined;
    throw error;
  }
}
