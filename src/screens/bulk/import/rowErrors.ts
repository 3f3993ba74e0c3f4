import type { BulkReason, BulkRowError, BulkRowOrigin } from '#/dataProvider/bulkTypes.ts';

/** A row and why it was refused. */
interface RefusedReasons {
  row: number;
  place?: BulkRowOrigin;
  errors: readonly BulkReason[];
}

/** The reasons of an import by row, in the file's order. */
export function refusedRows(errors: readonly BulkRowError[]): RefusedReasons[] {
  const rows = new Map<number, RefusedReasons>();
  for (const { row, place, ...reason } of errors)
    rows.set(row, { row, ...(place && { place }), errors: [...(rows.get(row)?.errors ?? []), reason] });
  return [...rows.values()].sort((one, other) => one.row - other.row);
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

/** What a cell was probably meant to say; undefined where nobody knows. */
export function meantBy(errors: readonly BulkReason[], header: string, text: string): string | undefined {
  const said = errors.flatMap(({ column, suggestion }) => (column === header && suggestion ? [suggestion] : []));
  const meant = said.reduce((now, suggestion) => now.replace(suggestion.said, () => suggestion.meant), text);
  return meant === text ? undefined : meant;
}
