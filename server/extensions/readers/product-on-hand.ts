import { sql } from 'kysely';
import products from '#/resources/catalogue/products.ts';
import { defineReader } from '#/server/records/extensionPoints.ts';
import { ofClient, rowsOf, source } from '#/server/records/rowScope.ts';

/** What there is of products whose stock is counted: their sums, and the entries that are not summed yet. */
export const reader = defineReader(products, 'on_hand', async ({ tx, rowScope }, ids) => {
  const table = (name: string) => source(rowScope, name);
  const { rows } = await sql<{ id: number; on_hand: string }>`
    select p.id, coalesce(s.quantity, 0) + coalesce(later.quantity, 0) as on_hand
    from ${table('products')} as p
    left join ${table('stock_marks')} as k on k.client_id = p.client_id and k.establishment_id = p.establishment_id
    left join ${table('stock_sums')} as s on s.client_id = p.client_id and s.establishment_id = p.establishment_id
      and s.item_type = 'products' and s.item_id = p.id
    left join lateral (select sum(m.quantity) as quantity from ${rowsOf(rowScope, 'inventory_movements')} as m
      where m.client_id = p.client_id and m.establishment_id = p.establishment_id and m.item_products = p.id
        and m.id > coalesce(k.summed_to, 0)) as later on true
    where p.id = any(${[...ids]}::bigint[]) and ${ofClient(rowScope, 'p')} and p.track_inventory`.execute(tx);
  return new Map(rows.map(({ id, on_hand }) => [id, Number(on_hand)]));
});
