import type categorySummary from '#/resources/reports/categorySummary.ts';
import { moneyOf, netOf, quantityOf, sumAll, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { productFactsOf } from '#/server/capabilities/reports/facts.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';

const SUMS = ['quantity', 'gross', 'discount', 'refund'] as const;

/** Net sales by category; what was sold under none stands together, without a name. */
export const figures: FiguresOf<typeof categorySummary> = async (work, request) => {
  const facts = await productFactsOf(work, request);
  const money = moneyOf(work);
  const categories = sumBy(facts, ({ category }) => category ?? '', SUMS);
  return {
    rows: [...categories].map(([name, sums]) => ({ name: name || null, quantity: quantityOf(sums.quantity), amount: money(netOf(sums)) })),
    beside: { total: money(netOf(sumAll(facts, SUMS))) },
  };
};

export const drillDown: DrillDownOf<typeof categorySummary, 'facts_lines'> = {
  facts: 'facts_lines',
  measures: { quantity: ['quantity'], amount: ['gross', '-discount', '-refund'] },
  where: ({ name }) => ({ category: textOf(name) }),
};
