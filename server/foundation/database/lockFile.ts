import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { valuesIn } from '#/model/values/shapes.ts';

/** The lock's name in the data folder; what is beside it while it is taken begins with it. */
export const LOCK_FILE = 'host.lock';

/** Who has the embedded database open. */
export interface Lock {
  pid: number;
  /** The machine's name: a process id means nothing elsewhere. */
  machine: string;
  /** Where the running host answers; commands call it there. */
  address?: string | undefined;
  /** The socket by which commands ask the host for a copy of its database. */
  backups?: string | undefined;
  /** Tells this opening from every other. */
  token: string;
  /** When the process started, where the system says so: the same id may have gone to another process since. */
  birth?: string | undefined;
}

/** The folder is open in another process. The message may be shown as it is. */
export class DatabaseInUse extends Error {
  readonly lock: Lock;

  constructor(dataDir: string, lock: Lock) {
    const where = lock.machine === hostname() ? `process ${lock.pid}` : `process ${lock.pid} on ${lock.machine}`;
    const address = lock.address === undefined ? '' : `, which answers at ${lock.address}`;
    super(`The database in ${dataDir} is open in ${where}${address}. Only one process may have it open: stop that one first.`);
    this.name = 'DatabaseInUse';
    this.lock = lock;
  }
}

/** Who has the database in `dataDir` open at this moment; undefined where nobody has. */
export async function readLock(dataDir: string): Promise<Lock | undefined> {
  const lock = await read(pathOf(dataDir));
  return lock && (await isHeld(dataDir, lock)) ? lock : undefined;
}

/** A lock in hand. */
export interface HeldLock {
  announce(address: string, backups?: string): Promise<void>;
  release(): Promise<void>;
}

/** Takes the folder for this process; the lock of a process that died is taken over. @throws DatabaseInUse */
export async function takeLock(dataDir: string, address?: string): Promise<HeldLock> {
  let lock: Lock = { pid: process.pid, machine: hostname(), address, token: randomUUID(), birth: await birthOf(process.pid) };
  held.add(lock.token);
  await create(dataDir, lock).catch((error: unknown) => {
    held.delete(lock.token);
    throw error;
  });
  const beat = setInterval(() => void refresh(dataDir, lock.token), BEAT_MS).unref();
  return {
    async announce(newAddress, backups) {
      lock = { ...lock, address: newAddress, backups };
      const beside = await writeBeside(dataDir, lock);
      await fs.rename(beside, pathOf(dataDir));
    },
    async release() {
      clearInterval(beat);
      held.delete(lock.token);
      if ((await read(pathOf(dataDir)))?.token === lock.token) await fs.rm(pathOf(dataDir), { force: true });
    },
  };
}

/** The holder touches its lock this often; on another machine this is the only sign of life. */
const BEAT_MS = 5_000;
const SILENCE_MS = 30_000;

/** Locks of this very process. */
const held = new Set<string>();

function pathOf(dataDir: string): string {
  return join(dataDir, LOCK_FILE);
}

async function create(dataDir: string, lock: Lock): Promise<void> {
  await fs.mkdir(dataDir, { recursive: true });
  const beside = await writeBeside(dataDir, lock);
  try {
    while (!(await link(beside, pathOf(dataDir)))) {
      const other = await read(pathOf(dataDir));
      if (other && (await isHeld(dataDir, other))) throw new DatabaseInUse(dataDir, other);
      if (await takeOver(dataDir, other, beside)) return;
    }
  } finally {
    await fs.rm(beside, { force: true });
  }
}

/**
 * Puts this lock in the dead one's place. One process at a time: only under the guard is a lock ever replaced, so nobody who saw the dead
 * lock before can replace the living one that came after it. False: look again.
 */
async function takeOver(dataDir: string, stale: Lock | undefined, beside: string): Promise<boolean> {
  const guard = `${pathOf(dataDir)}.guard`;
  if (!(await makeGuard(guard))) return false;
  try {
    const isThere = await fs.access(pathOf(dataDir)).then(() => true, unlessMissing);
    if (!isThere || (await read(pathOf(dataDir)))?.token !== stale?.token) return false;
    await fs.rename(beside, pathOf(dataDir));
    return true;
  } finally {
    await fs.rmdir(guard);
  }
}

/** A folder is made by exactly one of many. One that a crash left behind is cleared when it is old. */
async function makeGuard(guard: string): Promise<boolean> {
  try {
    await fs.mkdir(guard);
    return true;
  } catch (error) {
    if (valuesIn(error).code !== 'EEXIST') throw error;
  }
  const made = await fs.stat(guard).then(({ mtimeMs }) => mtimeMs, unlessMissing);
  if (made !== false && Date.now() - made > SILENCE_MS) await fs.rmdir(guard).catch(unlessMissing);
  await new Promise((resolve) => setTimeout(resolve, GUARD_PAUSE_MS));
  return false;
}

const GUARD_PAUSE_MS = 20;

/** A name appears with its whole content or not at all. False where the name is taken. */
async function link(from: string, to: string): Promise<boolean> {
  try {
    await fs.link(from, to);
    return true;
  } catch (error) {
    if (valuesIn(error).code === 'EEXIST') return false;
    throw error;
  }
}

async function writeBeside(dataDir: string, lock: Lock): Promise<string> {
  const beside = `${pathOf(dataDir)}.${lock.token}`;
  await fs.writeFile(beside, `${JSON.stringify(lock)}\n`, { mode: 0o600 });
  return beside;
}

async function read(path: string): Promise<Lock | undefined> {
  const text = await fs.readFile(path, 'utf8').catch((error: unknown) => {
    unlessMissing(error);
    return undefined;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function isHeld(dataDir: string, lock: Lock): Promise<boolean> {
  if (lock.machine !== hostname()) return isFresh(dataDir);
  if (lock.pid === process.pid) return held.has(lock.token);
  return isAlive(lock.pid) && lock.birth === (await birthOf(lock.pid));
}

async function isFresh(dataDir: string): Promise<boolean> {
  const { mtimeMs } = await fs.stat(pathOf(dataDir));
  return Date.now() - mtimeMs < SILENCE_MS;
}

/** Whether a process of this machine lives. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return valuesIn(error).code === 'EPERM';
  }
}

/** Linux: the boot and the tick at which a process started. Elsewhere undefined. */
async function birthOf(pid: number): Promise<string | undefined> {
  try {
    const [boot, stat] = await Promise.all([
      fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      fs.readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    return `${boot.trim()}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch (error) {
    unlessMissing(error);
    return undefined;
  }
}

async function refresh(dataDir: string, token: string): Promise<void> {
  const now = new Date();
  if ((await read(pathOf(dataDir)))?.token === token) await fs.utimes(pathOf(dataDir), now, now).catch(unlessMissing);
}

function unlessMissing(error: unknown): false {
  const { code } = valuesIn(error);
  if (code !== 'ENOENT' && code !== 'ESRCH' && code !== 'ENOTDIR') throw error;
  return false;
}
