import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash, sources } from '#/scripts/sourceHash.js';
import { layers } from '../architecture/sourceFiles.ts';

describe('the hash that decides whether npm start builds', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'countinghouse-hash-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/a.ts'), 'a');
    writeFileSync(join(folder, 'README.md'), 'read me');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads every part of the house', () => {
    expect(layers.filter((layer) => !sources.includes(layer))).toEqual([]);
  });

  it('stays while nothing that the build reads changes', () => {
    const before = sourceHash(folder, { PORT: '4000' });
    writeFileSync(join(folder, 'README.md'), 'read me again');
    expect(sourceHash(folder, { PORT: '4001' })).toBe(before);
  });

  it('changes with a source, a new file, a renamed file, the lockfile, a settings file and a VITE_ variable', () => {
    const seen = new Set([sourceHash(folder, {})]);
    const changes: (() => void)[] = [
      () => writeFileSync(join(folder, 'src/a.ts'), 'b'),
      () => writeFileSync(join(folder, 'src/c.ts'), ''),
      () => rmSync(join(folder, 'src/c.ts')),
      () => writeFileSync(join(folder, 'src/d.ts'), ''),
      () => writeFileSync(join(folder, 'package-lock.json'), '{}'),
      () => writeFileSync(join(folder, '.env'), 'VITE_API_URL=https://api.example'),
    ];
    const hashes = changes.map((change) => {
      change();
      return sourceHash(folder, {});
    });
    const withVariable = sourceHash(folder, { VITE_API_URL: 'https://api.example' });
    for (const hash of [...hashes, withVariable]) seen.add(hash);
    expect(seen.size).toBe(7);
  });
});
