import { Zip, ZipDeflate } from 'fflate';
import type { Batch, Prepared, TableWriter } from './exportHost.ts';
import { SheetStyles } from './sheetStyles.ts';
import { rowXml, SHEET_FOOT, sheetHead, sheetName, workbookParts } from './sheetXml.ts';
import { directionOf, exportTexts } from './texts.ts';

/** Excel's own limit, the header among them. */
const MOST_ROWS = 1_048_576;
/** Columns are as wide as these first rows need, within bounds. */
const MEASURED_ROWS = 200;
const LEAST_WIDTH = 8;
const MOST_WIDTH = 60;

type Append = (piece: Uint8Array) => Promise<void>;

/** Rows as a workbook with typed cells, compressed as they are read: no more than one batch of them is held. What one sheet cannot hold goes on in the next. */
export const writeXlsx: TableWriter = async (table, append, wrote) => {
  const book = new Workbook(table, append);
  for await (const batch of table.batches) {
    await book.add(batch);
    await wrote(batch.records.length);
  }
  await book.end();
};

class Workbook {
  readonly #table: Prepared;
  readonly #append: Append;
  readonly #styles = new SheetStyles();
  readonly #sheets: string[] = [];
  readonly #made: Uint8Array[] = [];
  readonly #encoder = new TextEncoder();
  readonly #zip = new Zip((error, bytes) => {
    if (error) throw error;
    this.#made.push(bytes);
  });
  #sheet: ZipDeflate | undefined;
  #row = 0;

  constructor(table: Prepared, append: Append) {
    this.#table = table;
    this.#append = append;
  }

  async add(batch: Batch): Promise<void> {
    const { records, columns, kind } = batch;
    let xml = '';
    for (const record of records) {
      if (!this.#sheet || this.#row >= MOST_ROWS) {
        this.#write(xml);
        xml = '';
        this.#open(batch);
      }
      this.#row += 1;
      xml += rowXml(
        this.#row,
        columns.map((column) => column.cell(record)),
        this.#styles,
        kind === 'totals' ? 'bold' : 'plain',
      );
    }
    this.#write(xml);
    await this.#flush();
  }

  async end(): Promise<void> {
    if (!this.#sheet) this.#open(undefined);
    this.#close();
    this.#addQuestion();
    for (const [name, xml] of Object.entries(workbookParts(this.#sheets, this.#styles))) this.#addPart(name, xml);
    this.#zip.end();
    await this.#flush();
  }

  #open(first: Batch | undefined): void {
    this.#close();
    const { columns, title, language } = this.#table;
    const isFirst = this.#sheets.length === 0;
    this.#sheets.push(sheetName(title, this.#sheets.length + 1));
    this.#sheet = new ZipDeflate(`xl/worksheets/sheet${this.#sheets.length}.xml`, { level: 6 });
    this.#zip.add(this.#sheet);
    const headers = columns.map(({ header }) => header);
    this.#write(sheetHead({ widths: widthsOf(headers, first), direction: directionOf(language), isFirst, hasHeader: true }));
    this.#write(rowXml(1, headers, this.#styles, 'header'));
    this.#row = 1;
  }

  #write(xml: string): void {
    if (xml) this.#sheet?.push(this.#encoder.encode(xml));
  }

  #close(): void {
    this.#sheet?.push(this.#encoder.encode(SHEET_FOOT), true);
    this.#sheet = undefined;
  }

  /** What was asked stands on a sheet of its own, so that the first one is a table and nothing else. */
  #addQuestion(): void {
    const { facts, title, language } = this.#table;
    if (!facts.length) return;
    const said = sheetName(exportTexts(language).question);
    const name = this.#sheets.includes(said) ? `${said} (2)` : said;
    this.#sheets.push(name);
    const head = sheetHead({ widths: [MOST_WIDTH], direction: directionOf(language), isFirst: false, hasHeader: false });
    const rows = [rowXml(1, [title], this.#styles, 'bold'), ...facts.map((fact, at) => rowXml(at + 2, [fact], this.#styles))];
    this.#addPart(`xl/worksheets/sheet${this.#sheets.length}.xml`, head + rows.join('') + SHEET_FOOT);
  }

  #addPart(name: string, xml: string): void {
    const part = new ZipDeflate(name, { level: 6 });
    this.#zip.add(part);
    part.push(this.#encoder.encode(xml), true);
  }

  async #flush(): Promise<void> {
    for (const bytes of this.#made.splice(0)) await this.#append(bytes);
  }
}

function widthsOf(headers: readonly string[], first: Batch | undefined): number[] {
  const records = first?.records.slice(0, MEASURED_ROWS) ?? [];
  return headers.map((header, at) => {
    const column = first?.columns[at];
    const longest = records.reduce((most, record) => Math.max(most, column?.shown(record).length ?? 0), header.length);
    return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, longest + 2));
  });
}
