import { type RawBuilder, sql } from 'kysely';
import type { FieldModel } from '#/model/language/model.ts';
import { isNeverEmpty, isTextual } from '#/server/foundation/database/columns.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { aggregateOf } from '../aggregates.ts';
import { attachChildren } from '../children.ts';
import { isWhole } from '../foundWhole.ts';
import { either, every, ofClient, scopeFilter, source } from '../rowScope.ts';
import { filterConditions } from './filterConditions.ts';
import { contains, type FilterWorld } from './filters.ts';
import type { ListRequest } from './listRequest.ts';
import { selectionOf, titleJoin } from './selection.ts';

/** One page of records and how many there are in all. */
export interface RecordPage {
  list: Record<string, unknown>[];
  pagination_options: { page: number; per_page: number; total: number; last_page: number };
}

/** `fields`: what the caller may see. */
type World = FilterWorld;

/**
 * Reads a page: the page's ids first, in order, then what it shows of those rows alone. @throws ApiError 422 for a filter that cannot be
 */
export async function listRecords(tx: Transaction, request: ListRequest, world: World): Promise<RecordPage> {
  const { resource, rowScope } = world;
  const where = every([...scopeFilter(rowScope, resource, 't'), ...matching(request, world)]);
  const table = source(rowScope, resource.table);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${table} as t where ${where}`.execute(tx);
  const total = counted[0]?.total ?? 0;
  const offset = (request.page - 1) * request.perPage;
  const list = offset < total ? await readPage(tx, request, world, where, offset) : [];
  return {
    list,
    pagination_options: {
      page: request.page,
      per_page: request.perPage,
      total,
      last_page: Math.max(1, Math.ceil(total / request.perPage)),
    },
  };
}

async function readPage(
  tx: Transaction,
  request: ListRequest,
  world: World,
  where: RawBuilder<unknown>,
  offset: number,
): Promise<Record<string, unknown>[]> {
  const { model, resource, rowScope } = world;
  const fields = shownFields(request, world);
  const selection = selectionOf(model, resource, fields, rowScope);
  const order = orderOf(request, world);
  const table = source(rowScope, resource.table);
  const { rows } = await sql<Record<string, unknown>>`
    with page as materialized (
      select t.client_id, t.id, row_number() over () as position from (
        select t.client_id, t.id from ${table} as t ${order.join} where ${where} order by ${order.by}
          limit ${request.perPage} offset ${offset}
      ) as t
    )
    select ${sql.join(selection.columns)} from page join ${table} as t on t.client_id = page.client_id
      and t.id = page.id and ${ofClient(rowScope, 't')} ${sql.join(selection.joins, sql` `)}
    order by page.position`.execute(tx);
  const records = rows.map(selection.read);
  await attachChildren(tx, model, resource, fields, rowScope, records);
  return records;
}

/** What the filters and the search ask, as conditions. */
export function matching(request: Pick<ListRequest, 'filters' | 'search'>, world: FilterWorld): RawBuilder<unknown>[] {
  const conditions = filterConditions(request.filters, world);
  if (request.search) {
    const searched = world.resource.search.flatMap((name) => world.fields.get(name) ?? []);
    const found = [...searched.map((field) => contains(field, request.search, world)), ...isWhole(world.whole ?? [], request.search)];
    if (found.length) conditions.push(either(found));
  }
  return conditions;
}

/** The columns asked for; by default what the list shows and every other field of one column, never child rows. */
export function shownFields(request: Pick<ListRequest, 'fields'>, { resource, fields }: World): FieldModel[] {
  const always = ['id', 'updated_at', 'establishment_id'];
  const shown = (field: FieldModel) => {
    if (always.includes(field.name)) return true;
    if (request.fields) return request.fields.includes(field.name);
    return (
      resource.list.columns.includes(field.name) ||
      !(
        field.kind === 'lines' ||
        field.kind === 'json' ||
        field.kind === 'aggregate' ||
        field.kind === 'external' ||
        (field.kind === 'reference' && field.many)
      )
    );
  };
  return [...fields.values()].filter(shown);
}

/** Records without a value come last, whichever way the list goes. */
function orderOf(
  request: ListRequest,
  { model, resource, rowScope, fields }: World,
): { join: RawBuilder<unknown>; by: RawBuilder<unknown> } {
  const field = fields.get(request.sortBy);
  const direction = request.sortOrder === 'desc' ? sql`desc` : sql`asc`;
  // Where nothing can be empty it is left unsaid, so that one index serves both ways.
  const empty = field && isNeverEmpty(resource, field) ? sql`` : sql`nulls last`;
  const by = (value: RawBuilder<unknown>, join: RawBuilder<unknown> = sql``) => ({
    join,
    by: sql`${value} ${direction} ${empty}, t.id ${direction}`,
  });
  if (!field || field.name === 'id') return { join: sql``, by: sql`t.id ${direction}` };
  if (field.kind === 'aggregate') return by(aggregateOf(model, field, rowScope));
  if (field.kind === 'reference' && typeof field.to === 'string') {
    const joined = titleJoin(model, 'sorted', `t.${field.name}`, field.to, rowScope);
    if (joined) return by(sql`lower(${joined.title}::text)`, joined.join);
  }
  return by(isTextual(field) ? sql`lower(${sql.ref(`t.${field.name}`)})` : sql.ref(`t.${field.name}`));
}
