import { readSalesFacts } from '#/server/sales/readSales.ts';
import { moneyOf, netOf, sumAll, sumBy } from './amounts.ts';
import type { OrdersBehind } from './ordersBehind.ts';
import { periodOf, type ReportSource, reachOf } from './report.ts';
import { textOf } from './salesMeasures.ts';

const SUMS = ['transactions', 'gross', 'discount', 'refund'] as const;

/** Net sales by order type. */
export const figures: ReportSource = async (work, request) => {
  const facts = await readSalesFacts(work.tx, reachOf(work), periodOf(request));
  const money = moneyOf(work);
  const types = sumBy(facts, ({ order_type }) => order_type, SUMS);
  return {
    rows: [...types].map(([name, sums]) => ({ name: name || null, quantity: sums.transactions, amount: money(netOf(sums)) })),
    beside: { total: money(netOf(sumAll(facts, SUMS))) },
  };
};

export const behind: OrdersBehind<'facts_sales'> = {
  facts: 'facts_sales',
  measures: { quantity: ['transactions'], amount: ['gross', '-discount', '-refund'] },
  where: ({ name }) => ({ order_type: textOf(name) ?? '' }),
};
