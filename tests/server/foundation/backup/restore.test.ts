import fs from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp } from '#/server/foundation/backup/backUp.ts';
import { HEAD, MANIFEST } from '#/server/foundation/backup/manifest.ts';
import { restoreBackup } from '#/server/foundation/backup/restoreBackup.ts';
import { readTar, TAR_END, tarHeader, tarPadding } from '#/server/foundation/backup/tar.ts';
import { takeLock } from '#/server/foundation/database/lockFile.ts';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { scratchFolder } from '../database/engines.ts';
import { addNote, PROGRAM, preparedFolder, settingsOf, slugsOf } from './world.ts';

let source: string;
let whole: Buffer;
let small: Buffer;
let place: string;
const file = () => join(place, 'backup.tar.gz');
const dataDir = () => join(place, 'data');

beforeAll(async () => {
  source = await preparedFolder();
  const database = await openDatabase({ dataDir: source });
  await addNote(database, 'kept');
  await database.close();
  const to = join(source, '../', `countinghouse-backup-${process.pid}.tar.gz`);
  await backUp(settingsOf(source), { to, program: PROGRAM });
  whole = fs.readFileSync(to);
  fs.rmSync(to);
  place = scratchFolder('restores');
  small = await smaller();
  fs.rmSync(place, { recursive: true });
});
afterAll(() => fs.rmSync(source, { recursive: true, force: true }));
beforeEach(() => {
  place = scratchFolder('restores');
  fs.writeFileSync(file(), whole);
});
afterEach(() => fs.rmSync(place, { recursive: true, force: true }));

const restore = (program = PROGRAM) => restoreBackup({ from: file(), dataDir: dataDir(), program });

type Change = (name: string, bytes: Buffer) => [string, Buffer][];

/** The backup with its entries changed: each as it is, another one, or several. */
async function forge(change: Change, from: Buffer = small): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const { name, isFolder, content } of readTar(toPieces(gunzipSync(from)))) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    for (const [newName, bytes] of change(name, Buffer.concat(pieces)))
      parts.push(tarHeader({ name: newName, bytes: bytes.length, isFolder }, 0), bytes, tarPadding(bytes.length));
  }
  const forged = gzipSync(Buffer.concat([...parts, TAR_END]), { level: 1 });
  fs.writeFileSync(file(), forged);
  return forged;
}

/** A backup with little of its database, whole as far as its manifest knows: what is refused before the database is opened. */
function smaller(): Promise<Buffer> {
  const isKept = (name: string) => !name.startsWith('cluster/') || name === 'cluster/PG_VERSION';
  return forge((name, was) => {
    if (name !== MANIFEST) return isKept(name) ? [[name, was]] : [];
    const manifest = JSON.parse(was.toString());
    return [
      [name, Buffer.from(JSON.stringify({ ...manifest, files: manifest.files.filter((one: { name: string }) => isKept(one.name)) }))],
    ];
  }, whole);
}

async function* toPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const instead =
  (of: string, bytes: (was: Buffer) => Buffer): Change =>
  (name, was) => [[name, name === of ? bytes(was) : was]];
const beside =
  (of: string, other: [string, Buffer]): Change =>
  (name, was) =>
    name === of ? [[name, was], other] : [[name, was]];

test('goes into an empty folder as into one that is not there, also after one that was cut off', async () => {
  fs.mkdirSync(join(dataDir(), '.restoring/cluster'), { recursive: true });
  fs.writeFileSync(join(dataDir(), 'host.lock'), '{"pid":4194305,"machine":"gone","token":"x"}');
  fs.utimesSync(join(dataDir(), 'host.lock'), 0, 0);
  await restore();
  const database = await openDatabase({ dataDir: dataDir() });
  try {
    expect(await slugsOf(database)).toEqual(['kept']);
    await addNote(database, 'after');
  } finally {
    await database.close();
  }
  expect(fs.readdirSync(dataDir()).sort()).toEqual(['cluster', 'jwt-secret', 'uploads']);
});

