/**
 * The word that was probably meant, or undefined where none is near: one or two letters differ, or one is the beginning of the other
 * (`maxLength`, `max`).
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word);
  const ranked = known.map((one) => ({ one, steps: distance(wanted, plain(one)) })).sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  if (best && best.steps <= Math.min(2, Math.floor(wanted.length / 3))) return best.one;
  return known.filter((one) => begins(wanted, plain(one)) || begins(plain(one), wanted)).sort((a, b) => b.length - a.length)[0];
}

/** What to write in place of a word that is not known: the near one, else all that there are. */
export function nameOne(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? `name one of: ${known.join(', ')}` : `write '${near}'`;
}

/** How many letters must be put in, left out, changed or swapped with their neighbour to make one text of the other. */
export function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const steps = [at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1), ...(isSwapped ? [at(before, j - 2) + 1] : [])];
      next.push(Math.min(...steps));
    }
    [before, row] = [row, next];
  }
  return at(row, to.length);
}

const SHORTEST_BEGINNING = 3;

const at = (row: readonly number[], column: number) => row[column] ?? 0;
const plain = (word: string) => word.toLowerCase().replaceAll(/[-_]/g, '');
const begins = (whole: string, beginning: string) => beginning.length >= SHORTEST_BEGINNING && whole.startsWith(beginning);
