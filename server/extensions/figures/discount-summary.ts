import type discountSummary from '#/resources/reports/discountSummary.ts';
import { moneyOf, sumAll, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

/** How often each discount was given, and what it comes to. */
export const figures: FiguresOf<typeof discountSummary> = async (work, request) => {
  const facts = await readPartFacts(work.tx, rowScopeOf(work), periodOf(request), 'discount');
  const money = moneyOf(work);
  const names = sumBy(facts, ({ name }) => name, ['quantity', 'amount']);
  return {
    rows: [...names].map(([name, { quantity, amount }]) => ({ name, quantity, amount: money(amount) })),
    beside: { total: money(sumAll(facts, ['amount']).amount) },
  };
};

export const drillDown: DrillDownOf<typeof discountSummary, 'facts_parts'> = {
  facts: 'facts_parts',
  measures: { quantity: ['quantity'], amount: ['amount'] },
  where: ({ name }) => ({ name: textOf(name) }),
  only: { kind: 'discount' },
};
