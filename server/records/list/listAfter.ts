import { present } from '#/model/values/shapes.ts';
import { DatabaseError } from '#/server/foundation/database/databaseError.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { readCursor, strangeCursor, writeCursor } from './cursor.ts';
import type { FilterWorld } from './filters.ts';
import { type Position, readPositions, readRows, sectionsOf } from './keyset.ts';
import { shownFields } from './listRecords.ts';
import type { ListRequest } from './listRequest.ts';

/** Some records, and where they end; `next_cursor` is null behind the last one. */
export interface RecordStretch {
  list: Record<string, unknown>[];
  pagination_options: { per_page: number; next_cursor: string | null };
}

/**
 * Reads the records that follow a cursor; an empty one is the beginning. Nothing is counted, and a record that others add or delete
 * meanwhile neither hides nor repeats another one, however far it goes. @throws ApiError 422 for a cursor that is not of this list
 */
export async function listAfter(tx: Transaction, request: ListRequest & { cursor: string }, world: FilterWorld): Promise<RecordStretch> {
  const list = { ...world, request };
  const sections = sectionsOf(list);
  const start = request.cursor ? readCursor(request.cursor) : undefined;
  const found: { section: number; position: Position }[] = [];
  for (const [index, section] of sections.entries()) {
    const missing = request.perPage - found.length;
    if (missing < 0 || index < (start?.section ?? 0)) continue;
    const after = index === start?.section ? start.after : undefined;
    if (after && section.valued !== (after.key !== null)) throw strangeCursor();
    const positions = await readable(() => readPositions(tx, list, section, { after, limit: missing + 1, keyAt: missing }));
    found.push(...positions.map((position) => ({ section: index, position })));
  }
  const page = found.slice(0, request.perPage);
  const last = found.length > request.perPage ? present(page.at(-1), 'last row of a page') : undefined;
  return {
    list: await readRows(
      tx,
      list,
      shownFields(request, world),
      page.map(({ position }) => position),
    ),
    pagination_options: {
      per_page: request.perPage,
      next_cursor: last ? writeCursor({ section: last.section, after: last.position }) : null,
    },
  };
}

/** A cursor says a value of the order's column: what is none of its type was made for another one, or by hand. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DatabaseError && error.sqlstate?.startsWith('22')) throw strangeCursor();
    throw error;
  }
}
