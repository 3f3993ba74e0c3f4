import fs from 'node:fs';
import { dirname, join } from 'node:path';

/** One thing that was done to the recorded folder. */
export interface Step {
  op: string;
  path: string;
  to: string;
  file: number;
  at: number;
  size: number;
  data: Buffer;
}

/** What of the changes that were never synced is on the disk after the cut. */
export type Survival = 'nothing' | 'everything' | { seed: number };

type Change = { at: number; data: Buffer } | { size: number };
type NameChange = { step: number; folder: Folder; name: string; node: Node | undefined };
type Node = File | Folder;

class File {
  durable = Buffer.alloc(0);
  durableSize = 0;
  pending: Change[] = [];
  syncing: number[] = [];
}

class Folder {
  readonly entries = new Map<string, Node>();
  syncedAt = -1;
  syncing: number[] = [];
}

/** A disk that knows what it was told to keep: contents since a file's last sync, and names since a folder's, are its own business. */
export class SimulatedDisk {
  readonly #root = new Folder();
  readonly #names: NameChange[] = [];
  readonly #open = new Map<number, Node>();
  readonly #paths = new Map<number, string>();
  #step = 0;

  apply(step: Step): void {
    this.#step += 1;
    if (step.op === 'open') this.#opened(step.file, step.path);
    else if (step.op === 'close') this.#open.delete(step.file);
    else if (step.op === 'write') this.#change(this.#open.get(step.file), { at: step.at, data: step.data });
    else if (step.op === 'truncate') this.#change(this.#open.get(step.file), { size: step.size });
    else if (step.op === 'truncatePath') this.#change(this.#find(step.path), { size: step.size });
    else if (step.op === 'empty') this.#change(this.#find(step.path), { size: 0 });
    else if (step.op === 'writePath') this.#change(this.#find(step.path), { at: 0, data: step.data });
    else if (step.op === 'create') this.#name(step.path, new File());
    else if (step.op === 'folder') this.#name(step.path, new Folder());
    else if (step.op === 'remove') this.#name(step.path, undefined);
    else if (step.op === 'rename') this.#rename(step.path, step.to);
    else if (step.op === 'syncBegins') this.#syncBegins(step.file);
    else if (step.op === 'syncEnds') this.#syncEnds(step.file);
    else throw new Error(`unknown step ${step.op}`);
  }

  /** Writes what is left after a cut at this moment into a real folder. */
  leave(target: string, survival: Survival): void {
    fs.rmSync(target, { recursive: true, force: true });
    fs.mkdirSync(target, { recursive: true });
    const chance = typeof survival === 'object' ? randomNumbers(survival.seed) : () => (survival === 'everything' ? 1 : 0);
    // Names are journaled in order: a prefix of them is there, and at least what each folder's own sync promised.
    const named = survival === 'everything' ? Number.POSITIVE_INFINITY : Math.floor(chance() * this.#step);
    for (const [path, node] of this.#tree((change) => change.step <= Math.max(named, change.folder.syncedAt))) {
      const place = join(target, path);
      if (node instanceof Folder) fs.mkdirSync(place, { recursive: true });
      else
        fs.writeFileSync(
          place,
          contentOf(node, () => chance() > 0.5),
        );
    }
  }

  /** The content of a file as the running program saw it. */
  read(path: string): string {
    const node = this.#lookUp(path);
    return node instanceof File ? contentOf(node, () => true).toString() : '';
  }

  /** Where the content of a file begins to differ from what is surely on the disk; undefined where nothing is outstanding. */
  firstUnsyncedByte(path: string): number | undefined {
    const node = this.#lookUp(path);
    if (!(node instanceof File)) return undefined;
    const differing = node.pending.flatMap((change) => ('size' in change ? [change.size] : firstDifference(node, change.at, change.data)));
    return differing.length === 0 ? undefined : Math.min(...differing);
  }

  filesIn(path: string): string[] {
    const node = this.#lookUp(path);
    return node instanceof Folder ? [...node.entries.keys()] : [];
  }

  /** The file behind an open descriptor, as it is named now. */
  pathOf(file: number): string | undefined {
    return this.#paths.get(file);
  }

  #tree(keeps: (change: NameChange) => boolean): Map<string, Node> {
    const folders = new Map<Folder, Map<string, Node>>();
    for (const change of this.#names) {
      if (!keeps(change)) continue;
      const entries = folders.get(change.folder) ?? new Map<string, Node>();
      folders.set(change.folder, entries);
      if (change.node) entries.set(change.name, change.node);
      else entries.delete(change.name);
    }
    const found = new Map<string, Node>();
    const walk = (folder: Folder, path: string) => {
      for (const [name, node] of folders.get(folder) ?? []) {
        found.set(join(path, name), node);
        if (node instanceof Folder) walk(node, join(path, name));
      }
    };
    walk(this.#root, '');
    return found;
  }

  #opened(file: number, path: string): void {
    this.#open.set(file, this.#find(path));
    this.#paths.set(file, path);
  }

