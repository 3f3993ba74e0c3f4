import { type RawBuilder, sql } from 'kysely';
import products from '#/resources/catalogue/products.ts';
import ingredients from '#/resources/stock/ingredients.ts';
import { columnsOf } from '#/server/foundation/database/columnsOf.ts';
import { likeText } from '#/server/foundation/database/likeText.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { StockType } from './movements.ts';
import { UNIT_OF_PRODUCT } from './stockItems.ts';

/** Which items, over which business days, in which order. */
export interface InventoryQuestion {
  clientId: number;
  establishmentId: number;
  /** `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
  type?: 'product' | 'ingredient';
  vendorId?: number;
  categoryId?: number;
  isBelowReorder?: boolean;
  search?: string;
  sortBy: InventorySort;
  order: 'asc' | 'desc';
  page: number;
  perPage: number;
}

export const INVENTORY_SORTS = [
  'item_name',
  'item_type',
  'uom',
  'beginning_count',
  'total_add',
  'total_sold',
  'total_deduct',
  'current_count',
  'value',
] as const;
export type InventorySort = (typeof INVENTORY_SORTS)[number];

/**
 * An item over the days asked about: `current_count` = beginning + add − sold − deduct. Amounts in major units. Source: entities,
 * "inventory".
 */
export interface InventoryRow {
  item_id: { type: 'products' | 'ingredients'; id: number };
  item_name: string;
  item_type: 'product' | 'ingredient';
  uom: string | null;
  vendor_names: string[];
  beginning_count: number;
  total_add: number;
  total_sold: number;
  total_deduct: number;
  current_count: number;
  reorder_point: number | null;
  par_level: number | null;
  below_reorder: boolean;
  unit_cost: number | null;
  value: number | null;
}

/**
 * One page of the inventory, and how many items there are in all. One pass over the ledger up to the last day; items without an entry have
 * none of anything.
 */
export async function readInventory(tx: Transaction, question: InventoryQuestion): Promise<{ rows: InventoryRow[]; total: number }> {
  const { clientId, establishmentId, from, to, sortBy, order, page, perPage } = question;
  const { rows } = await sql<SelectedItem & { total: number }>`
    with items as (${itemsOf(question)}),
    sums as (
      select item_products is null as of_ingredient, coalesce(item_products, item_ingredients) as item,
        coalesce(sum(quantity) filter (where day < ${from}::date), 0) as beginning_count,
        coalesce(sum(quantity) filter (where day >= ${from}::date and ${CAME_IN}), 0) as total_add,
        coalesce(-sum(quantity) filter (where day >= ${from}::date and kind = 'sold'), 0) as total_sold,
        coalesce(-sum(quantity) filter (where day >= ${from}::date and kind <> 'sold' and quantity <= 0), 0) as total_deduct,
        sum(quantity) as current_count
      from tenant.inventory_movements
      where client_id = ${clientId} and establishment_id = ${establishmentId} and day <= ${to}::date group by 1, 2),
    counted as (
      select items.*, coalesce(beginning_count, 0) as beginning_count, coalesce(total_add, 0) as total_add, coalesce(total_sold,
        0) as total_sold,
        coalesce(total_deduct, 0) as total_deduct, coalesce(current_count, 0) as current_count, coalesce(current_count,
          0) * unit_cost as value,
        coalesce(coalesce(current_count, 0) <= reorder_point, false) as below_reorder
      from items left join sums on sums.item = items.id and sums.of_ingredient = (items.item_type = 'ingredient'))
    select *, count(*) over () as total from counted where ${question.isBelowReorder ? sql`below_reorder` : sql`true`}
    order by ${sql.id(sortBy)} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last, item_name, id
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(tx);
  return { rows: rows.map(rowOf), total: rows[0]?.total ?? 0 };
}

const product = columnsOf(products, 'i');
const ingredient = columnsOf(ingredients, 'i');

/** What is entered above zero came in, whoever entered it; a sale that is taken back stays with the sales. */
const CAME_IN = sql`kind <> 'sold' and quantity > 0`;

function itemsOf({ clientId, establishmentId, type, vendorId, categoryId, search }: InventoryQuestion): RawBuilder<unknown> {
  const here = sql`client_id = ${clientId} and establishment_id = ${establishmentId}`;
  const pattern = search ? `%${likeText(search)}%` : undefined;
  const named = (name: string) => (pattern === undefined ? sql`true` : sql`${sql.ref(name)} ilike ${pattern}`);
  const withProducts = type !== 'ingredient';
  const withIngredients = type !== 'product' && categoryId === undefined;
  const vendorNames = (of: StockType) => sql`
    array(select v.name from ${vendorRows(of)} l join tenant.vendors v on v.client_id = l.client_id and v.id = l.vendor
      where l.client_id = ${clientId} and l.parent_id = i.id order by l.position)`;
  const ofVendor = (of: StockType) =>
    vendorId === undefined
      ? sql`true`
      : sql`exists (select from ${vendorRows(of)} l where l.client_id = ${clientId} and l.parent_id = i.id and l.vendor = ${vendorId})`;
  return sql`
    select i.id, ${product.item} as item_name, 'product' as item_type, ${UNIT_OF_PRODUCT} as uom, ${vendorNames('products')} as vendor_names,
      ${product.reorder_point} as reorder_point, ${product.par_level} as par_level, ${product.cost} as unit_cost
    from tenant.products i where ${here} and ${product.track_inventory} and ${sql.lit(withProducts)} and ${named('item')} and ${ofVendor('products')}
      and ${categoryId === undefined ? sql`true` : sql`${categoryId} in (category, "subCategory")`}
    union all
    select i.id, ${ingredient.name}, 'ingredient', ${ingredient.uom}, ${vendorNames('ingredients')}, ${ingredient.reorder_point},
      ${ingredient.par_level}, ${ingredient.unit_cost}
    from tenant.ingredients i where ${here} and ${sql.lit(withIngredients)} and ${named('name')} and ${ofVendor('ingredients')}`;
}

const vendorRows = (of: StockType) => sql.id('tenant', `${of}_vendors`);

type Exact = Extract<keyof InventoryRow, `${string}_count` | `total_${string}` | 'reorder_point' | 'par_level' | 'unit_cost' | 'value'>;
/** As it is selected: exact numbers come as texts. */
type SelectedItem = { id: number } & Omit<InventoryRow, 'item_id' | Exact> & { [K in Exact]: string | Extract<InventoryRow[K], null> };

const numberOf = (text: string | null) => (text === null ? null : Number(text));

function rowOf(row: SelectedItem): InventoryRow {
  const type = row.item_type;
  return {
    item_id: { type: type === 'product' ? 'products' : 'ingredients', id: row.id },
    item_name: row.item_name,
    item_type: type,
    uom: row.uom,
    vendor_names: row.vendor_names,
    beginning_count: Number(row.beginning_count),
    total_add: Number(row.total_add),
    total_sold: Number(row.total_sold),
    total_deduct: Number(row.total_deduct),
    current_count: Number(row.current_count),
    reorder_point: numberOf(row.reorder_point),
    par_level: numberOf(row.par_level),
    below_reorder: row.below_reorder,
    unit_cost: numberOf(row.unit_cost),
    value: numberOf(row.value),
  };
}
