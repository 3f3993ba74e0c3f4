import Papa from 'papaparse';
import { encodingOf, textsOf } from './encoding.js';
import { FileRefused } from './fileRefused.js';
import { signsOf } from './separator.js';

/** What separates its cells shows within these first characters, whatever else is in them. */
const HEAD_CHARACTERS = 64 * 1024;

/**
 * The records of a CSV file with their numbers, whatever its letters are encoded by and its cells separated with.
 * @param {Uint8Array} file
 * @param {import('./limits.ts').TableLimits} limits
 */
export function csvRecords(file, limits) {
  const encoding = encodingOf(file);
  // A sign cut in two at the end stays out of it.
  const head = new TextDecoder(encoding).decode(file.subarray(0, HEAD_CHARACTERS), { stream: true });
  const { isSaid, ...signs } = signsOf(head);
  const records = recordsOf(textsOf(file, encoding), signs, limits);
  return { records: isSaid ? afterFirst(records) : records, about: { encoding, separator: signs.delimiter, sheets: [] } };
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

function* afterFirst(records) {
  records.next();
  yield* records;
}
