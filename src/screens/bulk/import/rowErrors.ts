import type { BulkReason, BulkRowError } from '#/dataProvider/bulkTypes.ts';

/** The reasons of an import by row, in the file's order. */
export function refusedRows(errors: readonly BulkRowError[]): { row: number; errors: readonly BulkReason[] }[] {
  const rows = new Map<number, BulkReason[]>();
  for (const { row, ...reason } of errors) rows.set(row, [...(rows.get(row) ?? []), reason]);
  return [...rows].sort(([one], [other]) => one - other).map(([row, own]) => ({ row, errors: own }));
}

/** What is wrong by the header to blame; several of one cell are one text. */
export function textsByColumn(errors: readonly BulkReason[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { column, message } of errors) {
    if (column === null) continue;
    const before = texts.get(column);
    texts.set(column, before ? `${before}. ${message}` : message);
  }
  return texts;
}
