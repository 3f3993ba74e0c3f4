import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostEntries } from '#/scripts/vite/hostEntries.ts';

describe('the inputs of the host bundle', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'countinghouse-entries-'));
    for (const name of ['server/main', 'server/commands', 'server/foundation/database']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of [
      'server/main/main.ts',
      'server/main/run.ts',
      'server/main/worker.ts',
      'server/app.ts',
      'server/commands/createAdmin.ts',
      'server/foundation/database/pgliteWorker.js',
    ])
      writeFileSync(join(folder, name), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are host and worker, every command and every thread or process of theirs', () => {
    expect(Object.keys(hostEntries(folder)).sort()).toEqual(['createAdmin', 'main', 'pgliteWorker', 'run', 'worker']);
  });

  it('may not have one name twice', () => {
    writeFileSync(join(folder, 'server/commands/main.ts'), '');
    expect(() => hostEntries(folder)).toThrow(/dist\/host\/main\.js: rename one/);
  });
});
