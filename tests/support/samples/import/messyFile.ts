import { checkDigit } from '#/model/kinds/barcode.ts';
import { sheetXml, workbookOf } from '#/tests/support/workbook.ts';

/** A file as people have it, and what a person who looks at it would expect of it. */
export interface MessyFile {
  name: string;
  resource: string;
  bytes: Buffer;
  /** Rows that get in without a hand, and rows that nobody could take: refused each with a sentence. */
  rows: { good: number; bad?: number };
  /** What each of its columns is, and no other one is anything. */
  columns: Readonly<Record<string, string>>;
  /** What the country of the file says where its cells leave it open. */
  reading?: { dates?: 'dmy' | 'mdy'; decimals?: '.' | ',' };
  /** Values of some of its records, by their title or first column, as they are stored. */
  stored?: readonly Readonly<Record<string, unknown>>[];
}

const CRLF = '\r\n';
/** What Windows-1252 has in other places than Latin 1. */
const WINDOWS_SIGNS: Readonly<Record<string, number>> = { '€': 0x80, '–': 0x96, '’': 0x92 };

export const utf8 = (lines: readonly string[]) => Buffer.from(lines.join(CRLF));
export const markedUtf8 = (lines: readonly string[]) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8(lines)]);
/** What Excel calls "Unicode text". */
export const unicodeText = (lines: readonly string[]) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(lines.map((line) => line.replaceAll('|', '\t')).join(CRLF), 'utf16le')]);
export const windows = (lines: readonly string[]) =>
  Buffer.from([...lines.join(CRLF)].map((sign) => WINDOWS_SIGNS[sign] ?? sign.charCodeAt(0)));

/** A barcode of these digits with the one that checks them. */
export const ean = (digits: string) => digits + checkDigit(digits);

/** A number of a workbook's cell that shows a date. */
export class DateCell {
  readonly serial: number;
  constructor(day: string) {
    this.serial = Date.parse(day) / 86_400_000 + 25_569;
  }
}

type Cell = string | number | DateCell | null;

interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
  state?: 'hidden';
  merged?: string;
}

const DATE_STYLE =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of several sheets; dates in it are numbers that a style shows as dates. */
export function sheets(all: readonly Sheet[]): Buffer {
  const listed = all.map(
    ({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${state ? `state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const related = all.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return workbookOf({
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATION}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}<Relationship Id="rId99" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': DATE_STYLE,
    ...Object.fromEntries(all.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, partOf(sheet)])),
  });
}

function partOf({ rows, merged }: Sheet): string {
  const part = sheetXml(
    rows.map((row, at) => `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, column, at + 1)).join('')}</row>`).join(''),
  );
  return merged ? part.replace('</sheetData>', `</sheetData><mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells>`) : part;
}

function cellOf(cell: Cell, column: number, row: number): string {
  const place = `${String.fromCharCode(65 + column)}${row}`;
  if (cell === null) return '';
  if (cell instanceof DateCell) return `<c r="${place}" s="1"><v>${cell.serial}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
}
