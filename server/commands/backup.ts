import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PROGRAM } from '#/server/capabilities/wholeBusiness/program.ts';
import { ConfigError, readConfig } from '#/server/config/config.ts';
import { backUp } from '#/server/foundation/backup/backUp.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { DatabaseInUse } from '#/server/foundation/database/lockFile.ts';
import { explained } from '#/server/foundation/log.ts';

/** `npm run backup -- [file or folder]`: writes a backup of the embedded database and its files, while the host runs or without it. */
async function backup(place: string | undefined): Promise<void> {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
  const to = await fileOf(place);
  const { manifest, bytes } = await backUp(readConfig(process.env), { to, program: PROGRAM, signal: interrupted.signal });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${to}: ${megabytes(bytes)} MB with all that was saved until ${manifest.moment} (${rows} rows, ${manifest.files.length} files).\n` +
      `It holds everything, secrets too: keep it as safe as the database itself.\n`,
  );
  for (const sentence of manifest.left_out) process.stdout.write(`Not in it: ${sentence}\n`);
}

/** From where the person stands (npm runs commands in the project's folder); in a folder under the moment's name. */
async function fileOf(place = '.'): Promise<string> {
  const named = resolve(process.env.INIT_CWD ?? '.', place);
  const isFolder = await stat(named).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return isFolder ? join(named, `countinghouse-${moment}Z.tar.gz`) : named;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

try {
  await backup(process.argv[2]);
} catch (error) {
  const isSaid = error instanceof BackupError || error instanceof DatabaseInUse || error instanceof ConfigError;
  const isInterrupted = error instanceof Error && error.name === 'AbortError';
  process.stderr.write(`${isInterrupted ? 'Interrupted: nothing was kept.' : isSaid ? error.message : explained(error)}\n`);
  process.exitCode = 1;
}
