import type paymentSummary from '#/resources/reports/paymentSummary.ts';
import { moneyOf, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

/** What was collected for what counts in these days, by how it was paid. */
export const figures: FiguresOf<typeof paymentSummary> = async (work, request) => {
  const payments = await readPartFacts(work.tx, rowScopeOf(work), periodOf(request), 'payment');
  const money = moneyOf(work);
  const methods = sumBy(payments, ({ name }) => name, ['quantity', 'amount', 'extra']);
  const rows = [...methods].map(([method, { quantity, amount, extra }]) => ({
    method,
    count: quantity,
    amount: money(amount),
    tips: money(extra),
    total: money(amount + extra),
  }));
  return { rows: rows.filter(({ count, amount, tips }) => count !== 0 || amount !== 0 || tips !== 0) };
};

export const drillDown: DrillDownOf<typeof paymentSummary, 'facts_parts'> = {
  facts: 'facts_parts',
  measures: { amount: ['amount'], tips: ['extra'], total: ['amount', 'extra'] },
  where: ({ method }) => ({ name: textOf(method) }),
  only: { kind: 'payment' },
};
