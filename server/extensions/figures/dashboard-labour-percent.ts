import { besideSales, paidShifts } from '#/server/capabilities/reports/labour.ts';
import { netOfDays } from '#/server/capabilities/reports/profit.ts';
import { tileOf } from '#/server/capabilities/reports/tile.ts';

/** The profit statement's labour as part of net sales; without sales there is none. */
export const figures = tileOf(
  async (work, request) => besideSales(work, await netOfDays(work, request), await paidShifts(work, request)).labour_percent,
);
