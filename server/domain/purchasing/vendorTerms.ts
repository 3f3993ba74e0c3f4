import { sql } from 'kysely';
import type { StockType } from '#/server/domain/stock/movements.ts';
import { type ItemReference, UNIT_OF_PRODUCT } from '#/server/domain/stock/stockItems.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** How a vendor sells an item, and what the item is called here. Costs in major units. */
export interface VendorTerms extends ItemReference {
  name: string;
  vendor_item_id: string | null;
  /** What the item is counted in; null where it is weighed and says none. */
  uom: string | null;
  /** Of the item's own units in one that is ordered. */
  pack_size: number;
  /** Of one ordered unit: the vendor's price, else the item's own cost for as many. */
  cost: number | null;
}

/** The terms of a vendor for these items; for one it does not sell, the item's own cost by single units. */
export async function vendorTerms(
  tx: Transaction,
  { clientId, establishmentId, vendor }: { clientId: number; establishmentId: number; vendor: number },
  items: readonly ItemReference[],
): Promise<VendorTerms[]> {
  const idsOf = (wanted: StockType) => items.filter(({ type }) => type === wanted).map(({ id }) => id);
  const { rows } = await sql<
    Omit<VendorTerms, 'pack_size' | 'cost'> & { pack_size: string | null; cost: string | null; own: string | null }
  >`
    select 'products' as type, p.id, p.item as name, ${UNIT_OF_PRODUCT} as uom, v.vendor_item_id, v.pack_size, v.cost, p.cost as own
    from tenant.products p
    left join lateral (select * from tenant.products_vendors v where v.client_id = ${clientId} and v.parent_id = p.id
      and v.vendor = ${vendor}
      order by v.position limit 1) v on true
    where p.client_id = ${clientId} and p.establishment_id = ${establishmentId} and p.id = any(${idsOf('products')}::bigint[])
    union all
    select 'ingredients', i.id, i.name, i.uom, v.vendor_item_id, v.pack_size, v.cost, i.unit_cost
    from tenant.ingredients i
    left join lateral (select * from tenant.ingredients_vendors v where v.client_id = ${clientId} and v.parent_id = i.id
      and v.vendor = ${vendor}
      order by v.position limit 1) v on true
    where i.client_id = ${clientId} and i.establishment_id = ${establishmentId} and i.id = any(${idsOf('ingredients')}::bigint[])`.execute(
    tx,
  );
  return rows.map(({ pack_size, cost, own, ...row }) => {
    const pack = Number(pack_size ?? 1);
    return { ...row, pack_size: pack, cost: cost === null ? (own === null ? null : Number(own) * pack) : Number(cost) };
  });
}
