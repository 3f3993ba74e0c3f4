import inventoryMovements from '#/resources/stock/inventoryMovements.ts';
import { adjust } from '#/server/domain/stock/adjust.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/** What somebody has counted: the difference to what should be there is entered, also where there is none. */
export const verb = defineVerb(inventoryMovements, 'set-actual', async (work, input) => ({
  data: await adjust(work, input, (count) => ({
    kind: 'set_actual',
    quantity: input.actual_count - count,
  })),
}));
