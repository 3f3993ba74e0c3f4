import type productSales from '#/resources/reports/productSales.ts';
import { moneyOf, netOf } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { lineMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { readProductDays } from '#/server/domain/sales/readProducts.ts';

const THOUSANDTHS = 1000;

/** What was sold of one product, or of everything, on each business day on which something was. */
export const figures: FiguresOf<typeof productSales> = async (work, request) => {
  const money = moneyOf(work);
  const days = await readProductDays(work.tx, rowScopeOf(work), periodOf(request), productOf(request.input.product));
  const rows = days.map((sold) => ({ day: sold.day, item_qty: sold.quantity / THOUSANDTHS, net_amount: money(netOf(sold)) }));
  return { rows };
};

export const drillDown: DrillDownOf<typeof productSales, 'facts_lines'> = {
  facts: 'facts_lines',
  measures: lineMeasures,
  where: ({ day }) => ({ day: textOf(day) }),
  products: async (_, { input }) => {
    const product = productOf(input.product);
    return product === null ? undefined : [product];
  },
};

/** The id of the product asked for; null: of everything. */
const productOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
