import type dailySalesGraph from '#/resources/reports/dailySalesGraph.ts';
import { moneyOf, netOf, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { salesMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';

/** Net sales and transactions of each business day on which anything happened. */
export const figures: FiguresOf<typeof dailySalesGraph> = async (work, request) => {
  const facts = await readSalesFacts(work.tx, rowScopeOf(work), periodOf(request));
  const money = moneyOf(work);
  const days = sumBy(facts, ({ day }) => day, ['transactions', 'gross', 'discount', 'refund']);
  return { rows: [...days].map(([from, sums]) => ({ from, net_sales: money(netOf(sums)), transactions: sums.transactions })) };
};

export const drillDown: DrillDownOf<typeof dailySalesGraph, 'facts_sales'> = {
  facts: 'facts_sales',
  measures: salesMeasures,
  where: ({ from }) => ({ day: textOf(from) }),
};
