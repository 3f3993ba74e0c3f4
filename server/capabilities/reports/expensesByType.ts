import { sql } from 'kysely';
import type { ReportRequest, ReportWork } from './report.ts';

/** Expenses of one type; `amount` in minor units. */
export interface ExpenseRow {
  type: string;
  count: number;
  amount: number;
}

/** The expenses of a report's days, by their type. */
export async function expensesByType(
  { tx, clientId, places, context, currency }: ReportWork,
  { dateFrom, dateTo }: Pick<ReportRequest, 'dateFrom' | 'dateTo'>,
): Promise<ExpenseRow[]> {
  const unit = 10 ** context.currencyDecimals(currency);
  const { rows } = await sql<ExpenseRow>`
    select t.name as type, count(*)::integer as count, round(sum(e.amount) * ${unit}::integer)::bigint as amount
    from tenant.expenses e join tenant.expense_types t on t.client_id = e.client_id and t.id = e.type
    where e.client_id = ${clientId} and e.establishment_id = any(${places.map(({ id }) => id)}::bigint[])
      and e.date between ${dateFrom}::date and ${dateTo}::date
    group by t.id, t.name order by 3 desc, t.id`.execute(tx);
  return rows;
}
