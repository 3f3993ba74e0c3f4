import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseInUse, type Lock, readLock, takeLock } from '#/server/foundation/database/lockFile.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'countinghouse-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const write = (lock: Partial<Lock>) =>
  fs.writeFileSync(join(folder, 'host.lock'), JSON.stringify({ pid: 1, machine: hostname(), token: 'x', ...lock }));

describe('the lock of a database folder', () => {
  it('says who has it and where they answer', async () => {
    const lock = await takeLock(folder, 'http://127.0.0.1:4000');
    expect(await readLock(folder)).toMatchObject({ pid: process.pid, address: 'http://127.0.0.1:4000' });
    await lock.announce('http://127.0.0.1:4001');
    expect(await readLock(folder)).toMatchObject({ pid: process.pid, address: 'http://127.0.0.1:4001' });
    await lock.release();
    expect(await readLock(folder)).toBeUndefined();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('is refused to a second one with a sentence', async () => {
    const lock = await takeLock(folder, 'http://127.0.0.1:4000');
    const refusal = await takeLock(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseInUse);
    expect((refusal as Error).message).toBe(
      `The database in ${folder} is open in process ${process.pid}, which answers at http://127.0.0.1:4000. Only one process may have it open: stop that one first.`,
    );
    await lock.release();
    await (await takeLock(folder)).release();
  });

  it('goes to exactly one of many who ask at once, dead lock or none', async () => {
    write({ pid: 2 ** 22 + 1 });
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => takeLock(folder)));
    const taken = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(taken).toHaveLength(1);
    for (const answer of asked) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(DatabaseInUse);
    await taken[0]?.release();
  });

  it('is taken over from a process that died', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    write({ pid: child.pid, birth: undefined });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readLock(folder)).toBeUndefined();
    await (await takeLock(folder)).release();
  });

  it.runIf(process.platform === 'linux')('is taken over where the process id belongs to another process by now', async () => {
    write({ pid: process.ppid, birth: 'another boot/1' });
    await (await takeLock(folder)).release();
  });

  it('is taken over where this process itself left it in an earlier life', async () => {
    write({ pid: process.pid });
    await (await takeLock(folder)).release();
  });

  it('is taken over where a crash left half a file', async () => {
    fs.writeFileSync(join(folder, 'host.lock'), '{"pid": 1');
    await (await takeLock(folder)).release();
  });

  it('of another machine holds while it shows a sign of life', async () => {
    write({ machine: 'elsewhere' });
    await expect(takeLock(folder)).rejects.toThrow('process 1 on elsewhere');
    fs.utimesSync(join(folder, 'host.lock'), new Date(), new Date(Date.now() - 60_000));
    await (await takeLock(folder)).release();
  });
});
