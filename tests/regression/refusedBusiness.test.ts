import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBusinesses } from '#/server/commands/openBusinesses.ts';
import { readConfig } from '#/server/config/config.ts';
import { packed } from '#/tests/support/wholeFile.ts';

/** A business that was refused left the empty database behind that had been made for it. */

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'countinghouse-refused-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

const going = new AbortController().signal;

/** What the command does with a file. */
async function bring(dataDir: string, bytes: Buffer): Promise<void> {
  const arriving = join(place, 'arriving.zip');
  fs.writeFileSync(arriving, bytes);
  const businesses = await openBusinesses(readConfig({ DATA_DIR: dataDir }), { arriving });
  try {
    await businesses.bring(arriving, going);
  } finally {
    await businesses.close();
  }
}

/** A backup of a business that says so of itself, with a table of a newer program. */
function ofNewerTables(): Buffer {
  const table = { table: 'moons', of: null, file: 'tables/moons.csv', columns: ['id'], rows: 0, bytes: 4, sha256: '0'.repeat(64) };
  const manifest = { format: 'countinghouse-business', version: 1, business: { name: 'Quay' }, tables: [table], files: [] };
  return packed({ 'manifest.json': strToU8(JSON.stringify(manifest)), 'tables/moons.csv': strToU8('id\r\n') });
}

test('what is no backup of a business is refused before anything is made', async () => {
  const dataDir = join(place, 'never');
  const made: string[] = [];
  const watcher = fs.watch(place, (_event, name) => made.push(String(name)));
  try {
    for (const bytes of [Buffer.from('a letter'), packed({ 'letter.txt': strToU8('a letter') }), ofNewerTables().subarray(0, 200)])
      await expect(bring(dataDir, bytes)).rejects.toThrow(/Nothing was restored/);
  } finally {
    watcher.close();
  }
  expect(fs.existsSync(dataDir)).toBe(false);
  expect(made).not.toContain('never');
});

test('what cannot be brought leaves no database where there was none, and what else was there', async () => {
  const dataDir = join(place, 'made');
  await expect(bring(dataDir, ofNewerTables())).rejects.toThrow(/tables\/moons.csv.*Nothing was restored/);
  expect(fs.existsSync(dataDir)).toBe(false);

  fs.mkdirSync(dataDir);
  fs.writeFileSync(join(dataDir, 'notes.txt'), 'mine');
  await expect(bring(dataDir, ofNewerTables())).rejects.toThrow(/tables\/moons.csv/);
  expect(fs.readdirSync(dataDir)).toEqual(['notes.txt']);
});

test('what somebody puts there meanwhile stays', async () => {
  const dataDir = join(place, 'beside');
  const arriving = join(place, 'arriving.zip');
  fs.writeFileSync(arriving, ofNewerTables());
  const businesses = await openBusinesses(readConfig({ DATA_DIR: dataDir }), { arriving });
  fs.writeFileSync(join(dataDir, 'notes.txt'), 'mine');
  await businesses.close();
  expect(fs.readdirSync(dataDir)).toEqual(['notes.txt']);
});
