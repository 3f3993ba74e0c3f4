import { documentTexts } from '#/i18n/documents.ts';
import { present } from '#/model/values/shapes.ts';
import type { Column } from './columns.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { type Batch, type Prepared, type PreparedTable, type TableWriter, tablesOf } from './exportHost.ts';

/** Rows as CSV: canonical texts, which an import reads. Several tables are one long one, whose first column says which each row is of. */
export const writeCsv: TableWriter = async (prepared, append, wrote) => {
  const tables = tablesOf(prepared);
  const shared = tables.length > 1 ? sharedColumns(prepared) : undefined;
  await append(BYTE_ORDER_MARK + csvLine(shared ? shared.headers : prepared.columns.map(({ header }) => header)));
  for (const table of tables) {
    for await (const batch of table.batches) {
      const line = shared ? shared.line(table) : ownLine;
      await append(batch.records.map((record) => csvLine(line(batch, record))).join(''));
      await wrote(batch.records.length);
    }
  }
};

type Line = (batch: Batch, record: Batch['records'][number]) => string[];

const ownLine: Line = ({ columns }, record) => columns.map((column) => column.text(record));

/**
 * One set of columns for all tables: the table's name, what the row is called, then every other heading once, so that amounts stand below
 * amounts; a row is empty where its table has no such column.
 */
function sharedColumns(prepared: Prepared): { headers: string[]; line: (table: PreparedTable) => Line } {
  const texts = documentTexts('exports', prepared.language);
  const headers = [texts.table, texts.row];
  const columns = new Map([[NAME, 1]]);
  const columnsOf = new Map<PreparedTable, number[]>();
  for (const table of tablesOf(prepared)) {
    const own = keysOf(table.columns).map(({ key, header }) => {
      const known = columns.get(key);
      if (known !== undefined) return known;
      columns.set(key, headers.length);
      return headers.push(header) - 1;
    });
    columnsOf.set(table, own);
  }
  return {
    headers,
    line: (table) => {
      const own = present(columnsOf.get(table), 'table');
      return ({ columns }, record) => {
        const cells = [table.title, ...headers.slice(1).map(() => '')];
        for (const [index, column] of columns.entries()) cells[present(own[index], 'column')] = column.text(record);
        return cells;
      };
    },
  };
}

const NAME = 'name';

/** What a column is found by in other tables: its heading; where one table has a heading twice, which of them it is. */
function keysOf(columns: readonly Column[]): { key: string; header: string }[] {
  const seen = new Map<string, number>();
  return columns.map(({ header, isName }) => {
    const count = (seen.get(header) ?? 0) + 1;
    if (!isName) seen.set(header, count);
    return { key: isName ? NAME : `${count} ${header}`, header };
  });
}
