import { sql } from 'kysely';
import type { StockWork } from '../movements.ts';
import { UNIT_OF_PRODUCT } from '../stockItems.ts';

/** Which items a sheet is made for. */
export interface CountScope {
  id: number;
  item_type: 'all' | 'product' | 'ingredient';
  category?: number | null;
  vendor?: number | null;
}

/**
 * Gives a sheet on which nothing is counted its rows: every ingredient and tracked product within its scope, as the inventory lists them.
 */
export async function fillSheet(
  { tx, clientId, establishmentId, caller, now }: Omit<StockWork, 'caller'> & { caller: { userId: number } },
  { id, item_type, category, vendor }: CountScope,
): Promise<void> {
  const here = (table: 'p' | 'i') =>
    sql`${sql.ref(`${table}.client_id`)} = ${clientId} and ${sql.ref(`${table}.establishment_id`)} = ${establishmentId}`;
  const ofVendor = (table: 'p' | 'i') =>
    vendor
      ? sql`exists (select from ${sql.id('tenant', table === 'p' ? 'products_vendors' : 'ingredients_vendors')} v
          where v.client_id = ${clientId} and v.parent_id = ${sql.ref(`${table}.id`)} and v.vendor = ${vendor})`
      : sql`true`;
  await sql`delete from public.inventory_count_lines where client_id = ${clientId} and inventory_count = ${id}`.execute(tx);
  await sql`
    insert into public.inventory_count_lines
      (client_id, establishment_id, inventory_count, item_products, item_ingredients, item_name, uom, counted, created_at, updated_at,
        created_by)
    select ${clientId}::bigint, ${establishmentId}::bigint, ${id}::bigint, product, ingredient, name, uom, false, ${now}::timestamptz,
      ${now}::timestamptz,
      ${caller.userId || null}::bigint
    from (
      select p.id as product, null::bigint as ingredient, p.item as name, ${UNIT_OF_PRODUCT} as uom from tenant.products p
      where ${here('p')} and p.track_inventory and ${sql.lit(item_type !== 'ingredient')} and ${ofVendor('p')}
        and ${category ? sql`${category}::bigint in (p.category, p."subCategory")` : sql`true`}
      union all
      select null, i.id, i.name, i.uom from tenant.ingredients i
      where ${here('i')} and ${sql.lit(item_type !== 'product' && !category)} and ${ofVendor('i')}
    ) as found order by lower(name)`.execute(tx);
}
