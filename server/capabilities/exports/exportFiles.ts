import { randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { valuesIn } from '#/model/values/shapes.ts';
import { removeDeadPieces, writeWhole } from '#/server/foundation/files/wholeFile.ts';

/** Exports are kept this long, and then made again. */
export const KEPT_MS = 24 * 3_600_000;

/** A folder of finished exports; hosts that share a database share it too. */
export class ExportFiles {
  readonly #folder: string;

  constructor(dataDir: string, folder: 'exports' | 'bulk' = 'exports') {
    this.#folder = join(dataDir, folder);
  }

  /** Writes a file piece by piece; it gets its name when it is whole. `write` gets the pieces' door. */
  async make(ending: string, write: (append: (piece: string | Uint8Array) => Promise<void>) => Promise<void>): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const name = `${randomBytes(18).toString('base64url')}.${ending}`;
    await writeWhole(join(this.#folder, name), async (file) => {
      await write(async (piece) => void (await file.appendFile(piece)));
      await file.sync();
    });
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
    await removeDeadPieces(this.#folder);
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > KEPT_MS) await rm(path, { force: true });
    }
  }
}
