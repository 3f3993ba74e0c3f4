import { randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { valuesIn } from '#/model/values/shapes.ts';
import { KEPT_MS } from '#/server/capabilities/exports/exportFiles.ts';

/** The folder of finished bulk exports, kept as long as other exports; hosts that share a database share it too. */
export class ResultFiles {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'bulk');
  }

  /** Writes a file piece by piece; it gets its name when it is whole. */
  async make(ending: string, write: (append: (bytes: Uint8Array) => Promise<void>) => Promise<void>): Promise<string> {
    await this.removeOld();
    const name = `${randomBytes(18).toString('base64url')}.${ending}`;
    const unfinished = join(this.#folder, `${name}.part`);
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await write(async (bytes) => void (await file.appendFile(bytes)));
      await file.sync();
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await rename(unfinished, join(this.#folder, name));
    return name;
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
