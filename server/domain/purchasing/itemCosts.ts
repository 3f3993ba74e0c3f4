import { say } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import products from '#/resources/catalogue/products.ts';
import ingredients from '#/resources/stock/ingredients.ts';
import type { StockType } from '#/server/domain/stock/movements.ts';
import type { ItemReference } from '#/server/domain/stock/stockItems.ts';
import { forbidden } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { isWritable } from '#/server/records/readableFields.ts';
import { rowScopeAt } from '#/server/records/rowScope.ts';
import { readOther, updateOther } from '#/server/records/write/otherRecord.ts';
import type { RecordOf } from '#model/language';

/** Where an item's own cost stands. */
const COST_OF = { products: 'cost', ingredients: 'unit_cost' } as const satisfies Record<StockType, string>;

type VendorRow = RecordOf<typeof products>['vendors'][number];

/** What an item costs, and at what its vendors sell it. */
interface Priced {
  cost: number | null;
  vendors: readonly VendorRow[];
}

async function readPriced(work: RecordWork, { type, id }: ItemReference): Promise<Priced> {
  if (type === 'products') return readOther(work, products, id);
  const { unit_cost, vendors } = await readOther(work, ingredients, id);
  return { cost: unit_cost, vendors };
}

function writePriced(work: RecordWork, { type, id }: ItemReference, { cost, vendors }: Partial<Priced>): Promise<void> {
  const rows = vendors && { vendors };
  return type === 'products'
    ? updateOther(work, products, id, { cost, ...rows })
    : updateOther(work, ingredients, id, { unit_cost: cost, ...rows });
}

/** What was paid: for an ordered unit of `pack`, to a vendor. In major units. */
export interface PaidCost {
  vendor: number;
  pack: number;
  cost: number;
}

const PRECISION = 1e6;
/** Of one of the item's own units. */
export const unitCostOf = ({ cost, pack }: Pick<PaidCost, 'cost' | 'pack'>) => Math.round((cost / pack) * PRECISION) / PRECISION;

/**
 * Makes what was paid the item's cost, and the vendor's price where the item is bought from it in this pack. Answers what it cost before,
 * null where nothing was said.
 */
export async function takeOverCost(work: RecordWork, item: ItemReference, paid: PaidCost): Promise<number | null> {
  const priced = await readPriced(work, item);
  const vendors = priced.vendors.map(({ id: row, vendor, vendor_item_id, pack_size, cost }) => {
    const isPaid = vendor === paid.vendor && (pack_size ?? 1) === paid.pack;
    return { id: row, vendor, vendor_item_id, pack_size, cost: isPaid ? paid.cost : cost };
  });
  await writePriced(work, item, { cost: unitCostOf(paid), vendors });
  return priced.cost;
}

/** Gives the item the cost it had before, where it still is the one that was taken over. @throws ApiError 403 for who may not set costs */
export async function giveCostBack(
  work: RecordWork,
  item: ItemReference,
  paid: Pick<PaidCost, 'cost' | 'pack'>,
  before: number | null,
): Promise<void> {
  if ((await readPriced(work, item)).cost !== unitCostOf(paid)) return;
  if (!maySetCost(work, item.type)) throw forbidden(say('purchasing.undo_needs_costs'));
  await writePriced(work, item, { cost: before });
}

function maySetCost(work: RecordWork, type: StockType): boolean {
  const { model, caller } = work;
  const resource = resourceOf(model, type);
  const field = resource.fields[COST_OF[type]];
  return field !== undefined && isWritable(caller, resource, rowScopeAt(caller, resource, work), field);
}
