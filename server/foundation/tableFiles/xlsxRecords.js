import { columnName, readCellReference } from './cellReference.js';
import { cellText, plain } from './cellText.js';
import { dateStyles } from './dateStyles.js';
import { FileRefused, unreadable } from './fileRefused.js';
import { workbookOutline } from './workbookOutline.js';
import { WorkbookParts } from './workbookParts.js';

/**
 * The rows of one sheet of a workbook with their numbers, each cell as the text that a CSV of it would have. Nothing is made for cells
 * and rows that the file does not have: a row is as long as its last cell within the columns that a file may have.
 * @param {Uint8Array} file
 * @param {import('./limits.ts').TableLimits} limits
 * @param {string | undefined} wanted the sheet's name; the first that is shown where there is none of that name
 */
export async function xlsxRecords(file, limits, wanted) {
  const parts = await WorkbookParts.open(file, limits);
  const outline = await workbookOutline(parts, wanted);
  return { records: rowsOf(parts, outline, limits), about: { sheet: outline.name, sheets: outline.names } };
}

async function* rowsOf(parts, { sheet, texts, styles, countsFrom1904 }, limits) {
  const areDates = await dateStyles(parts, styles);
  const rows = new SheetRows({ texts: await sharedTexts(parts, texts, limits), areDates, countsFrom1904 }, limits);
  for await (const _ of parts.pieces(sheet, rows)) {
    yield* rows.take();
    // What stands behind the cells says how they look and print.
    if (rows.haveEnded) return;
  }
}

/** The texts that cells name by their number. */
async function sharedTexts(parts, part, { cells: most }) {
  const texts = [];
  if (!part) return texts;
  const rich = new RichText();
  await parts.read(part, {
    open(name) {
      if (name === 'si') rich.begin();
      else rich.open(name);
    },
    close(name) {
      if (name !== 'si') return rich.close(name);
      texts.push(plain(rich.text));
      if (texts.length > most) throw new FileRefused('cells');
    },
    text: (text) => rich.add(text),
  });
  return texts;
}

/** A text of several looks, put together; how it is spoken (`rPh`) is no part of it. */
class RichText {
  text = '';
  #isText = false;
  #isSpoken = false;

  begin() {
    this.text = '';
    this.#isText = false;
    this.#isSpoken = false;
  }

  open(name) {
    if (name === 't') this.#isText = true;
    else if (name === 'rPh') this.#isSpoken = true;
  }

  close(name) {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#isSpoken = false;
  }

  add(text) {
    if (this.#isText && !this.#isSpoken) this.text += text;
  }
}

/** Puts rows together from what a sheet tells. */
class SheetRows {
  haveEnded = false;
  #workbook;
  #limits;
  #made = [];
  #isInside = false;
  #number = 0;
  #cells = [];
  #column = 0;
  #count = 0;
  #cell;
  #isValue = false;
  #inline = new RichText();

  /**
   * @param {import('./cellText.js').Workbook} workbook
   * @param {import('./limits.ts').TableLimits} limits
   */
  constructor(workbook, limits) {
    this.#workbook = workbook;
    this.#limits = limits;
  }

  /** The rows that are whole by now. */
  take() {
    return this.#made.splice(0);
  }

  open(name, attributes) {
    if (name === 'sheetData') this.#isInside = true;
    else if (!this.#isInside) return;
    else if (name === 'row') this.#beginRow(attributes().r);
    else if (name === 'c') this.#beginCell(attributes());
    else if (name === 'v') this.#isValue = true;
    else this.#inline.open(name);
  }

  close(name) {
    if (name === 'sheetData') {
      this.#isInside = false;
      this.haveEnded = true;
    } else if (!this.#isInside) return;
    else if (name === 'row') this.#made.push([this.#number, this.#cells]);
    else if (name === 'c') this.#endCell();
    else if (name === 'v') this.#isValue = false;
    else this.#inline.close(name);
  }

  text(text) {
    if (!this.#cell) return;
    if (this.#isValue) this.#cell.value += text;
    else this.#inline.add(text);
  }

  #beginRow(written) {
    const number = written === undefined ? this.#number + 1 : Number(written);
    // A row that comes again, or before one that stands above it, could be meant in two ways.
    if (!Number.isSafeInteger(number) || number <= this.#number) throw unreadable();
    if (number > this.#limits.lines) throw new FileRefused('lines');
    this.#number = number;
    this.#cells = [];
    this.#column = 0;
  }

  #beginCell({ r: reference, t: type, s: style }) {
    const { row, column } = reference === undefined ? { row: this.#number, column: this.#column + 1 } : readCellReference(reference);
    if (row !== this.#number || column <= this.#column) throw unreadable();
    this.#column = column;
    // Those without a text take time as well.
    this.#count += 1;
    if (this.#count > this.#limits.cells) throw new FileRefused('cells');
    this.#cell = { type, style, value: '' };
    this.#inline.begin();
  }

  #endCell() {
    const text = cellText({ ...this.#cell, inline: this.#inline.text }, this.#workbook);
    this.#cell = undefined;
    if (text === '') return;
    if (this.#column > this.#limits.columns) throw new FileRefused('columns', { place: `${columnName(this.#column)}${this.#number}` });
    while (this.#cells.length < this.#column - 1) this.#cells.push('');
    this.#cells.push(text);
  }
}
