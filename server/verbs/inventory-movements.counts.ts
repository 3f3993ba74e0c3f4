import { canUse } from '#/server/access/permissions.ts';
import type { VerbFunction } from '#/server/crud/verbFunctions.ts';
import { invalid } from '#/server/plugins/apiError.ts';
import { momentOf } from '#/server/sales/businessTime.ts';
import { ownPlace } from '#/server/sales/sellingPlace.ts';
import { INVENTORY_SORTS, type InventoryQuestion, type InventoryRow, type InventorySort, readInventory } from '#/server/stock/readInventory.ts';

/** The establishment's inventory of one day (today where nothing is said) or over several; costs only for who may see them. */
export const perform: VerbFunction = async ({ tx, clientId, establishmentId, caller, now }, input) => {
  const place = await ownPlace(tx, clientId, Number(establishmentId));
  if (!place) throw invalid({ establishment_id: ['Choose an establishment'] });
  const seesCosts = canUse(caller, 'CostView', place.id);
  const question: InventoryQuestion = {
    clientId,
    establishmentId: place.id,
    ...daysOf(input, momentOf(now, place).day),
    type: input.item_type as InventoryQuestion['type'],
    vendorId: numberOf(input.vendor_id),
    categoryId: numberOf(input.category_id),
    isBelowReorder: input.below_reorder === true,
    search: String(input.search ?? '').trim(),
    sortBy: sortOf(input.sort_by, seesCosts),
    order: input.sort_order === 'desc' ? 'desc' : 'asc',
    page: Number(input.page ?? 1),
    perPage: Number(input.per_page ?? 25),
  };
  const { rows, total } = await readInventory(tx, question);
  const { page, perPage } = question;
  return {
    data: {
      list: seesCosts ? rows : rows.map(withoutCosts),
      pagination_options: { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) },
    },
  };
};

/** @throws ApiError 422 for one day and several at once, and for several that end before they begin */
function daysOf({ date, date_from, date_to }: Record<string, unknown>, today: string): { from: string; to: string } {
  if (date && (date_from || date_to)) throw invalid({ date: ['Give either one date or a range of dates'] });
  const from = String(date ?? date_from ?? date_to ?? today);
  const to = String(date ?? date_to ?? (from > today ? from : today));
  if (to < from) throw invalid({ date_to: ['Give a last day that is not before the first'] });
  return { from, to };
}

/** An order by what one may not see would tell it. */
function sortOf(name: unknown, seesCosts: boolean): InventorySort {
  if (name === undefined || name === null) return 'item_name';
  const sorts = INVENTORY_SORTS.filter((one) => seesCosts || one !== 'value');
  const known = sorts.find((one) => one === name);
  if (!known) throw invalid({ sort_by: [`Sort by one of: ${sorts.join(', ')}`] });
  return known;
}

const numberOf = (value: unknown) => (value === undefined || value === null ? undefined : Number(value));

function withoutCosts({ unit_cost: _cost, value: _value, ...row }: InventoryRow): Omit<InventoryRow, 'unit_cost' | 'value'> {
  return row;
}
