import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '#/i18n/sentences.ts';
import { conflict, notFound, tooLarge } from '#/server/foundation/http/apiError.ts';

/** What arrives and is not imported is kept so long. */
const KEPT_MS = 24 * 3_600_000;

/** The folder of exports that arrive piece by piece; hosts that share a database share it too. */
export class ArrivingFiles {
  readonly #folder: string;
  readonly #maxBytes: number;

  constructor(dataDir: string, maxBytes: number) {
    this.#folder = join(dataDir, 'arriving');
    this.#maxBytes = maxBytes;
  }

  /** A new, empty one; what is older than it may be goes. */
  async begin(clientId: number): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#removeOld();
    const name = `${clientId}-${randomBytes(18).toString('base64url')}`;
    await (await open(this.#pathOf(name), 'wx', 0o600)).close();
    return name;
  }

  /** Adds a piece that begins at `offset`; answers where the next one does. @throws ApiError 404, 409, 413 */
  async add(clientId: number, name: string, offset: number, pieces: AsyncIterable<Uint8Array>): Promise<number> {
    let bytes = await this.sizeOf(clientId, name);
    if (bytes !== offset) throw conflict(say('whole.wrong_offset', { offset: bytes }));
    const file = await open(this.#pathOf(name), 'a');
    try {
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > this.#maxBytes) throw tooLarge(this.#maxBytes);
        await file.appendFile(piece);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return bytes;
  }

  /** @throws ApiError 404 where there is none of this business */
  async sizeOf(clientId: number, name: string): Promise<number> {
    const isOwn = /^\d+-[\w-]{24}$/.test(name) && name.startsWith(`${clientId}-`);
    const found = isOwn ? await stat(this.#pathOf(name)).catch(unlessGone) : undefined;
    if (!found) throw notFound(say('whole.not_uploaded'));
    return found.size;
  }

  /** Where it stands. @throws ApiError 404 */
  async pathOf(clientId: number, name: string): Promise<string> {
    await this.sizeOf(clientId, name);
    return this.#pathOf(name);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.zip`);
  }

  async #removeOld(now = Date.now()): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(unlessGone);
      if (found && now - found.mtimeMs > KEPT_MS) await rm(path, { force: true });
    }
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
