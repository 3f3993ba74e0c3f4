import { sql } from 'kysely';
import type timeEntryHours from '#/resources/reports/timeEntryHours.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';

/** Hours by employee, from the time entries of these days that have a time out; hours of the day do not matter here. */
export const figures: FiguresOf<typeof timeEntryHours> = async (work, request) => {
  const decimals = work.context.currencyDecimals(work.currency);
  const { rows } = await sql<RowOf<typeof timeEntryHours>>`
    select p.first_name || ' ' || p.last_name as employee, r.name as job_title, count(distinct t.date)::integer as days,
      count(*)::integer as entries,
      round(coalesce(sum(t.break_duration), 0)::numeric / 60, 2)::float8 as break_hours, sum(t.total_hours)::float8 as total_hours,
      round(sum(t.total_hours * p.hourly_rate), ${decimals}::integer)::float8 as wages
    from tenant.time_entries t
    join tenant.employees p on p.client_id = t.client_id and p.id = t.employee
    left join tenant.roles r on r.client_id = p.client_id and r.id = p.role
    where t.client_id = ${work.clientId} and t.establishment_id = any(${work.places.map(({ id }) => id)}::bigint[])
      and t.date between ${request.dateFrom}::date and ${request.dateTo}::date and t.total_hours is not null
    group by p.id, p.first_name, p.last_name, r.name order by 1, p.id`.execute(work.tx);
  return { rows };
};
