import { unreadable } from './fileRefused.js';

/** A longer reference names no cell of any spreadsheet. */
const MAX_LENGTH = 16;

/** The row and the column of a reference like `AB12`, both from 1. */
export function readCellReference(reference) {
  const [, letters, digits] = (reference.length <= MAX_LENGTH && /^\$?([A-Za-z]{1,4})\$?(\d{1,9})$/.exec(reference)) || [];
  if (!letters) throw unreadable();
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

/** `A`, `Z`, `AA`, from 1. */
export function columnName(column) {
  return (column > 26 ? columnName(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
