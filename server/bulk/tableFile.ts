import { csvRecords } from './csvRecords.ts';
import { refused, type SourceFile } from './sourceFiles.ts';
import { xlsxRecords } from './xlsxRecords.ts';

/** One row of a file: its number as a spreadsheet shows it, and its cells as texts. */
export interface TableRow {
  number: number;
  cells: string[];
}

/** A file's header and its rows, read as they are asked for; rows without any text are passed over. */
export interface Table {
  headers: string[];
  /** A comma stands for the decimal point: in countries where cells are separated by semicolons. */
  hasDecimalCommas: boolean;
  rows: AsyncGenerator<TableRow>;
}

/** Data rows of one file. */
export const MOST_ROWS = 100_000;
const MOST_COLUMNS = 500;

/** Opens a file's table. @throws ApiError 422 where it has no header, or one that cannot be */
export async function openTable(file: SourceFile): Promise<Table> {
  const { records, hasDecimalCommas } =
    file.type === 'csv' ? await csvRecords(file.stream) : { records: await xlsxRecords(file.stream), hasDecimalCommas: false };
  const rows = numbered(records);
  const { value: first } = await rows.next();
  if (!first) throw refused('This file is empty: its first row must name the columns');
  return { headers: headersOf(first.cells), hasDecimalCommas, rows };
}

/** Counts the rows that are left. @throws ApiError 422 for too many */
export async function countRows(table: Table): Promise<number> {
  let count = 0;
  for await (const _ of table.rows) {
    count += 1;
    if (count > MOST_ROWS) throw refused(`This file has more than ${MOST_ROWS.toLocaleString('en')} rows: divide it into smaller ones`);
  }
  return count;
}

async function* numbered(records: AsyncIterable<string[]>): AsyncGenerator<TableRow> {
  let number = 0;
  for await (const cells of records) {
    number += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { number, cells };
  }
}

function headersOf(cells: readonly string[]): string[] {
  const headers = cells.map((cell) => cell.trim());
  while (headers.at(-1) === '') headers.pop();
  if (headers.length > MOST_COLUMNS) throw refused(`This file has more than ${MOST_COLUMNS} columns: leave out those that are not needed`);
  const seen = new Set<string>();
  for (const header of headers.filter(Boolean)) {
    const key = header.toLowerCase();
    if (seen.has(key)) throw refused(`Two columns are headed '${header}': rename or remove one of them`);
    seen.add(key);
  }
  return headers;
}
