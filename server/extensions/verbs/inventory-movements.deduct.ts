import inventoryMovements from '#/resources/stock/inventoryMovements.ts';
import { adjust } from '#/server/domain/stock/adjust.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** Less of an item; for a reason of the type waste it is entered as waste. Answers what was in stock and what is. */
export const verb = defineVerb(inventoryMovements, 'deduct', async (work, input) => ({
  data: await adjust(work, input, (_count, isWaste) => ({
    kind: isWaste ? 'waste' : 'deduct',
    quantity: -input.quantity,
  })),
}));
