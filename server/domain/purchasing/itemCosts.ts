import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import type { StockType } from '#/server/domain/stock/movements.ts';
import type { ItemReference } from '#/server/domain/stock/stockItems.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { isWritable } from '#/server/records/readableFields.ts';
import { readOther, updateOther } from '#/server/records/write/otherRecord.ts';

/** Where an item's own cost stands. */
const COST_OF: Readonly<Record<StockType, string>> = { products: 'cost', ingredients: 'unit_cost' };

interface VendorRow {
  id: number;
  vendor: number;
  vendor_item_id: string | null;
  pack_size: number | null;
  cost: number | null;
}

/** What was paid: for an ordered unit of `pack`, to a vendor. In major units. */
export interface PaidCost {
  vendor: number;
  pack: number;
  cost: number;
}

const PLACES = 1e6;
/** Of one of the item's own units. */
export const unitCostOf = ({ cost, pack }: Pick<PaidCost, 'cost' | 'pack'>) => Math.round((cost / pack) * PLACES) / PLACES;

/**
 * Makes what was paid the item's cost, and the vendor's price where the item is bought from it in this pack. Answers what it cost before,
 * null where nothing was said.
 */
export async function takeOverCost(work: RecordWork, { type, id }: ItemReference, paid: PaidCost): Promise<number | null> {
  const item = await readOther(work, type, id);
  const vendors = ((item.vendors ?? []) as VendorRow[]).map(({ id: row, vendor, vendor_item_id, pack_size, cost }) => {
    const isPaid = vendor === paid.vendor && (pack_size ?? 1) === paid.pack;
    return { id: row, vendor, vendor_item_id, pack_size, cost: isPaid ? paid.cost : cost };
  });
  await updateOther(work, type, id, { [COST_OF[type]]: unitCostOf(paid), vendors });
  return (item[COST_OF[type]] as number | null) ?? null;
}

/** Gives the item the cost it had before, where it still is the one that was taken over. @throws ApiError 403 for who may not set costs */
export async function giveCostBack(
  work: RecordWork,
  { type, id }: ItemReference,
  paid: Pick<PaidCost, 'cost' | 'pack'>,
  before: number | null,
): Promise<void> {
  const item = await readOther(work, type, id);
  if (item[COST_OF[type]] !== unitCostOf(paid)) return;
  if (!maySetCost(work, type)) throw forbidden(say('purchasing.undo_needs_costs'));
  await updateOther(work, type, id, { [COST_OF[type]]: before });
}

function maySetCost({ model, caller, clientId, establishmentId }: RecordWork, type: StockType): boolean {
  const resource = resourceOf(model, type);
  const field = resource.fields[COST_OF[type]];
  const establishments = establishmentId === null ? ('all' as const) : [establishmentId];
  return field !== undefined && isWritable(caller, resource, { clientId, establishments }, field);
}
