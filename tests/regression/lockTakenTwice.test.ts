import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from '#/server/foundation/database/lockFile.ts';
import { rounds } from '#/tests/support/thorough.ts';

test('the lock of a dead process goes to exactly one of many who ask at once, time after time', async () => {
  for (let round = 0; round < rounds(15, 50); round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'countinghouse-race-'));
    writeFileSync(join(folder, 'host.lock'), JSON.stringify({ pid: 2 ** 22 + 1, machine: hostname(), token: 'dead' }));
    const asked = await Promise.allSettled(Array.from({ length: 24 }, () => takeLock(folder)));
    const taken = asked.filter((answer) => answer.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    rmSync(folder, { recursive: true, force: true });
  }
}, 60000);
