import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream, type Stats } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '#/i18n/sentences.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { type ApiError, conflict, invalid, tooLarge } from '#/server/foundation/http/apiError.ts';
import { HEAD_BYTES, typeOfName } from './fileTypes.ts';
import type { FilePlace } from './signedAddress.ts';

/** A file of a place, under its name there. */
export interface Kept {
  name: string;
  bytes: Uint8Array;
}

/** Uploaded files in a folder of the host's. */
export class Uploads {
  readonly #folder: string;
  readonly #arriving: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'uploads');
    this.#arriving = join(this.#folder, '.arriving');
  }

  /**
   * Writes what arrives to the disk, where nobody reads it, and answers where. Whoever asks for it removes it.
   * @throws ApiError 413, 422 where the bytes are not of the type that the name says
   */
  async receive({ name }: FilePlace, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
    await mkdir(this.#arriving, { recursive: true });
    const path = join(this.#arriving, randomUUID());
    try {
      await receive(path, bytes, name, maxBytes);
      return path;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Removes what hosts that died were receiving. */
  async sweep(now: number): Promise<void> {
    await mkdir(this.#arriving, { recursive: true });
    for (const name of await readdir(this.#arriving)) {
      const path = join(this.#arriving, name);
      // Gone by itself meanwhile: it has arrived.
      const modified = await modifiedAt(path);
      if (modified !== undefined && now - modified > DAY_MS) await rm(path, { force: true });
    }
  }

  /**
   * Keeps these files beside each other, on the disk before the answer: the place's own first, which is made where there is none and is
   * there whole. @throws ApiError 409 for a used place
   */
  async keep(place: FilePlace, files: readonly Kept[]): Promise<void> {
    const folder = join(this.#folder, place.key);
    await mkdir(folder, { recursive: true });
    const written: { from: string; to: string }[] = [];
    try {
      for (const { name, bytes } of files) {
        const from = join(folder, `.${randomUUID()}`);
        written.push({ from, to: join(folder, name) });
        await writeFile(from, bytes, { mode: 0o600, flush: true });
      }
      for (const { from, to } of written) await link(from, to);
    } catch (error) {
      throw valuesIn(error).code === 'EEXIST' ? usedPlace() : error;
    } finally {
      for (const { from } of written) await rm(from, { force: true });
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

/** What a place that has its file answers. */
export function usedPlace(): ApiError {
  return conflict(say('files.address_used'));
}

const sizeOf = async (path: string) => (await statOf(path))?.size;
const modifiedAt = async (path: string) => (await statOf(path))?.mtimeMs;

async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (valuesIn(error).code === 'ENOENT') return undefined;
    throw error;
  }
}
