import { type RawBuilder, sql } from 'kysely';
import type { FieldModel } from '#/model/language/model.ts';
import { present, textIn } from '#/model/values/shapes.ts';
import { toWire } from '#/server/foundation/database/columns.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { aggregateOf } from '../aggregates.ts';
import { every, scopeFilter, source } from '../rowScope.ts';
import type { FilterWorld } from './filters.ts';
import { matching } from './listRecords.ts';
import type { ListRequest } from './listRequest.ts';
import { titleJoin } from './selection.ts';

/**
 * The sums over every match, by field; one of these for each currency that the amounts are in, with the sums of that currency's records.
 */
export interface ListTotals {
  /** Null where no amount is among the sums. */
  currency: string | null;
  sums: Record<string, number>;
  /** Where the definition says `totalsBy`: the same for each record that it names, the most of the first sum first. */
  by?: TotalsPart[];
}

/** The sums of the records that name one other; null: of those that name none. */
export interface TotalsPart {
  id: number | null;
  title: string | null;
  sums: Record<string, number>;
}

const MOST_PARTS = 100;

/**
 * Adds up what the definition names under its list, as far as the caller may see it. Empty where nothing matches. @throws ApiError 422 for
 * a filter that cannot be
 */
export async function listTotals(
  tx: Transaction,
  request: Pick<ListRequest, 'filters' | 'search'>,
  world: FilterWorld,
): Promise<ListTotals[]> {
  const { resource, rowScope } = world;
  const fields = (resource.list.totals ?? []).flatMap((name) => world.fields.get(name) ?? []);
  if (!fields.length) return [];
  const query = totalsQuery(fields, request, world);
  const { by, currency, join, sums, again, where } = query;
  // First by what stands in the row, then by its currency: the many rows are not joined.
  const { rows } = await sql<Row>`
    select ${currency} as "$currency", ${again} from (
      select ${by} as key, ${sums} from ${source(rowScope, resource.table)} as t where ${where} group by 1
    ) as s ${join} group by 1 order by 1`.execute(tx);
  const parts = await partsOf(tx, query, world);
  return rows.map((row) => ({
    currency: textIn(row.$currency),
    sums: sumsIn(row, fields),
    ...(parts && { by: parts.filter(({ $currency }) => $currency === row.$currency).map((part) => partIn(part, fields)) }),
  }));
}

type Row = Readonly<Record<string, unknown>>;

/** What adds these fields up over the rows that a request finds. @throws ApiError 422 for a filter that cannot be */
export function totalsQuery(
  fields: readonly FieldModel[],
  request: Pick<ListRequest, 'filters' | 'search'>,
  world: FilterWorld,
): TotalsQuery {
  const { resource, rowScope } = world;
  return {
    fields,
    ...currencyOf(fields, world),
    sums: sql.join([
      sql`count(*) as ${sql.id(COUNT)}`,
      ...fields.map((field) => sql`sum(${summed(field, world)}) as ${sql.id(field.name)}`),
    ]),
    again: sql.join([COUNT, ...fields.map(({ name }) => name)].map((name) => sql`sum(${sql.ref(`s.${name}`)}) as ${sql.id(name)}`)),
    where: every([...scopeFilter(rowScope, resource, 't'), ...matching(request, world)]),
  };
}

/** The column that counts the rows themselves; no field is called so. */
export const COUNT = '$count';

/** The totals as SQL: of the rows `t`, and of these sums `s` by their currency. */
export interface TotalsQuery extends CurrencyColumn {
  fields: readonly FieldModel[];
  sums: RawBuilder<unknown>;
  again: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/** The same, apart for each record that a reference names, where the caller may see it. */
async function partsOf(tx: Transaction, query: TotalsQuery, world: FilterWorld): Promise<Row[] | undefined> {
  const { totalsBy } = world.resource.list;
  const reference = totalsBy === undefined ? undefined : world.fields.get(totalsBy);
  if (reference?.kind !== 'reference') return undefined;
  const first = sql`sum(${sql.ref(`s.${present(query.fields[0], 'a total of the list').name}`)})`;
  return rowsByPart(tx, query, world, { field: reference, part: sql.ref(`t.${reference.name}`), first, most: MOST_PARTS });
}

/** What rows are put together by: a field, as it stands in the row, and which of the parts come first. */
interface Parted {
  field: FieldModel;
  part: RawBuilder<unknown>;
  first: RawBuilder<unknown>;
  most: number;
}

/** The sums of each part (`$id`; `$title`: of the record that it names) in each currency. */
export async function rowsByPart(
  tx: Transaction,
  { by, currency, join, sums, again, where }: TotalsQuery,
  { model, resource, rowScope }: FilterWorld,
  { field, part, first, most }: Parted,
): Promise<Row[]> {
  const titled = field.kind === 'reference' ? titleJoin(model, 'part', 't.part', String(field.to), rowScope) : undefined;
  const title = titled ? sql`min(${titled.title}::text)` : sql`null::text`;
  const { rows } = await sql<Row>`
    select ${currency} as "$currency", t.part as "$id", ${title} as "$title", ${again} from (
      select ${by} as key, ${part} as part, t.client_id, ${sums}
      from ${source(rowScope, resource.table)} as t where ${where} group by 1, 2, 3
    ) as s ${join} cross join lateral (select s.part, s.client_id) as t ${titled?.join ?? sql``}
    group by 1, 2 order by ${first} desc nulls last, 3, 2 limit ${most}`.execute(tx);
  return rows;
}

function partIn({ $id, $title, ...row }: Row, fields: readonly FieldModel[]): TotalsPart {
  return { id: $id === null ? null : Number($id), title: textIn($title), sums: sumsIn(row, fields) };
}

/** The sums in a row, by field. */
export function sumsIn(row: Row, fields: readonly FieldModel[]): Record<string, number> {
  return Object.fromEntries(fields.map((field) => [field.name, Number(toWire(field, row[field.name]) ?? 0)]));
}

interface CurrencyColumn {
  /** What a row is grouped by. */
  by: RawBuilder<unknown>;
  /** The currency of a group. */
  currency: RawBuilder<unknown>;
  join: RawBuilder<unknown>;
}

/** An amount is in the currency of the field that it names, else in its establishment's. */
function currencyOf(fields: readonly FieldModel[], { resource, rowScope }: FilterWorld): CurrencyColumn {
  const amounts = fields.filter(isAmount);
  const named = amounts.flatMap((field) => (field.kind === 'money' && field.currency ? [field.currency] : []))[0];
  if (named) return { by: sql.ref(`t.${named}`), currency: sql`s.key`, join: sql`` };
  if (!amounts.length || resource.scope !== 'establishment') return { by: sql`null::text`, currency: sql`s.key`, join: sql`` };
  const join = sql`join ${source(rowScope, 'establishments')} as e on e.id = s.key${
    rowScope.clientId === null
      ? sql``
      : sql`
    and e.client_id = ${rowScope.clientId}`
  }`;
  return { by: sql.ref('t.establishment_id'), currency: sql`e.currency`, join };
}

function isAmount(field: FieldModel): boolean {
  return field.kind === 'money' || ((field.kind === 'computed' || field.kind === 'aggregate') && field.as === 'money');
}

function summed(field: FieldModel, { model, rowScope }: FilterWorld): RawBuilder<unknown> {
  return field.kind === 'aggregate' ? aggregateOf(model, field, rowScope) : sql.ref(`t.${field.name}`);
}
