import { type RawBuilder, sql } from 'kysely';
import type { FieldModel } from '#/model/language/model.ts';
import { countsIn, establishmentsOf, hourOf, type SalesPeriod, type SalesScope } from '#/server/domain/sales/period.ts';
import { SALES_COLUMNS } from '#/server/domain/sales/salesTables.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { ReportEstablishment, ReportRequest, ReportRow, ReportWork, RequestOf, RowOf, TypedReport } from './report.ts';

type FactTable = 'facts_sales' | 'facts_lines' | 'facts_parts' | 'facts_voids';
/** A column of the facts; of lines also what was sold. A minus takes away. */
type Term<T extends FactTable> = `${'' | '-'}${keyof (typeof SALES_COLUMNS)[T] & string}`;

/** Which orders stand behind a figure of a report: those whose facts make it, and what each contributes. */
export interface DrillDown<T extends FactTable = FactTable> {
  facts: T;
  /** By column of the report: the sum of these columns of the facts. `rows`: how many facts there are. */
  measures: Readonly<Record<string, readonly Term<T>[] | 'rows' | 'orders'>>;
  /**
   * Whose facts a row is made of, by column of the facts (of lines also `title`, `category`, `sub_category`; of all `order_number`,
   * `hour`, and `weekday` from Sunday, 0); null is empty.
   */
  where?(row: ReportRow, request: ReportRequest, establishments: readonly ReportEstablishment[]): Facts;
  /** What holds for all its facts: a value, or one of several. */
  only?: Only;
  /** The same for the facts of single columns. */
  onlyFor?: Readonly<Record<string, Only>>;
  /** Where the facts of lines do not say it themselves: what a row's are of, or without a row those of all rows; undefined: whatever was sold. */
  products?(
    work: Pick<ReportWork, 'tx' | 'clientId' | 'establishments'>,
    request: ReportRequest,
    row: ReportRow | undefined,
  ): Promise<SoldProducts | undefined>;
}

/** The drill-down of one report, typed by its definition: a row is what was answered of it before, so any of its columns may be empty. */
export interface DrillDownOf<R extends TypedReport, T extends FactTable> extends Omit<DrillDown<T>, 'measures' | 'where' | 'products'> {
  measures: { readonly [K in keyof R['columns']]?: DrillDown<T>['measures'][string] };
  where?(row: Partial<RowOf<R>>, request: RequestOf<R>, establishments: readonly ReportEstablishment[]): Facts;
  products?(
    work: Pick<ReportWork, 'tx' | 'clientId' | 'establishments'>,
    request: RequestOf<R>,
    row: Partial<RowOf<R>> | undefined,
  ): Promise<SoldProducts | undefined>;
}
/** Products by id; null: what no product was found for. */
export type SoldProducts = readonly (number | null)[];
type Only = Readonly<Record<string, string | readonly string[]>>;
type Facts = Readonly<Record<string, string | number | null>>;

/** One order's part of a figure, in minor units or thousandths. */
export interface OrderBehind {
  id: number;
  establishment_id: number;
  order_number: string;
  /** ISO 8601 UTC: the latest of the facts that count. */
  at: string;
  user_name: string | null;
  customer_name: string | null;
  status: string;
  amount: number;
  /** Money of it that was given back after the days asked for, which no figure of them counts; in minor units. */
  given_back_later: number;
}

