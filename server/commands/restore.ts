import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROGRAM } from '#/server/capabilities/wholeBusiness/program.ts';
import { type Config, readConfig } from '#/server/config/config.ts';
import { refuseServer } from '#/server/foundation/backup/backUp.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { restoreBackup } from '#/server/foundation/backup/restoreBackup.ts';
import { openBusinesses } from './openBusinesses.ts';
import { whyNot } from './whyNot.ts';

const USAGE = `npm run restore -- <file>
Puts a backup of the embedded database into an empty data folder (DATA_DIR), with no host on it.
npm run restore -- --business <file>
Makes a business of a backup of one, in the embedded database of DATA_DIR or on the server that DATABASE_URL names, while hosts run or
without them.`;

const options = { business: { type: 'string' }, help: { type: 'boolean' } } as const;

async function run(args: string[], signal: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help || positionals.length > (values.business === undefined ? 1 : 0)) throw new BackupError(USAGE);
  const config = readConfig(process.env);
  if (values.business === undefined) await restore(config, positionals[0], signal);
  else await restoreBusiness(config, fileOf(values.business), signal);
}

/** A whole backup, into an empty data folder. */
async function restore(config: Config, file: string | undefined, signal: AbortSignal): Promise<void> {
  refuseServer(config, 'restored');
  if (!file) throw new BackupError('Name the backup: npm run restore -- countinghouse.tar.gz (DATA_DIR says into which folder)');
  const { dataDir } = config;
  const { moment, rows, files, left_out } = await restoreBackup({ from: fileOf(file), dataDir, program: PROGRAM, signal });
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  say(`${dataDir} is as it was at ${moment} (${count} rows, ${files.length} files): start the host on it, which brings it up to date.`);
  for (const sentence of left_out) say(`Was not in it: ${sentence}`);
}

/** One business, into either engine. */
async function restoreBusiness(config: Config, from: string, signal: AbortSignal): Promise<void> {
  await refuseMissing(from);
  const businesses = await openBusinesses(config, { arriving: from });
  try {
    const { id, name, rows, files, waiting } = await businesses.bring(from, signal);
    say(`'${name}' is here as number ${id} (${rows} rows, ${files} files).`);
    say('Its people choose new passwords by "Forgot password". Its stations, second factors, API keys, connected programs, webhooks and');
    say('mailed reports are set up or switched on anew; its plan, contract, limits and logo are set in Clients.');
    if (waiting > 0) say(`${waiting} of its people cannot sign in to it: their addresses belong to somebody else here.`);
  } finally {
    await businesses.close();
  }
}

async function refuseMissing(from: string): Promise<void> {
  const found = await stat(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    return undefined;
  });
  if (!found) throw new BackupError(`There is no file ${from}: name the backup that is to be restored.`);
  if (!found.isFile()) throw new BackupError(`${from} is a folder: name the backup that is to be restored.`);
}

/** From where the person stands: npm runs commands in the project's folder. */
const fileOf = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  await run(process.argv.slice(2), stop.signal);
} catch (error) {
  process.stderr.write(`${whyNot(error, { interrupted: 'Interrupted: nothing was restored.', usage: USAGE })}\n`);
  process.exitCode = 1;
}
