import type diningOptionSummary from '#/resources/reports/diningOptionSummary.ts';
import { moneyOf, netOf, sumAll, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { salesFactsOf } from '#/server/capabilities/reports/facts.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';

const SUMS = ['transactions', 'gross', 'discount', 'refund'] as const;

/** Net sales by order type. */
export const figures: FiguresOf<typeof diningOptionSummary> = async (work, request) => {
  const facts = await salesFactsOf(work, request);
  const money = moneyOf(work);
  const types = sumBy(facts, ({ order_type }) => order_type, SUMS);
  return {
    rows: [...types].map(([name, sums]) => ({ name: name || null, quantity: sums.transactions, amount: money(netOf(sums)) })),
    beside: { total: money(netOf(sumAll(facts, SUMS))) },
  };
};

export const drillDown: DrillDownOf<typeof diningOptionSummary, 'facts_sales'> = {
  facts: 'facts_sales',
  measures: { quantity: ['transactions'], amount: ['gross', '-discount', '-refund'] },
  where: ({ name }) => ({ order_type: textOf(name) ?? '' }),
};
