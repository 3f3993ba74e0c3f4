import { grouped } from '#/i18n/blanks.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import type { TableLimits } from './limits.ts';

/** Why a file is refused, in the words of the reader's thread. */
export interface Refusal {
  reason: string;
  details: Readonly<Record<string, string | number>>;
}

type Saying = (limits: TableLimits, details: Refusal['details']) => Sentence;

const MB = 1024 * 1024;

const sentences: Readonly<Record<string, Saying>> = {
  unreadable: () => say('files.workbook_unreadable'),
  notUtf8: () => say('files.not_utf8'),
  notText: () => say('files.not_text'),
  openQuote: () => say('files.open_quote'),
  rows: ({ rows }) => say('files.too_many_rows', { most: grouped(rows) }),
  columns: ({ columns }, { place = '' }) => say('files.too_many_columns', { most: grouped(columns), place }),
  lines: ({ lines }) => say('files.too_many_lines', { most: grouped(lines) }),
  cells: ({ cells }) => say('files.too_many_cells', { most: grouped(cells) }),
  cellCharacters: ({ rowCharacters }) => say('files.cell_too_long', { most: grouped(rowCharacters) }),
  rowCharacters: ({ rowCharacters }, { number = '' }) => say('files.row_too_long', { number, most: grouped(rowCharacters) }),
  characters: ({ characters }) => say('files.too_many_characters', { most: grouped(characters) }),
  unpackedBytes: ({ unpackedBytes }) => say('files.too_large_unpacked', { most: grouped(unpackedBytes / MB) }),
  parts: ({ parts }) => say('files.too_many_parts', { most: grouped(parts) }),
  seconds: ({ seconds }) => say('files.takes_too_long', { most: grouped(seconds) }),
  memory: ({ heapMegabytes }) => say('files.takes_too_much', { most: grouped(heapMegabytes) }),
};

/** What is wrong with a file and what to do, as a sentence. */
export function refusalSentence({ reason, details }: Refusal, limits: TableLimits): Sentence {
  const sentence = sentences[reason];
  if (!sentence) throw new Error(`No sentence says why a file is refused: ${reason}`);
  return sentence(limits, details);
}
