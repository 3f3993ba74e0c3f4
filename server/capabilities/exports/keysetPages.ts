import { type RawBuilder, sql } from 'kysely';
import type { KindContext } from '#/model/kinds/base/part.ts';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { columnType, isTextual } from '#/server/foundation/database/columns.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { aggregateOf, aggregateType } from '#/server/records/aggregates.ts';
import { attachChildren } from '#/server/records/children.ts';
import { matching } from '#/server/records/list/listRecords.ts';
import type { ListRequest } from '#/server/records/list/listRequest.ts';
import { selectionOf, titleJoin } from '#/server/records/list/selection.ts';
import { every, type RowScope, runInScope, scopeFilter, source } from '#/server/records/rowScope.ts';

type Row = Record<string, unknown>;

/** A list to be read from its first row to its last. */
export interface WholeList {
  database: Database;
  model: Model;
  resource: ResourceModel;
  rowScope: RowScope;
  context: KindContext;
  /** What the caller may see: filters, search and order obey it. */
  fields: ReadonlyMap<string, FieldModel>;
  /** What the caller may not see, and finds by all of it. */
  whole?: readonly FieldModel[];
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
      }>`select count(*) as total from ${source(list.rowScope, list.resource.table)} as t where ${whereOf(list)}`.execute(tx),
    { readonly: true, retryable: true },
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
    runInScope(list.database, list.rowScope, work, { readonly: true, retryable: true });
  for (const section of sectionsOf(list)) {
    let last: Place | undefined;
    do {
      const places: Place[] = await unit((tx) => readPlaces(tx, list, section, last, stretchRows));
      for (let at = 0; at < places.length; at += pageRows) yield await unit((tx) => readRows(tx, list, places.slice(at, at + pageRows)));
      last = places.length === stretchRows ? places.at(-1) : undefined;
    } while (last);
  }
}

/** A row's place in the order; only the last one of a stretch carries what the next one starts behind. */
interface Place {
  id: number;
  key: string | null;
}

/** A part of the list's order that one comparison walks through: rows with a value, rows without. */
interface Section {
  /** What the order goes by beside the id; without it, by the id alone. */
  key: SortKey | undefined;
  condition: RawBuilder<unknown>;
  /** Whether the rows have a value to compare by. */
  valued: boolean;
}

interface SortKey {
  value: RawBuilder<unknown>;
  join: RawBuilder<unknown>;
  /** The type in which a value comes back exactly as it went out. */
  type: RawBuilder<unknown>;
}

/** As in the list, rows without a value come last, whichever way it goes. */
function sectionsOf({ request, fields, model, rowScope }: WholeList): Section[] {
  const field = fields.get(request.sortBy);
  if (!field || field.name === 'id') return [{ key: undefined, condition: sql`true`, valued: false }];
  const key = sortKeyOf(field, model, rowScope);
  const valued: Section = { key, condition: sql`${key.value} is not null`, valued: true };
  const empty: Section = { key, condition: sql`${key.value} is null`, valued: false };
  return [valued, empty];
}

function sortKeyOf(field: FieldModel, model: Model, rowScope: RowScope): SortKey {
  const key = (value: RawBuilder<unknown>, type: string, join = sql``) => ({ value, join, type: sql.raw(type) });
  if (field.kind === 'aggregate') return key(aggregateOf(model, field, rowScope), aggregateType(field));
  if (field.kind === 'reference' && typeof field.to === 'string') {
    const joined = titleJoin(model, 'sorted', `t.${field.name}`, field.to, rowScope);
    if (joined) return key(sql`lower(${joined.title}::text)`, 'text', joined.join);
  }
  const column = sql.ref(`t.${field.name}`);
  return isTextual(field) ? key(sql`lower(${column})`, 'text') : key(column, columnType(field) ?? 'text');
}

async function readPlaces(tx: Transaction, list: WholeList, section: Section, after: Place | undefined, most: number): Promise<Place[]> {
  const { resource, rowScope, request } = list;
  const { key, valued } = section;
  const way = request.sortOrder === 'desc' ? { by: sql`desc`, beyond: sql`<` } : { by: sql`asc`, beyond: sql`>` };
  const compared = key && valued ? key.value : undefined;
  const where = every([whereOf(list), section.condition, ...(after ? [beyond(section, after, way.beyond)] : [])]);
  const { rows } = await sql<Place>`
    select id, case when place = ${most} then key end as key from (
      select ordered.*, row_number() over () as place from (
        select t.id, ${compared ? sql`${compared}::text` : sql`null::text`} as key
          from ${source(rowScope, resource.table)} as t ${key?.join ?? sql``}
        where ${where} order by ${compared ? sql`${compared} ${way.by}, ` : sql``}t.id ${way.by} limit ${most}
      ) as ordered
    ) as placed order by place`.execute(tx);
  return rows;
}

function beyond({ key, valued }: Section, after: Place, sign: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!key || !valued) return sql`t.id ${sign} ${after.id}`;
  return sql`(${key.value}, t.id) ${sign} (${after.key}::${key.type}, ${after.id})`;
}

/** The rows of some places, in their order; one that was deleted meanwhile is not among them. */
async function readRows(tx: Transaction, { model, resource, rowScope, shown }: WholeList, places: readonly Place[]): Promise<Row[]> {
  const ids = places.map(({ id }) => id);
  const selection = selectionOf(model, resource, shown, rowScope);
  const where = every([...scopeFilter(rowScope, resource, 't'), sql`t.id = any(${ids}::bigint[])`]);
  const { rows } = await sql<Row>`
    select ${sql.join(selection.columns)} from ${source(rowScope, resource.table)} as t ${sql.join(selection.joins, sql` `)}
      where ${where}`.execute(tx);
  const records: Row[] = rows.map(selection.read);
  await attachChildren(tx, model, resource, shown, rowScope, records);
  const byId = new Map(records.map((record) => [Number(record.id), record]));
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
}

function whereOf({ model, resource, rowScope, fields, whole, context, request }: WholeList): RawBuilder<unknown> {
  return every([...scopeFilter(rowScope, resource, 't'), ...matching(request, { model, resource, rowScope, fields, whole, context })]);
}
