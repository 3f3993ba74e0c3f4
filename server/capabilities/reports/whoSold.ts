import type { ServerRow } from '#/server/domain/sales/readSales.ts';
import { moneyOf, netOf, percentOf, sumAll, sumBy } from './amounts.ts';
import type { ReportEstablishment, ReportWork } from './report.ts';

const SUMS = ['transactions', 'gross', 'discount', 'refund', 'tip'] as const;

/** What each of some (servers, stations, establishments) sold: the rows of reports that set them beside each other, by a name of each. */
export function whoSold<R extends Pick<ServerRow, (typeof SUMS)[number]>>(
  work: ReportWork,
  facts: readonly R[],
  nameOf: (fact: R) => string,
) {
  const money = moneyOf(work);
  const all = netOf(sumAll(facts, SUMS));
  return [...sumBy<R, (typeof SUMS)[number]>(facts, nameOf, SUMS)].map(([name, sum]) => ({
    name,
    net_sales: money(netOf(sum)),
    transactions: sum.transactions,
    average_order: sum.transactions === 0 ? null : money(Math.round(netOf(sum) / sum.transactions)),
    tips: money(sum.tip),
    discounts: money(sum.discount),
    refunds: money(sum.refund),
    gross_sales: money(sum.gross),
    net_percentage_all: percentOf(netOf(sum), all),
  }));
}

/** What an establishment of a report is called. */
export function titleOf({ establishments }: Pick<ReportWork, 'establishments'>, id: number): string | null {
  return establishments.find((establishment) => establishment.id === id)?.title ?? null;
}

/** The establishment of that title, which is the only one of it; none is 0. */
export function establishmentNamed(establishments: readonly ReportEstablishment[], title: unknown): number {
  return establishments.find((establishment) => establishment.title === title)?.id ?? 0;
}
