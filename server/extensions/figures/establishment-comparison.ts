import type establishmentComparison from '#/resources/reports/establishmentComparison.ts';
import { moneyOf, netOf, percentOf, sumAll, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { salesFactsOf } from '#/server/capabilities/reports/facts.ts';
import { besideSales, shiftsBesideSales } from '#/server/capabilities/reports/labour.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { salesMeasures } from '#/server/capabilities/reports/salesMeasures.ts';
import { establishmentNamed } from '#/server/capabilities/reports/whoSold.ts';

const SUMS = ['transactions', 'gross', 'discount', 'refund'] as const;

/**
 * Every establishment beside the average of all, those without sales too. What one is above or below it, net − average, is
 * (transactions − average transactions) × average order of all, and for the rest its own average order: both add up to the whole.
 */
export const figures: FiguresOf<typeof establishmentComparison> = async (work, request) => {
  const facts = await salesFactsOf(work, request);
  const sums = sumBy(facts, ({ establishment_id }) => String(establishment_id), SUMS);
  const all = sumAll(facts, SUMS);
  const money = moneyOf(work);
  const shifts = await shiftsBesideSales(work, request);
  const count = work.establishments.length;
  const averageOrder = all.transactions === 0 ? 0 : netOf(all) / all.transactions;
  const rows = work.establishments.map(({ id, title }) => {
    const sum = sums.get(String(id)) ?? { transactions: 0, gross: 0, discount: 0, refund: 0 };
    const above = Math.round(netOf(sum) - netOf(all) / count);
    const byTransactions = Math.round((sum.transactions - all.transactions / count) * averageOrder);
    const own = shifts?.filter(({ establishment_id }) => establishment_id === id) ?? null;
    const { labour_percent, sales_per_hour, unpaid_hours } = besideSales(work, netOf(sum), own);
    return {
      establishment: title,
      net_sales: money(netOf(sum)),
      // One alone is its own average: there is nothing to be above or below.
      above_average: count < 2 ? null : money(above),
      by_transactions: count < 2 ? null : money(byTransactions),
      by_average_order: count < 2 ? null : money(above - byTransactions),
      transactions: sum.transactions,
      average_order: sum.transactions === 0 ? null : money(Math.round(netOf(sum) / sum.transactions)),
      discount_percent: percentOf(sum.discount, sum.gross),
      refund_percent: percentOf(sum.refund, sum.gross),
      net_percentage_all: percentOf(netOf(sum), netOf(all)),
      labour_percent,
      sales_per_hour,
      unpaid_hours,
    };
  });
  return { rows };
};

export const drillDown: DrillDownOf<typeof establishmentComparison, 'facts_sales'> = {
  facts: 'facts_sales',
  measures: salesMeasures,
  where: ({ establishment }, _request, establishments) => ({ establishment_id: establishmentNamed(establishments, establishment) }),
};
