type Row = Readonly<Record<string, unknown>>;

/** How rows differ from what they were. */
export interface RowChanges {
  added: readonly Row[];
  removed: readonly Row[];
  changed: readonly { before: Row; after: Row }[];
  /** Where nothing but their order differs: the rows as they stood before. */
  reordered: readonly Row[];
}

/**
 * Compares the rows of an entry of the activity log, which holds all of them or those that differ. Rows are the same by id; one that was
 * just added has none yet.
 */
export function rowChanges(before: unknown, after: unknown): RowChanges {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const [oldTexts, nowTexts] = [new Set(old.map(sameText)), new Set(now.map(sameText))];
  const gone = old.filter((row) => !nowTexts.has(sameText(row)));
  const come = now.filter((row) => !oldTexts.has(sameText(row)));
  const next = new Map(come.filter(({ id }) => id !== undefined).map((row) => [row.id, row]));
  const changed = gone.flatMap((row) => {
    const after = next.get(row.id);
    return after ? [{ before: row, after }] : [];
  });
  const ids = new Set(changed.map((one) => one.before.id));
  return {
    added: come.filter((row) => row.id === undefined || !ids.has(row.id)),
    removed: gone.filter((row) => !ids.has(row.id)),
    changed,
    reordered: gone.length || come.length ? [] : old,
  };
}

/** A value as a text that is the same for equal values, whatever the order of their keys; nothing and an absent key are the same. */
export function sameText(value: unknown): string {
  return JSON.stringify(ordered(value));
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter((row): row is Row => row !== null && typeof row === 'object') : [];
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => one !== null && one !== undefined && key !== '_titles')
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, ordered(one)]),
  );
}
