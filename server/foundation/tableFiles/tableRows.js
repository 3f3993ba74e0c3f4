import { columnName } from './cellReference.js';
import { FileRefused } from './fileRefused.js';

/**
 * Passes the rows of a table on, as they come and within its limits: `[number, cells]`, the number as a spreadsheet shows it. Empty
 * cells at a row's end are left out, and so are rows without any text.
 * @param {Iterable<[number, string[]]> | AsyncIterable<[number, string[]]>} records
 * @param {import('./limits.ts').TableLimits} limits
 */
export async function* tableRows(records, limits) {
  const sums = { rows: 0, cells: 0, characters: 0 };
  for await (const [number, cells] of records) {
    if (number > limits.lines) throw new FileRefused('lines');
    if (!withoutEmptyEnd(cells)) continue;
    if (cells.length > limits.columns) throw new FileRefused('columns', { place: `${columnName(cells.length)}${number}` });
    sums.cells += cells.length;
    const characters = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > limits.rowCharacters) throw new FileRefused('rowCharacters', { number });
    sums.characters += characters;
    sums.rows += 1;
    // The header is a row as well.
    if (sums.rows > limits.rows + 1) throw new FileRefused('rows');
    if (sums.cells > limits.cells) throw new FileRefused('cells');
    if (sums.characters > limits.characters) throw new FileRefused('characters');
    yield [number, cells];
  }
}

/** Takes the empty cells off a row's end; answers whether any text is left. */
function withoutEmptyEnd(cells) {
  while (cells.length && !cells[cells.length - 1]) cells.pop();
  return cells.some((cell) => cell.trim() !== '');
}
