import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp } from '#/server/foundation/backup/backUp.ts';
import { type BackupDoor, copyOfHost, openBackupDoor } from '#/server/foundation/backup/backupSocket.ts';
import { type OnlineCopy, onlineCopy } from '#/server/foundation/backup/onlineCopy.ts';
import { restoreBackup } from '#/server/foundation/backup/restoreBackup.ts';
import { writeBackup } from '#/server/foundation/backup/writeBackup.ts';
import { readLock } from '#/server/foundation/database/lockFile.ts';
import { type Database, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { scratchFolder } from '../database/engines.ts';
import { addNote, copying, keepWriting, PROGRAM, preparedFolder, settingsOf, slugsOf } from './world.ts';

let prepared: string;
let folder: string;
let place: string;
let database: Database | undefined;
let door: BackupDoor | undefined;
const dataDir = () => join(folder, 'data');
const file = () => join(place, 'backup.tar.gz');
const restoredDir = () => join(place, 'restored');

beforeAll(async () => {
  prepared = await preparedFolder();
});
afterAll(() => fs.rmSync(prepared, { recursive: true, force: true }));
beforeEach(() => {
  folder = scratchFolder('backed-up');
  place = scratchFolder('backups');
  fs.cpSync(prepared, dataDir(), { recursive: true });
});
afterEach(async () => {
  await door?.close();
  await database?.close();
  database = undefined;
  door = undefined;
  for (const one of [folder, place]) fs.rmSync(one, { recursive: true, force: true });
});

async function restored(): Promise<Database> {
  await restoreBackup({ from: file(), dataDir: restoredDir(), program: PROGRAM });
  await database?.close();
  database = await openDatabase({ dataDir: restoredDir() });
  return database;
}

/** Stops a copy before a step until the test goes on. */
function held(copy: OnlineCopy, step: keyof OnlineCopy): { copy: OnlineCopy; reached: Promise<void>; goOn: () => void } {
  let reach = () => {};
  let goOn = () => {};
  const reached = new Promise<void>((done) => {
    reach = done;
  });
  const gate = new Promise<void>((done) => {
    goOn = done;
  });
  const stopped = async () => {
    reach();
    await gate;
  };
  return {
    copy: {
      begin: () => (step === 'begin' ? stopped() : Promise.resolve()).then(() => copy.begin()),
      finish: () => (step === 'finish' ? stopped() : Promise.resolve()).then(() => copy.finish()),
      release: () => (step === 'release' ? stopped() : Promise.resolve()).then(() => copy.release()),
    },
    reached,
    goOn,
  };
}

test('without a host: what comes back is what was there, uploads and the secret too, for its owner alone', async () => {
  const { manifest, bytes } = await backUp(settingsOf(dataDir()), { to: file(), program: PROGRAM });
  expect(fs.statSync(file())).toMatchObject({ size: bytes });
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
  expect(manifest).toMatchObject({ program: PROGRAM, rows: { notes: 0 }, left_out: [] });
  expect(fs.readdirSync(dataDir())).not.toContain('host.lock');
  expect(await slugsOf(await restored())).toEqual([]);
  expect(fs.readFileSync(join(restoredDir(), 'jwt-secret'), 'utf8')).toBe('a secret');
  const upload = 'uploads/b3uI-N-UT_sKGsHxtorxXv/soup.webp';
  expect(fs.readFileSync(join(restoredDir(), upload), 'utf8')).toBe('a picture');
  expect(manifest.files).toContainEqual({ name: upload, bytes: 9, sha256: createHash('sha256').update('a picture').digest('hex') });
  expect(fs.readdirSync(restoredDir()).sort()).toEqual(['cluster', 'host.lock', 'jwt-secret', 'uploads']);
  expect(fs.readdirSync(join(restoredDir(), 'uploads'))).toEqual(['b3uI-N-UT_sKGsHxtorxXv']);
  for (const name of ['jwt-secret', upload]) expect(fs.statSync(join(restoredDir(), name)).mode & 0o777).toBe(0o600);
});

test('during writes and checkpoints every write before the moment is there, none after it, none half', async () => {
  // A segment of the log for each checkpoint, so that the log would be reused where nobody kept it.
  database = await openDatabase({ dataDir: dataDir(), checkpointBytes: 16 * 1024 * 1024 });
  const redo = async (of: Database) =>
    String((await of.direct('select redo_wal_file from pg_control_checkpoint()')).rows[0]?.redo_wal_file);
  await addNote(database, 'long before');
  const writer = keepWriting(database);
  const before = held(onlineCopy(database, PROGRAM), 'finish');
  const after = held(before.copy, 'release');
  const writing = writeBackup({ dataDir: dataDir(), to: file(), copy: after.copy, leftOut: [] });
  await before.reached;
  const begun = await redo(database);
  await database.direct("insert into notes (client_id, slug) select 2, 'filler' || i || repeat('x', 900) from generate_series(1, 9000) i");
  await database.direct('update notes set size = 2 where client_id = 2');
  await database.direct("insert into notes (client_id, slug) values (1, 'just before')");
  expect(await redo(database)).not.toBe(begun);
  const acknowledged = writer.acknowledged();
  before.goOn();
  await after.reached;
  await addNote(database, 'after the moment');
  after.goOn();
  const { manifest } = await writing;
  await writer.stop();
  expect(writer.acknowledged()).toBeGreaterThan(acknowledged);
  const slugs = (await slugsOf(await restored())).filter((slug) => !slug.startsWith('filler'));
  expect(slugs).toEqual(expect.arrayContaining(['long before', 'just before']));
  expect(slugs).not.toContain('after the moment');
  const pairs = slugs.filter((slug) => /^\d/.test(slug));
  expect(pairs.length).toBeGreaterThanOrEqual(2 * acknowledged);
  expect(pairs).toEqual(Array.from({ length: pairs.length / 2 }, (_, pair) => [`${pair}a`, `${pair}b`]).flat());
  const counted = await database.direct('select count(*) as all, count(*) filter (where client_id = 2 and size = 2) as filled from notes');
  expect(Number(counted.rows[0]?.filled)).toBe(9_000);
  // Counted just before the moment, while one more pair may have been written.
  expect(Number(counted.rows[0]?.all)).toBeGreaterThanOrEqual(manifest.rows.notes ?? 0);
  const slots = await database.direct('select count(*) as left from pg_replication_slots');
  expect(Number(slots.rows[0]?.left)).toBe(0);
});

test('a running host is asked by the socket in its lock file, and lets its log go afterwards', async () => {
  const open = await openDatabase({ dataDir: dataDir() });
  database = open;
  door = await openBackupDoor(
    dataDir(),
    copying(() => onlineCopy(open, { ...PROGRAM, version: '0.0.9' })),
  );
  await open.announce('http://127.0.0.1:4000', door.path);
  await addNote(open, 'by the host');
  expect(fs.statSync(door.path).mode & 0o777).toBe(0o600);
  expect((await readLock(dataDir()))?.backups).toBe(door.path);
  const { manifest } = await backUp(settingsOf(dataDir()), { to: file(), program: PROGRAM });
  expect(manifest).toMatchObject({ program: { version: '0.0.9' }, rows: { notes: 1 } });
  await expect.poll(async () => (await open.direct('select 1 from pg_replication_slots')).rows.length).toBe(0);
  await door.close();
  expect(await slugsOf(await restored())).toEqual(['by the host']);
});

test('a folder with a path too long for a socket has it elsewhere, where its owner alone gets', async () => {
  const open = await openDatabase({ dataDir: dataDir() });
  database = open;
  const long = join(folder, 'x'.repeat(120));
  fs.mkdirSync(long);
  door = await openBackupDoor(
    long,
    copying(() => onlineCopy(open, PROGRAM)),
  );
  expect(fs.statSync(join(door.path, '..')).mode & 0o777).toBe(0o700);
  const copy = await copyOfHost(door.path);
  expect((await copy.begin()).head.program).toEqual(PROGRAM);
  copy.close();
  const path = door.path;
  await door.close();
  await expect.poll(() => fs.existsSync(join(path, '..'))).toBe(false);
});

test('a command that dies leaves nothing behind in the host; a second one at a time is refused', async () => {
  const open = await openDatabase({ dataDir: dataDir() });
  database = open;
  door = await openBackupDoor(
    dataDir(),
    copying(() => onlineCopy(open, PROGRAM)),
  );
  const [one, other] = [await copyOfHost(door.path), await copyOfHost(door.path)];
  await one.begin();
  await expect(other.begin()).rejects.toThrow('Another backup of this database is being made: wait until it is done.');
  one.close();
  await expect.poll(async () => (await open.direct('select 1 from pg_replication_slots')).rows.length).toBe(0);
  await expect(other.begin()).resolves.toMatchObject({ head: { format: 'countinghouse-backup' } });
  other.close();
});

test('what a backup kept whose process was killed is let go when the database is opened again', async () => {
  const first = await openDatabase({ dataDir: dataDir() });
  await onlineCopy(first, PROGRAM).begin();
  await first.close();
  await backUp(settingsOf(dataDir()), { to: file(), program: PROGRAM });
  database = await openDatabase({ dataDir: dataDir() });
  expect((await database.direct('select 1 from pg_replication_slots')).rows).toEqual([]);
});

test('a host that stops meanwhile, and one that cannot be reached, are said', async () => {
  const open = await openDatabase({ dataDir: dataDir() });
  database = open;
  door = await openBackupDoor(
    dataDir(),
    copying(() => onlineCopy(open, PROGRAM)),
  );
  const copy = await copyOfHost(door.path);
  await copy.begin();
  await door.close();
  await expect(copy.finish()).rejects.toThrow('The host has stopped while the backup was made');
  copy.close();
  await open.announce('http://127.0.0.1:4000', door.path);
  await expect(backUp(settingsOf(dataDir()), { to: file(), program: PROGRAM })).rejects.toThrow('cannot be reached');
  expect(fs.readdirSync(place)).toEqual([]);
});

test('each thing that stands in the way is a sentence, and nothing is left behind', async () => {
  const attempt = (changes: { to?: string; dataDir?: string; databaseUrl?: string } = {}) => {
    const { to = file(), ...settings } = changes;
    return backUp({ ...settingsOf(dataDir()), ...settings }, { to, program: PROGRAM });
  };
  await expect(attempt({ databaseUrl: 'postgres://x' })).rejects.toThrow('pg_dump, or a base backup with its log for any moment');
  await expect(attempt({ dataDir: join(folder, 'nowhere') })).rejects.toThrow(`There is no database in ${join(folder, 'nowhere')}`);
  await expect(attempt({ to: join(dataDir(), 'x.tar.gz') })).rejects.toThrow('lies in the data folder itself');
  await expect(attempt({ to: join(place, 'no/x.tar.gz') })).rejects.toThrow(`There is no folder ${join(place, 'no')}`);
  fs.writeFileSync(file(), 'an older one');
  await expect(attempt()).rejects.toThrow('is there already: name another file');
  expect(fs.readFileSync(file(), 'utf8')).toBe('an older one');
  expect(fs.readdirSync(place)).toEqual(['backup.tar.gz']);
});

test('a full disk ends it with a sentence, and the log is let go', async () => {
  const open = await openDatabase({ dataDir: dataDir() });
  database = open;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const copy = { ...onlineCopy(open, PROGRAM), finish: () => Promise.reject(full) };
  await expect(writeBackup({ dataDir: dataDir(), to: file(), copy, leftOut: [] })).rejects.toThrow(`The disk of ${place} is full`);
  expect(fs.readdirSync(place)).toEqual([]);
  expect((await open.direct('select 1 from pg_replication_slots')).rows).toEqual([]);
});

test('one that is interrupted leaves nothing behind', async () => {
  const interrupted = new AbortController();
  const open = await openDatabase({ dataDir: dataDir() });
  database = open;
  const { copy, reached, goOn } = held(onlineCopy(open, PROGRAM), 'finish');
  const writing = writeBackup({ dataDir: dataDir(), to: file(), copy, leftOut: [], signal: interrupted.signal });
  const outcome = writing.then(
    () => undefined,
    (error: unknown) => error,
  );
  await reached;
  interrupted.abort();
  goOn();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  expect(fs.readdirSync(place)).toEqual([]);
  await expect.poll(async () => (await open.direct('select 1 from pg_replication_slots')).rows.length).toBe(0);
});

test('what does not stand in the data folder is named', async () => {
  fs.writeFileSync(join(dataDir(), 'notes.txt'), 'mine');
  const s3 = {
    endpoint: 'https://s3.example.com',
    bucket: 'till',
    region: 'x',
    accessKeyId: 'x',
    secretAccessKey: 'x',
    publicUrl: 'https://x',
  };
  const settings = { ...settingsOf(dataDir()), s3, jwtSecret: 'x'.repeat(32) };
  const { manifest } = await backUp(settings, { to: file(), program: PROGRAM });
  expect(manifest.left_out).toEqual([
    'Uploaded files stand in the bucket till at https://s3.example.com: back that up, too.',
    'JWT_SECRET stands in the environment: keep it with the backup, or everybody signs in anew.',
    "notes.txt in the data folder is not the program's.",
  ]);
});
