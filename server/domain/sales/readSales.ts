import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { PartKind } from './facts.ts';
import { countsIn, establishmentsOf, hourOf, isAllHours, type SalesPeriod, type SalesScope, soFarRows } from './period.ts';
import { SUMS } from './salesTables.ts';

/** A day's sales of one order type. Amounts in minor units of the establishment's currency; net sales = gross − discount − refund. */
export interface SalesRow {
  establishment_id: number;
  day: string;
  order_type: string;
  transactions: number;
  gross: number;
  discount: number;
  refund: number;
  tax: number;
  service_charge: number;
  surcharge: number;
  tip: number;
}

/**
 * Sales by establishment, business day and order type: the day table where no mark stands, facts for marked days and for free hours; one
 * statement.
 */
export async function readSalesFacts(tx: Transaction, rowScope: SalesScope, period: SalesPeriod): Promise<SalesRow[]> {
  return (
    await dayQuery<SalesRow>(rowScope, period, {
      facts: 'facts_sales',
      rollup: 'rollup_sales',
      by: ['day', 'order_type'],
      sums: SUMS.sales,
    }).execute(tx)
  ).rows;
}

/** A day's sum of one name; see `PartFact` for what each kind's columns mean. */
export interface PartRow {
  establishment_id: number;
  day: string;
  name: string;
  detail: string;
  quantity: number;
  amount: number;
  extra: number;
}

/** Taxes, discounts, service charges, payments, tips or modifiers by establishment, business day and name; as `readSalesFacts`. */
export async function readPartFacts(tx: Transaction, rowScope: SalesScope, period: SalesPeriod, kind: PartKind): Promise<PartRow[]> {
  return (
    await dayQuery<PartRow>(rowScope, period, {
      facts: 'facts_parts',
      rollup: 'rollup_parts',
      by: ['day', 'name', 'detail'],
      sums: SUMS.parts,
      where: sql`f.kind = ${kind}`,
    }).execute(tx)
  ).rows;
}

/** An hour's sales; `hour` by the clock of the establishment, 0 to 23. */
export type HourRow = Omit<SalesRow, 'order_type'> & { hour: number };

/** Sales by establishment, business day and local hour; as `readSalesFacts`. */
export async function readHourlySales(tx: Transaction, rowScope: SalesScope, period: SalesPeriod): Promise<HourRow[]> {
  return (
    await dayQuery<HourRow>(rowScope, period, {
      facts: 'facts_sales',
      rollup: 'rollup_hours',
      by: ['day', 'hour'],
      sums: SUMS.sales,
      made: { hour: hourOf(sql.ref('f.minute')) },
    }).execute(tx)
  ).rows;
}

/** A day's sales of who served (`NOBODY`: not named) at one station (`NO_STATION`: not named), both as they were called then. */
export type ServerRow = Omit<SalesRow, 'order_type'> & { user_name: string; station: string };

/** Sales by establishment, business day, server and station; as `readSalesFacts`. */
export async function readServerSales(tx: Transaction, rowScope: SalesScope, period: SalesPeriod): Promise<ServerRow[]> {
  return (
    await dayQuery<ServerRow>(rowScope, period, {
      facts: 'facts_sales',
      rollup: 'rollup_servers',
      by: ['day', 'user_name', 'station'],
      sums: SUMS.sales,
    }).execute(tx)
  ).rows;
}

interface Shape {
  facts: string;
  rollup: string;
  by: readonly string[];
  sums: readonly string[];
  where?: RawBuilder<unknown>;
  /** Columns of the rollup that the facts do not have as they are. */
  made?: Readonly<Record<string, RawBuilder<unknown>>>;
}

function dayQuery<R>(
  rowScope: SalesScope,
  period: SalesPeriod,
  { facts, rollup, by, sums, where = sql`true`, made = {} }: Shape,
): ReturnType<typeof sql<R>> {
  const { clientId } = rowScope;
  const days = sql`f.day between ${period.from}::date and ${period.to}::date`;
  const names = ['establishment_id', ...by];
  const keys = sql.join(names.map((name) => sql.ref(`f.${name}`)));
  const counted = sql.join(names.map((name) => (made[name] ? sql`${made[name]} as ${sql.id(name)}` : sql.ref(`f.${name}`))));
  const ordinals = sql.join(names.map((_name, at) => sql.lit(at + 1)));
  const own = sql`f.client_id = ${clientId} and f.establishment_id = establishments.id`;
  if (!isAllHours(period)) {
    return sql<R>`with ${establishmentsOf(rowScope)} select ${counted}, ${sumsOf(sums)} from establishments
      join ${sql.id('tenant', facts)} as f on ${own}
      where ${countsIn(period)} and ${where} group by ${ordinals} order by ${ordinals}`;
  }
  return sql<R>`
    with ${establishmentsOf(rowScope)}, marked as materialized (
      select f.establishment_id, f.day from establishments join tenant.sales_marks f on ${own} where ${days}
      union select so_far.establishment_id, f.day::date from ${soFarRows(period)}
        cross join generate_series(so_far.day, ${period.to}::date, interval '1 day') as f(day)
    )
    select ${keys}, ${sql.join(sums.map((name) => sql.ref(`f.${name}`)))} from establishments
    join ${sql.id('tenant', rollup)} as f on ${own}
    where ${days} and ${where} and not exists (select 1 from marked m where m.establishment_id = f.establishment_id and m.day = f.day)
    union all
    select ${counted}, ${sumsOf(sums)} from marked m join ${sql.id('tenant', facts)} as f on f.client_id = ${clientId}
      and f.establishment_id = m.establishment_id and f.day = m.day
    where ${where} and ${countsIn(period)} group by ${ordinals}
    order by ${ordinals}`;
}

/** The sums of facts as whole numbers. */
export function sumsOf(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql`sum(${sql.ref(`f.${name}`)})::bigint as ${sql.id(name)}`));
}
