import type { BulkRowError } from '#/dataProvider/bulkTypes.ts';

/** A row of the file with everything that is wrong in it. */
export interface RefusedRow {
  row: number;
  /** What is wrong, by the header to blame. */
  byColumn: ReadonlyMap<string, string>;
  /** What is wrong where no column is to blame. */
  others: readonly BulkRowError[];
}

/** The errors of an import by row, in the file's order; several of one cell are one text. */
export function refusedRows(errors: readonly BulkRowError[]): RefusedRow[] {
  const rows = new Map<number, BulkRowError[]>();
  for (const error of errors) rows.set(error.row, [...(rows.get(error.row) ?? []), error]);
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([row, own]) => ({ row, byColumn: textsByColumn(own), others: own.filter(({ column }) => column === null) }));
}

function textsByColumn(errors: readonly BulkRowError[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { column, message } of errors) {
    if (column === null) continue;
    const before = texts.get(column);
    texts.set(column, before ? `${before}. ${message}` : message);
  }
  return texts;
}