/** A page of the orders behind a figure, the latest first or by what they contribute, with how many they are and what they come to. */
export async function readDrillDown(
  tx: Transaction,
  rowScope: SalesScope,
  period: SalesPeriod,
  { facts, measures, only = {}, onlyFor = {} }: DrillDown,
  asked: {
    column: string;
    where: Facts;
    products?: SoldProducts | undefined;
    sort: { field: 'at' | 'amount'; order: 'asc' | 'desc' };
    page: { number: number; size: number };
  },
): Promise<{ rows: OrderBehind[]; total: number; sum: number }> {
  const measure = measures[asked.column] ?? [];
  const amount = measure === 'rows' ? sql`count(*)` : measure === 'orders' ? sql`1` : sumOf(measure);
  const conditions = [
    sql`true`,
    ...Object.entries(asked.where).map(([name, value]) => sql`${columnOf(facts, name)} is not distinct from ${value}`),
    ...Object.entries({ ...only, ...onlyFor[asked.column] }).map(
      ([name, value]) => sql`${columnOf(facts, name)} = any(${[value].flat()}::text[])`,
    ),
    ...(asked.products ? [isOf(columnOf(facts, 'product_id'), asked.products)] : []),
  ];
  const items = facts === 'facts_lines' ? sql`join tenant.sales_items i on i.client_id = f.client_id and i.id = f.item_id` : sql``;
  const direction = asked.sort.order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<OrderBehind & { orders: number; sum: number }>`
    with ${establishmentsOf(rowScope)}, counted as (
      select f.order_id, max(f.at) as at, (${amount})::bigint as amount
      from establishments join ${sql.id('tenant', facts)} as f on f.client_id = ${rowScope.clientId}
        and f.establishment_id = establishments.id ${items}
      where ${countsIn(period)}
        and ${sql.join(conditions, sql` and `)}
      group by f.order_id having (${amount}) <> 0
    ), summed as (select count(*)::bigint as orders, coalesce(sum(amount), 0)::bigint as sum from counted),
    paged as (select * from counted order by ${sql.ref(asked.sort.field)} ${direction}, order_id desc
      limit ${asked.page.size} offset ${(asked.page.number - 1) * asked.page.size})
    select s.orders, s.sum, o.id, o.establishment_id, o.order_number, p.at, o.user_name, o.customer_name, o.status, p.amount,
      (select coalesce(-sum(b.amount + b.extra), 0)::bigint from tenant.facts_parts b where b.client_id = ${rowScope.clientId}
        and b.order_id = p.order_id and b.kind = 'payment' and b.detail = 'returned' and b.day > ${period.to}::date) as given_back_later
    from summed s left join paged p on true left join tenant.orders o on o.client_id = ${rowScope.clientId} and o.id = p.order_id
    order by ${sql.ref(`p.${asked.sort.field}`)} ${direction}, p.order_id desc`.execute(tx);
  const [first] = rows;
  return {
    rows: rows.filter(({ id }) => id !== null).map(({ orders: _orders, sum: _sum, ...row }) => row),
    total: first?.orders ?? 0,
    sum: first?.sum ?? 0,
  };
}

/** What one of a figure's whole units is: an amount's minor units, a quantity's thousandths, else one. */
export function unitOf(field: FieldModel | undefined, decimals: number): number {
  return field?.kind === 'money' ? 10 ** decimals : field?.kind === 'quantity' ? 1000 : 1;
}

function sumOf(terms: readonly string[]): RawBuilder<unknown> {
  const parts = terms.map((term) =>
    term.startsWith('-') ? sql`- sum(${sql.ref(`f.${term.slice(1)}`)})` : sql`+ sum(${sql.ref(`f.${term}`)})`,
  );
  return parts.length ? sql.join(parts, sql` `) : sql`0`;
}

function isOf(column: RawBuilder<unknown>, products: SoldProducts): RawBuilder<unknown> {
  const known = products.filter((id) => id !== null);
  return sql`(${column} = any(${known}::bigint[]) or ${column} is null and ${products.includes(null)}::boolean)`;
}

/** What facts are told apart by without having it as a column. */
const MADE: Readonly<Record<string, RawBuilder<unknown>>> = {
  hour: hourOf(sql.ref('f.minute')),
  weekday: sql`extract(dow from f.day)::int`,
  order_number: sql`(select o.order_number from tenant.orders o where o.client_id = f.client_id and o.id = f.order_id)`,
};
const ITEM_COLUMNS = ['title', 'category', 'sub_category', 'product_id'];

function columnOf(facts: FactTable, name: string): RawBuilder<unknown> {
  if (facts === 'facts_lines' && ITEM_COLUMNS.includes(name)) return sql.ref(`i.${name}`);
  if (MADE[name]) return MADE[name];
  if (!(name in SALES_COLUMNS[facts])) throw new Error(`${facts} has no column '${name}'`);
  return sql.ref(`f.${name}`);
}
