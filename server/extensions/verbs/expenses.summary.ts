import { sql } from 'kysely';
import { periodProblem } from '#/model/reports/periods.ts';
import expenses from '#/resources/money/expenses.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { defineVerb } from '#/server/records/extensionPoints.ts';

/**
 * An establishment's expenses by type, and in all: `{ summary: [{ type, name, count, amount }], total }`. Both days are inclusive; absent:
 * no limit.
 */
export const verb = defineVerb(expenses, 'summary', async ({ tx, clientId, establishmentId }, { date_from, date_to }) => {
  const tooLong = date_from && date_to ? periodProblem({ from: String(date_from), to: String(date_to) }) : undefined;
  if (tooLong) throw invalid({ date_to: [tooLong] });
  const { rows } = await sql<{ type: number; name: string; count: number; amount: string }>`
    select e.type, t.name, count(*) as count, sum(e.amount) as amount from tenant.expenses as e
    join tenant.expense_types as t on t.client_id = e.client_id and t.id = e.type
    where e.client_id = ${clientId} and e.establishment_id = ${establishmentId}
      and (${date_from ?? null}::date is null or e.date >= ${date_from ?? null}::date) and (${date_to ?? null}::date is null
        or e.date <= ${date_to ?? null}::date)
    group by e.type, t.name order by amount desc, e.type`.execute(tx);
  const { rows: whole } = await sql<{ total: string }>`
    select coalesce(sum(amount), 0) as total from tenant.expenses
    where client_id = ${clientId} and establishment_id = ${establishmentId}
      and (${date_from ?? null}::date is null or date >= ${date_from ?? null}::date) and (${date_to ?? null}::date is null
        or date <= ${date_to ?? null}::date)`.execute(tx);
  return { data: { summary: rows.map((row) => ({ ...row, amount: Number(row.amount) })), total: Number(whole[0]?.total ?? 0) } };
});
