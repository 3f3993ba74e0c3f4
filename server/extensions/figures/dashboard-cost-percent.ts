import { goodsOfDays, netOfDays } from '#/server/capabilities/reports/profit.ts';
import { tileOf } from '#/server/capabilities/reports/tile.ts';

/** The profit statement's cost of goods as part of net sales; without sales there is none. */
export const figures = tileOf(async (work, request) => {
  const { percent } = await goodsOfDays(work, request, await netOfDays(work, request));
  return percent;
});
