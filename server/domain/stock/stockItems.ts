import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { StockItem, StockType } from './movements.ts';

/** A reference to a product or an ingredient, as a call sends it. */
export interface ItemReference {
  type: StockType;
  id: number;
}

/**
 * An item of the establishment whose stock is counted. Source: entities, "Stock".
 * @throws ApiError 422 at `at` for one that is not there, and for a product that is not tracked
 */
export async function stockItem(
  tx: Transaction,
  clientId: number,
  establishmentId: number,
  { type, id }: ItemReference,
  at = 'item_id',
): Promise<StockItem> {
  const [found] = await stockItems(tx, clientId, establishmentId, [{ type, id }]);
  if (!found) throw invalid({ [at]: [say('stock.no_such_item')] });
  if (!found.isTracked) throw invalid({ [at]: [say('stock.not_tracked', { item: found.name })] });
  const { isTracked: _tracked, ...item } = found;
  return item;
}

/** Items by reference; `isTracked` says whether their stock is counted: every ingredient's is, a product's where it says so. */
export async function stockItems(
  tx: Transaction,
  clientId: number,
  establishmentId: number,
  references: readonly ItemReference[],
): Promise<(StockItem & { isTracked: boolean })[]> {
  const idsOf = (wanted: StockType) => references.filter(({ type }) => type === wanted).map(({ id }) => id);
  const { rows } = await sql<{ type: StockType; id: number; name: string; uom: string | null; cost: string | null; isTracked: boolean }>`
    select 'products' as type, id, item as name, ${UNIT_OF_PRODUCT} as uom, cost, coalesce(track_inventory, false) as "isTracked"
      from tenant.products
    where client_id = ${clientId} and establishment_id = ${establishmentId} and id = any(${idsOf('products')}::bigint[])
    union all
    select 'ingredients', id, name, uom, unit_cost, true from tenant.ingredients
    where client_id = ${clientId} and establishment_id = ${establishmentId} and id = any(${idsOf('ingredients')}::bigint[])`.execute(tx);
  return rows.map((row) => ({ ...row, cost: row.cost === null ? null : Number(row.cost) }));
}

/** A product is counted in pieces; one that is sold by weight in whatever the till weighs in. */
export const UNIT_OF_PRODUCT = sql`case when sold_by = 'each' then 'each' end`;
