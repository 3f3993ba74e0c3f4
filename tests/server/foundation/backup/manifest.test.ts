import fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSafeName, KEPT, PASSING } from '#/server/foundation/backup/dataFolder.ts';
import { headOf, isNewer, readHead, readManifest } from '#/server/foundation/backup/manifest.ts';

const own = { name: 'countinghouse', version: '1.9.2' };
const headBy = (version: string) => JSON.stringify(headOf({ ...own, version }, 'abc'));

test.each([
  ['1.10.0', '1.9.2', true],
  ['1.9.2', '1.9.2', false],
  ['1.9.1', '1.9.2', false],
  ['2.0.0', '1.9.2', true],
  ['1.9.2-beta', '1.9.2', false],
  ['1.9.2', '1.9.2-beta', true],
])('%s is newer than %s: %s', (one, other, expected) => expect(isNewer(one, other)).toBe(expected));

test('a backup of this program or an older one is read, one of a newer program or format is refused with what to do', () => {
  expect(readHead(headBy('1.9.2'), own)).toMatchObject({ schema: 'abc' });
  expect(readHead(headBy('0.1.0'), own)).toMatchObject({ program: { version: '0.1.0' } });
  expect(() => readHead(headBy('1.10.0'), own)).toThrow('made by version 1.10.0 of the program, and this is 1.9.2: install that version');
  expect(() => readHead(JSON.stringify({ ...headOf(own, null), version: 2 }), own)).toThrow('install that version or a newer one');
});

test.each(['', 'no JSON', '{}', 'null', '[]', '{"format":"countinghouse-backup"}'])('%j is no backup', (text) =>
  expect(() => readHead(text, own)).toThrow('This is no backup of Countinghouse'),
);

test('a manifest that lacks what it must say is refused', () => {
  expect(() => readManifest(headBy('1.9.2'))).toThrow('its manifest cannot be read');
});

test.each(['jwt-secret', 'cluster/base/5/16384_fsm', 'uploads/b3uI-N-UT_sKGsHxtorxXv/soup.webp', 'cluster/', 'outbox/2026.eml'])(
  '%s may be written',
  (name) => expect(isSafeName(name)).toBe(true),
);

test.each([
  '../jwt-secret',
  '/etc/passwd',
  'uploads/../../jwt-secret',
  'uploads/./x',
  'uploads//x',
  'uploads/..',
  'uploads/a\\..\\b',
  'uploads/C:x',
  'uploads/a\0b',
  'host.lock',
  'backup.json',
  '.restoring/x',
  '',
])('%j may not', (name) => expect(isSafeName(name)).toBe(false));

test('every folder that the program has in the data folder is either kept or passing', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = fs.readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const named = files.flatMap((name) =>
    [...fs.readFileSync(join(root, 'server', name), 'utf8').matchAll(/join\((?:host\.|config\.)?dataDir, '([^']+)'/g)].map(
      ([, found]) => found,
    ),
  );
  expect(named).toEqual(expect.arrayContaining(['uploads', 'jwt-secret']));
  for (const name of named) expect([...KEPT, ...PASSING]).toContain(name);
});
