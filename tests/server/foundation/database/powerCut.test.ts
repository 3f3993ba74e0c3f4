import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds, share } from '#/tests/support/thorough.ts';
import { scratchFolder } from './engines.ts';
import { randomNumbers, SimulatedDisk, type Step, type Survival, stepsOf } from './powerCut/simulatedDisk.ts';
import { brokenPromises } from './powerCut/survivors.ts';

/**
 * One run of the writer is recorded, down to every write and every sync. A cut at any moment of it is then a prefix of that record,
 * of which the disk keeps what it was told to keep, and of the rest nothing, or a random half.
 */
const folder = scratchFolder('cut');
const data = join(folder, 'data');
const journal = join(folder, 'journal');
let steps: Step[];

beforeAll(async () => {
  fs.mkdirSync(data);
  const here = join(import.meta.dirname, 'powerCut');
  await promisify(execFile)(process.execPath, ['--import', join(here, 'diskRecorder.js'), join(here, 'runWriter.js'), data, 'once'], {
    env: { ...process.env, RECORDED_FOLDER: data, RECORDED_JOURNAL: journal },
  });
  steps = [...stepsOf(journal)];
}, 60_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the record', () => {
  it('knows everything that is in the folder, byte for byte', () => {
    const target = join(folder, 'everything');
    diskAt(steps.length).leave(target, 'everything');
    expect(filesOf(target)).toEqual(filesOf(data));
    for (const file of filesOf(data))
      expect(fs.readFileSync(join(target, file)).equals(fs.readFileSync(join(data, file))), file).toBe(true);
  });

  // A table that its own transaction has just made may be ahead of the log: nobody finds it after a crash.
  it('shows no page of an older table written before the log that describes it is synced', () => {
    const disk = new SimulatedDisk();
    let made = new Set<string>();
    let pages = 0;
    for (const step of steps) {
      if (step.op === 'create') made.add(step.path);
      if (isTold(step)) made = new Set();
      if (isPage(step, disk) && !made.has(disk.pathOf(step.file) ?? '')) {
        pages += 1;
        expect(describedUpTo(step.data)).toBeLessThanOrEqual(syncedLog(disk));
      }
      disk.apply(step);
    }
    expect(pages).toBeGreaterThan(1_000);
  });

  it('shows a loss where the log is not synced', async () => {
    const disk = diskAt(momentOf('bulk 0'), (step) => !isLogSync(step));
    expect(await promisesBroken(disk, 'nothing')).not.toEqual([]);
  });
});

describe('after a power cut', () => {
  const anywhere = randomNumbers(20_260_102);

  it.each(Array.from({ length: rounds(2, 7) }, (_, n) => n))('in the middle of work, every promise is kept (moment %i)', async () => {
    const first = momentOf('prepared');
    const moment = first + Math.floor(anywhere() * (momentOf('closing') - first));
    await expectKept(moment, [{ seed: moment }]);
  });

  it('when nothing but the synced is left, every promise is kept', async () => {
    for (const line of share(['order 20', 'bulk 1', 'dropped 0'], 3, 'synced')) await expectKept(momentOf(line) + 1, ['nothing']);
  });

  it('during a checkpoint, every promise is kept', async () => {
    const control = checkpointAfter(momentOf('prepared'));
    await expectKept(control - 3, ['nothing', { seed: 1 }]);
    await expectKept(control, [{ seed: 2 }, { seed: 3 }]);
    await expectKept(control + 2, ['nothing']);
  });

  it('while closing and after it, every promise is kept', async () => {
    const closing = momentOf('closing');
    const closed = momentOf('closed');
    await expectKept(closing + Math.floor((closed - closing) * 0.4), ['nothing', { seed: 4 }]);
    await expectKept(checkpointAfter(closing), [{ seed: 5 }]);
    await expectKept(closed + 1, ['nothing']);
  });

  it('during the first start, the next start works', async () => {
    const named = steps.findIndex((step) => step.op === 'rename' && step.to === 'cluster');
    await expectKept(Math.floor(named * 0.6), [{ seed: 6 }]);
    await expectKept(named + 1, ['nothing', { seed: 7 }]);
  });
});

async function expectKept(moment: number, survivals: Survival[]): Promise<void> {
  for (const survival of survivals)
    expect(await promisesBroken(diskAt(moment), survival), JSON.stringify({ moment, survival })).toEqual([]);
}

async function promisesBroken(disk: SimulatedDisk, survival: Survival): Promise<string[]> {
  const target = join(folder, 'survived');
  disk.leave(target, survival);
  const told = disk.read('acknowledged').split('\n').filter(Boolean);
  return brokenPromises(target, told).catch((error: Error) => [`does not start: ${error.message}`]);
}

function diskAt(moment: number, happens: (step: Step) => boolean = () => true): SimulatedDisk {
  const disk = new SimulatedDisk();
  for (const step of steps.slice(0, moment)) if (happens(step)) disk.apply(step);
  return disk;
}

/** The step with which the writer told `line`. */
function momentOf(line: string): number {
  const moment = steps.findIndex((step) => isTold(step) && step.data.toString() === `${line}\n`);
  expect(moment, line).toBeGreaterThan(0);
  return moment;
}

/** The file of what was told is the only one that is appended to. */
function isTold(step: Step): boolean {
  return step.op === 'write' && step.at < 0;
}

/** The next sync of pg_control: the last act of a checkpoint. */
function checkpointAfter(moment: number): number {
  const files = new Map<number, string>();
  return steps.findIndex((step, at) => {
    if (step.op === 'open') files.set(step.file, step.path);
    return at > moment && step.op === 'syncBegins' && files.get(step.file) === 'cluster/global/pg_control';
  });
}

const SEGMENT_BYTES = 16 * 1024 * 1024;

const PAGE_BYTES = 8192;

function isPage(step: Step, disk: SimulatedDisk): boolean {
  return (
    step.op === 'write' &&
    step.data.length >= PAGE_BYTES &&
    /^cluster\/(base\/\d+|global)\/\d+(_\w+)?(\.\d+)?$/.test(disk.pathOf(step.file) ?? '')
  );
}

/** The place in the log that a page names at its beginning: what came before must be on the disk first. */
function describedUpTo(pages: Buffer): number {
  return Math.max(
    ...Array.from(
      { length: pages.length / PAGE_BYTES },
      (_, n) => pages.readUInt32LE(n * PAGE_BYTES) * 2 ** 32 + pages.readUInt32LE(n * PAGE_BYTES + 4),
    ),
  );
}

/** How much of the log is surely on the disk. */
function syncedLog(disk: SimulatedDisk): number {
  const outstanding = disk.filesIn('cluster/pg_wal').flatMap((name) => {
    const byte = /^[0-9A-F]{24}$/.test(name) ? disk.firstUnsyncedByte(`cluster/pg_wal/${name}`) : undefined;
    if (byte === undefined) return [];
    return [(Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16)) * SEGMENT_BYTES + byte];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...outstanding);
}

const logFiles = new Map<number, boolean>();

function isLogSync(step: Step): boolean {
  if (step.op === 'open') logFiles.set(step.file, step.path.startsWith('cluster/pg_wal/0'));
  return (step.op === 'syncBegins' || step.op === 'syncEnds') && logFiles.get(step.file) === true;
}

function filesOf(root: string): string[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() && entry.name !== 'host.lock' ? [join(entry.parentPath, entry.name).slice(root.length + 1)] : []))
    .sort();
}
