import { type RawBuilder, sql } from 'kysely';
import type { FieldModel } from '#/model/language/model.ts';
import { columnType, isTextual } from '#/server/foundation/database/columns.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { aggregateOf, aggregateType } from '../aggregates.ts';
import { attachChildren } from '../children.ts';
import { every, scopeFilter, source } from '../rowScope.ts';
import type { FilterWorld } from './filters.ts';
import { matching } from './listRecords.ts';
import type { ListRequest } from './listRequest.ts';
import { selectionOf, titleJoin } from './selection.ts';

type Row = Record<string, unknown>;

/** What a list asks and in which order, to be walked along it. */
export interface OrderedList extends FilterWorld {
  request: Pick<ListRequest, 'sortBy' | 'sortOrder' | 'filters' | 'search'>;
}

/** Where a row stands in the order; `key` is what the next one is compared with, read for one row alone. */
export interface Position {
  id: number;
  key: string | null;
}

/** A part of the list's order that one comparison walks through: rows with a value, rows without. */
export interface Section {
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

/** The parts of a list's order, the first one first. As in its pages, rows without a value come last, whichever way it goes. */
export function sectionsOf({ request, fields, model, rowScope }: OrderedList): Section[] {
  const field = fields.get(request.sortBy);
  if (!field || field.name === 'id') return [{ key: undefined, condition: sql`true`, valued: false }];
  const key = sortKeyOf(field, { model, rowScope });
  const valued: Section = { key, condition: sql`${key.value} is not null`, valued: true };
  const empty: Section = { key, condition: sql`${key.value} is null`, valued: false };
  return [valued, empty];
}

function sortKeyOf(field: FieldModel, { model, rowScope }: Pick<OrderedList, 'model' | 'rowScope'>): SortKey {
  const key = (value: RawBuilder<unknown>, type: string, join = sql``) => ({ value, join, type: sql.raw(type) });
  if (field.kind === 'aggregate') return key(aggregateOf(model, field, rowScope), aggregateType(field));
  if (field.kind === 'reference' && typeof field.to === 'string') {
    const joined = titleJoin(model, 'sorted', `t.${field.name}`, field.to, rowScope);
    if (joined) return key(sql`lower(${joined.title}::text)`, 'text', joined.join);
  }
  const column = sql.ref(`t.${field.name}`);
  return isTextual(field) ? key(sql`lower(${column})`, 'text') : key(column, columnType(field) ?? 'text');
}

/**
 * The rows that follow a position in a part of the order, at most `limit`; the one that is the `keyAt`-th carries what it is compared by.
 */
export async function readPositions(
  tx: Transaction,
  list: OrderedList,
  section: Section,
  { after, limit, keyAt }: { after: Position | undefined; limit: number; keyAt: number },
): Promise<Position[]> {
  const { resource, rowScope, request } = list;
  const { key, valued } = section;
  const way = request.sortOrder === 'desc' ? { by: sql`desc`, beyond: sql`<` } : { by: sql`asc`, beyond: sql`>` };
  const compared = key && valued ? key.value : undefined;
  const where = every([conditionOf(list), section.condition, ...(after ? [beyond(section, after, way.beyond)] : [])]);
  const { rows } = await sql<Position>`
    select id, case when position = ${keyAt} then key end as key from (
      select ordered.*, row_number() over () as position from (
        select t.id, ${compared ? sql`${compared}::text` : sql`null::text`} as key
          from ${source(rowScope, resource.table)} as t ${key?.join ?? sql``}
        where ${where} order by ${compared ? sql`${compared} ${way.by}, ` : sql``}t.id ${way.by} limit ${limit}
      ) as ordered
    ) as placed order by position`.execute(tx);
  return rows;
}

function beyond({ key, valued }: Section, after: Position, sign: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!key || !valued) return sql`t.id ${sign} ${after.id}`;
  return sql`(${key.value}, t.id) ${sign} (${after.key}::${key.type}, ${after.id})`;
}

/** What is shown of the rows at some positions, in their order; one that was deleted meanwhile is not among them. */
export async function readRows(
  tx: Transaction,
  { model, resource, rowScope }: OrderedList,
  shown: readonly FieldModel[],
  positions: readonly Position[],
): Promise<Row[]> {
  const ids = positions.map(({ id }) => id);
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

/** Whose rows they are, and what the list asks of them. @throws ApiError 422 for a filter that cannot be */
export function conditionOf({ request, ...world }: OrderedList): RawBuilder<unknown> {
  return every([...scopeFilter(world.rowScope, world.resource, 't'), ...matching(request, world)]);
}
