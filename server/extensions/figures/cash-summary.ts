import type cashSummary from '#/resources/reports/cashSummary.ts';
import { moneyOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

const CASH = 'cash';

/** Cash at the time it came in or went out. */
export const figures: FiguresOf<typeof cashSummary> = async (work, request) => {
  const payments = await readPartFacts(work.tx, rowScopeOf(work), periodOf(request), 'payment');
  const money = moneyOf(work);
  const of = (wanted: string) =>
    sumAll(
      payments.filter(({ name, detail }) => name === CASH && detail === wanted),
      ['amount', 'extra'],
    );
  const [taken, returned] = [of('taken'), of('returned')];
  const refunds = -(returned.amount + returned.extra);
  return {
    rows: [
      {
        cash_sales: money(taken.amount),
        tips: money(taken.extra),
        refunds: money(refunds),
        net_cash: money(taken.amount + taken.extra - refunds),
      },
    ],
  };
};

export const drillDown: DrillDownOf<typeof cashSummary, 'facts_parts'> = {
  facts: 'facts_parts',
  measures: { cash_sales: ['amount'], tips: ['extra'], refunds: ['-amount', '-extra'], net_cash: ['amount', 'extra'] },
  only: { kind: 'payment', name: CASH },
  onlyFor: {
    cash_sales: { detail: ['taken'] },
    tips: { detail: ['taken'] },
    refunds: { detail: ['returned'] },
    net_cash: { detail: ['taken', 'returned'] },
  },
};
