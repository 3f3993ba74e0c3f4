import type vendorPriceChanges from '#/resources/reports/vendorPriceChanges.ts';
import { type FiguresOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { readPriceChanges } from '#/server/domain/purchasing/readPriceChanges.ts';

/** What was received at another price than before, by item and vendor; hours of the day do not matter here. */
export const figures: FiguresOf<typeof vendorPriceChanges> = async (work, { dateFrom, dateTo, input }) => {
  const vendor = typeof input.vendor === 'number' ? input.vendor : null;
  const decimals = work.context.currencyDecimals(work.currency);
  return { rows: await readPriceChanges(work.tx, rowScopeOf(work), { from: dateFrom, to: dateTo, vendor, decimals }) };
};
