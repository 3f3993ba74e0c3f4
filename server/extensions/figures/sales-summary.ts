import type salesSummary from '#/resources/reports/salesSummary.ts';
import { moneyOf, netOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { salesFactsOf } from '#/server/capabilities/reports/facts.ts';
import { besideSales, shiftsBesideSales } from '#/server/capabilities/reports/labour.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { salesMeasures } from '#/server/capabilities/reports/salesMeasures.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

const SUMS = ['transactions', 'gross', 'discount', 'refund', 'tax', 'service_charge', 'surcharge', 'tip'] as const;

/** What was sold and collected, and what was taken for orders that do not count yet. */
export const figures: FiguresOf<typeof salesSummary> = async (work, request) => {
  const [rowScope, period] = [rowScopeOf(work), periodOf(request)];
  const sums = sumAll(await salesFactsOf(work, request), SUMS);
  const payments = await readPartFacts(work.tx, rowScope, period, 'payment');
  const of = (wanted: string) =>
    sumAll(
      payments.filter(({ detail }) => detail === wanted),
      ['amount', 'extra'],
    );
  const moved = of('deposit');
  const money = moneyOf(work);
  const net = netOf(sums);
  const total = net + sums.tax + sums.service_charge + sums.surcharge;
  const row = {
    gross_sales: money(sums.gross),
    discounts: money(sums.discount),
    refunds: money(sums.refund),
    net_sales: money(net),
    tax: money(sums.tax),
    service_charges: money(sums.service_charge),
    surcharges: money(sums.surcharge),
    total_sales: money(total),
    tips: money(sums.tip),
    total_collected: money(total + sums.tip),
    gift_cards: money(-of('gift_card').amount),
    deposits: money(-(moved.amount + moved.extra)),
    transactions: sums.transactions,
    ...besideSales(work, net, await shiftsBesideSales(work, request)),
    average_order: sums.transactions === 0 ? null : money(Math.round(net / sums.transactions)),
  };
  return { rows: [row] };
};

/** Whole orders, and what refunds took back of them. */
export const drillDown: DrillDownOf<typeof salesSummary, 'facts_sales'> = { facts: 'facts_sales', measures: salesMeasures };
