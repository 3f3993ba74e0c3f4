import { sql } from 'kysely';
import type { FieldModel } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { conditionOf, type OrderedList, type Position, readPositions, readRows, sectionsOf } from '#/server/records/list/keyset.ts';
import type { ListRequest } from '#/server/records/list/listRequest.ts';
import { runInScope, source } from '#/server/records/rowScope.ts';

type Row = Record<string, unknown>;

/** A list to be read from its first row to its last. */
export interface WholeList extends OrderedList {
  database: Database;
  /** What is read of each row. */
  shown: readonly FieldModel[];
  request: ListRequest;
}

/**
 * Rows read and written at a time, and places of the order looked up at a time: an order without an index is sorted once for each of these.
 */
const PAGE_ROWS = 1_000;
const STRETCH_ROWS = 20_000;

/** How many rows the list has now. @throws ApiError 422 for a filter that cannot be */
export async function countRows(list: WholeList): Promise<number> {
  const { rows } = await runInScope(
    list.database,
    list.rowScope,
    (tx) =>
      sql<{
        total: number;
      }>`select count(*) as total from ${source(list.rowScope, list.resource.table)} as t where ${conditionOf(list)}`.execute(tx),
    { readonly: true, retryable: true, replica: true },
  );
  return rows[0]?.total ?? 0;
}

/**
 * The rows of a list in its own order, some at a time. The order is walked in stretches of ids, each of which starts behind the last
 * row of the one before; rows are then read by their ids. Every step is a short unit of work: memory stays flat, no row is skipped
 * by what others add meanwhile, and the database is free between two steps.
 */
export async function* pagesOf(list: WholeList, { pageRows = PAGE_ROWS, stretchRows = STRETCH_ROWS } = {}): AsyncGenerator<Row[]> {
  const unit = <T>(work: (tx: Transaction) => Promise<T>) =>
    runInScope(list.database, list.rowScope, work, { readonly: true, retryable: true, replica: true });
  for (const section of sectionsOf(list)) {
    let last: Position | undefined;
    do {
      const positions: Position[] = await unit((tx) =>
        readPositions(tx, list, section, { after: last, limit: stretchRows, keyAt: stretchRows }),
      );
      for (let at = 0; at < positions.length; at += pageRows)
        yield await unit((tx) => readRows(tx, list, list.shown, positions.slice(at, at + pageRows)));
      last = positions.length === stretchRows ? positions.at(-1) : undefined;
    } while (last);
  }
}
