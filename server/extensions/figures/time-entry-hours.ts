import { sql } from 'kysely';
import type timeEntryHours from '#/resources/reports/timeEntryHours.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';

/**
 * Hours by employee, from the time entries of these days; hours of the day do not matter here. A running shift counts up to now, or to the
 * break that it is in; one that began more than a day ago has no time out by mistake, and counts no hours.
 */
export const figures: FiguresOf<typeof timeEntryHours> = async (work, request) => {
  const decimals = work.context.currencyDecimals(work.currency);
  const since = (time: string) => sql`extract(epoch from (${sql.ref(time)} - began)) / 3600`;
  const { rows } = await sql<RowOf<typeof timeEntryHours>>`
    with entries as (
      select t.employee, t.date, t.total_hours, t.break_duration, t.time_out is null as is_open, t.date + t.time_in as began,
        ${work.now}::timestamptz at time zone e.timezone as local_now,
        case when t.break_start is not null and t.break_end is null
          then t.date + t.break_start + case when t.break_start < t.time_in then interval '1 day' else interval '0' end end as break_began
      from tenant.time_entries t join tenant.establishments e on e.client_id = t.client_id and e.id = t.establishment_id
      where t.client_id = ${work.clientId} and t.establishment_id = any(${work.places.map(({ id }) => id)}::bigint[])
        and t.date between ${request.dateFrom}::date and ${request.dateTo}::date
    ), states as (
      select *, is_open and local_now - began <= interval '1 day' as is_running,
        least(${since('local_now')}, ${since('break_began')}) - coalesce(break_duration, 0) / 60.0 as hours_so_far
      from entries where not is_open or local_now >= began
    ), shifts as (
      select *, case when is_running then greatest(0, round(hours_so_far, 2)) else total_hours end as hours from states
    )
    select p.first_name || ' ' || p.last_name as employee, r.name as job_title, count(distinct s.date)::integer as days,
      count(*)::integer as entries, count(*) filter (where is_running)::integer as at_work,
      count(*) filter (where is_open and not is_running)::integer as missing,
      round(coalesce(sum(s.break_duration), 0)::numeric / 60, 2)::float8 as break_hours, coalesce(sum(s.hours), 0)::float8 as total_hours,
      round(sum(s.hours * p.hourly_rate), ${decimals}::integer)::float8 as wages
    from shifts s
    join tenant.employees p on p.client_id = ${work.clientId} and p.id = s.employee
    left join tenant.roles r on r.client_id = p.client_id and r.id = p.role
    group by p.id, p.first_name, p.last_name, r.name order by 1, p.id`.execute(work.tx);
  return { rows };
};
