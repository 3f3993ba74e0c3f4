import inventoryMovements from '#/resources/stock/inventoryMovements.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { inventoryQuestion } from '#/server/domain/stock/inventoryQuestion.ts';
import { type InventoryRow, readInventory } from '#/server/domain/stock/readInventory.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** The establishment's inventory of one day (today where nothing is said) or over several; costs only for who may see them. */
export const verb = defineVerb(inventoryMovements, 'counts', async (work, input) => {
  const seesCosts = canUse(work.caller, 'CostView', work.establishmentId ?? undefined);
  const [page, perPage] = [Number(input.page ?? 1), Number(input.per_page ?? 25)];
  const { rows, total } = await readInventory(work.tx, await inventoryQuestion(work, input, { seesCosts, page, perPage }));
  return {
    data: {
      list: seesCosts ? rows : rows.map(withoutCosts),
      pagination_options: { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) },
    },
  };
});

function withoutCosts({ unit_cost: _cost, value: _value, ...row }: InventoryRow): Omit<InventoryRow, 'unit_cost' | 'value'> {
  return row;
}
