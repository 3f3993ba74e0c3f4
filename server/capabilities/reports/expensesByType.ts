import { sql } from 'kysely';
import type { ReportRequest, ReportWork } from './report.ts';

/** Expenses of one type; `amount` in minor units. */
export interface ExpenseRow {
  type: string;
  count: number;
  amount: number;
}

/**
 * The expenses of a report's days, by their type. Each establishment has types of its own: those of one name are one, called as the first
 * of them is.
 */
export async function expensesByType(
  { tx, clientId, establishments, context, currency }: ReportWork,
  { dateFrom, dateTo }: Pick<ReportRequest, 'dateFrom' | 'dateTo'>,
): Promise<ExpenseRow[]> {
  const unit = 10 ** context.currencyDecimals(currency);
  const { rows } = await sql<ExpenseRow>`
    select (
        select n.name from tenant.expense_types n where n.client_id = ${clientId} and lower(n.name) = sums.name order by n.id limit 1
      ) as type, sums.count, sums.amount
    from (
      select lower(t.name) as name, count(*)::integer as count, round(sum(e.amount) * ${unit}::integer)::bigint as amount
      from tenant.expenses e join tenant.expense_types t on t.client_id = e.client_id and t.id = e.type
      where e.client_id = ${clientId} and e.establishment_id = any(${establishments.map(({ id }) => id)}::bigint[])
        and e.date between ${dateFrom}::date and ${dateTo}::date
      group by 1
    ) as sums order by sums.amount desc, sums.name`.execute(tx);
  return rows;
}
