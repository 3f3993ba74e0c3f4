import { readdir } from 'node:fs/promises';
import type { Config } from '#/server/config/config.ts';
import { DatabaseInUse, readLock } from '#/server/foundation/database/lockFile.ts';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { copyOfHost } from './backupSocket.ts';
import { CLUSTER, unknownNames } from './dataFolder.ts';
import { BackupError, type BackupHead } from './manifest.ts';
import { forgetCopy, onlineCopy } from './onlineCopy.ts';
import { type WrittenBackup, writeBackup } from './writeBackup.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'jwtSecret'>;

/** Where the ways to back a server up are described. */
const SERVER_BACKUPS = 'docs/backup-postgresql.md';

/**
 * Backs the embedded database up: by the host that has it open, else it is opened here. @param program this one's; a running host says its
 * own @throws BackupError with what to do; DatabaseInUse
 */
export async function backUp(
  settings: Settings,
  { to, program, signal }: { to: string; program: BackupHead['program']; signal?: AbortSignal },
): Promise<WrittenBackup> {
  refuseServer(settings, 'backed up');
  const { dataDir } = settings;
  const names: string[] = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  if (!names.includes(CLUSTER)) throw new BackupError(`There is no database in ${dataDir}: set DATA_DIR to the folder that the host has.`);
  const given = { dataDir, to, signal, leftOut: await leftOutOf(settings) };
  const lock = await readLock(dataDir);
  if (lock) {
    if (lock.backups === undefined) throw new DatabaseInUse(dataDir, lock);
    const copy = await copyOfHost(lock.backups);
    return writeBackup({ ...given, copy }).finally(() => copy.close());
  }
  const database = await openDatabase({ dataDir });
  try {
    await forgetCopy(database);
    return await writeBackup({ ...given, copy: onlineCopy(database, program) });
  } finally {
    await database.close();
  }
}

/** @throws BackupError where the data are a PostgreSQL server's */
export function refuseServer({ databaseUrl }: Pick<Config, 'databaseUrl'>, what: string): void {
  if (databaseUrl === undefined) return;
  throw new BackupError(
    `DATABASE_URL names a PostgreSQL server, which is ${what} by its own tools: pg_dump, or a base backup with its log for any moment (${SERVER_BACKUPS}). Files in DATA_DIR are copied beside it.`,
  );
}

async function leftOutOf({ dataDir, s3, jwtSecret }: Settings): Promise<string[]> {
  return [
    ...(s3 ? [`Uploaded files stand in the bucket ${s3.bucket} at ${s3.endpoint}: back that up, too.`] : []),
    ...(jwtSecret ? ['JWT_SECRET stands in the environment: keep it with the backup, or everybody signs in anew.'] : []),
    ...(await unknownNames(dataDir)).map((name) => `${name} in the data folder is not the program's.`),
  ];
}
