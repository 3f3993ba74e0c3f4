import { say } from '#/i18n/sentences.ts';
import { readCell } from '#/server/capabilities/exports/csv.ts';
import { type ReadRow, TableReader, TableRefused } from '#/server/foundation/tableFiles/tableReader.ts';
import { refused, type SourceFile } from './sourceFiles.ts';

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
  rows(): AsyncGenerator<TableRow>;
  /** Counts the rows that are left, and reads them to the end. */
  count(): Promise<number>;
}

/**
 * Opens a file's table for as long as `work` takes.
 * @throws ApiError 422 where it has no header, or one that cannot be; where it cannot be read, or not within its limits
 */
export async function withTable<T>(file: SourceFile, work: (table: Table) => Promise<T>): Promise<T> {
  const reader = new TableReader(await file.bytes(), file.type);
  // What an export wrote behind an apostrophe is as it was.
  const rowOf = ([number, cells]: ReadRow): TableRow => ({ number, cells: file.type === 'csv' ? cells.map(readCell) : cells });
  try {
    const [first] = (await reader.next(1)).map(rowOf);
    if (!first) throw refused(say('bulk.empty_file'));
    return await work({
      headers: headersOf(first.cells),
      hasDecimalCommas: reader.hasDecimalCommas,
      rows: () => rowsOf(reader, rowOf),
      count: () => reader.count(),
    });
  } catch (error) {
    throw error instanceof TableRefused ? refused(error.sentence) : error;
  } finally {
    await reader.close();
  }
}

async function* rowsOf(reader: TableReader, rowOf: (row: ReadRow) => TableRow): AsyncGenerator<TableRow> {
  for (;;) {
    const rows = await reader.next();
    if (!rows.length) return;
    for (const row of rows) yield rowOf(row);
  }
}

function headersOf(cells: readonly string[]): string[] {
  const headers = cells.map((cell) => cell.trim());
  while (headers.at(-1) === '') headers.pop();
  const seen = new Set<string>();
  for (const header of headers.filter(Boolean)) {
    if (header.includes('\0') || !header.isWellFormed()) throw refused(say('bulk.heading_signs', { heading: readable(header) }));
    const key = header.toLowerCase();
    if (seen.has(key)) throw refused(say('bulk.heading_twice', { heading: header }));
    seen.add(key);
  }
  return headers;
}

function readable(header: string): string {
  return header.replaceAll('\0', '').toWellFormed();
}
