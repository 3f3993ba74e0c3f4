import { moneyOf, netOf, percentOf, quantityOf } from './amounts.ts';
import type { ReportWork } from './report.ts';

type Sold = { quantity: number; gross: number; discount: number; refund: number };

/** Sums of what was sold as rows of a report, each with its share of all net sales. */
export function soldRows(work: ReportWork, sums: readonly [name: string, Sold][]) {
  const money = moneyOf(work);
  const all = sums.reduce((total, [, sum]) => total + netOf(sum), 0);
  return sums.map(([name, sum]) => ({
    name,
    item_qty: quantityOf(sum.quantity),
    gross_amount: money(sum.gross),
    discount_amount: money(sum.discount),
    refund_amount: money(sum.refund),
    net_amount: money(netOf(sum)),
    net_percentage_all: percentOf(netOf(sum), all),
  }));
}
