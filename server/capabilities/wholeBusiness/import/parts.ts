import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { say } from '#/i18n/sentences.ts';
import { readCell } from '#/server/capabilities/exports/csv.ts';
import type { Weighed } from '../export/packing.ts';
import type { ManifestTable } from '../manifest.ts';
import type { OpenZip } from './openZip.js';
import { refused } from './refused.ts';

/** Characters of one row: a record with all that it says is far below. */
const MAX_ROW = 4 * 1024 * 1024;
/** Characters that are parsed at a time. */
const PIECE = 256 * 1024;
/** Rows that are handed on at a time. */
const AT_ONCE = 500;

/** Reads a part to its end, held against what it should be. @throws ApiError 422 */
export async function* soundBytes(zip: OpenZip, name: string, { bytes, sha256 }: Weighed): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let read = 0;
  const pieces = zip.read(name)[Symbol.asyncIterator]();
  for (;;) {
    const next = await pieces.next().catch(() => refused(say('whole.not_as_said', { part: name })));
    if (next.done) break;
    read += next.value.length;
    if (read > bytes) refused(say('whole.not_as_said', { part: name }));
    hash.update(next.value);
    yield next.value;
  }
  if (read !== bytes || hash.digest('hex') !== sha256) refused(say('whole.not_as_said', { part: name }));
}

/** Rows of a table with the number of the first of them; the header is row 1. */
export interface ReadRows {
  first: number;
  rows: string[][];
}

/** The rows of a table's file, in pieces: each as long as the header, which is what the manifest says. @throws ApiError 422 */
export async function* rowsOf(zip: OpenZip, table: ManifestTable): AsyncGenerator<ReadRows> {
  const { file, columns } = table;
  let number = 0;
  for await (const records of recordsOf(zip, table)) {
    const rows = records.map((cells) => {
      number += 1;
      if (cells.length !== columns.length) refused(say('whole.broken_row', { file, row: number }));
      return cells.map(readCell);
    });
    const isFirst = number === rows.length;
    if (isFirst && rows[0]?.join('\n') !== columns.join('\n')) refused(say('whole.broken_row', { file, row: 1 }));
    const body = isFirst ? rows.slice(1) : rows;
    for (let at = 0; at < body.length; at += AT_ONCE) yield { first: number - body.length + 1 + at, rows: body.slice(at, at + AT_ONCE) };
  }
  if (number - 1 !== table.rows) refused(say('whole.not_as_said', { part: file }));
}

async function* recordsOf(zip: OpenZip, table: ManifestTable): AsyncGenerator<string[][]> {
  const parser = new Papa.Parser({ delimiter: ',', newline: '\r\n', quoteChar: '"' });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const broken = (): never => refused(say('whole.not_as_said', { part: table.file }));
  const read = (text: string, isPart: boolean) => {
    const { data, meta, errors } = parser.parse(text, 0, isPart) as Papa.ParseResult<string[]>;
    return errors.length ? broken() : { data, cursor: meta.cursor };
  };
  let rest = '';
  let parsed = 0;
  for await (const bytes of soundBytes(zip, table.file, table)) {
    rest += decoded(decoder, bytes) ?? broken();
    // A row that goes on and on is read again only when it has doubled.
    if (rest.length < Math.max(PIECE, 2 * parsed)) continue;
    const { data, cursor } = read(rest, true);
    if (data.length) yield data;
    rest = rest.slice(cursor);
    parsed = rest.length;
    if (parsed > MAX_ROW) broken();
  }
  // Every row of ours ends with a line's end: behind the last one there is nothing.
  if (rest) {
    const { data } = read(rest, false);
    const last = data.filter((cells) => cells.length > 1 || cells[0] !== '');
    if (last.length) yield last;
  }
}

function decoded(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
