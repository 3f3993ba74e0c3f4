import { looksLikeFormula } from './csv.ts';
import type { SheetCell } from './sheetCell.ts';
import type { SheetStyles } from './sheetStyles.ts';
import { MAIN, XML, xmlText } from './xml.ts';

/** A row of a sheet. @param number from 1 */
export function rowXml(
  number: number,
  cells: readonly SheetCell[],
  styles: SheetStyles,
  look: 'plain' | 'bold' | 'header' = 'plain',
): string {
  return `<row r="${number}">${cells.map((cell, at) => cellXml(`${columnName(at)}${number}`, cell, styles, look)).join('')}</row>`;
}

function cellXml(reference: string, cell: SheetCell, styles: SheetStyles, look: 'plain' | 'bold' | 'header'): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return `<c r="${reference}" s="${styles.number(cell.format, look === 'bold')}"><v>${cell.value}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  // A text is no formula as it is; the mark keeps it one when the cell is edited or saved as CSV.
  const style = look === 'plain' ? (looksLikeFormula(cell) ? styles.quoted : 0) : look === 'bold' ? styles.bold : styles.header;
  return `<c r="${reference}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

/** `A`, `Z`, `AA`, from 0. */
function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}

interface SheetLook {
  /** Characters, for each column. */
  widths: readonly number[];
  direction: 'ltr' | 'rtl';
  isFirst: boolean;
  hasHeader: boolean;
}

/** A sheet's beginning, up to its rows. */
export function sheetHead({ widths, direction, isFirst, hasHeader }: SheetLook): string {
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('');
  const pane = hasHeader ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : '';
  const view = `${direction === 'rtl' ? ' rightToLeft="1"' : ''}${isFirst ? ' tabSelected="1"' : ''}`;
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${view} workbookViewId="0">${pane}</sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
}

/** What ends a sheet: it prints across the page, as wide as the page. */
export const SHEET_FOOT =
  '</sheetData><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape"/></worksheet>';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The small parts of a workbook, by their names; `sheets` in their order. */
export function workbookParts(sheets: readonly string[], styles: SheetStyles): Readonly<Record<string, string>> {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const sheetParts = sheets
    .map((_name, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`)
    .join('');
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${sheetParts}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${sheets
      .map((_name, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join('')}${relation(sheets.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles.xml(),
  };
}

/** A sheet's name as spreadsheets take it: no sign of theirs, at most 31 characters. */
export function sheetName(title: string, number = 1): string {
  const ending = number > 1 ? ` ${number}` : '';
  const plain =
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet';
  return plain.slice(0, 31 - ending.length) + ending;
}
