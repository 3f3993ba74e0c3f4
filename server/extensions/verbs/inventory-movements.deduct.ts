import { type Adjustment, adjust } from '#/server/domain/stock/adjust.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** Less of an item; for a reason of the type waste it is entered as waste. Answers what was in stock and what is. */
export const perform: VerbFunction = async (work, input) => ({
  data: await adjust(work, input as unknown as Adjustment, (_count, isWaste) => ({
    kind: isWaste ? 'waste' : 'deduct',
    quantity: -Number(input.quantity),
  })),
});
