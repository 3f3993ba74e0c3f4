import { say } from '#/i18n/sentences.ts';
import { readCell } from '#/server/capabilities/exports/csv.ts';
import { type AboutTable, type ReadRow, TableReader, TableRefused } from '#/server/foundation/tableFiles/tableReader.ts';
import { seemsTotal } from './cells.ts';
import { headerRowIn } from './headerRow.ts';
import { refused, type SourceFile } from './sourceFiles.ts';

/** Rows among which headings are looked for. */
const MAX_HEAD = 30;

/** One row of a file: its number as a spreadsheet shows it, and its cells as texts. */
export interface TableRow {
  number: number;
  cells: string[];
  /** It seems to be the total below the others, and is no record. */
  isTotal?: boolean;
}

/** A file's header and its rows, read as they are asked for; rows without any text are passed over. */
export interface Table {
  headers: string[];
  /** The number of the row that they stand in. */
  headerRow: number;
  /** The file's first rows, whichever has the headings. */
  head: readonly TableRow[];
  about: AboutTable;
  rows(): AsyncGenerator<TableRow>;
  /** Counts the rows that are left, and reads them to the end. */
  count(): Promise<number>;
}

/** Which table of a file is read. */
export interface TableChoice {
  /** Of a workbook; the first one where it is not said. */
  sheet?: string | undefined;
  /** The number of the row that has the headings; where it is not said, the one that seems to. */
  header_row?: number | undefined;
}

interface Opening extends TableChoice {
  /** Whether a heading is one of a record's. */
  isKnown?: (heading: string) => boolean;
}

/**
 * Opens a file's table for as long as `work` takes.
 * @throws ApiError 422 where it has no header, or one that cannot be; where it cannot be read, or not within its limits
 */
export async function withTable<T>(file: SourceFile, opening: Opening, work: (table: Table) => Promise<T>): Promise<T> {
  const reader = new TableReader(await file.bytes(), file.type, { sheet: opening.sheet });
  // What an export wrote behind an apostrophe is as it was.
  const rowOf = ([number, cells]: ReadRow): TableRow => ({ number, cells: file.type === 'csv' ? cells.map(readCell) : cells });
  try {
    const head = (await nextRows(reader, MAX_HEAD)).map(rowOf);
    const at = headerAt(head, opening);
    const header = head[at];
    if (!header) throw refused(say('bulk.empty_file'));
    const waiting = head.slice(at + 1);
    return await work({
      headers: headersOf(header.cells),
      headerRow: header.number,
      head,
      about: reader.about,
      rows: async function* () {
        for (;;) {
          // One more than is given: only the last row can be the total of the others.
          if (waiting.length < 2) waiting.push(...(await reader.next()).map(rowOf));
          const row = waiting.shift();
          if (!row) return;
          yield waiting.length || !seemsTotal(row.cells) ? row : { ...row, isTotal: true };
        }
      },
      count: async () => waiting.splice(0).length + (await reader.count()),
    });
  } catch (error) {
    throw error instanceof TableRefused ? refused(error.sentence) : error;
  } finally {
    await reader.close();
  }
}

function headerAt(head: readonly TableRow[], { header_row: wanted, isKnown = () => false }: Opening): number {
  if (wanted === undefined)
    return headerRowIn(
      head.map(({ cells }) => cells),
      isKnown,
    );
  const at = head.findIndex(({ number }) => number === wanted);
  if (at < 0) throw refused(say('bulk.no_header_row', { number: wanted }));
  return at;
}

/** So many rows, however few the reader gives at a time. */
async function nextRows(reader: TableReader, most: number): Promise<ReadRow[]> {
  const taken: ReadRow[] = [];
  while (taken.length < most) {
    const rows = await reader.next(most - taken.length);
    if (!rows.length) break;
    taken.push(...rows);
  }
  return taken;
}

function headersOf(cells: readonly string[]): string[] {
  const headers = cells.map((cell) => cell.trim());
  while (headers.at(-1) === '') headers.pop();
  for (const header of headers)
    if (header.includes('\0') || !header.isWellFormed()) throw refused(say('bulk.heading_signs', { heading: readable(header) }));
  return toldApart(headers);
}

/** A heading that comes again has its number behind it. */
function toldApart(headers: readonly string[]): string[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    if (!header) return header;
    let name = header;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${header} (${number})`;
    taken.add(name.toLowerCase());
    return name;
  });
}

function readable(header: string): string {
  return header.replaceAll('\0', '').toWellFormed();
}
