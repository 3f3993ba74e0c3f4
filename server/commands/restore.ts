import { resolve } from 'node:path';
import { PROGRAM } from '#/server/capabilities/wholeBusiness/program.ts';
import { ConfigError, readConfig } from '#/server/config/config.ts';
import { refuseServer } from '#/server/foundation/backup/backUp.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { restoreBackup } from '#/server/foundation/backup/restoreBackup.ts';
import { DatabaseInUse } from '#/server/foundation/database/lockFile.ts';
import { explained } from '#/server/foundation/log.ts';

/** `npm run restore -- <file>`: puts a backup into an empty data folder. */
async function restore(file: string | undefined): Promise<void> {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
  const config = readConfig(process.env);
  refuseServer(config, 'restored');
  if (!file) throw new BackupError('Name the backup: npm run restore -- countinghouse.tar.gz (DATA_DIR says into which folder)');
  const from = resolve(process.env.INIT_CWD ?? '.', file);
  const { moment, rows, files, left_out } = await restoreBackup({
    from,
    dataDir: config.dataDir,
    program: PROGRAM,
    signal: interrupted.signal,
  });
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  process.stdout.write(
    `${config.dataDir} is as it was at ${moment} (${count} rows, ${files.length} files): start the host on it, which brings it up to date.\n`,
  );
  for (const sentence of left_out) process.stdout.write(`Was not in it: ${sentence}\n`);
}

try {
  await restore(process.argv[2]);
} catch (error) {
  const isSaid = error instanceof BackupError || error instanceof DatabaseInUse || error instanceof ConfigError;
  const isInterrupted = error instanceof Error && error.name === 'AbortError';
  process.stderr.write(`${isInterrupted ? 'Interrupted: nothing was restored.' : isSaid ? error.message : explained(error)}\n`);
  process.exitCode = 1;
}
