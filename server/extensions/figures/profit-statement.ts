import type profitStatement from '#/resources/reports/profitStatement.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { costedNetOf, moneyOf, netOf, percentOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import { expensesByType } from '#/server/capabilities/reports/expensesByType.ts';
import { hoursWorked } from '#/server/capabilities/reports/hoursWorked.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { readProductFacts } from '#/server/domain/sales/readProducts.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';

/** The whole of each day: wages and expenses have no hours that could be cut. */
const WHOLE = { timeFrom: '00:00', timeTo: '24:00' };

/** What is left of net sales. Labour is in minor units from here on, so that all lines add up exactly. */
export const figures: FiguresOf<typeof profitStatement> = async (work, request) => {
  const period = periodOf({ ...request, ...WHOLE });
  const net = netOf(sumAll(await readSalesFacts(work.tx, rowScopeOf(work), period), ['gross', 'discount', 'refund']));
  const sold = await readProductFacts(work.tx, rowScopeOf(work), period);
  const { cost } = sumAll(sold, ['cost']);
  const costed = sold.reduce((sum, fact) => sum + costedNetOf(fact), 0);
  const shifts = await hoursWorked(work, request);
  const unit = 10 ** work.context.currencyDecimals(work.currency);
  const labour = shifts.reduce((sum, { wages }) => sum + Math.round((wages ?? 0) * unit), 0);
  const hoursOf = (those: typeof shifts) => Math.round(those.reduce((sum, { total_hours }) => sum + total_hours, 0) * 100) / 100;
  const hours = hoursOf(shifts);
  const expenses = sumAll(await expensesByType(work, request), ['amount']).amount;
  const money = moneyOf(work);
  const profit = net - cost - labour - expenses;
  // Whoever sees wages but no costs could work these out of what is made of both.
  const both = <T>(value: T): T | null => (work.places.every(({ id }) => canUse(work.caller, 'CostView', id)) ? value : null);
  const row = {
    net_sales: money(net),
    cost_of_goods: money(cost),
    gross_profit: money(net - cost),
    labour: money(labour),
    expenses: money(expenses),
    profit: both(money(profit)),
    profit_percent: both(net === 0 ? null : percentOf(profit, net)),
    prime_cost: both(money(cost + labour)),
    prime_cost_percent: both(net === 0 ? null : percentOf(cost + labour, net)),
    cost_percent: net === 0 ? null : percentOf(cost, net),
    labour_percent: net === 0 ? null : percentOf(labour, net),
    labour_hours: hours,
    sales_per_hour: hours === 0 ? null : money(Math.round(net / hours)),
    uncosted_sales: money(net - costed),
    unpaid_hours: hoursOf(shifts.filter(({ wages }) => wages === null)),
  };
  return { rows: [row] };
};
