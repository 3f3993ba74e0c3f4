import Papa from 'papaparse';
import { FileRefused } from './fileRefused.js';

const SEPARATORS = [',', ';', '\t'];
/** The header stands within these first characters, whatever else is in them. */
const HEAD_CHARACTERS = 64 * 1024;
/** Parsed at a time. */
const PIECE_BYTES = 64 * 1024;

/**
 * The records of a CSV file with their numbers: UTF-8 with or without its mark, separated by commas, semicolons or tabs.
 * @param {Uint8Array} file
 * @param {import('./limits.ts').TableLimits} limits
 */
export function csvRecords(file, limits) {
  // What is no UTF-8 in these bytes is refused where it is read; a sign cut in two at their end stays out.
  const signs = signsOf(new TextDecoder('utf-8').decode(file.subarray(0, HEAD_CHARACTERS)));
  return { records: recordsOf(pieces(file), signs, limits), hasDecimalCommas: signs.delimiter === ';' };
}

/**
 * Parses piece by piece: what stands behind the last whole record waits for the next piece. The parser's own stream takes quadratic time.
 */
function* recordsOf(texts, signs, { rowCharacters }) {
  const parser = new Papa.Parser(signs);
  let number = 0;
  let rest = '';
  for (const piece of texts) {
    rest += piece;
    const { data, meta } = parser.parse(rest, 0, true);
    for (const cells of data) yield [++number, cells];
    rest = rest.slice(meta.cursor);
    if (rest.length > rowCharacters)
      throw rest.includes('"') ? new FileRefused('openQuote') : new FileRefused('rowCharacters', { number: number + 1 });
  }
  if (rest) for (const cells of parser.parse(rest, 0, false).data) yield [++number, cells];
}

function* pieces(file) {
  // The decoder takes the byte order mark away by itself.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < file.length; at += PIECE_BYTES) yield decoder.decode(file.subarray(at, at + PIECE_BYTES), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new FileRefused('notUtf8');
    throw error;
  }
}

/** What separates the cells and ends the lines: seen in the first line that has any, outside of quotes. */
function signsOf(head) {
  const counts = new Map();
  let newline;
  let isQuoted = false;
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '\n' || sign === '\r') {
      newline ??= sign === '\n' ? '\n' : head.startsWith('\r\n', at) ? '\r\n' : '\r';
      if (counts.size) break;
    } else if (SEPARATORS.includes(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const delimiter = SEPARATORS.reduce((best, sign) => ((counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best), ',');
  return { delimiter, newline: newline ?? '\n' };
}
