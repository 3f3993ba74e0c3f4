import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCK_FILE } from '#/server/foundation/database/lockFile.ts';

/** Where the embedded database's own files stand in the data folder. */
export const CLUSTER = 'cluster';

/** What else in the data folder is data, in the order in which it is copied. */
export const KEPT: readonly string[] = ['jwt-secret', 'uploads', 'exports', 'bulk', 'archives', 'arriving', 'outbox'];

/** What is a running process's own, or made anew: never copied. `leaving`: exports in the making, which begin again. */
export const PASSING: readonly string[] = ['leaving', 'cluster.new', 'host.sock', LOCK_FILE];

/** Whatever the program itself puts into the data folder. */
export const OURS: readonly string[] = [CLUSTER, ...KEPT, ...PASSING];

/** Of the database's files, the folders whose content is a running engine's own. Source: PostgreSQL, "Making a Base Backup". */
const EMPTIED = new Set(
  ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'].map(
    (name) => `${CLUSTER}/${name}`,
  ),
);
/** … and files that are, or that come later and otherwise. */
const OWN_FILES = /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|backup_manifest|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/;
/** Copied last: it says from where the log is read. */
export const CONTROL_FILE = `${CLUSTER}/global/pg_control`;

/** A file or folder below the data folder, by its name with slashes. */
export interface Found {
  name: string;
  isFolder: boolean;
}

/** The database's files but for its log and its control file, each folder before what is in it. */
export async function* clusterFiles(dataDir: string, name: string = CLUSTER): AsyncGenerator<Found> {
  yield { name, isFolder: true };
  if (EMPTIED.has(name)) return;
  for (const entry of await readdir(join(dataDir, name), { withFileTypes: true })) {
    const below = `${name}/${entry.name}`;
    if (OWN_FILES.test(entry.name) || below === CONTROL_FILE) continue;
    if (entry.isDirectory()) yield* clusterFiles(dataDir, below);
    else if (entry.isFile()) yield { name: below, isFolder: false };
  }
}

/** The other files of the data folder; what is only arriving (its name begins with a dot, or it is a `.part`) is not one yet. */
export async function* otherFiles(dataDir: string): AsyncGenerator<Found> {
  const there = await readdir(dataDir, { withFileTypes: true });
  for (const name of KEPT) {
    const entry = there.find((one) => one.name === name);
    if (entry?.isDirectory()) yield* filesBelow(dataDir, name);
    else if (entry?.isFile()) yield { name, isFolder: false };
  }
}

async function* filesBelow(dataDir: string, name: string): AsyncGenerator<Found> {
  yield { name, isFolder: true };
  const entries = await readdir(join(dataDir, name), { withFileTypes: true }).catch(unlessGone);
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name.endsWith('.part')) continue;
    if (entry.isDirectory()) yield* filesBelow(dataDir, `${name}/${entry.name}`);
    else if (entry.isFile()) yield { name: `${name}/${entry.name}`, isFolder: false };
  }
}

/** Names in the data folder that nobody here knows. */
export async function unknownNames(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => !OURS.includes(name) && !name.startsWith(`${LOCK_FILE}.`)).sort();
}

/** Whether an entry of a backup may be written: below the data folder, under one of its names, spelled plainly. */
export function isSafeName(name: string): boolean {
  const [top = '', ...below] = name.replace(/\/$/, '').split('/');
  // No backslash, colon or control character: on some system they would mean another place.
  const isPlain = (part: string) => part !== '' && part !== '.' && part !== '..' && !/[\\:\p{Cc}]/u.test(part);
  return [CLUSTER, ...KEPT].includes(top) && below.every(isPlain);
}

function unlessGone(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
