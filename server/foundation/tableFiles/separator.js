/** In the order in which they are believed where several would do. */
const SEPARATORS = ['\t', ';', '|', '^', '~', ','];
/** Lines that are looked at. */
const MAX_LINES = 60;
/** A spreadsheet says by such a first line what separates the cells of the others. */
const SAID = /^sep=(.)(?:\r\n|\r|\n)/i;

/**
 * What separates the cells and ends the lines of a text: what stands equally often in most of its first lines, outside of quotes.
 * @param {string} head
 * @returns {{ delimiter: string, newline: string, isSaid: boolean }} `isSaid`: the first line says so, and is no row
 */
export function signsOf(head) {
  const { lines, newline } = countedLines(head);
  const said = SAID.exec(head)?.[1];
  if (said) return { delimiter: said, newline, isSaid: true };
  const best = SEPARATORS.map((delimiter) => ({ delimiter, ...usual(lines.map((counts) => counts.get(delimiter) ?? 0)) })).reduce(
    (one, other) => (other.lines > one.lines || (other.lines === one.lines && other.count > one.count) ? other : one),
  );
  return { delimiter: best.lines > 0 ? best.delimiter : ',', newline, isSaid: false };
}

/** How often each sign stands in each of the first lines, and how lines end. */
function countedLines(head) {
  const lines = [];
  let counts = new Map();
  let newline;
  let isQuoted = false;
  let isBlank = true;
  const end = () => {
    if (!isBlank) lines.push(counts);
    counts = new Map();
    isBlank = true;
  };
  for (let at = 0; at < head.length && lines.length < MAX_LINES; at += 1) {
    const sign = head[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (!isQuoted && (sign === '\n' || sign === '\r')) {
      newline ??= sign === '\n' ? '\n' : head.startsWith('\r\n', at) ? '\r\n' : '\r';
      end();
    } else {
      isBlank &&= sign === ' ';
      if (!isQuoted && SEPARATORS.includes(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  }
  end();
  return { lines, newline: newline ?? '\n' };
}

/** The count that most lines have, and how many have it; none at all does not count. */
function usual(counts) {
  const lines = new Map();
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  return [...lines].reduce((best, [count, have]) => (have > best.lines ? { count, lines: have } : best), { count: 0, lines: 0 });
}