test('replaces nothing, and nothing of a host that runs', async () => {
  fs.mkdirSync(dataDir());
  fs.writeFileSync(join(dataDir(), 'mine'), 'mine');
  await expect(restore()).rejects.toThrow(`${dataDir()} is not empty, and nothing there is replaced`);
  fs.rmSync(join(dataDir(), 'mine'));
  const lock = await takeLock(dataDir());
  await expect(restore()).rejects.toThrow('Only one process may have it open');
  await lock.release();
  expect(fs.readdirSync(dataDir())).toEqual([]);
});

const damages: [string, string, () => unknown][] = [
  ['that is cut off', 'it ends too early', () => fs.writeFileSync(file(), small.subarray(0, small.length / 2))],
  ['that lacks its last byte', 'it ends too early', () => fs.writeFileSync(file(), small.subarray(0, -1))],
  ['that is empty', 'it ends too early', () => fs.writeFileSync(file(), '')],
  [
    'with a flipped bit',
    'The backup is damaged',
    () => {
      const flipped = Buffer.from(small);
      flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1);
      fs.writeFileSync(file(), flipped);
    },
  ],
  ['of another kind', 'it is no backup', () => fs.writeFileSync(file(), 'PK no gzip at all')],
  ['that is a foreign tar file', 'This is no backup of Countinghouse', () => forge((name, was) => (name === HEAD ? [] : [[name, was]]))],
  ['with an altered file', 'jwt-secret is not as it was written', () => forge(instead('jwt-secret', () => Buffer.from('A secret')))],
  ['with a file less', 'jwt-secret is not as it was written', () => forge((name, was) => (name === 'jwt-secret' ? [] : [[name, was]]))],
  ['with a file more', 'its manifest does not know', () => forge(beside('jwt-secret', ['uploads/x/evil.svg', Buffer.from('x')]))],
  ['with a file twice', 'is in it twice', () => forge(beside('jwt-secret', ['jwt-secret', Buffer.from('x')]))],
  ['with a way out', 'it would write to "../out"', () => forge(beside('jwt-secret', ['../out', Buffer.from('x')]))],
  ['with a way in', 'it would write to "/tmp/out"', () => forge(beside('jwt-secret', ['/tmp/out', Buffer.from('x')]))],
  ['without a manifest', 'it ends before its manifest', () => forge((name, was) => (name === MANIFEST ? [] : [[name, was]]))],
  ['that goes on behind its manifest', 'something stands behind its end', () => forge(beside(MANIFEST, ['uploads/x', Buffer.from('x')]))],
  [
    'of a newer program',
    'made by version 9.0.0 of the program',
    () => forge(instead(HEAD, (was) => Buffer.from(was.toString().replace('0.1.0', '9.0.0')))),
  ],
  ['that is not there', 'There is no file', () => fs.rmSync(file())],
  [
    'that is a folder',
    'is a folder: name the backup',
    () => {
      fs.rmSync(file());
      fs.mkdirSync(file());
    },
  ],
];

test.each(damages)('a backup %s is refused, and the folder is as it was', async (_what, sentence, damage) => {
  await damage();
  const refusal = await restore().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ name: 'BackupError', message: expect.stringContaining(sentence) });
  expect(fs.existsSync(dataDir())).toBe(false);
  expect(fs.existsSync(join(place, 'out'))).toBe(false);
});

test('one whose database PostgreSQL does not take is refused before it stands in its place', async () => {
  fs.mkdirSync(dataDir());
  const otherVersion: Change = (name, was) => {
    if (name === 'cluster/PG_VERSION') return [[name, Buffer.from('17\n')]];
    if (name !== MANIFEST) return [[name, was]];
    const manifest = JSON.parse(was.toString());
    const sha256 = '54183f4323f377b737433a1e98229ead0fdc686f93bab057ecb612daa94002b5';
    for (const one of manifest.files) if (one.name === 'cluster/PG_VERSION') Object.assign(one, { bytes: 3, sha256 });
    return [[name, Buffer.from(JSON.stringify(manifest))]];
  };
  await forge(otherVersion, whole);
  await expect(restore()).rejects.toThrow('PostgreSQL cannot open the database of this backup');
  expect(fs.readdirSync(dataDir())).toEqual([]);
});

test('one of an older program is restored', async () => {
  await expect(restore({ ...PROGRAM, version: '0.2.0' })).resolves.toMatchObject({ program: { version: '0.1.0' } });
});
