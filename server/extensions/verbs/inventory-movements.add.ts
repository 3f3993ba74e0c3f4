import { type Adjustment, adjust } from '#/server/domain/stock/adjust.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** More of an item: found, made, brought from elsewhere. Answers what was in stock and what is. */
export const perform: VerbFunction = async (work, input) => ({
  data: await adjust(work, input as unknown as Adjustment, () => ({ kind: 'add', quantity: Number(input.quantity) })),
});
