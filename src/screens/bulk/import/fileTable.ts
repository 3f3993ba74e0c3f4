import type { BulkTarget } from '#/dataProvider/bulkTypes.ts';
/** A column that is imported, and what it becomes. */
export interface EditedColumn {
  header: string;
  target?: BulkTarget;
}
/** A file as an import reads it: every cell a text. */
export interface FileTable {
  headers: readonly string[];
  /** Every line of the file, the first at 0, so that row 7 of a spreadsheet is at 6. */
  records: readonly (readonly string[])[];
  separator: string;
}

/** New values by row (as a spreadsheet counts) and header. */
export type Edits = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads a CSV file (UTF-8) or a workbook's first sheet. @throws where it is neither */
export async function readTable(file: Blob, name: string): Promise<FileTable> {
  const { records, separator } = name.toLowerCase().endsWith('.xlsx')
    ? { records: await workbookRecords(file), separator: ',' }
    : await csvRecords(file);
  const head = records.find((cells) => cells.some((cell) => cell.trim())) ?? [];
  return { headers: head.map((cell) => cell.trim()), records, separator };
}

/** The value of a cell; empty where the row ends before it. */
export function cellOf({ headers, records }: FileTable, row: number, header: string): string {
  return records[row - 1]?.[headers.indexOf(header)] ?? '';
}

/** The whole table with the edits in it, as a CSV file for another import. Its rows keep their numbers. */
export async function correctedFile(table: FileTable, edits: Edits, name: string): Promise<File> {
  const { default: Papa } = await import('papaparse');
  const records = table.records.map((cells, index) => {
    const changed = edits[index + 1];
    if (!changed) return cells.map(shielded);
    return table.headers.map((header, column) => shielded(changed[header] ?? cells[column] ?? ''));
  });
  const text = Papa.unparse(records, { delimiter: table.separator });
  return new File([text], correctedName(name), { type: 'text/csv' });
}

/** A name like `taxes-corrected.csv`, the same after another round. */
function correctedName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '').replace(/-corrected$/, '')}-corrected.csv`;
}

/**
 * The host takes an export's apostrophe before a formula away: what is to be read with one is written with two
 * (server/capabilities/exports).
 */
const SHIELDED = /^'['=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const shielded = (cell: string) => (SHIELDED.test(cell) ? `'${cell}` : cell);
const unshielded = (cell: string) => (SHIELDED.test(cell) ? cell.slice(1) : cell);

async function csvRecords(file: Blob): Promise<{ records: string[][]; separator: string }> {
  const { default: Papa } = await import('papaparse');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  const separator = separatorOf(text);
  const { data } = Papa.parse<string[]>(text, { delimiter: separator });
  return { records: data.map((cells) => cells.map(unshielded)), separator };
}

/** What separates the cells of the first line, outside of quotes: the host decides by the same rule, and reads decimal commas by it. */
function separatorOf(text: string): string {
  const head = (/^\s*((?:"[^"]*"|[^"\r\n])*)/.exec(text)?.[1] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length - 1;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function workbookRecords(file: Blob): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser');
  const sheet: readonly (readonly unknown[])[] = await readSheet(file);
  return sheet.map((row) => row.map(cellText));
}

/** A workbook's cell as the text that the host makes of it. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell);
}

/** A date without a clock, a clock without a date (day zero of spreadsheets), or both. */
function dateText(moment: Date): string {
  const [day = '', clock = ''] = new Date(Math.round(moment.getTime() / 1000) * 1000).toISOString().slice(0, 19).split('T');
  if (day <= '1900-01-01') return clock.replace(/:00$/, '');
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
