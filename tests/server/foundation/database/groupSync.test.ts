import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupSync } from '#/server/foundation/database/groupSync.ts';
import { scratchFolder } from './engines.ts';

let folder: string;
let durable: BigInt64Array;
let sync: GroupSync;
beforeEach(() => {
  folder = scratchFolder('sync');
  fs.writeFileSync(join(folder, 'log'), 'x');
  durable = new BigInt64Array(new SharedArrayBuffer(8));
  sync = new GroupSync(durable);
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

const ticket = (request: number, name = 'log') => ({ request: BigInt(request), files: [join(folder, name)] });

describe('commits that wait for the log', () => {
  it('share one sync while another is on its way', async () => {
    const calls = vi.spyOn(fs, 'fdatasync');
    await Promise.all(Array.from({ length: 50 }, (_, n) => sync.until(ticket(n + 1))));
    expect(calls).toHaveBeenCalledTimes(2);
    expect(durable[0]).toBe(50n);
  });

  it('do not wait for what is on the disk already', async () => {
    const calls = vi.spyOn(fs, 'fdatasync');
    durable[0] = 7n;
    await sync.until(ticket(7));
    expect(calls).not.toHaveBeenCalled();
  });

  it('are never told to be safe after the disk refused once', async () => {
    await expect(sync.until(ticket(1, 'gone'))).rejects.toThrow('ENOENT');
    await expect(sync.until(ticket(2))).rejects.toThrow('ENOENT');
    expect(durable[0]).toBe(0n);
  });
});
