import { say } from '#/i18n/sentences.ts';
import { isValues, numberIn, rowsIn, textIn, textsIn, type Values, valuesIn } from '#/model/values/shapes.ts';
import { typeOfName } from '#/server/foundation/files/fileTypes.ts';
import type { OwnColumn, OwnTable } from '../belongings.ts';
import { FORMAT, FORMAT_VERSION, MANIFEST, type ManifestFile, type ManifestTable } from '../manifest.ts';
import type { OpenZip } from './openZip.js';
import { refused } from './refused.ts';

const MAX_MANIFEST = 16 * 1024 * 1024;
/** Rows and pictures pack to a tenth or so; what unpacks to more than this was made to fill a disk. */
const MAX_RATIO = 100;
const LEAST_BYTES = 64 * 1024 * 1024;

/** A table of an export, and what it is here. */
export interface ArrivingTable {
  own: OwnTable;
  part: ManifestTable;
  /** In the order of its file. */
  columns: OwnColumn[];
}

/** An export that fits this version: every part is one that an export has, and none is missing. */
export interface Arriving {
  business: string;
  /** What the business says of itself beside its name, unchecked. */
  facts: Values;
  /** In the order in which records can be made. */
  tables: ArrivingTable[];
  files: ManifestFile[];
}

/** What an export says of itself, with every part that it says it has, whatever is known here. */
export interface Said extends Pick<Arriving, 'business' | 'facts' | 'files'> {
  parts: ManifestTable[];
}

/** Reads what an export says of itself, and holds its parts against it. Nothing is unpacked but the manifest. @throws ApiError 422 */
export async function readSaid(zip: OpenZip, packedBytes: number): Promise<Said> {
  if (zip.odd !== undefined) refused(say('whole.unknown_part', { part: zip.odd.slice(0, 100) }));
  const unpacked = zip.names.reduce((sum, name) => sum + zip.sizeOf(name), 0);
  if (unpacked > Math.max(LEAST_BYTES, MAX_RATIO * packedBytes)) refused(say('whole.unpacks_too_much'));
  const manifest = await jsonOf(zip);
  if (manifest.format !== FORMAT) refused(say('whole.no_export'));
  if ((numberIn(manifest.version) ?? 0) > FORMAT_VERSION) refused(say('whole.newer'));
  const parts = rowsIn(manifest.tables).map(readTable);
  const files = rowsIn(manifest.files).map(readFile);
  holdParts(zip, [...parts, ...files]);
  const { name, ...facts } = valuesIn(manifest.business);
  return { business: textIn(name)?.slice(0, 120) ?? '', facts, parts, files };
}

/** The same, and holds it against what is known here. @throws ApiError 422 */
export async function readManifest(zip: OpenZip, packedBytes: number, known: readonly OwnTable[]): Promise<Arriving> {
  const { parts, ...said } = await readSaid(zip, packedBytes);
  const tables = known.flatMap((own) => {
    const part = parts.find(({ table }) => table === own.name);
    return part ? [{ own, part, columns: columnsOf(own, part) }] : [];
  });
  const unknown = parts.find(({ table }) => !known.some(({ name }) => name === table));
  if (unknown) refused(say('whole.unknown_part', { part: unknown.file }));
  return { ...said, tables };
}

async function jsonOf(zip: OpenZip): Promise<Values> {
  if (!zip.names.includes(MANIFEST) || zip.sizeOf(MANIFEST) > MAX_MANIFEST) refused(say('whole.no_export'));
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of zip.read(MANIFEST)) pieces.push(piece);
    const manifest: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
    if (isValues(manifest)) return manifest;
  } catch {
    // Said below: whatever is wrong with it, it is none of ours.
  }
  return refused(say('whole.no_export'));
}

function readTable(part: Values): ManifestTable {
  const table = textIn(part.table) ?? '';
  const columns = textsIn(part.columns);
  const isSound = /^[a-z][a-z\d_]{0,62}$/.test(table) && part.file === `tables/${table}.csv` && new Set(columns).size === columns.length;
  const rows = countIn(part.rows);
  const weighed = weightOf(part);
  // A row takes a byte at least: who says that there are more would have room made for them.
  if (!isSound || rows === undefined || !weighed || rows > weighed.bytes) return refused(say('whole.no_export'));
  return { table, of: null, file: `tables/${table}.csv`, columns, rows, ...weighed };
}

/** Only names such as this host gives to uploads: none leads anywhere else. */
function readFile(part: Values): ManifestFile {
  const file = textIn(part.file) ?? '';
  const name = /^files\/[\w-]{22}\/([\w-]+\.[a-z\d]+)$/.exec(file)?.[1];
  const type = name === undefined ? undefined : typeOfName(name);
  const weighed = weightOf(part);
  if (!type || !weighed || weighed.bytes > type.maxBytes) return refused(say('whole.unknown_part', { part: file.slice(0, 100) }));
  return { file, ...weighed };
}

function weightOf({ bytes, sha256 }: Values): { bytes: number; sha256: string } | undefined {
  const count = countIn(bytes);
  return count !== undefined && typeof sha256 === 'string' && /^[\da-f]{64}$/.test(sha256) ? { bytes: count, sha256 } : undefined;
}

const countIn = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined);

function holdParts(zip: OpenZip, parts: readonly { file: string; bytes: number }[]): void {
  const named = new Set([MANIFEST, ...parts.map(({ file }) => file)]);
  const alien = zip.names.find((name) => !named.has(name));
  if (alien !== undefined) refused(say('whole.unknown_part', { part: alien.slice(0, 100) }));
  if (named.size !== parts.length + 1) refused(say('whole.no_export'));
  for (const { file, bytes } of parts) {
    if (!zip.names.includes(file)) refused(say('whole.lacks_part', { part: file }));
    if (zip.sizeOf(file) !== bytes) refused(say('whole.not_as_said', { part: file }));
  }
}

function columnsOf(own: OwnTable, { file, columns }: ManifestTable): OwnColumn[] {
  const known = new Map(own.columns.map((column) => [column.name, column]));
  const lacking = own.columns.find(({ name, notNull }) => notNull && !columns.includes(name));
  if (lacking) refused(say('whole.lacks_column', { file, column: lacking.name }));
  return columns.map((name) => known.get(name) ?? refused(say('whole.unknown_column', { file, column: name.slice(0, 100) })));
}
