import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import {
  answerBusiness,
  arrivingPath,
  type BroughtBusiness,
  type BusinessBackups,
  type BusinessRequest,
  businessRequest,
  copyArriving,
  type LeftBusiness,
} from './businessBackups.ts';
import { BackupError } from './manifest.ts';
import type { CopyBegun, CopyFinished, OnlineCopy } from './onlineCopy.ts';

/** A host that answers `npm run backup`. */
export interface BackupDoor {
  /** The socket, for the lock file. */
  path: string;
  /** Ends a backup that is being made, too. */
  close(): Promise<void>;
}

/** What a host does for commands. */
export interface BackupWork {
  /** A new one for each caller. */
  copy(): OnlineCopy;
  businesses: BusinessBackups;
}

const STEPS = ['begin', 'finish', 'release'] as const;
type Step = (typeof STEPS)[number];
type Answer = { done: unknown } | { refused: string };

/** A command that says nothing for so long has stopped: the log is not kept for it any longer. */
const SILENCE_MS = 60_000;
const BEAT_MS = 5_000;
const BEAT = 'alive';
/** What systems take for the path of a socket, with its closing zero: 104 bytes on macOS, 108 on Linux. */
const PATH_BYTES = 103;

/**
 * Lets whoever may read the data folder ask this host for an online copy, or for one business's backup, by a socket that its owner alone
 * opens; no file goes through it: the command copies them itself. It stands in the data folder, or where that has too long a path in the
 * folder for passing files. @throws where no socket can be made
 */
export async function openBackupDoor(dataDir: string, work: BackupWork): Promise<BackupDoor> {
  const sockets = new Set<Socket>();
  const ended = new Set<Promise<void>>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const end = serve(socket, dataDir, work).finally(() => {
      sockets.delete(socket);
      ended.delete(end);
    });
    ended.add(end);
  });
  const path = await placeOf(resolve(dataDir));
  await listen(server, path);
  return {
    path,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      for (const socket of sockets) socket.destroy();
      await Promise.all([closed, ...ended]);
    },
  };
}

/** The same steps, asked of a running host. @throws BackupError where it cannot be reached */
export async function copyOfHost(path: string): Promise<OnlineCopy & { close(): void }> {
  const { ask, close } = await asking(path);
  const step = (name: Step) => ask(name, 'The host has stopped while the backup was made: start it, and run the command again.');
  let isReleased = false;
  return {
    begin: async () => (await step('begin')) as CopyBegun,
    finish: async () => (await step('finish')) as CopyFinished,
    async release() {
      if (isReleased) return;
      isReleased = true;
      await step('release');
    },
    close,
  };
}

/**
 * One business's backups, asked of a running host; whoever aborts them leaves, and the host ends its work.
 * @throws BackupError where it cannot be reached
 */
export async function businessesOfHost(path: string, dataDir: string): Promise<BusinessBackups & { close(): void }> {
  const { ask, close } = await asking(path);
  const asked = async (request: BusinessRequest, signal: AbortSignal) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', close);
    try {
      return await ask(JSON.stringify(request), 'The host has stopped meanwhile: start it, and run the command again.');
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', close);
    }
  };
  return {
    leave: async (named, signal) => (await asked({ leave: named }, signal)) as LeftBusiness,
    async bring(file, signal) {
      const name = await copyArriving(dataDir, file);
      try {
        return (await asked({ bring: name }, signal)) as BroughtBusiness;
      } finally {
        await rm(arrivingPath(dataDir, name), { force: true });
      }
    },
    close,
  };
}

/** A line for a running host, and its answer. */
async function asking(path: string) {
  const socket = await connected(path);
  const lines = createInterface({ input: socket });
  const answers = lines[Symbol.asyncIterator]();
  // One that this side ends does not end what is read of it.
  socket.once('close', () => lines.close());
  const beat = setInterval(() => socket.write(`${BEAT}\n`), BEAT_MS).unref();
  // What goes wrong is met where an answer is missing.
  socket.on('error', () => undefined);
  return {
    async ask(line: string, gone: string): Promise<unknown> {
      socket.write(`${line}\n`);
      const { value, done } = await answers.next();
      if (done) throw new BackupError(gone);
      const answer: Answer = JSON.parse(value);
      if ('refused' in answer) throw new BackupError(answer.refused);
      return answer.done;
    },
    close() {
      clearInterval(beat);
      socket.destroy();
    },
  };
}

/** Answers one command until it goes; what it leaves open is ended. */
async function serve(socket: Socket, dataDir: string, { copy: newCopy, businesses }: BackupWork): Promise<void> {
  socket.setTimeout(SILENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  const gone = new AbortController();
  const left = new Promise<void>((done) => socket.once('close', () => done()));
  const copy = newCopy();
  let working = Promise.resolve();
  createInterface({ input: socket }).on('line', (line) => {
    const step = STEPS.find((one) => one === line);
    const request = step ? undefined : businessRequest(line);
    if (step) working = working.then(() => answer(socket, () => copy[step]()));
    else if (request) working = working.then(() => answer(socket, () => answerBusiness(businesses, dataDir, request, gone.signal)));
    else if (line !== BEAT) socket.destroy();
  });
  await left;
  gone.abort();
  await working;
  await copy.release().catch((error: unknown) => {
    // An engine that has ended has let everything go.
    if (!(error instanceof DatabaseError && error.code === 'unavailable')) throw error;
  });
}

async function answer(socket: Socket, work: () => Promise<unknown>): Promise<void> {
  const said: Answer = await work().then(
    (done) => ({ done: done ?? null }),
    (error: unknown) => ({ refused: refusalOf(error) }),
  );
  if (socket.writable) socket.write(`${JSON.stringify(said)}\n`);
}

function refusalOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `The host could not do it: ${reason}. Run the command again; nothing of it was kept.`;
}

async function placeOf(dataDir: string): Promise<string> {
  const name = `countinghouse-${randomUUID()}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const path = join(dataDir, 'host.sock');
  // A dead host's, since this one has the folder.
  if (Buffer.byteLength(path) <= PATH_BYTES) return rm(path, { force: true }).then(() => path);
  const folder = join(tmpdir(), name);
  await mkdir(folder, { mode: 0o700 });
  return join(folder, 'host.sock');
}

async function listen(server: Server, path: string): Promise<void> {
  await new Promise<void>((done, reject) => {
    server.once('error', reject);
    server.listen(path, () => done());
  });
  if (process.platform !== 'win32') await chmod(path, 0o600);
  server.on('close', () => void removeFolder(path));
}

/** The one that was made for the socket alone. */
async function removeFolder(path: string): Promise<void> {
  const folder = dirname(path);
  if (dirname(folder) === tmpdir() && /^countinghouse-[\da-f-]{36}$/.test(folder.slice(tmpdir().length + 1)))
    await rm(folder, { recursive: true, force: true });
}

function connected(path: string): Promise<Socket> {
  return new Promise((done, reject) => {
    const socket = connect(path);
    socket.once('connect', () => done(socket));
    socket.once('error', (error) =>
      reject(
        new BackupError(
          `The host that has this database open cannot be reached (${error.message}): run the command on its machine as its user, or stop the host first.`,
        ),
      ),
    );
  });
}
