import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { valuesIn } from '#/model/values/shapes.ts';
import { LOCK_FILE, takeLock } from '#/server/foundation/database/lockFile.ts';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { syncFolder, syncTree } from '#/server/foundation/database/syncedFiles.js';
import { CLUSTER, isSafeName } from './dataFolder.ts';
import {
  altered,
  BackupError,
  type BackupFile,
  type BackupHead,
  type BackupManifest,
  HEAD,
  MANIFEST,
  noBackup,
  readHead,
  readManifest,
} from './manifest.ts';
import { type ReadEntry, readTar, TarError } from './tar.ts';

export interface RestoreOptions {
  /** The backup's file. */
  from: string;
  /** Empty, or not there. */
  dataDir: string;
  /** The program that restores. */
  program: BackupHead['program'];
  /** Ends it; nothing is left behind. */
  signal?: AbortSignal | undefined;
}

/** Where files wait until all of them are verified; in the data folder, since what is beside it may be another disk. */
const ARRIVING = '.restoring';
/** What may be in an empty folder: ours of a restore that was cut off, and what some file systems put there. */
const NOTHING = new Set([ARRIVING, LOCK_FILE, 'lost+found']);
/** Manifest and head are read at once; their size is the archive's word. */
const MOST_TEXT = 256 * 1024 * 1024;

/**
 * Puts a backup into an empty data folder: verified to the last byte, opened once (PostgreSQL replays what was written while it was
 * copied), and only then put in its place, the database last. @throws BackupError, which leaves the folder as it was; DatabaseInUse
 */
export async function restoreBackup({ from, dataDir, program, signal }: RestoreOptions): Promise<BackupManifest> {
  await refuseFull(dataDir);
  const isNew = (await mkdir(dataDir, { recursive: true, mode: 0o700 })) !== undefined;
  const lock = await takeLock(resolve(dataDir));
  const arriving = join(dataDir, ARRIVING);
  let isDone = false;
  try {
    await rm(arriving, { recursive: true, force: true });
    await mkdir(arriving, { mode: 0o700 });
    const manifest = await unpack(from, new Unpacked(arriving, program), signal);
    await openOnce(arriving);
    await putInPlace(arriving, dataDir);
    isDone = true;
    return manifest;
  } catch (error) {
    throw explained(error, from, dataDir);
  } finally {
    await rm(arriving, { recursive: true, force: true });
    await lock.release();
    if (isNew && !isDone) await rmdir(dataDir);
  }
}

async function refuseFull(dataDir: string): Promise<void> {
  const there = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') throw new BackupError(`${dataDir} is no folder: set DATA_DIR to an empty or a new one.`);
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  if (there.some((name) => !NOTHING.has(name) && !name.startsWith(`${LOCK_FILE}.`)))
    throw new BackupError(
      `${dataDir} is not empty, and nothing there is replaced: set DATA_DIR to an empty or a new folder, or move what is there away first.`,
    );
}

async function unpack(from: string, unpacked: Unpacked, signal: AbortSignal | undefined): Promise<BackupManifest> {
  let unpacking: Promise<void> | undefined;
  const consume = (source: AsyncIterable<Buffer>) => {
    unpacking = unpacked.addAll(source);
    return unpacking;
  };
  // Where the stream fails, a file may still be written.
  await pipeline(createReadStream(from), createGunzip(), consume, { signal }).finally(() => Promise.allSettled([unpacking]));
  return unpacked.verified();
}

/** What has been unpacked so far. */
class Unpacked {
  readonly #folder: string;
  readonly #program: BackupHead['program'];
  readonly #files = new Map<string, BackupFile>();
  #isBackup = false;
  #manifest: BackupManifest | undefined;

  constructor(folder: string, program: BackupHead['program']) {
    this.#folder = folder;
    this.#program = program;
  }

  async addAll(source: AsyncIterable<Buffer>): Promise<void> {
    for await (const entry of readTar(source)) await this.#add(entry);
  }

  async #add(entry: ReadEntry): Promise<void> {
    const { name, bytes, isFolder, content } = entry;
    if (this.#manifest) throw altered('something stands behind its end');
    if (!this.#isBackup && name !== HEAD) throw noBackup();
    if (name === HEAD || name === MANIFEST) return this.#addText(entry);
    if (!isSafeName(name)) throw altered(`it would write to ${JSON.stringify(name)}`);
    if (isFolder) return void (await mkdir(join(this.#folder, name), { recursive: true, mode: 0o700 }));
    if (this.#files.has(name)) throw altered(`${name} is in it twice`);
    await mkdir(dirname(join(this.#folder, name)), { recursive: true, mode: 0o700 });
    this.#files.set(name, { name, bytes, sha256: await written(join(this.#folder, name), content) });
  }

  /** @throws BackupError where what was unpacked is not what the manifest says */
  verified(): BackupManifest {
    if (!this.#isBackup) throw noBackup();
    if (!this.#manifest) throw altered('it ends before its manifest');
    const missing = new Set(this.#files.keys());
    for (const { name, bytes, sha256 } of this.#manifest.files) {
      const there = this.#files.get(name);
      if (there?.bytes !== bytes || there.sha256 !== sha256) throw altered(`${name} is not as it was written`);
      missing.delete(name);
    }
    for (const name of missing) throw altered(`its manifest does not know ${name}`);
    return this.#manifest;
  }

  async #addText({ name, bytes, content }: ReadEntry): Promise<void> {
    if (bytes > MOST_TEXT || (name === HEAD && this.#isBackup)) throw noBackup();
    const said = await text(content);
    if (name === MANIFEST) this.#manifest = readManifest(said);
    else readHead(said, this.#program);
    this.#isBackup = true;
    if (name === HEAD) this.#files.set(name, { name, bytes, sha256: createHash('sha256').update(said).digest('hex') });
  }
}

async function written(path: string, content: AsyncIterable<Buffer>): Promise<string> {
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  try {
    for await (const piece of content) {
      hash.update(piece);
      await file.appendFile(piece);
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** @throws BackupError where PostgreSQL does not take the files for a database of its own */
async function openOnce(folder: string): Promise<void> {
  // Where it is not there, one would be made.
  if (!(await readdir(folder)).includes(CLUSTER)) throw altered('there is no database in it');
  const database = await openDatabase({ dataDir: folder }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `PostgreSQL cannot open the database of this backup (${reason}): restore it with the version of the program that made it, or take an earlier backup.`,
    );
  });
  await database.close();
}

async function putInPlace(arriving: string, dataDir: string): Promise<void> {
  syncTree(arriving);
  const names = (await readdir(arriving)).filter((name) => name !== CLUSTER);
  for (const name of [...names, CLUSTER]) await rename(join(arriving, name), join(dataDir, name));
  syncFolder(dataDir);
}

function explained(error: unknown, from: string, dataDir: string): unknown {
  if (error instanceof TarError) return altered(error.message);
  const { code, path } = valuesIn(error);
  if (code === 'Z_DATA_ERROR') return altered('its bytes have changed, or it is no backup');
  if (code === 'Z_BUF_ERROR') return altered('it ends too early');
  if (code === 'ENOENT' && path === from) return new BackupError(`There is no file ${from}: name the backup that is to be restored.`);
  if (code === 'EISDIR') return new BackupError(`${from} is a folder: name the backup that is to be restored.`);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(`The disk of ${dataDir} is full, and nothing was restored: make room there, or set DATA_DIR to another place.`);
  return error;
}
