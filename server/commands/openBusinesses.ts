import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { model } from '#/resources/index.ts';
import { businessBackups, refuseForeign } from '#/server/capabilities/wholeBusiness/byCommand/businessBackups.ts';
import type { Config } from '#/server/config/config.ts';
import { businessesOfHost } from '#/server/foundation/backup/backupSocket.ts';
import type { BusinessBackups } from '#/server/foundation/backup/businessBackups.ts';
import { CLUSTER, OURS } from '#/server/foundation/backup/dataFolder.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { DatabaseInUse, LOCK_FILE, readLock, takeLock } from '#/server/foundation/database/lockFile.ts';
import { isCurrent, migrate } from '#/server/foundation/database/migrate.ts';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { systemTables } from '#/server/systemTables.ts';

/**
 * The backups of single businesses, by the host that has the embedded database open; else the database, or the server that is set, is
 * opened here. `arriving`, a file that is to be brought, has it brought up to date, and made where there is none: one that was made is
 * removed again where nothing was brought into it. @throws BackupError with what to do; DatabaseInUse
 */
export async function openBusinesses(
  config: Config,
  { arriving }: { arriving?: string } = {},
): Promise<BusinessBackups & { close(): void | Promise<void> }> {
  const { dataDir, databaseUrl, s3 } = config;
  if (databaseUrl === undefined) {
    const lock = await readLock(dataDir);
    if (lock?.backups !== undefined) return businessesOfHost(lock.backups, dataDir);
    if (lock) throw new DatabaseInUse(dataDir, lock);
  }
  const before = databaseUrl === undefined ? await namesIn(dataDir) : undefined;
  const isMade = databaseUrl === undefined && !before?.includes(CLUSTER);
  if (arriving !== undefined) await refuseForeign({ model, dataDir }, arriving);
  else if (isMade)
    throw new BackupError(`There is no database in ${dataDir}: set DATA_DIR to the folder that the host has, or DATABASE_URL.`);
  const database = await openDatabase({ ...config, adminUrl: config.databaseAdminUrl });
  let isNeeded = !isMade;
  const close = async () => {
    await database.close();
    if (!isNeeded) await removeMade(dataDir, before);
  };
  try {
    if (arriving !== undefined) await migrate(database, model, systemTables);
    else await refuseOther(database);
  } catch (error) {
    await close();
    throw error;
  }
  const { leave, bring } = businessBackups({ database, model, dataDir, s3 });
  return {
    leave,
    async bring(path, signal) {
      const brought = await bring(path, signal);
      isNeeded = true;
      return brought;
    },
    close,
  };
}

/** What stands in the folder; undefined where there is none. */
async function namesIn(dataDir: string): Promise<string[] | undefined> {
  return readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

/** Removes what of ours came into the folder since, unless somebody has it open by now; the folder too where it is new and holds no more. */
async function removeMade(dataDir: string, before: readonly string[] | undefined): Promise<void> {
  const lock = await takeLock(dataDir).catch((error: unknown) => {
    if (!(error instanceof DatabaseInUse)) throw error;
    return undefined;
  });
  if (!lock) return;
  try {
    const made = OURS.filter((name) => !before?.includes(name) && name !== LOCK_FILE);
    for (const name of made) await rm(join(dataDir, name), { recursive: true, force: true });
  } finally {
    await lock.release();
  }
  if (!before && (await namesIn(dataDir))?.length === 0) await rmdir(dataDir);
}

/** A backup changes nothing in the database: what another version of the program left is not brought up to date by it. */
async function refuseOther(database: Database): Promise<void> {
  const current = await isCurrent(database, model, systemTables);
  if (current) return;
  throw new BackupError(
    current === undefined
      ? 'There is nothing in this database yet: name the one that the host has.'
      : 'This database is of another version of the program: start a host of this version on it once, which brings it up to date, then run the command again.',
  );
}
