import type { TableLimits } from './limits.ts';

/** Why a file is refused, in the words of the reader's thread. */
export interface Refusal {
  reason: string;
  details: Readonly<Record<string, string | number>>;
}

type Sentence = (limits: TableLimits, details: Refusal['details']) => string;

const many = (count: number) => count.toLocaleString('en');
const divide = 'divide it into smaller ones';

const sentences: Readonly<Record<string, Sentence>> = {
  unreadable: () => 'This workbook cannot be read: open it in a spreadsheet program and save it as XLSX or CSV',
  notUtf8: () => "This file is not in UTF-8: save it as 'CSV UTF-8', then upload it again",
  openQuote: () => 'A quotation mark in this file is opened and never closed: save it again as CSV',
  rows: ({ rows }) => `This file has more than ${many(rows)} rows: ${divide}`,
  columns: ({ columns }, { place }) => `This file has more than ${many(columns)} columns, and a value in cell ${place}: leave out those that are not needed`,
  lines: ({ lines }) => `This file has more than ${many(lines)} lines: delete the empty ones, or ${divide}`,
  cells: ({ cells }) => `This file has more than ${many(cells)} cells: ${divide}`,
  cellCharacters: ({ rowCharacters }) => `A cell of this workbook has more than ${many(rowCharacters)} characters: shorten its text`,
  rowCharacters: ({ rowCharacters }, { number }) => `Row ${number} of this file has more than ${many(rowCharacters)} characters: shorten its texts`,
  characters: ({ characters }) => `This file has more than ${many(characters)} characters: ${divide}`,
  unpackedBytes: ({ unpackedBytes }) =>
    `This workbook holds more than ${many(unpackedBytes / 1024 / 1024)} MB when it is unpacked: save its first sheet as CSV, or ${divide}`,
  parts: ({ parts }) => `This workbook has more than ${many(parts)} parts: copy its first sheet into a new workbook`,
  seconds: ({ seconds }) => `Reading this file takes longer than ${many(seconds)} seconds: ${divide}`,
  memory: ({ heapMegabytes }) => `Reading this file takes more than ${many(heapMegabytes)} MB of memory: ${divide}, or save it as CSV`,
};

/** What is wrong with a file and what to do, as a sentence. */
export function refusalSentence({ reason, details }: Refusal, limits: TableLimits): string {
  const sentence = sentences[reason];
  if (!sentence) throw new Error(`No sentence says why a file is refused: ${reason}`);
  return sentence(limits, details);
}
