import type profitStatement from '#/resources/reports/profitStatement.ts';
import { moneyOf, partOfSales, sumAll } from '#/server/capabilities/reports/amounts.ts';
import { expensesByType } from '#/server/capabilities/reports/expensesByType.ts';
import { besideSales, paidShifts } from '#/server/capabilities/reports/labour.ts';
import { goodsOfDays, netOfDays } from '#/server/capabilities/reports/profit.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { labourOf } from '#/server/domain/labour/pay.ts';

/** What is left of net sales. */
export const figures: FiguresOf<typeof profitStatement> = async (work, request) => {
  const net = await netOfDays(work, request);
  const { cost, percent, uncosted } = await goodsOfDays(work, request, net);
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
    profit_percent: both(partOfSales(profit, net)),
    prime_cost: both(money(cost + labour)),
    prime_cost_percent: both(partOfSales(cost + labour, net)),
    cost_percent: percent,
    uncosted_sales: money(uncosted),
  };
  return { rows: [row] };
};
