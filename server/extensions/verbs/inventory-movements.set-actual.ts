import { type Adjustment, adjust } from '#/server/domain/stock/adjust.ts';
import type { VerbFunction } from '#/server/records/extensionPoints.ts';

/** What somebody has counted: the difference to what should be there is entered, also where there is none. */
export const perform: VerbFunction = async (work, input) => ({
  data: await adjust(work, input as unknown as Adjustment, (count) => ({
    kind: 'set_actual',
    quantity: Number(input.actual_count) - count,
  })),
});
