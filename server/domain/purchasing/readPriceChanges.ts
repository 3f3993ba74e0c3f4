import { sql } from 'kysely';
import { establishmentsOf, momentOf, type SalesScope } from '#/server/domain/sales/period.ts';
import { UNIT_OF_PRODUCT } from '#/server/domain/stock/stockItems.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** What a vendor asks for an item of an establishment than it did. Prices of one of the item's own units, in major units of the currency. */
export interface PriceChange {
  item: string;
  vendor: string;
  uom: string | null;
  price_before: number;
  price: number;
  /** In percent; null where it cost nothing before. */
  change: number | null;
  /** The last business day on which it was received at another price than the time before. */
  changed: string;
  changes: number;
  /** In the item's own units. */
  received: number;
  /** Of what was received, at the price that each receipt has, less the price before. */
  effect: number;
  establishment: string;
}

/** How far back a price is looked for that an item had before the days that are asked for. */
const LOOK_BACK_DAYS = 366;

/**
 * What was received at another price than before in business days `from` to `to`, of one vendor or of all. Undone receipts and returns to
 * vendors say nothing. `decimals`: those of the currency.
 */
export async function readPriceChanges(
  tx: Transaction,
  rowScope: SalesScope,
  { from, to, vendor, decimals }: { from: string; to: string; vendor: number | null; decimals: number },
): Promise<PriceChange[]> {
  const { clientId } = rowScope;
  const { rows } = await sql<PriceChange>`
    with ${establishmentsOf(rowScope)},
    bought as (
      select e.id as establishment_id, e.title as establishment, r.vendor, l.item_products, l.item_ingredients, l.item_name,
        l.pack_size * l.received_quantity as units, l.unit_cost / l.pack_size as price, ${momentOf(sql`r.at`).day} as day, r.at, r.id, l.position
      from tenant.purchase_receipts r
      join establishments on establishments.id = r.establishment_id
      join tenant.establishments e on e.client_id = ${clientId} and e.id = r.establishment_id
      join tenant.purchase_orders o on o.client_id = ${clientId} and o.id = r.purchase_order and o.type <> 'vendor_return'
      join tenant.purchase_receipts_items l on l.client_id = ${clientId} and l.parent_id = r.id
      where r.client_id = ${clientId} and r.status = 'received' and ${vendor === null ? sql`true` : sql`r.vendor = ${vendor}`}
        and r.at >= ${from}::date - ${LOOK_BACK_DAYS}::integer and r.at < ${to}::date + 3
        and l.received_quantity > 0 and l.unit_cost is not null and l.pack_size > 0),
    priced as (
      select *, lag(price) over own as last_price, day >= ${from}::date as is_within from bought where day <= ${to}::date
      window own as (partition by establishment_id, vendor, item_products, item_ingredients order by at, id, position)),
    sums as (
      select establishment_id, establishment, vendor, item_products, item_ingredients,
        (array_agg(item_name order by at desc, id desc))[1] as item,
        coalesce((array_agg(price order by at desc, id desc, position desc) filter (where not is_within))[1],
          (array_agg(price order by at, id, position))[1]) as price_before,
        (array_agg(price order by at desc, id desc, position desc))[1] as price,
        max(day) filter (where is_within and price <> last_price) as changed,
        count(*) filter (where is_within and price <> last_price) as changes,
        sum(units) filter (where is_within) as received, sum(units * price) filter (where is_within) as paid
      from priced group by 1, 2, 3, 4, 5)
    select s.item, v.name as vendor, coalesce(i.uom, p.uom) as uom, round(s.price_before, 6)::float8 as price_before,
      round(s.price, 6)::float8 as price, round((s.price - s.price_before) * 100 / nullif(s.price_before, 0), 2)::float8 as change,
      s.changed::text as changed, s.changes, s.received::float8 as received,
      round(s.paid - s.received * s.price_before, ${decimals}::integer)::float8 as effect, s.establishment
    from sums s
    join tenant.vendors v on v.client_id = ${clientId} and v.id = s.vendor
    left join tenant.ingredients i on i.client_id = ${clientId} and i.id = s.item_ingredients
    left join lateral (
      select ${UNIT_OF_PRODUCT} as uom from tenant.products where client_id = ${clientId} and id = s.item_products) p on true
    where s.changes > 0 order by effect desc, lower(s.item), s.establishment_id, s.vendor`.execute(tx);
  return rows;
}
