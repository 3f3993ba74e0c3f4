import { access, type FileHandle } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { valuesIn } from '#/model/values/shapes.ts';
import { syncFolder } from '#/server/foundation/database/syncedFiles.js';
import { pieceOf, writeWhole } from '#/server/foundation/files/wholeFile.ts';
import { BackupError } from './manifest.ts';

/**
 * Writes a file that is there under its name whole or not at all, readable by its owner alone. It must not be there, nor lie in the data
 * folder. @throws BackupError with what to do, and nothing is left behind
 */
export async function writeNewFile<T>(dataDir: string, to: string, write: (file: FileHandle) => Promise<T>): Promise<T> {
  refuseInside(dataDir, to);
  await refuseExisting(to);
  try {
    const result = await writeWhole(to, write, () => refuseExisting(to));
    syncFolder(dirname(to));
    return result;
  } catch (error) {
    throw explained(error, pieceOf(to));
  }
}

function refuseInside(dataDir: string, to: string): void {
  const way = relative(resolve(dataDir), resolve(to));
  if (way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way))
    throw new BackupError(`${to} lies in the data folder itself, and would be lost with it: name a place outside of ${dataDir}.`);
}

async function refuseExisting(to: string): Promise<void> {
  const isThere = await access(to).then(
    () => true,
    () => false,
  );
  if (isThere) throw new BackupError(`${to} is there already: name another file, or remove that one first.`);
}

function explained(error: unknown, written: string): unknown {
  const { code, path } = valuesIn(error);
  const folder = dirname(written);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(`The disk of ${folder} is full, and nothing was kept: make room there, or name another place.`);
  if ((code === 'ENOENT' || code === 'ENOTDIR') && path === written)
    return new BackupError(`There is no folder ${folder}: make it, or name another place.`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupError(
      `${String(path ?? folder)} cannot be read or written by this user: run the command as the host's user, or name another place.`,
    );
  return error;
}
