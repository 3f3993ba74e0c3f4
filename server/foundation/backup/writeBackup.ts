import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CLUSTER, CONTROL_FILE, clusterFiles, type Found, otherFiles } from './dataFolder.ts';
import { BackupError, type BackupFile, type BackupManifest, HEAD, MANIFEST } from './manifest.ts';
import { writeNewFile } from './newFile.ts';
import type { OnlineCopy } from './onlineCopy.ts';
import { TAR_END, tarHeader, tarPadding } from './tar.ts';

export interface BackupOptions {
  dataDir: string;
  /** The file to write; it must not be there. */
  to: string;
  copy: OnlineCopy;
  /** What is not in it, in sentences. */
  leftOut: readonly string[];
  /** Ends it; nothing is left behind. */
  signal?: AbortSignal | undefined;
}

/** What was written. */
export interface WrittenBackup {
  manifest: BackupManifest;
  /** Its size on the disk. */
  bytes: number;
}

/** As quick as the fastest and a twelfth smaller; the usual one takes four times as long (docs/decisions/backup.md). */
const LEVEL = 4;

/**
 * Writes a backup, readable by its owner alone. Under its name it is there whole or not at all.
 * @throws BackupError with what to do
 */
export async function writeBackup({ dataDir, to, copy, leftOut, signal }: BackupOptions): Promise<WrittenBackup> {
  try {
    const manifest = await writeNewFile(dataDir, to, async (file) => {
      const archive = new Archive(dataDir);
      const bytes = Readable.from(archive.write(copy, leftOut));
      await pipeline(bytes, createGzip({ level: LEVEL }), file.createWriteStream({ flush: true }), { signal });
      return archive.manifest;
    });
    return { manifest, bytes: (await stat(to)).size };
  } finally {
    // Of a backup that failed.
    await copy.release();
  }
}

/** The bytes of a backup, as they are copied. */
class Archive {
  readonly #dataDir: string;
  readonly #files: BackupFile[] = [];
  #manifest: BackupManifest | undefined;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  get manifest(): BackupManifest {
    if (!this.#manifest) throw new Error('The backup has not been written yet');
    return this.#manifest;
  }

  /** The database comes first: what its records refer to by its moment is a file by then. */
  async *write(copy: OnlineCopy, leftOut: readonly string[]): AsyncGenerator<Buffer> {
    const { head, firstSegment } = await copy.begin();
    yield* this.#text(HEAD, JSON.stringify(head));
    yield* this.#found(clusterFiles(this.#dataDir));
    yield* this.#file(CONTROL_FILE);
    const { label, lastSegment, moment, rows } = await copy.finish();
    yield* this.#text(`${CLUSTER}/backup_label`, label);
    yield* this.#found(this.#log(firstSegment, lastSegment));
    await copy.release();
    yield* this.#found(otherFiles(this.#dataDir));
    this.#manifest = { ...head, moment, rows, files: [...this.#files], left_out: leftOut };
    yield* this.#text(MANIFEST, JSON.stringify(this.#manifest, null, 1));
    yield TAR_END;
  }

  async *#log(first: string, last: string): AsyncGenerator<Found> {
    const names = await readdir(join(this.#dataDir, CLUSTER, 'pg_wal'));
    const needed = names.filter((name) => /^[\dA-F]{24}$/.test(name) && name >= first && name <= last).sort();
    if (needed[0] !== first || needed.at(-1) !== last)
      throw new BackupError('The log of the database was not kept: run the command again.');
    for (const name of needed) yield { name: `${CLUSTER}/pg_wal/${name}`, isFolder: false };
  }

  async *#found(found: AsyncIterable<Found>): AsyncGenerator<Buffer> {
    for await (const { name, isFolder } of found) {
      if (isFolder) yield tarHeader({ name: `${name}/`, bytes: 0, isFolder }, Date.now() / 1000);
      else yield* this.#file(name);
    }
  }

  /** One that is gone meanwhile is left out, one that has changed its size keeps the one it had: the log has both. */
  async *#file(name: string): AsyncGenerator<Buffer> {
    const path = join(this.#dataDir, name);
    const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (!file) return;
    try {
      const { size, mtimeMs } = await file.stat();
      const stream = size === 0 ? [] : createReadStream(path, { fd: file, end: size - 1, autoClose: false, highWaterMark: 1024 * 1024 });
      yield* this.#entry(name, size, mtimeMs / 1000, stream);
    } finally {
      await file.close();
    }
  }

  async *#text(name: string, text: string): AsyncGenerator<Buffer> {
    const bytes = Buffer.from(text);
    yield* this.#entry(name, bytes.length, Date.now() / 1000, [bytes]);
  }

  async *#entry(name: string, bytes: number, modified: number, pieces: AsyncIterable<Buffer> | Buffer[]): AsyncGenerator<Buffer> {
    yield tarHeader({ name, bytes, isFolder: false }, modified);
    const hash = createHash('sha256');
    let missing = bytes;
    for await (const piece of pieces) {
      hash.update(piece);
      missing -= piece.length;
      yield piece;
    }
    while (missing > 0) {
      const zeros = Buffer.alloc(Math.min(missing, 1024 * 1024));
      hash.update(zeros);
      missing -= zeros.length;
      yield zeros;
    }
    yield tarPadding(bytes);
    this.#files.push({ name, bytes, sha256: hash.digest('hex') });
  }
}
