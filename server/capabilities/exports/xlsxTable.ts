import { Zip, ZipDeflate } from 'fflate';
import { documentTexts } from '#/i18n/documents.ts';
import { directionOf } from '#/i18n/languages.ts';
import { type Batch, type Prepared, type PreparedTable, type TableWriter, tablesOf } from './exportHost.ts';
import { SheetStyles } from './sheetStyles.ts';
import { rowXml, SHEET_FOOT, sheetHead, sheetName, workbookParts } from './sheetXml.ts';

/** Excel's own limit, the header among them. */
const MAX_ROWS = 1_048_576;
/** Columns are as wide as these first rows need, within bounds. */
const MEASURED_ROWS = 200;
const LEAST_WIDTH = 8;
const MAX_WIDTH = 60;

type Append = (piece: Uint8Array) => Promise<void>;

/**
 * A sheet for each table, with typed cells, compressed as they are read: no more than one batch of them is held. What one sheet cannot hold
 * goes on in the next.
 */
export const writeXlsx: TableWriter = async (table, append, wrote) => {
  const book = new Workbook(table, append);
  for (const part of tablesOf(table)) {
    let isBegun = false;
    for await (const batch of part.batches) {
      if (!isBegun) book.begin(part, batch);
      isBegun = true;
      await book.add(part, batch);
      await wrote(batch.records.length);
    }
    if (!isBegun) book.begin(part, undefined);
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

  /** A sheet of its own for a table, as wide as its first rows ask. */
  begin({ title, columns }: PreparedTable, first: Batch | undefined): void {
    this.#close();
    const isFirst = this.#sheets.length === 0;
    this.#sheets.push(this.#freeName(title));
    this.#sheet = new ZipDeflate(`xl/worksheets/sheet${this.#sheets.length}.xml`, { level: 6 });
    this.#zip.add(this.#sheet);
    const headers = columns.map(({ header }) => header);
    this.#write(sheetHead({ widths: widthsOf(headers, first), direction: directionOf(this.#table.language), isFirst, hasHeader: true }));
    this.#write(rowXml(1, headers, this.#styles, 'header'));
    this.#row = 1;
  }

  async add(part: PreparedTable, batch: Batch): Promise<void> {
    const { records, columns, kind } = batch;
    let xml = '';
    for (const record of records) {
      if (this.#row >= MAX_ROWS) {
        this.#write(xml);
        xml = '';
        this.begin(part, batch);
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
    this.#close();
    this.#addQuestion();
    for (const [name, xml] of Object.entries(workbookParts(this.#sheets, this.#styles))) this.#addPart(name, xml);
    this.#zip.end();
    await this.#flush();
  }

  /** Two sheets of one name no spreadsheet takes, whatever their case. */
  #freeName(title: string): string {
    const taken = new Set(this.#sheets.map((name) => name.toLowerCase()));
    let number = 1;
    while (taken.has(sheetName(title, number).toLowerCase())) number += 1;
    return sheetName(title, number);
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
    const { language } = this.#table;
    const described = tablesOf(this.#table).filter(({ facts }) => facts.length);
    if (!described.length) return;
    this.#sheets.push(this.#freeName(documentTexts('exports', language).question));
    const head = sheetHead({ widths: [MAX_WIDTH], direction: directionOf(language), isFirst: false, hasHeader: false });
    const lines = described.flatMap(({ title, facts }) => [[title, 'bold'] as const, ...facts.map((fact) => [fact, 'plain'] as const)]);
    const rows = lines.map(([line, look], at) => rowXml(at + 1, [line], this.#styles, look));
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
    return Math.min(MAX_WIDTH, Math.max(LEAST_WIDTH, longest + 2));
  });
}
