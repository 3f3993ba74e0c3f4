import { costedNetOf, netOf, partOfSales, sumAll } from './amounts.ts';
import { productFactsOf, salesFactsOf } from './facts.ts';
import type { ReportRequest, ReportWork } from './report.ts';

type Days = Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'soFar'>;

/** What was sold at what it cost, in minor units. */
interface Goods {
  cost: number;
  /** Of net sales; null without any. */
  percent: number | null;
  /** Net sales whose cost is not known. */
  uncosted: number;
}

/** The whole of each day: wages and expenses, which stand beside, have no hours that could be cut. */
const WHOLE = { timeFrom: '00:00', timeTo: '24:00' };

/** Net sales of a report's days, in minor units. */
export async function netOfDays(work: ReportWork, days: Days): Promise<number> {
  return netOf(sumAll(await salesFactsOf(work, { ...days, ...WHOLE }), ['gross', 'discount', 'refund']));
}

/** Cost of goods of a report's days, beside their net sales. */
export async function goodsOfDays(work: ReportWork, days: Days, net: number): Promise<Goods> {
  const sold = await productFactsOf(work, { ...days, ...WHOLE });
  const { cost } = sumAll(sold, ['cost']);
  const costed = sold.reduce((sum, fact) => sum + costedNetOf(fact), 0);
  return { cost, percent: partOfSales(cost, net), uncosted: net - costed };
}
