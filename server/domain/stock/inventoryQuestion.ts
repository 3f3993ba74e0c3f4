import { say } from '#/i18n/sentences.ts';
import { periodProblem } from '#/model/reports/periods.ts';
import type inventoryMovements from '#/resources/stock/inventoryMovements.ts';
import { momentOf } from '#/server/domain/sales/businessTime.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { ReadInputOf } from '#model/language';
import type { StockWork } from './movements.ts';
import { INVENTORY_SORTS, type InventoryQuestion, type InventorySort } from './readInventory.ts';

/** What `counts` and `file` are asked. */
type Input = Partial<ReadInputOf<(typeof inventoryMovements.verbs & object)['counts']['input']>>;

/**
 * What a call asks of the establishment's inventory: of one day (today where nothing is said) or of several.
 * @throws ApiError 422 without an establishment, for days that are none or too many, and for an order by what the caller may not see
 */
export async function inventoryQuestion(
  { tx, clientId, establishmentId, now }: StockWork,
  input: Input,
  { seesCosts, page, perPage }: { seesCosts: boolean } & Pick<InventoryQuestion, 'page' | 'perPage'>,
): Promise<InventoryQuestion> {
  const establishment = await ownEstablishment(tx, clientId, Number(establishmentId));
  if (!establishment) throw invalid({ establishment_id: [say('stock.choose_establishment')] });
  return {
    clientId,
    establishmentId: establishment.id,
    ...daysOf(input, momentOf(now, establishment).day),
    type: input.item_type ?? undefined,
    vendorId: input.vendor_id ?? undefined,
    categoryId: input.category_id ?? undefined,
    isBelowReorder: input.below_reorder === true,
    search: (input.search ?? '').trim(),
    sortBy: sortOf(input.sort_by, seesCosts),
    order: input.sort_order === 'desc' ? 'desc' : 'asc',
    page,
    perPage,
  };
}

/** @throws ApiError 422 for one day and several at once, and for several that end before they begin or are too many */
function daysOf({ date, date_from, date_to }: Input, today: string): { from: string; to: string } {
  if (date && (date_from || date_to)) throw invalid({ date: [say('stock.one_date_or_range')] });
  const from = date ?? date_from ?? date_to ?? today;
  const to = date ?? date_to ?? (from > today ? from : today);
  if (to < from) throw invalid({ date_to: [say('stock.last_before_first')] });
  const tooLong = periodProblem({ from, to });
  if (tooLong) throw invalid({ date_to: [tooLong] });
  return { from, to };
}

/** An order by what one may not see would tell it. */
function sortOf(name: unknown, seesCosts: boolean): InventorySort {
  if (name === undefined || name === null) return 'item_name';
  const sorts = INVENTORY_SORTS.filter((one) => seesCosts || one !== 'value');
  const known = sorts.find((one) => one === name);
  if (!known) throw invalid({ sort_by: [say('stock.sort_by', { names: sorts.join(', ') })] });
  return known;
}