  #change(node: Node | undefined, change: Change): void {
    if (!(node instanceof File)) return;
    node.pending.push('data' in change && change.at < 0 ? { ...change, at: sizeOf(node) } : change);
  }

  #name(path: string, node: Node | undefined): void {
    const folder = this.#folderOf(path);
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (node instanceof Folder && folder.entries.has(name)) return;
    if (node) folder.entries.set(name, node);
    else folder.entries.delete(name);
    this.#names.push({ step: this.#step, folder, name, node });
  }

  #rename(from: string, to: string): void {
    const node = this.#find(from);
    this.#name(from, undefined);
    this.#name(to, node);
  }

  #syncBegins(file: number): void {
    const node = this.#open.get(file);
    node?.syncing.push(node instanceof File ? node.pending.length : this.#step);
  }

  #syncEnds(file: number): void {
    const node = this.#open.get(file);
    const begun = node?.syncing.shift();
    if (node === undefined || begun === undefined) return;
    if (node instanceof Folder) {
      node.syncedAt = begun;
      return;
    }
    for (const change of node.pending.splice(0, begun)) keep(node, change);
    node.syncing = node.syncing.map((length) => Math.max(0, length - begun));
  }

  #folderOf(path: string): Folder {
    const folder = dirname(path) === '.' ? this.#root : this.#lookUp(dirname(path));
    if (!(folder instanceof Folder)) throw new Error(`no folder for ${path}`);
    return folder;
  }

  #find(path: string): Node {
    const node = this.#lookUp(path);
    if (!node) throw new Error(`the recorder missed how ${path} came to be`);
    return node;
  }

  #lookUp(path: string): Node | undefined {
    let node: Node | undefined = this.#root;
    if (path === '') return node;
    for (const name of path.split('/')) node = node instanceof Folder ? node.entries.get(name) : undefined;
    return node;
  }
}

/** A block of this size is written as a whole or not at all; a page of the database has two. */
const BLOCK_BYTES = 4096;

function contentOf(file: File, survives: () => boolean): Buffer {
  const copy = new File();
  copy.durable = Buffer.from(file.durable);
  copy.durableSize = file.durableSize;
  for (const change of file.pending) {
    if ('size' in change) {
      if (survives()) keep(copy, change);
      continue;
    }
    for (let from = 0; from < change.data.length; ) {
      const until = Math.min(change.data.length, from + BLOCK_BYTES - ((change.at + from) % BLOCK_BYTES));
      if (survives()) keep(copy, { at: change.at + from, data: change.data.subarray(from, until) });
      from = until;
    }
  }
  return copy.durable.subarray(0, copy.durableSize);
}

function keep(file: File, change: Change): void {
  if ('size' in change) {
    if (change.size < file.durableSize) file.durable.fill(0, change.size, file.durableSize);
    else reserve(file, change.size);
    file.durableSize = change.size;
    return;
  }
  const end = change.at + change.data.length;
  reserve(file, end);
  change.data.copy(file.durable, change.at);
  file.durableSize = Math.max(file.durableSize, end);
}

function firstDifference(file: File, at: number, data: Buffer): number[] {
  const known = file.durable.subarray(0, file.durableSize);
  for (let n = 0; n < data.length; n += 1) if (known[at + n] !== data[n]) return [at + n];
  return [];
}

function reserve(file: File, size: number): void {
  if (file.durable.length >= size) return;
  const larger = Buffer.alloc(Math.max(size, file.durable.length * 2));
  file.durable.copy(larger);
  file.durable = larger;
}

function sizeOf(file: File): number {
  return file.pending.reduce(
    (size, change) => ('size' in change ? change.size : Math.max(size, change.at + change.data.length)),
    file.durableSize,
  );
}

/** The steps of a recorder's journal, one by one. */
export function* stepsOf(journal: string): Generator<Step> {
  const bytes = fs.readFileSync(journal);
  for (let at = 0; at + 4 <= bytes.length; ) {
    const headEnd = at + 4 + bytes.readUInt32BE(at);
    const head = JSON.parse(bytes.toString('utf8', at + 4, headEnd)) as Step & { bytes: number };
    at = headEnd + head.bytes;
    yield { ...head, data: bytes.subarray(headEnd, at) };
  }
}

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
