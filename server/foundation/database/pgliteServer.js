import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { interrupts } from './interrupts.js';
import { SyncedFiles, syncFolder, syncTree } from './syncedFiles.js';

// Plain JavaScript with relative imports, because a worker thread is opened by its file name, from the source as from the bundle.

const CHUNK_BYTES = 1024 * 1024;
const extensions = { pg_trgm, btree_gin, unaccent };
/** How a message of PostgreSQL begins that says why something was not done. */
const REFUSAL = 'E'.charCodeAt(0);
/** Pages kept in memory; the operating system keeps the files, too. What more of them cost and bring: docs/decisions/embedded-database.md. */
const PAGES = '32MB';
/** What a new cluster is given of them. */
const INITIAL_PAGES = '128MB';

/**
 * The embedded database behind a port: bytes of the PostgreSQL protocol in, bytes out, one message after the other.
 * @param {import('./enginePort.ts').ServerPort} port where it says `open`, and is asked from then on
 * @param {import('./enginePort.ts').EngineSettings} settings
 */
export async function servePglite(port, { cluster, dump, durable, checkpointBytes }) {
  const memoryOnly = cluster === undefined;
  const files = memoryOnly
    ? undefined
    : new SyncedFiles(existingCluster(cluster) ?? (await createCluster(cluster, dump, durable)), durable);
  // A database in memory is a test's, of which every process opens many: made for shared memory, the engine could not use the code compiled
  // for the others.
  const stop = memoryOnly ? undefined : interrupts();
  const pglite = await open(files, memoryOnly ? dump : undefined, stop?.extension, files && pagesOf(cluster));
  const marks = stop?.marks();
  port.on('message', answer);
  port.postMessage({ type: 'open', marks });

  async function answer(message) {
    if (message.type === 'wire') return answerWire(message.bytes);
    if (message.type === 'dump') return answerDump();
    await pglite.close();
    port.postMessage({ type: 'closed' });
    port.close();
  }

  function answerWire(bytes) {
    const chunks = new Chunks(port);
    if (files) files.deferring = true;
    run(pglite, bytes, (chunk) => chunks.add(chunk));
    if (files) files.deferring = false;
    const rest = chunks.take();
    port.postMessage({ type: 'wire', bytes: rest, ticket: files?.takeTicket() }, [rest.buffer]);
    if (files && files.logBytes() >= checkpointBytes && !pglite.isInTransaction()) checkpoint();
  }

  async function answerDump() {
    checkpoint();
    const tar = await (await pglite.dumpDataDir('none')).arrayBuffer();
    port.postMessage({ type: 'dump', bytes: new Uint8Array(tar) }, [tar]);
  }

  /** Everything the log describes goes into the tables' own files, synced by PostgreSQL in its own order; the log before it is reused. */
  function checkpoint() {
    // What was to be stopped has been answered.
    if (marks) for (const address of marks.addresses) Atomics.store(new Int32Array(marks.memory.buffer), address / 4, 0);
    const text = Buffer.from('checkpoint\0');
    const message = Buffer.alloc(5 + text.length, 'Q');
    message.writeUInt32BE(4 + text.length, 1);
    text.copy(message, 5);
    let isDone = true;
    run(pglite, message, ([type]) => {
      isDone &&= type !== REFUSAL;
    });
    if (isDone) files?.restartLogCount();
  }
}

/** Runs to its end before it returns, though its type is a promise; the streaming form is the one that keeps no copy of the answer. */
function run(pglite, bytes, onRawData) {
  void pglite.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
}

function existingCluster(folder) {
  return fs.existsSync(folder) ? folder : undefined;
}

/** Made beside its place, synced as a whole, then named: a first start that was cut off leaves nothing half-made behind. */
async function createCluster(folder, dump, durable) {
  const beside = `${folder}.new`;
  fs.rmSync(beside, { recursive: true, force: true });
  const made = await open(new SyncedFiles(beside, durable), dump);
  await made.close();
  syncTree(beside);
  fs.renameSync(beside, folder);
  syncFolder(dirname(folder));
  syncFolder(dirname(dirname(folder)));
  return folder;
}

/** Whoever has written another size into the cluster's settings has it. */
function pagesOf(folder) {
  const settings = fs.readFileSync(join(folder, 'postgresql.conf'), 'utf8');
  const size = [...settings.matchAll(/^shared_buffers\s*=\s*(\S+)/gm)].at(-1)?.[1] ?? INITIAL_PAGES;
  return size === INITIAL_PAGES ? PAGES : size;
}

function open(fileSystem, loadFrom, more, pages = PAGES) {
  const parameters = fileSystem ? PGlite.defaultStartParams.filter((parameter) => parameter !== '-F') : PGlite.defaultStartParams;
  return PGlite.create({
    ...(fileSystem ? { fs: fileSystem } : {}),
    ...(loadFrom ? { loadDataDir: new Blob([loadFrom]) } : {}),
    extensions: more ? { ...extensions, interrupts: more } : extensions,
    startParams: [...parameters, '-c', 'wal_sync_method=fsync', '-c', `shared_buffers=${pages}`],
  });
}

/** The answer on its way: long ones leave in parts, so that no thread holds them twice. */
class Chunks {
  #port;
  #parts = [];
  #length = 0;

  constructor(port) {
    this.#port = port;
  }

  add(part) {
    this.#parts.push(part.slice());
    this.#length += part.length;
    if (this.#length < CHUNK_BYTES) return;
    const bytes = this.take();
    this.#port.postMessage({ type: 'part', bytes }, [bytes.buffer]);
  }

  take() {
    const bytes = new Uint8Array(this.#length);
    let offset = 0;
    for (const part of this.#parts) {
      bytes.set(part, offset);
      offset += part.length;
    }
    this.#parts = [];
    this.#length = 0;
    return bytes;
  }
}
