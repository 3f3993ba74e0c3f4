import { readProductFacts } from '#/server/sales/readProducts.ts';
import { moneyOf, netOf, quantityOf, sumAll, sumBy } from './amounts.ts';
import type { OrdersBehind } from './ordersBehind.ts';
import { periodOf, type ReportSource, reachOf } from './report.ts';
import { textOf } from './salesMeasures.ts';

const SUMS = ['quantity', 'gross', 'discount', 'refund'] as const;

/** Net sales by category; what was sold under none stands together, without a name. */
export const figures: ReportSource = async (work, request) => {
  const facts = await readProductFacts(work.tx, reachOf(work), periodOf(request));
  const money = moneyOf(work);
  const categories = sumBy(facts, ({ category }) => category ?? '', SUMS);
  return {
    rows: [...categories].map(([name, sums]) => ({ name: name || null, quantity: quantityOf(sums.quantity), amount: money(netOf(sums)) })),
    beside: { total: money(netOf(sumAll(facts, SUMS))) },
  };
};

export const behind: OrdersBehind<'facts_lines'> = {
  facts: 'facts_lines',
  measures: { quantity: ['quantity'], amount: ['gross', '-discount', '-refund'] },
  where: ({ name }) => ({ category: textOf(name) }),
};
