import inventoryMovements from '#/resources/stock/inventoryMovements.ts';
import { adjust } from '#/server/domain/stock/adjust.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** More of an item: found, made, brought from elsewhere. Answers what was in stock and what is. */
export const verb = defineVerb(inventoryMovements, 'add', async (work, input) => ({
  data: await adjust(work, input, () => ({ kind: 'add', quantity: input.quantity })),
}));
