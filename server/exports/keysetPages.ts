import { type RawBuilder, sql } from 'kysely';
import type { KindContext } from '#/resources/kinds/part.ts';
import type { FieldModel, Model, ResourceModel } from '#/resources/schema/model.ts';
import { aggregateOf } from '#/server/crud/aggregates.ts';
import { attachChildren } from '#/server/crud/children.ts';
import { matching } from '#/server/crud/listRecords.ts';
import type { ListRequest } from '#/server/crud/listRequest.ts';
import { every, inReach, type Reach, source, within } from '#/server/crud/reach.ts';
import { selectionOf, titleJoin } from '#/server/crud/selection.ts';
import { columnType, isTextual } from '#/server/database/columns.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import type { Transaction } from '#/server/database/unitOfWork.ts';

type Row = Record<string, unknown>;

/** A list to be read from its first row to its last. */
export interface WholeList {
  database: Database;
  model: Model;
  resource: ResourceModel;
  reach: Reach;
  context: KindContext;
  /** What the caller may see: filters, search and order obey it. */
  fields: ReadonlyMap<string, FieldModel>;
  /** What is read of each row. */
  shown: readonly FieldModel[];
  request: ListRequest;
}

const PAGE_ROWS = 1_000;

/** How many rows the list has now. @throws ApiError 422 for a filter that cannot be */
export async function countRows(list: WholeList): Promise<number> {
  const { rows } = await within(
    list.database,
    list.reach,
    (tx) => sql<{ total: number }>`select count(*) as total from ${source(list.reach, list.resource.table)} as t where ${whereOf(list)}`.execute(tx),
    { readonly: true },
  );
  return rows[0]?.total ?? 0;
}

/**
 * The rows of a list in its own order, some at a time: each page is a short unit of work that starts behind the last row of the one
 * before, so that memory stays flat, no row is skipped by what others write meanwhile, and the database is free between two pages.
 */
export async function* pagesOf(list: WholeList, pageRows = PAGE_ROWS): AsyncGenerator<Row[]> {
  for (const section of sectionsOf(list)) {
    let after: Row | undefined;
    for (;;) {
      const rows = await within(list.database, list.reach, (tx) => readPage(tx, list, section, after, pageRows), { readonly: true });
      if (rows.length) yield rows;
      if (rows.length < pageRows) break;
      after = rows.at(-1);
    }
  }
}

/** A stretch of the list's order that one comparison walks through: rows with a value, rows without. */
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

const SORT_KEY = 'export_sort_key';

/** As in the list, rows without a value come last, and first where the order is turned around. */
function sectionsOf({ request, fields, model, resource, reach }: WholeList): Section[] {
  const field = fields.get(request.sortBy);
  if (!field || field.name === 'id') return [{ key: undefined, condition: sql`true`, valued: false }];
  const key = sortKeyOf(field, model, resource, reach);
  const valued: Section = { key, condition: sql`${key.value} is not null`, valued: true };
  const empty: Section = { key, condition: sql`${key.value} is null`, valued: false };
  return request.sortOrder === 'desc' ? [empty, valued] : [valued, empty];
}

function sortKeyOf(field: FieldModel, model: Model, resource: ResourceModel, reach: Reach): SortKey {
  const key = (value: RawBuilder<unknown>, type: string, join = sql``) => ({ value, join, type: sql.raw(type) });
  if (field.kind === 'aggregate') return key(aggregateOf(model, resource, field, reach), field.as === 'datetime' ? 'timestamptz' : 'numeric');
  if (field.kind === 'reference' && typeof field.to === 'string') {
    const joined = titleJoin(model, 'sorted', `t.${field.name}`, field.to, reach);
    if (joined) return key(sql`lower(${joined.title}::text)`, 'text', joined.join);
  }
  const column = sql.ref(`t.${field.name}`);
  return isTextual(field) ? key(sql`lower(${column})`, 'text') : key(column, columnType(field) ?? 'text');
}

async function readPage(tx: Transaction, list: WholeList, section: Section, after: Row | undefined, pageRows: number): Promise<Row[]> {
  const { model, resource, reach, shown, request } = list;
  const { key } = section;
  const selection = selectionOf(model, resource, shown, reach);
  const table = source(reach, resource.table);
  const way = request.sortOrder === 'desc' ? { by: sql`desc`, beyond: sql`<` } : { by: sql`asc`, beyond: sql`>` };
  const order = key && section.valued ? sql`${key.value} ${way.by}, t.id ${way.by}` : sql`t.id ${way.by}`;
  const where = every([whereOf(list), section.condition, ...(after ? [beyond(section, after, way.beyond)] : [])]);
  const { rows } = await sql<Row>`
    with page as materialized (
      select t.*, row_number() over () as place from (
        select t.client_id, t.id, ${key && section.valued ? sql`${key.value}::text` : sql`null::text`} as ${sql.id(SORT_KEY)}
        from ${table} as t ${key?.join ?? sql``} where ${where} order by ${order} limit ${pageRows}
      ) as t
    )
    select ${sql.join(selection.columns)}, page.${sql.id(SORT_KEY)} from page join ${table} as t on t.client_id = page.client_id and t.id = page.id ${sql.join(selection.joins, sql` `)}
    order by page.place`.execute(tx);
  const records = rows.map((row) => ({ ...selection.read(row), [SORT_KEY]: row[SORT_KEY] }));
  await attachChildren(tx, model, resource, shown, reach, records);
  return records;
}

function beyond({ key, valued }: Section, after: Row, sign: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!key || !valued) return sql`t.id ${sign} ${after.id}`;
  return sql`(${key.value}, t.id) ${sign} (${after[SORT_KEY]}::${key.type}, ${after.id})`;
}

function whereOf({ model, resource, reach, fields, context, request }: WholeList): RawBuilder<unknown> {
  return every([...inReach(reach, resource, 't'), ...matching(request, { model, resource, reach, fields, context })]);
}
