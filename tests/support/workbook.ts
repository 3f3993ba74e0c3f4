import { strToU8, zipSync } from 'fflate';

/** A date as a spreadsheet stores it: days since its day zero. */
export class SheetDate {
  readonly serial: number;
  constructor(iso: string) {
    this.serial = Date.parse(`${iso}Z`) / 86_400_000 + 25_569;
  }
}

/** A workbook of one sheet, as a spreadsheet program saves it. */
export function workbook(rows: readonly (readonly (string | number | boolean | SheetDate | null)[])[]): Buffer {
  const sheet = rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`,
    )
    .join('');
  return workbookOf({ 'xl/worksheets/sheet1.xml': sheetXml(sheet) });
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A sheet's part, with these rows in it. */
export function sheetXml(rows: string): string {
  return `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;
}

/**
 * A workbook whose parts are these, and those of a sound one where none is given. @param level of compression; by default the parts lie
 * there as they are
 */
export function workbookOf(own: Readonly<Record<string, string>>, level: 0 | 9 = 0): Buffer {
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ...own,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { level }));
}

function cellOf(cell: string | number | boolean | SheetDate | null, place: string): string {
  if (cell === null) return '';
  if (cell instanceof SheetDate) return `<c r="${place}" s="1"><v>${cell.serial}</v></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
}
