import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '#/i18n/sentences.ts';
import { csvLine } from '#/server/capabilities/exports/csv.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { belongings, type OwnTable } from '../belongings.ts';
import { type Business, readBusiness } from '../businessFacts.ts';
import type { LeavingHost } from '../host.ts';
import { LEFT_OUT_TABLES } from '../leftOut.ts';
import { FORMAT, FORMAT_VERSION, MANIFEST, type Manifest, type ManifestFile, type ManifestTable, NOTES, nameOfTable } from '../manifest.ts';
import { PROGRAM } from '../program.ts';
import { Packing, spooledRows, TooLarge } from './packing.ts';
import { type Spooled, spool, spoolPath } from './spool.ts';

/** A finished export. */
export interface Exported {
  file: string;
  /** How it is called where it is saved. */
  name: string;
  bytes: number;
  rows: number;
  files: number;
  /** Uploads that records know and that are not where uploads stand. */
  missing: number;
  /** The moment whose state it is; ISO 8601 UTC. */
  at: string;
}

/**
 * Writes a whole business into a ZIP: its rows at one moment, then its files, then what all that is.
 * @param run its id is nobody else's of this business; it is told how far the work is, in per cent, and ends it by throwing
 */
export async function exportBusiness(
  host: LeavingHost,
  clientId: number,
  { id, progress }: Pick<JobRun, 'progress'> & { id: number | string },
): Promise<Exported> {
  const { database, model } = host;
  const business = await readBusiness(host, clientId);
  const tables = await belongings(database, model);
  const folder = join(host.dataDir, 'leaving', `${clientId}-${id}`);
  // Of a host that died over it.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await progress(1);
    const spooled = await spool(database, clientId, tables, folder);
    await progress(20);
    return await packed(host, { tables, folder, spooled, business }, progress);
  } catch (error) {
    throw error instanceof TooLarge ? invalid({ business: [say('whole.too_large')] }) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Work {
  tables: readonly OwnTable[];
  folder: string;
  spooled: Spooled;
  business: Business;
}

async function packed(host: LeavingHost, work: Work, progress: (percent: number) => Promise<void>): Promise<Exported> {
  const { tables, spooled, business } = work;
  const parts = tables.length + spooled.files.length;
  let done = 0;
  let bytes = 0;
  const step = () => progress(20 + (79 * ++done) / parts);
  const manifest: { tables: ManifestTable[]; files: ManifestFile[] } = { tables: [], files: [] };
  const file = await host.files.make('zip', async (append) => {
    const packing = new Packing(async (piece) => {
      bytes += piece.length;
      await append(piece);
    });
    for (const table of tables) {
      manifest.tables.push(await packTable(packing, table, work));
      await step();
    }
    for (const place of spooled.files) {
      const stored = await host.stored.readAt(place);
      const path = `files/${place.key}/${place.name}`;
      if (stored) manifest.files.push({ file: path, ...(await packing.file(path, stored.bytes)) });
      await step();
    }
    await packing.texts(MANIFEST, [JSON.stringify(manifestOf(work, manifest), null, 1)]);
    await packing.end();
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { at } = spooled;
  const files = manifest.files.length;
  return {
    file,
    name: `${fileNameOf(business.name)}-${at.slice(0, 10)}.zip`,
    bytes,
    rows,
    files,
    missing: spooled.files.length - files,
    at,
  };
}

async function packTable(packing: Packing, table: OwnTable, { folder, spooled }: Work): Promise<ManifestTable> {
  const file = `tables/${table.name}.csv`;
  const columns = table.columns.map(({ name }) => name);
  const weighed = await packing.texts(file, csvOf(columns, spoolPath(folder, table.name)));
  return { table: table.name, of: nameOfTable(table), file, columns, rows: spooled.rows.get(table.name) ?? 0, ...weighed };
}

async function* csvOf(columns: readonly string[], path: string): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const rows of spooledRows(path)) yield rows.map((row) => csvLine(row.map((cell) => cell ?? ''))).join('');
}

function manifestOf(
  { tables, spooled, business }: Work,
  parts: { tables: readonly ManifestTable[]; files: readonly ManifestFile[] },
): Manifest {
  const columns = tables.flatMap(({ name, leftOut }) => leftOut.map(({ column, why }) => ({ what: `${name}.${column}`, why })));
  const whole = Object.entries(LEFT_OUT_TABLES).map(([what, why]) => ({ what, why }));
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    program: PROGRAM,
    business,
    at: spooled.at,
    ...parts,
    left_out: [...columns, ...whole],
    notes: NOTES,
  };
}

/** Letters and digits that every system takes in the name of a file. */
export function fileNameOf(business: string): string {
  const harmless = business
    .normalize('NFKD')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return harmless.slice(0, 60) || 'business';
}
