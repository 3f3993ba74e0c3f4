import type profitStatement from '#/resources/reports/profitStatement.ts';
import { costedNetOf, moneyOf, netOf, percentOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import { expensesByType } from '#/server/capabilities/reports/expensesByType.ts';
import { besideSales, paidShifts } from '#/server/capabilities/reports/labour.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { labourOf } from '#/server/domain/labour/pay.ts';
import { readProductFacts } from '#/server/domain/sales/readProducts.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';

/** The whole of each day: wages and expenses have no hours that could be cut. */
const WHOLE = { timeFrom: '00:00', timeTo: '24:00' };

/** What is left of net sales. */
export const figures: FiguresOf<typeof profitStatement> = async (work, request) => {
  const period = periodOf({ ...request, ...WHOLE });
  const net = netOf(sumAll(await readSalesFacts(work.tx, rowScopeOf(work), period), ['gross', 'discount', 'refund']));
  const sold = await readProductFacts(work.tx, rowScopeOf(work), period);
  const { cost } = sumAll(sold, ['cost']);
  const costed = sold.reduce((sum, fact) => sum + costedNetOf(fact), 0);
  const shifts = await paidShifts(work, request);
  const { pay: labour } = labourOf(shifts);
  const expenses = sumAll(await expensesByType(work, request), ['amount']).amount;
  const money = moneyOf(work);
  const profit = net - cost - labour - expenses;
  // Whoever sees wages but no costs could work these out of what is made of both.
  const both = <T>(value: T): T | null => (work.holds('CostView') ? value : null);
  const row = {
    net_sales: money(net),
    cost_of_goods: money(cost),
    gross_profit: money(net - cost),
    ...besideSales(work, net, shifts),
    expenses: money(expenses),
    profit: both(money(profit)),
    profit_percent: both(net === 0 ? null : percentOf(profit, net)),
    prime_cost: both(money(cost + labour)),
    prime_cost_percent: both(net === 0 ? null : percentOf(cost + labour, net)),
    cost_percent: net === 0 ? null : percentOf(cost, net),
    uncosted_sales: money(net - costed),
  };
  return { rows: [row] };
};
