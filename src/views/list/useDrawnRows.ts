import type { RaRecord } from 'ra-core';
import { startTransition, useEffect, useState } from 'react';

/** More than a tall screen shows: so many rows are drawn at once. */
const AT_ONCE = 30;
/** And so many more each time the device has time for it; each time the whole table is laid out anew. */
const MORE = 70;

/**
 * How many of a list's rows are drawn now: a screenful at once, the others after it bit by bit, so that no click and no key waits for rows
 * that nobody sees yet. Rows that were drawn before stay, whatever is read anew. All of them stand in the page in the end: they are found,
 * printed and read aloud like any other.
 */
export function useDrawnRows(rows: readonly RaRecord[]): number {
  const [drawn, setDrawn] = useState({ rows, count: AT_ONCE });
  const count = drawn.rows === rows ? drawn.count : Math.max(AT_ONCE, knownFrom(rows, drawn));
  const isMore = count < rows.length;
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn({ rows, count: count + MORE }));
  }, [rows, count, isMore]);
  return Math.min(count, rows.length);
}

/** How many of the rows from the first one on were drawn already. */
function knownFrom(rows: readonly RaRecord[], drawn: { rows: readonly RaRecord[]; count: number }): number {
  const known = new Set(drawn.rows.slice(0, drawn.count).map(({ id }) => id));
  const first = rows.findIndex(({ id }) => !known.has(id));
  return first < 0 ? rows.length : first;
}
