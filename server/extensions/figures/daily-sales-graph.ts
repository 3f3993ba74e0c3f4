import type dailySalesGraph from '#/resources/reports/dailySalesGraph.ts';
import { moneyOf, netOf, sumAll, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { salesFactsOf } from '#/server/capabilities/reports/facts.ts';
import { besideSales, shiftsBesideSales, shiftsBy } from '#/server/capabilities/reports/labour.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { salesMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';

/** Net sales and transactions of each business day on which anything happened, for whoever sees wages with labour: a day of work alone too. */
export const figures: FiguresOf<typeof dailySalesGraph> = async (work, request) => {
  const facts = await salesFactsOf(work, request);
  const money = moneyOf(work);
  const days = sumBy(facts, ({ day }) => day, ['transactions', 'gross', 'discount', 'refund']);
  const shifts = await shiftsBesideSales(work, request);
  const worked = shiftsBy(shifts ?? [], ({ day }) => day);
  const nothing = { transactions: 0, gross: 0, discount: 0, refund: 0 };
  const rows = [...new Set([...days.keys(), ...worked.keys()])].map((from) => {
    const sums = days.get(from) ?? nothing;
    const net = netOf(sums);
    const labour = besideSales(work, net, shifts && (worked.get(from) ?? []));
    return { from, net_sales: money(net), transactions: sums.transactions, ...labour };
  });
  const all = sumAll(facts, ['transactions', 'gross', 'discount', 'refund']);
  const totals = { net_sales: money(netOf(all)), transactions: all.transactions, ...besideSales(work, netOf(all), shifts) };
  return { rows, totals };
};

export const drillDown: DrillDownOf<typeof dailySalesGraph, 'facts_sales'> = {
  facts: 'facts_sales',
  measures: salesMeasures,
  where: ({ from }) => ({ day: textOf(from) }),
};
