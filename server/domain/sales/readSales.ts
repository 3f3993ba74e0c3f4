import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { PartKind } from './facts.ts';
import { inHours, isAllHours, placesOf, type SalesPeriod, type SalesScope } from './period.ts';
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

/** Sales by establishment, business day and local hour, from facts. */
export async function readHourlySales(
  tx: Transaction,
  rowScope: SalesScope,
  period: SalesPeriod,
): Promise<(Omit<SalesRow, 'order_type'> & { hour: number })[]> {
  const { rows } = await sql<Omit<SalesRow, 'order_type'> & { hour: number }>`
    with ${placesOf(rowScope)}
    select f.establishment_id, f.day, f.minute / 60 as hour, ${sumsOf(SUMS.sales)}
    from places join tenant.facts_sales f on f.client_id = ${rowScope.clientId} and f.establishment_id = places.id
    where f.day between ${period.from}::date and ${period.to}::date and ${inHours(period, sql.ref('f.minute'))} group by 1, 2, 3
      order by 1, 2, 3`.execute(tx);
  return rows;
}

interface Shape {
  facts: string;
  rollup: string;
  by: readonly string[];
  sums: readonly string[];
  where?: RawBuilder<unknown>;
}

function dayQuery<R>(
  rowScope: SalesScope,
  period: SalesPeriod,
  { facts, rollup, by, sums, where = sql`true` }: Shape,
): ReturnType<typeof sql<R>> {
  const { clientId } = rowScope;
  const days = sql`f.day between ${period.from}::date and ${period.to}::date`;
  const keys = sql.join(['establishment_id', ...by].map((name) => sql.ref(`f.${name}`)));
  const own = sql`f.client_id = ${clientId} and f.establishment_id = places.id`;
  if (!isAllHours(period)) {
    return sql<R>`with ${placesOf(rowScope)} select ${keys}, ${sumsOf(sums)} from places join ${sql.id('tenant', facts)} as f on ${own}
      where ${days} and ${where} and ${inHours(period, sql.ref('f.minute'))} group by ${keys} order by ${keys}`;
  }
  return sql<R>`
    with ${placesOf(rowScope)}, marked as materialized (
      select distinct f.establishment_id, f.day from places join tenant.sales_marks f on ${own} where ${days}
    )
    select ${keys}, ${sql.join(sums.map((name) => sql.ref(`f.${name}`)))} from places join ${sql.id('tenant', rollup)} as f on ${own}
    where ${days} and ${where} and not exists (select 1 from marked m where m.establishment_id = f.establishment_id and m.day = f.day)
    union all
    select ${keys}, ${sumsOf(sums)} from marked m join ${sql.id('tenant', facts)} as f on f.client_id = ${clientId}
      and f.establishment_id = m.establishment_id and f.day = m.day
    where ${where} group by ${keys}
    order by 1, 2, 3`;
}

/** The sums of facts as whole numbers. */
export function sumsOf(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql`sum(${sql.ref(`f.${name}`)})::bigint as ${sql.id(name)}`));
}
