import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { countsIn, daypartsOf, establishmentsOf, type SalesPeriod, type SalesScope, soFarRows } from './period.ts';
import { sumsOf } from './readSales.ts';
import { SUMS } from './salesTables.ts';

/**
 * What was sold of one thing in one establishment. Quantities in thousandths, amounts in minor units; net = gross − discount − refund;
 * margin = net − cost.
 */
export interface ProductRow {
  establishment_id: number;
  item_id: number;
  /** Null for a line that no product was found for. */
  product_id: number | null;
  title: string;
  category: string | null;
  sub_category: string | null;
  quantity: number;
  refund_quantity: number;
  gross: number;
  discount: number;
  refund: number;
  tax: number;
  cost: number;
}

/**
 * The product mix of a period, one statement: whole months without a mark come from product × month × daypart; marked months, months of
 * which the period has only a part, and hours that cut through a daypart from the facts. Such months that follow each other are one span of
 * days (`behind`): a line was compared with each of a year's months before. Summed by item before its words are looked up:
 * joined to every month's rows they were most of the time, and the more so the more facts made the planner's guess a bad one. A report
 * groups these rows by title, sub category or category.
 */
export async function readProductFacts(tx: Transaction, rowScope: SalesScope, period: SalesPeriod): Promise<ProductRow[]> {
  const { clientId } = rowScope;
  const parts = daypartsOf(period);
  const { rows } = await sql<ProductRow>`
    with ${establishmentsOf(rowScope)}, months as (
      select establishments.id as establishment_id, m::date as month, greatest(m::date, ${period.from}::date) as first,
        least((m + interval '1 month')::date - 1, ${period.to}::date) as last
      from establishments cross join generate_series(date_trunc('month', ${period.from}::date), ${period.to}::date, interval '1 month') as m
    ), validated as materialized (
      select *, ${parts !== null} and first = month and last = (month + interval '1 month')::date - 1 and not exists (
        select 1 from tenant.sales_marks k where k.client_id = ${clientId} and k.establishment_id = months.establishment_id
          and k.day between first and last
      ) and not exists (
        select 1 from ${soFarRows(period)} where so_far.establishment_id = months.establishment_id and so_far.day <= last
      ) as clean from months
    ), behind as materialized (
      select establishment_id, min(first) as first, max(last) as last from (
        select *, month - row_number() over (partition by establishment_id order by month) * interval '1 month' as span
        from validated where not clean
      ) as spans group by establishment_id, span
    ), summed as (
      select f.establishment_id, f.item_id, ${sql.join(SUMS.lines.map((name) => sql.ref(`f.${name}`)))}
      from validated j join tenant.rollup_products f on f.client_id = ${clientId} and f.establishment_id = j.establishment_id
        and f.month = j.month
      where j.clean and f.daypart = any(${parts ?? []}::smallint[])
      union all
      select f.establishment_id, f.item_id, ${sumsOf(SUMS.lines)}
      from behind j join tenant.facts_lines f on f.client_id = ${clientId} and f.establishment_id = j.establishment_id
        and f.day between j.first and j.last
      where ${countsIn(period)} group by 1, 2
    ), totals as materialized (
      select f.establishment_id, f.item_id, ${sumsOf(SUMS.lines)} from summed f group by 1, 2
    )
    select f.establishment_id, f.item_id, i.product_id, i.title, i.category, i.sub_category,
      ${sql.join(SUMS.lines.map((name) => sql.ref(`f.${name}`)))}
    from totals f join tenant.sales_items i on i.client_id = ${clientId} and i.id = f.item_id order by 1, i.title, 2`.execute(tx);
  return rows;
}

/** What was sold on a business day, as `ProductRow` has it. */
export interface ProductDay extends Pick<ProductRow, 'quantity' | 'gross' | 'discount' | 'refund'> {
  day: string;
}

/**
 * What was sold of one product on each business day of a period, under whatever name and category it was sold; of everything, without one.
 * From the facts: of a product the rollups have whole months alone.
 */
export async function readProductDays(
  tx: Transaction,
  rowScope: SalesScope,
  period: SalesPeriod,
  productId: number | null,
): Promise<ProductDay[]> {
  const { clientId } = rowScope;
  const isOfProduct =
    productId === null
      ? sql`true`
      : sql`f.item_id = any(array(select id from tenant.sales_items where client_id = ${clientId} and product_id = ${productId}))`;
  const { rows } = await sql<ProductDay>`
    with ${establishmentsOf(rowScope)}
    select f.day, ${sumsOf(['quantity', 'gross', 'discount', 'refund'])}
    from establishments join tenant.facts_lines f on f.client_id = ${clientId} and f.establishment_id = establishments.id
    where ${countsIn(period)} and ${isOfProduct} group by f.day order by f.day`.execute(tx);
  return rows;
}
