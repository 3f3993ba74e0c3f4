import { sql } from 'kysely';
import type ingredientUsage from '#/resources/reports/ingredientUsage.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';

/** What came in: from vendors, or entered by hand. A receipt that was undone is one below zero. */
const CAME_IN = sql`m.kind in ('beginning', 'add', 'received')`;
const WENT_BACK = sql`m.kind not in ('beginning', 'add', 'received') and m.purchase_order is not null`;
const SOLD = sql`m.kind in ('sold', 'returned') and m.purchase_order is null`;

/**
 * Ingredients that moved in the period, by name and unit: what the ledger says was sold by recipes beside what is gone; hours of the day do
 * not matter here.
 */
export const figures: FiguresOf<typeof ingredientUsage> = async (work, request) => {
  const decimals = work.context.currencyDecimals(work.currency);
  const { rows } = await sql<RowOf<typeof ingredientUsage> & { id: number | null }>`
    with entries as (
      select i.id, i.name as ingredient, i.uom, m.quantity, m.day >= ${request.dateFrom}::date as is_within, coalesce(m.unit_cost,
        i.unit_cost) as unit_cost,
        case when ${CAME_IN} then 'in' when ${WENT_BACK} then 'back' when ${SOLD} then 'sold' else 'other' end as what
      from tenant.inventory_movements m join tenant.ingredients i on i.client_id = m.client_id and i.id = m.item_ingredients
      where m.client_id = ${work.clientId} and m.establishment_id = any(${work.establishments.map(({ id }) => id)}::bigint[])
        and m.day <= ${request.dateTo}::date),
    sums as (
      select ingredient, uom, case when min(id) = max(id) then min(id) end as id,
        coalesce(sum(quantity) filter (where not is_within), 0) as beginning, sum(quantity) as ending,
        coalesce(sum(quantity) filter (where is_within and what = 'in'), 0) as received,
        coalesce(-sum(quantity) filter (where is_within and what = 'back'), 0) as returned_to_vendor,
        coalesce(-sum(quantity) filter (where is_within and what = 'sold'), 0) as theoretical,
        case when count(*) filter (where is_within and what = 'other' and unit_cost is null) = 0
          then coalesce(-sum(quantity * unit_cost) filter (where is_within and what = 'other'), 0) end as variance_amount
      from entries group by ingredient, uom having bool_or(is_within)),
    used as (select *, beginning + received - returned_to_vendor - ending as actual from sums)
    select id, ingredient, uom, beginning::float8 as beginning, received::float8 as received,
      returned_to_vendor::float8 as returned_to_vendor,
      ending::float8 as ending, actual::float8 as actual, theoretical::float8 as theoretical, (actual - theoretical)::float8 as variance,
      round((actual - theoretical) * 100 / nullif(theoretical, 0), 2)::float8 as variance_percent,
      round(variance_amount, ${decimals}::integer)::float8 as variance_amount
    from used order by lower(ingredient), uom`.execute(work.tx);
  // One of several establishments by the same name: each has its own.
  const opened = (id: number | null) => (id === null ? null : { type: 'ingredients', id });
  return { rows: rows.map(({ id, ...row }) => ({ ...row, _ids: { theoretical: opened(id), actual: opened(id) } })) };
};
