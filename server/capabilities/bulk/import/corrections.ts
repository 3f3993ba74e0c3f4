import { say } from '#/i18n/sentences.ts';
import { tidyWord } from '#/model/values/tidyWord.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { byName } from '#model/language';
import type { TableRow } from './tableFile.ts';

/** What a person changed of a file's cells before they are read. */
export interface Corrections {
  /** Single cells: by the row's number as a spreadsheet shows it, and the header of the column. */
  rows?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What cells of a column say, whatever their case, and what is meant by it: in every row. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Lays corrections over the rows of a file; a cell's own goes before what its column says. @throws ApiError 422 for a header that is not there */
export function correcting(headers: readonly string[], corrections: Corrections = {}): (row: TableRow) => TableRow {
  const columnOf = (header: string) => {
    const at = headers.indexOf(header);
    if (at < 0) throw invalid(byName([['corrections', [say('bulk.no_column', { header })]]]));
    return at;
  };
  const values = new Map(
    Object.entries(corrections.values ?? {}).map(([header, meant]) => [
      columnOf(header),
      new Map(Object.entries(meant).map(([said, means]) => [tidyWord(said), means])),
    ]),
  );
  const rows = new Map(
    Object.entries(corrections.rows ?? {}).map(([number, cells]) => [
      Number(number),
      new Map(Object.entries(cells).map(([header, cell]) => [columnOf(header), cell])),
    ]),
  );
  if (!values.size && !rows.size) return (row) => row;
  return ({ number, cells, isTotal = false }) => {
    const own = rows.get(number);
    const length = Math.max(cells.length, ...[...(own?.keys() ?? [])].map((at) => at + 1));
    return {
      number,
      // Whoever writes into a total means a record.
      ...(isTotal && !own && { isTotal }),
      cells: Array.from({ length }, (_, at) => {
        const cell = cells[at] ?? '';
        return own?.get(at) ?? values.get(at)?.get(tidyWord(cell)) ?? cell;
      }),
    };
  };
}
