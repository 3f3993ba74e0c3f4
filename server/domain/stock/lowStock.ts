import { type RawBuilder, sql } from 'kysely';
import products from '#/resources/catalogue/products.ts';
import ingredients from '#/resources/stock/ingredients.ts';
import { columnsOf } from '#/server/foundation/database/columnsOf.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StockType } from './movements.ts';
import { UNIT_OF_PRODUCT } from './stockItems.ts';
import { stockNow, summedTo } from './stockSums.ts';

/** An item at or below its reorder point. */
export type LowItem = StockLevel & { reorder_point: number };

/** What there is of an item, and what is on its way. Quantities in its own unit. */
export interface StockLevel {
  type: StockType;
  id: number;
  name: string;
  uom: string | null;
  /** The vendor it is bought from: the first of its rows, or the one asked for; null where it names none. */
  vendor: number | null;
  vendor_name: string | null;
  vendor_item_id: string | null;
  pack_size: number;
  current: number;
  /** On purchase orders that were sent, and not received yet. */
  on_order: number;
  /** On purchase orders that are drafts. */
  in_drafts: number;
  reorder_point: number | null;
  par_level: number | null;
  /** Packs that bring it up to its par level (its reorder point where it has none), with what is on order and in drafts. */
  packs: number;
  /** The same in the item's own unit. */
  to_order: number;
  /** Of one pack, in major units: what the vendor asks, else the item's own cost. */
  pack_cost: number | null;
}

/** Where, and of which vendor; without one, each item with its first. */
export interface LowQuestion {
  clientId: number;
  establishmentId: number;
  vendor?: number;
}

const product = columnsOf(products);
const ingredient = columnsOf(ingredients);

/** In the item's own units: what of the line `l` did not come yet. */
const AWAITED = sql`greatest(l.ordered_quantity - l.received_quantity, 0) * coalesce(l.pack_size, 1)`;

/** Every active item at or below its reorder point now, by vendor and name; those without a vendor last. */
export async function readLowStock(tx: Transaction, question: LowQuestion): Promise<LowItem[]> {
  const levels = await readLevels(tx, question, sql`coalesce(s.current, 0) <= i.reorder_point`);
  return levels.map((level) => ({ ...level, reorder_point: level.reorder_point ?? 0 }));
}

/** The same of every active item whose stock is counted, however much there is of it. */
export function readStockLevels(tx: Transaction, question: LowQuestion): Promise<StockLevel[]> {
  return readLevels(tx, question, sql`true`);
}

async function readLevels(
  tx: Transaction,
  { clientId, establishmentId, vendor }: LowQuestion,
  which: RawBuilder<unknown>,
): Promise<StockLevel[]> {
  const here = sql`client_id = ${clientId} and establishment_id = ${establishmentId}`;
  const after = await summedTo(tx, clientId, establishmentId);
  const { rows } = await sql<Record<keyof StockLevel, string | null> & { type: StockType; id: number; vendor: number | null }>`
    with items as (
      select 'products' as type, id, ${product.item} as name, ${UNIT_OF_PRODUCT} as uom, ${product.cost} as cost,
        ${product.reorder_point} as reorder_point, ${product.par_level} as par_level
      from tenant.products where ${here} and ${product.track_inventory} and status = 'active'
      union all
      select 'ingredients', id, ${ingredient.name}, ${ingredient.uom}, ${ingredient.unit_cost}, ${ingredient.reorder_point},
        ${ingredient.par_level}
      from tenant.ingredients where ${here} and status = 'active'),
    sums as (${stockNow(clientId, establishmentId, after)}),
    awaited as (
      select case when l.item_products is null then 'ingredients' else 'products' end as type, coalesce(l.item_products,
        l.item_ingredients) as id,
        sum(${AWAITED}) filter (where o.status <> 'draft') as on_order, sum(${AWAITED}) filter (where o.status = 'draft') as in_drafts
      from tenant.purchase_orders o join tenant.purchase_orders_items l on l.client_id = o.client_id and l.parent_id = o.id
      where o.client_id = ${clientId} and o.establishment_id = ${establishmentId} and o.type <> 'vendor_return'
        and o.status in ('draft', 'ordered', 'partially_received') group by 1, 2),
    terms as (
      select 'products' as type, parent_id as id, vendor, vendor_item_id, pack_size, cost, position from tenant.products_vendors
        where client_id = ${clientId}
      union all
      select 'ingredients', parent_id, vendor, vendor_item_id, pack_size, cost, position from tenant.ingredients_vendors
        where client_id = ${clientId})
    select i.type, i.id, i.name, i.uom, t.vendor, v.name as vendor_name, t.vendor_item_id, coalesce(t.pack_size, 1) as pack_size,
      coalesce(s.current, 0) as current, coalesce(a.on_order, 0) as on_order,
      coalesce(a.in_drafts, 0) as in_drafts, i.reorder_point, i.par_level,
      greatest(ceil((greatest(i.par_level, i.reorder_point) - coalesce(s.current, 0) - coalesce(a.on_order, 0) - coalesce(a.in_drafts, 0))
        / coalesce(t.pack_size, 1)), 0) as packs,
      coalesce(t.cost, i.cost * coalesce(t.pack_size, 1)) as pack_cost
    from items i
    left join sums s on s.type = i.type and s.id = i.id
    left join awaited a on a.type = i.type and a.id = i.id
    left join lateral (select * from terms t where t.type = i.type and t.id = i.id
      and ${vendor === undefined ? sql`true` : sql`t.vendor = ${vendor}`}
      order by t.position limit 1) t on true
    left join tenant.vendors v on v.client_id = ${clientId} and v.id = t.vendor
    where ${which} and ${vendor === undefined ? sql`true` : sql`t.vendor is not null`}
    order by lower(v.name) nulls last, lower(i.name), i.type, i.id`.execute(tx);
  return rows.map((row) => ({ ...row, ...figuresOf(row), name: String(row.name) }));
}

function figuresOf(row: Readonly<Record<keyof StockLevel, unknown>>) {
  const orNull = (value: unknown) => (value === null ? null : Number(value));
  return {
    pack_size: Number(row.pack_size),
    current: Number(row.current),
    on_order: Number(row.on_order),
    in_drafts: Number(row.in_drafts),
    packs: Number(row.packs),
    to_order: Number(row.packs) * Number(row.pack_size),
    reorder_point: orNull(row.reorder_point),
    par_level: orNull(row.par_level),
    pack_cost: orNull(row.pack_cost),
  };
}
