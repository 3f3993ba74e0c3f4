/** Excel reads a file that is opened by a double click as UTF-8 only behind this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180), its end included. A text that a spreadsheet would take for a formula is written behind an
 * apostrophe; `readCell` takes that away again, so that what is imported is what was exported.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The text that an exported cell stood for, once the CSV around it is read. */
export function readCell(cell: string): string {
  return SHIELDED.test(cell) ? cell.slice(1) : cell;
}

/** Whether a spreadsheet would take the text for a formula. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text) && !NEGATIVE.test(text);
}

// The full-width signs are read as formulas by spreadsheets in Japanese and Chinese.
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NEGATIVE = /^-(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Our own apostrophes, and texts that only look as if they had one of ours: both get one. */
const SHIELDED = /^'['=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

function csvCell(text: string): string {
  const harmless = looksLikeFormula(text) || SHIELDED.test(text) ? `'${text}` : text;
  // A semicolon separates cells in some countries' spreadsheets: quoted, it cannot start a cell of its own.
  return /[",;\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
