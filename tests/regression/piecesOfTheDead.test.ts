import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeNewFile } from '#/server/foundation/backup/newFile.ts';

/** A backup whose process was killed left its piece behind for good, as large as the backup had become, under a name that hides it. */

const root = join(import.meta.dirname, '../..');
let place: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'countinghouse-pieces-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await killed(child);
  await rm(place, { recursive: true, force: true });
});

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended;
}

/** A process that writes a backup and does not come to its end. */
async function writer(name: string): Promise<ChildProcess> {
  const before = fs.readdirSync(place).length;
  const program = `
    import { runnerImport } from 'vite';
    const { module } = await runnerImport('./server/foundation/backup/newFile.ts', { configFile: false, logLevel: 'error' });
    await module.writeNewFile('/nowhere', process.argv[1], async (file) => {
      await file.writeFile('half a backup');
      setInterval(() => {}, 1000);
      await new Promise(() => {});
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, join(place, name)], { cwd: root, stdio: 'ignore' });
  children.push(child);
  await expect.poll(() => fs.readdirSync(place).length).toBeGreaterThan(before);
  return child;
}

const write = (name: string) => writeNewFile('/nowhere', join(place, name), (file) => file.writeFile('a backup'));

test('the next backup into a folder takes away what a killed one left there, and nothing else', async () => {
  fs.writeFileSync(join(place, '.mine.part-1'), 'a person’s own');
  const killedOne = await writer('killed.tar.gz');
  const [left] = fs.readdirSync(place).filter((name) => name.startsWith('.killed'));
  await writer('living.tar.gz');
  const [living] = fs.readdirSync(place).filter((name) => name.startsWith('.living'));
  await killed(killedOne);
  expect(fs.readdirSync(place)).toContain(left);

  await writeNewFile('/nowhere', join(place, 'first.tar.gz'), async (file) => {
    expect(
      fs
        .readdirSync(place)
        .filter((name) => !name.startsWith('.first'))
        .sort(),
    ).toEqual([living, '.mine.part-1']);
    // Another one of this very process does not take this one's away.
    await write('second.tar.gz');
    await file.writeFile('a backup');
  });
  expect(fs.readdirSync(place).sort()).toEqual([living, '.mine.part-1', 'first.tar.gz', 'second.tar.gz']);
});
