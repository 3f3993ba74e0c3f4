import { readdir } from 'node:fs/promises';
import { model } from '#/resources/index.ts';
import { businessBackups } from '#/server/capabilities/wholeBusiness/byCommand/businessBackups.ts';
import type { Config } from '#/server/config/config.ts';
import { businessesOfHost } from '#/server/foundation/backup/backupSocket.ts';
import type { BusinessBackups } from '#/server/foundation/backup/businessBackups.ts';
import { CLUSTER } from '#/server/foundation/backup/dataFolder.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { DatabaseInUse, readLock } from '#/server/foundation/database/lockFile.ts';
import { isCurrent, migrate } from '#/server/foundation/database/migrate.ts';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { systemTables } from '#/server/systemTables.ts';

/**
 * The backups of single businesses, by the host that has the embedded database open; else the database, or the server that is set, is
 * opened here. @param makes brings it up to date, and makes it where there is none @throws BackupError with what to do; DatabaseInUse
 */
export async function openBusinesses(
  config: Config,
  { makes }: { makes: boolean },
): Promise<BusinessBackups & { close(): void | Promise<void> }> {
  const { dataDir, databaseUrl, s3 } = config;
  if (databaseUrl === undefined) {
    const lock = await readLock(dataDir);
    if (lock?.backups !== undefined) return businessesOfHost(lock.backups, dataDir);
    if (lock) throw new DatabaseInUse(dataDir, lock);
    if (!makes && !(await hasDatabase(dataDir)))
      throw new BackupError(`There is no database in ${dataDir}: set DATA_DIR to the folder that the host has, or DATABASE_URL.`);
  }
  const database = await openDatabase({ ...config, adminUrl: config.databaseAdminUrl });
  try {
    if (makes) await migrate(database, model, systemTables);
    else await refuseOther(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { ...businessBackups({ database, model, dataDir, s3 }), close: () => database.close() };
}

async function hasDatabase(dataDir: string): Promise<boolean> {
  const names: string[] = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names.includes(CLUSTER);
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
