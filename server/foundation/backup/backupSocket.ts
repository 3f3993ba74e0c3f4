import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import { BackupError } from './manifest.ts';
import type { CopyBegun, CopyFinished, OnlineCopy } from './onlineCopy.ts';

/** A host that answers `npm run backup`. */
export interface BackupDoor {
  /** The socket, for the lock file. */
  path: string;
  /** Ends a backup that is being made, too. */
  close(): Promise<void>;
}

const STEPS = ['begin', 'finish', 'release'] as const;
type Step = (typeof STEPS)[number];
type Answer = { done: CopyBegun | CopyFinished | null } | { refused: string };

/** A command that says nothing for so long has stopped: the log is not kept for it any longer. */
const SILENCE_MS = 60_000;
const BEAT_MS = 5_000;
const BEAT = 'alive';
/** What systems take for the path of a socket, with its closing zero: 104 bytes on macOS, 108 on Linux. */
const PATH_BYTES = 103;

/**
 * Lets whoever may read the data folder ask this host for an online copy, by a socket that its owner alone opens; no file leaves through
 * it: the command copies them itself. It stands in the data folder, or where that has too long a path in the folder for passing files.
 * @param copy a new one for each caller @throws where no socket can be made
 */
export async function openBackupDoor(dataDir: string, copy: () => OnlineCopy): Promise<BackupDoor> {
  const sockets = new Set<Socket>();
  const ended = new Set<Promise<void>>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const end = serve(socket, copy()).finally(() => {
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
  const socket = await connected(path);
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const beat = setInterval(() => socket.write(`${BEAT}\n`), BEAT_MS).unref();
  let isReleased = false;
  // What goes wrong is met where an answer is missing.
  socket.on('error', () => undefined);
  const ask = async (step: Step) => {
    socket.write(`${step}\n`);
    const { value, done } = await answers.next();
    if (done) throw new BackupError('The host has stopped while the backup was made: start it, and run the command again.');
    const answer: Answer = JSON.parse(value);
    if ('refused' in answer) throw new BackupError(answer.refused);
    return answer.done;
  };
  return {
    begin: async () => (await ask('begin')) as CopyBegun,
    finish: async () => (await ask('finish')) as CopyFinished,
    async release() {
      if (isReleased) return;
      isReleased = true;
      await ask('release');
    },
    close() {
      clearInterval(beat);
      socket.destroy();
    },
  };
}

/** Answers one command until it goes; what it leaves open is ended. */
async function serve(socket: Socket, copy: OnlineCopy): Promise<void> {
  socket.setTimeout(SILENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  const gone = new Promise<void>((done) => socket.once('close', () => done()));
  let working = Promise.resolve();
  createInterface({ input: socket }).on('line', (line) => {
    const step = STEPS.find((one) => one === line);
    if (step) working = working.then(() => answer(socket, copy, step));
    else if (line !== BEAT) socket.destroy();
  });
  await gone;
  await working;
  await copy.release().catch((error: unknown) => {
    // An engine that has ended has let everything go.
    if (!(error instanceof DatabaseError && error.code === 'unavailable')) throw error;
  });
}

async function answer(socket: Socket, copy: OnlineCopy, step: Step): Promise<void> {
  const said: Answer = await copy[step]().then(
    (done) => ({ done: done ?? null }),
    (error: unknown) => ({ refused: refusalOf(error) }),
  );
  if (socket.writable) socket.write(`${JSON.stringify(said)}\n`);
}

function refusalOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `The database did not let itself be copied: ${reason}. Run the command again; nothing of it was kept.`;
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
