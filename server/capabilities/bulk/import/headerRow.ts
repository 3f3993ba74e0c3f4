/** Of its columns, a row of headings fills at least this part. */
const FILLED = 0.6;
const NUMBER = /^[\s\p{Sc}()+\-−.,'’\d%]*\d[\s\p{Sc}()+\-−.,'’\d%]*$/u;

/**
 * Which of a file's first rows has its headings, for titles, dates and blank lines may stand above them: the one with most headings that
 * are known, else the first that is about as wide as the rows below it, with different words in it.
 * @param isKnown whether a heading is one of a record's
 */
export function headerRowIn(rows: readonly (readonly string[])[], isKnown: (heading: string) => boolean): number {
  const known = rows.map((cells) => cells.filter((cell) => cell.trim() && isKnown(cell)).length);
  const most = Math.max(0, ...known);
  const first = known.indexOf(most);
  if (most > 1 || (most === 1 && filled(rows[first] ?? []) === 1)) return first;
  const width = Math.max(0, ...rows.map(filled));
  const wide = rows.findIndex((cells) => filled(cells) >= width * FILLED && areWords(cells));
  return Math.max(0, wide);
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim()).length;

function areWords(cells: readonly string[]): boolean {
  const words = cells.map((cell) => cell.trim().toLowerCase()).filter(Boolean);
  return new Set(words).size === words.length && !words.some((word) => NUMBER.test(word));
}
