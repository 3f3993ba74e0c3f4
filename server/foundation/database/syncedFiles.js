import fs from 'node:fs';
import { dirname } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { raise } from './highWater.js';

/** The worker ends with this code when the disk refuses to sync: what is then on it is known only to the log. */
export const SYNC_FAILED = 74;

const LOG_SEGMENT = /^[0-9A-F]{24}$/;
const SEGMENT_BYTES = 16 * 1024 * 1024;

/**
 * The files of the embedded database, with PostgreSQL's own fsync made real. As it comes, fsync does nothing there.
 *
 * One kind of sync is not done at once while `deferring`: that of a log segment, which a commit asks for. The host does it
 * (`takeTicket` says which files) while the worker goes on with the next unit of work, and marks it in `durable`. PostgreSQL believes
 * the log to be on the disk meanwhile, so before anything outside the log is written or removed, what is outstanding is synced here:
 * no change of a table ever reaches the disk before the log that describes it.
 *
 * One thing is added to what PostgreSQL asks for: the first sync of a new file syncs its name too. PostgreSQL relies on file systems
 * that do so by themselves.
 */
export class SyncedFiles extends NodeFS {
  /** Whether the host syncs the log for the message in hand. */
  deferring = false;
  #durable;
  #requested = 0n;
  #ticketed = 0n;
  #outstanding = new Map();
  #foldersWithNewNames = new Set();
  #firstSegment;
  #lastSegment;

  /**
   * @param {string} directory
   * @param {BigInt64Array} durable one shared number: the newest request to sync the log that is fulfilled
   */
  constructor(directory, durable) {
    super(directory);
    this.#durable = durable;
  }

  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, (module) => this.#attach(module.NODEFS)] } };
  }

  /** What must be on the disk before the message in hand counts as committed; undefined if it wrote nothing of the kind. */
  takeTicket() {
    if (this.#requested === this.#ticketed) return undefined;
    this.#ticketed = this.#requested;
    this.#forgetDurable();
    return { request: this.#requested, files: [...this.#outstanding.keys()] };
  }

  /** Bytes of log since `restartLogCount` (whole segments). */
  logBytes() {
    return this.#firstSegment === undefined ? 0 : (this.#lastSegment - this.#firstSegment) * SEGMENT_BYTES;
  }

  restartLogCount() {
    this.#firstSegment = this.#lastSegment;
  }

  #attach(nodefs) {
    const { stream_ops: streams, node_ops: nodes } = nodefs;
    streams.fsync = (stream) => this.#sync(nodefs.realPath(stream.node), stream);
    before(streams, ['write', 'msync', 'setattr'], (stream) => isLog(stream.node) || this.#syncOutstanding());
    before(nodes, ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink'], () => this.#syncOutstanding());
    before(nodes, ['mknod'], (folder) => this.#foldersWithNewNames.add(nodefs.realPath(folder)));
    before(nodes, ['rename'], (_node, folder) => this.#foldersWithNewNames.add(nodefs.realPath(folder)));
  }

  #sync(path, stream) {
    const segment = isLog(stream.node) && LOG_SEGMENT.test(stream.node.name);
    if (segment) this.#countSegment(stream.node.name);
    if (segment && this.deferring) {
      this.#requested += 1n;
      this.#outstanding.set(path, this.#requested);
      return 0;
    }
    return orEnd(() => {
      if (segment) fs.fdatasyncSync(stream.nfd);
      else syncFileOrFolder(stream.nfd);
      this.#syncName(path);
    });
  }

  #syncName(path) {
    const folder = dirname(path);
    if (this.#foldersWithNewNames.delete(folder)) syncFolder(folder);
  }

  #countSegment(name) {
    const number = Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16);
    this.#lastSegment = number;
    this.#firstSegment ??= number;
  }

  #syncOutstanding() {
    if (this.#requested <= Atomics.load(this.#durable, 0)) return;
    this.#forgetDurable();
    orEnd(() => {
      for (const path of this.#outstanding.keys()) syncPath(path, fs.fdatasyncSync);
    });
    this.#outstanding.clear();
    raise(this.#durable, this.#requested);
  }

  #forgetDurable() {
    const durable = Atomics.load(this.#durable, 0);
    for (const [path, request] of this.#outstanding) if (request <= durable) this.#outstanding.delete(path);
  }
}

/** Syncs every file and folder below and including `folder`. */
export function syncTree(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path, fs.fsyncSync);
  }
  syncFolder(folder);
}

/** Makes the names in `folder` durable (on systems that can sync a folder). */
export function syncFolder(folder) {
  const file = fs.openSync(folder, 'r');
  try {
    syncFileOrFolder(file);
  } finally {
    fs.closeSync(file);
  }
}

function syncPath(path, sync) {
  const file = fs.openSync(path, 'r+');
  try {
    sync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** Windows cannot sync a folder; it keeps names in its own journal. */
function syncFileOrFolder(file) {
  try {
    fs.fsyncSync(file);
  } catch (error) {
    if (!fs.fstatSync(file).isDirectory() || !['EPERM', 'EINVAL', 'EISDIR', 'EBADF'].includes(error.code)) throw error;
  }
}

/** After a refused sync nobody knows what the disk holds: the worker ends, and the next start replays the log. */
function orEnd(sync) {
  try {
    sync();
    return 0;
  } catch (error) {
    fs.writeSync(2, `The disk refused to sync the database: ${error.message}\n`);
    return process.exit(SYNC_FAILED);
  }
}

function isLog(node) {
  return node.parent.name === 'pg_wal';
}

function before(operations, names, step) {
  for (const name of names) {
    const operation = operations[name];
    operations[name] = (...subjects) => {
      step(...subjects);
      return operation(...subjects);
    };
  }
}
