import type { Readable } from 'node:stream';
import Papa from 'papaparse';
import { readCell } from '#/server/exports/csv.ts';
import { refused } from './sourceFiles.ts';

const SEPARATORS = [',', ';', '\t'] as const;
/** The header stands within these first characters, whatever else is in them. */
const HEAD_CHARACTERS = 64 * 1024;
/** A longer record is a quotation mark that nobody closed. */
const LONGEST_RECORD = 1024 * 1024;

/**
 * The records of a CSV file, as they come: UTF-8 with or without its mark, separated by commas, semicolons or tabs. What an export
 * wrote behind an apostrophe is as it was.
 * @throws ApiError 422 where the bytes are not UTF-8
 */
export async function csvRecords(bytes: Readable): Promise<{ records: AsyncGenerator<string[]>; hasDecimalCommas: boolean }> {
  const pieces = decoded(bytes);
  let head = '';
  while (head.length < HEAD_CHARACTERS) {
    const { value, done } = await pieces.next();
    if (done) break;
    head += value;
  }
  const signs = signsOf(head);
  async function* text() {
    yield head;
    yield* pieces;
  }
  return { records: recordsOf(text(), signs), hasDecimalCommas: signs.delimiter === ';' };
}

/** Parses piece by piece: what stands behind the last whole record waits for the next piece. The parser's own stream takes quadratic time. */
async function* recordsOf(pieces: AsyncIterable<string>, signs: { delimiter: string; newline: '\r' | '\n' | '\r\n' }): AsyncGenerator<string[]> {
  const parser = new Papa.Parser(signs);
  const parse = (text: string, isLast: boolean): { data: string[][]; meta: { cursor: number } } => parser.parse(text, 0, !isLast);
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    const { data, meta } = parse(rest, false);
    for (const record of data) yield record.map(readCell);
    rest = rest.slice(meta.cursor);
    if (rest.length > LONGEST_RECORD) throw refused('A quotation mark in this file is opened and never closed: save it again as CSV');
  }
  if (rest) for (const record of parse(rest, true).data) yield record.map(readCell);
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // The decoder takes the byte order mark away by itself.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw refused("This file is not in UTF-8: save it as 'CSV UTF-8', then upload it again");
    throw error;
  }
}

/** What separates the cells and ends the lines: seen in the first line that has any, outside of quotes. */
function signsOf(head: string): { delimiter: string; newline: '\r' | '\n' | '\r\n' } {
  const counts = new Map<string, number>();
  let newline: '\r' | '\n' | '\r\n' | undefined;
  let isQuoted = false;
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at] as string;
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n' || sign === '\r') {
      newline ??= sign === '\n' ? '\n' : head.startsWith('\r\n', at) ? '\r\n' : '\r';
      if (counts.size) break;
    } else if ((SEPARATORS as readonly string[]).includes(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const delimiter = SEPARATORS.reduce<string>((best, sign) => ((counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best), ',');
  return { delimiter, newline: newline ?? '\n' };
}
