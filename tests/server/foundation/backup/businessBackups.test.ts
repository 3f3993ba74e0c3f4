import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackupDoor, businessesOfHost, openBackupDoor } from '#/server/foundation/backup/backupSocket.ts';
import { type BusinessBackups, businessRequest } from '#/server/foundation/backup/businessBackups.ts';
import { BackupError } from '#/server/foundation/backup/manifest.ts';
import { writeNewFile } from '#/server/foundation/backup/newFile.ts';
import { scratchFolder } from '../database/engines.ts';
import { copying } from './world.ts';

let dataDir: string;
let door: BackupDoor | undefined;
const going = new AbortController().signal;
const left = { id: 7, name: 'Quay', moment: '2026-11-27T10:00:00.000Z', rows: 3, files: 1, missing: 0, file: 'x.zip' };
const brought = { id: 9, name: 'Quay', rows: 3, files: 1, waiting: 0 };

beforeEach(() => {
  dataDir = scratchFolder('businesses');
});
afterEach(async () => {
  await door?.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** A host that does this for commands. */
async function asked(businesses: Partial<BusinessBackups>) {
  const { copy, businesses: none } = copying(() => ({
    begin: () => Promise.reject(new Error('No copy here')),
    finish: () => Promise.reject(new Error('No copy here')),
    release: () => Promise.resolve(),
  }));
  door = await openBackupDoor(dataDir, { copy, businesses: { ...none, ...businesses } });
  return businessesOfHost(door.path, dataDir);
}

test('a running host is asked for a business, and answers what it left', async () => {
  const host = await asked({ leave: async (named) => ({ ...left, name: named }) });
  expect(await host.leave('Zum "Anker"\n', going)).toEqual({ ...left, name: 'Zum "Anker"\n' });
  host.close();
});

test('a running host reads what arrives in its own folder, where nothing of it stays', async () => {
  const from = join(dataDir, 'from.zip');
  fs.writeFileSync(from, 'a business');
  const read: string[] = [];
  const host = await asked({
    async bring(path) {
      expect(path).toMatch(/\/arriving\/restored-[\w-]{24}\.zip$/);
      read.push(fs.readFileSync(path, 'utf8'));
      if (read.length > 1) throw new BackupError('It is here already.');
      return brought;
    },
  });
  expect(await host.bring(from, going)).toEqual(brought);
  await expect(host.bring(from, going)).rejects.toThrow('It is here already.');
  expect(read).toEqual(['a business', 'a business']);
  expect(fs.readdirSync(join(dataDir, 'arriving'))).toEqual([]);
  host.close();
});

test('a command that is interrupted ends the work of the host', async () => {
  const interrupted = new AbortController();
  let ended: Promise<void> | undefined;
  const host = await asked({
    leave: (_named, signal) => {
      ended = new Promise((done) => signal.addEventListener('abort', () => done()));
      interrupted.abort();
      return ended.then(() => left);
    },
  });
  await expect(host.leave('1', interrupted.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await ended;
});

test('a host that stops meanwhile is said', async () => {
  const host = await asked({
    leave: (_named, signal) => {
      void door?.close();
      return new Promise((done) => signal.addEventListener('abort', () => done(left)));
    },
  });
  await expect(host.leave('1', going)).rejects.toThrow('The host has stopped meanwhile: start it, and run the command again.');
  host.close();
});

test('a host takes nothing that leads out of its folder', () => {
  expect(businessRequest('{"leave":"1"}')).toEqual({ leave: '1' });
  expect(businessRequest(`{"bring":"restored-${'a'.repeat(24)}"}`)).toEqual({ bring: `restored-${'a'.repeat(24)}` });
  for (const line of ['{"bring":"../../etc/passwd"}', '{"bring":"1-aaaaaaaaaaaaaaaaaaaaaaaa"}', '{"leave":1}', '{', '[]', 'alive'])
    expect(businessRequest(line), line).toBeUndefined();
});

test('a new file that cannot be written to its end is not there', async () => {
  const place = scratchFolder('new-file');
  const to = join(place, 'x.zip');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const failing = async () => {
    throw full;
  };
  await expect(writeNewFile(dataDir, to, failing)).rejects.toThrow(`The disk of ${place} is full, and nothing was kept`);
  expect(fs.readdirSync(place)).toEqual([]);
  fs.rmSync(place, { recursive: true });
});
