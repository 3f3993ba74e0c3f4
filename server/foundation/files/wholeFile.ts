import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DAY_MS } from '#/model/values/durations.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { isAlive } from '#/server/foundation/database/lockFile.ts';

/** Pieces that this very process is writing: its id may have been another's, who died over them. */
const writing = new Set<string>();
const PIECE = /^\..+\.(\d+)@([^@/]+)\.part$/;

/** Where a file stands until it is whole; the name says which process of which machine is writing it. */
export const pieceOf = (to: string): string => join(dirname(to), `.${basename(to)}.${process.pid}@${hostname()}.part`);

/**
 * Writes a file that is there under its name whole or not at all, readable by its owner alone, after whatever processes that died left of
 * theirs in its folder is gone. `last` is asked before it gets its name.
 */
export async function writeWhole<T>(to: string, write: (file: FileHandle) => Promise<T>, last?: () => Promise<void>): Promise<T> {
  await removeDeadPieces(dirname(to));
  return writeAside(to, write, last);
}

/** As `writeWhole`, into a folder that is not looked through each time: whoever writes there removes dead pieces themselves. */
export async function writeAside<T>(to: string, write: (file: FileHandle) => Promise<T>, last?: () => Promise<void>): Promise<T> {
  const piece = pieceOf(to);
  const file = await openOwn(piece);
  try {
    const result = await write(file).finally(() => file.close());
    await last?.();
    await rename(piece, to);
    return result;
  } catch (error) {
    await rm(piece, { force: true });
    throw error;
  } finally {
    writing.delete(piece);
  }
}

/** Makes a piece, told before it is there: who looks through the folder meanwhile must not take it for a dead one's. */
async function openOwn(piece: string): Promise<FileHandle> {
  const isNew = !writing.has(piece);
  writing.add(piece);
  try {
    return await open(piece, 'wx', 0o600);
  } catch (error) {
    if (isNew) writing.delete(piece);
    throw error;
  }
}

/** Removes the pieces of processes that do not live any more; of another machine's, which nobody can tell here, those of a day ago. */
export async function removeDeadPieces(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(unlessMissing)) {
    const path = join(folder, name);
    if (await isDead(path)) await rm(path, { force: true });
  }
}

async function isDead(path: string): Promise<boolean> {
  const [, pid, machine] = PIECE.exec(basename(path)) ?? [];
  if (pid === undefined) return false;
  if (machine !== hostname()) return Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs > DAY_MS;
  return Number(pid) === process.pid ? !writing.has(path) : !isAlive(Number(pid));
}

function unlessMissing(error: unknown): [] {
  const { code } = valuesIn(error);
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  return [];
}
