import type expenseSummary from '#/resources/reports/expenseSummary.ts';
import { moneyOf, percentOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import { expensesByType } from '#/server/capabilities/reports/expensesByType.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';

/** Expenses by type, by their date; hours of the day do not matter here. */
export const figures: FiguresOf<typeof expenseSummary> = async (work, request) => {
  const types = await expensesByType(work, request);
  const all = sumAll(types, ['amount']).amount;
  const money = moneyOf(work);
  return {
    rows: types.map(({ type, count, amount }) => ({ type, count, amount: money(amount), percentage: percentOf(amount, all) })),
  };
};
