import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedFiles } from '#/scripts/vite/sharedFiles.ts';

const root = join(import.meta.dirname, '../..');

/** Whether a file of ours or of a library has a path that holds this one. */
function isThere(path: string): boolean {
  return [root, join(root, 'node_modules')].some((folder) => {
    const place = join(folder, path);
    if (path.endsWith('/')) return existsSync(place);
    return existsSync(dirname(place)) && readdirSync(dirname(place)).some((name) => name.startsWith(basename(place)));
  });
}

test('each shared file of the dashboard names modules that are there', () => {
  expect(sharedFiles.flatMap(({ paths }) => paths).filter((path) => !isThere(path))).toEqual([]);
});

test('no module is named by two of them', () => {
  const paths = sharedFiles.flatMap((file) => file.paths);
  expect(paths.filter((path, at) => paths.some((other, place) => place !== at && other.includes(path)))).toEqual([]);
});
