import { randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { valuesIn } from '#/model/values/shapes.ts';

/** Exports are kept this long, and then made again. */
export const KEPT_MS = 24 * 3_600_000;

/** The folder of finished exports; hosts that share a database share it too. */
export class ExportFiles {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'exports');
  }

  /** Writes a file piece by piece; it gets its name when it is whole. `write` gets the pieces' door. */
  async make(ending: string, write: (append: (piece: string | Uint8Array) => Promise<void>) => Promise<void>): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const name = `${randomBytes(18).toString('base64url')}.${ending}`;
    const unfinished = join(this.#folder, `${name}.part`);
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await writing(file, write);
      await rename(unfinished, join(this.#folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return name;
  }

  /** A stored file's bytes, for a small one; undefined where it is gone. */
  async bytes(name: string): Promise<Buffer | undefined> {
    const stored = await this.read(name);
    return stored && buffer(stored.stream);
  }

  /** A stored file and its size in bytes; undefined where it is gone. */
  async read(name: string): Promise<{ stream: ReadStream; bytes: number } | undefined> {
    const path = join(this.#folder, name);
    try {
      const { size } = await stat(path);
      return { stream: createReadStream(path), bytes: size };
    } catch (error) {
      if (valuesIn(error).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Removes what is older than it may be, the unfinished pieces of a host that died among it. */
  async removeOld(now = Date.now()): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > KEPT_MS) await rm(path, { force: true });
    }
  }
}

async function writing(file: FileHandle, write: Parameters<ExportFiles['make']>[1]): Promise<void> {
  try {
    await write(async (piece) => void (await file.appendFile(piece)));
    await file.sync();
  } finally {
    await file.close();
  }
}
