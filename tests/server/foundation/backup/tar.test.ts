import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTar, TAR_END, type TarEntry, TarError, tarHeader, tarPadding } from '#/server/foundation/backup/tar.ts';

const LONG = `cluster/${'folder/'.repeat(18)}file-with-a-name-of-its-own`;
const contents: Record<string, string> = { 'head.json': '{}', empty: '', [LONG]: 'ä'.repeat(400), exact: 'x'.repeat(512) };

function tarOf(entries: Record<string, string>): Buffer {
  const parts = Object.entries(entries).flatMap(([name, text]) => {
    const bytes = Buffer.from(text);
    return [tarHeader({ name, bytes: bytes.length, isFolder: false }, 1_700_000_000), bytes, tarPadding(bytes.length)];
  });
  return Buffer.concat([tarHeader({ name: 'folder/', bytes: 0, isFolder: true }, 1_700_000_000), ...parts, TAR_END]);
}

async function* inPieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function readAll(bytes: Buffer, length = 1000): Promise<(TarEntry & { text: string })[]> {
  const found = [];
  for await (const { content, ...entry } of readTar(inPieces(bytes, length))) {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    found.push({ ...entry, text: Buffer.concat(pieces).toString() });
  }
  return found;
}

test.each([1, 7, 512, 100_000])('what is written is read again, in pieces of %i bytes', async (length) => {
  const read = await readAll(tarOf(contents), length);
  expect(read.map(({ name, isFolder }) => [name, isFolder])).toEqual([
    ['folder/', true],
    ...Object.keys(contents).map((name) => [name, false]),
  ]);
  for (const { name, text, bytes } of read.slice(1)) expect([text, bytes]).toEqual([contents[name], Buffer.byteLength(text)]);
});

test('bytes that nobody reads are passed over', async () => {
  const names: string[] = [];
  for await (const { name } of readTar(inPieces(tarOf(contents), 100))) names.push(name);
  expect(names).toEqual(['folder/', ...Object.keys(contents)]);
});

test('the system’s own tar reads it', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'countinghouse-tar-'));
  try {
    fs.writeFileSync(join(folder, 'it.tar'), tarOf(contents));
    execFileSync('tar', ['-xf', 'it.tar'], { cwd: folder });
    for (const [name, text] of Object.entries(contents)) expect(fs.readFileSync(join(folder, name), 'utf8')).toBe(text);
    expect(fs.statSync(join(folder, 'exact')).mode & 0o777).toBe(0o600);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('one that ends early, a changed header, no tar file and a link are refused', async () => {
  const whole = tarOf(contents);
  const changed = Buffer.from(whole);
  changed.write('H', 512);
  const link = tarHeader({ name: 'link', bytes: 0, isFolder: false }, 0);
  link.write('2', 156);
  link.write((Number.parseInt(link.toString('latin1', 148, 154), 8) + 2).toString(8).padStart(6, '0'), 148);
  await expect(readAll(whole.subarray(0, whole.length - 1500))).rejects.toThrow('It ends too early');
  await expect(readAll(changed)).rejects.toThrow(TarError);
  await expect(readAll(Buffer.alloc(600, 'no tar file '))).rejects.toThrow('This is no tar file');
  await expect(readAll(link)).rejects.toThrow('neither a file nor a folder');
});

test('names and sizes that the format does not hold are refused before anything is written', () => {
  expect(() => tarHeader({ name: 'x'.repeat(101), bytes: 0, isFolder: false }, 0)).toThrow(RangeError);
  expect(() => tarHeader({ name: 'x', bytes: 8 * 1024 ** 3, isFolder: false }, 0)).toThrow(RangeError);
});
