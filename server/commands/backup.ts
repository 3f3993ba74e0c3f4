import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { fileNameOf } from '#/server/capabilities/wholeBusiness/export/exportBusiness.ts';
import { PROGRAM } from '#/server/capabilities/wholeBusiness/program.ts';
import { readConfig } from '#/server/config/config.ts';
import { backUp } from '#/server/foundation/backup/backUp.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { writeNewFile } from '#/server/foundation/backup/newFile.ts';
import { openBusinesses } from './openBusinesses.ts';
import { whyNot } from './whyNot.ts';

const USAGE = `npm run backup -- [--to] [file or folder]
Writes a backup of the embedded database and its files, while the host runs or without it.
npm run backup -- --business <number or name> [--to <file or folder>]
Writes one business, of the embedded database or of the server that DATABASE_URL names, while hosts run or without them.`;

const options = { business: { type: 'string' }, to: { type: 'string' }, help: { type: 'boolean' } } as const;

async function run(args: string[], signal: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [place = values.to, ...others] = positionals;
  if (values.help || others.length > 0 || (values.to !== undefined && positionals.length > 0)) throw new BackupError(USAGE);
  if (values.business === undefined) await backup(place, signal);
  else await backupBusiness(values.business, place, signal);
}

/** Everything of the embedded database and its data folder. */
async function backup(place: string | undefined, signal: AbortSignal): Promise<void> {
  const to = await fileOf(place, 'countinghouse', 'tar.gz');
  const { manifest, bytes } = await backUp(readConfig(process.env), { to, program: PROGRAM, signal });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  say(`${to}: ${megabytes(bytes)} MB with all that was saved until ${manifest.moment} (${rows} rows, ${manifest.files.length} files).`);
  say('It holds everything, secrets too: keep it as safe as the database itself.');
  for (const sentence of manifest.left_out) say(`Not in it: ${sentence}`);
}

/** One business, of either engine. It is made in the data folder, by whoever has the database open, and copied from there. */
async function backupBusiness(named: string, place: string | undefined, signal: AbortSignal): Promise<void> {
  const config = readConfig(process.env);
  const to = await fileOf(place, /^\d+$/.test(named) ? `business-${named}` : fileNameOf(named), 'zip');
  const businesses = await openBusinesses(config);
  try {
    const left = await writeNewFile(config.dataDir, to, async (file) => {
      const made = await businesses.leave(named, signal);
      const from = join(config.dataDir, 'exports', made.file);
      await pipeline(createReadStream(from), file.createWriteStream({ flush: true }), { signal }).finally(() => rm(from, { force: true }));
      return made;
    });
    const { id, name, moment, rows, files, missing } = left;
    const size = megabytes((await stat(to)).size);
    say(`${to}: ${size} MB with all that '${name}' (${id}) had saved until ${moment} (${rows} rows, ${files} files).`);
    say('No password, key or token is in it, nor what is agreed with the platform; its manifest.json says what else is left out.');
    if (missing > 0) say(`Not in it: ${missing} uploaded files, which are not where this command looks for uploads (DATA_DIR or S3).`);
  } finally {
    await businesses.close();
  }
}

/** From where the person stands (npm runs commands in the project's folder); in a folder under the moment's name. */
async function fileOf(place: string | undefined, name: string, ending: string): Promise<string> {
  const named = resolve(process.env.INIT_CWD ?? '.', place ?? '.');
  const isFolder = await stat(named).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return isFolder ? join(named, `${name}-${moment}Z.${ending}`) : named;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  await run(process.argv.slice(2), stop.signal);
} catch (error) {
  process.stderr.write(`${whyNot(error, { interrupted: 'Interrupted: nothing was kept.', usage: USAGE })}\n`);
  process.exitCode = 1;
}
