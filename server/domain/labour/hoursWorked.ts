import { sql } from 'kysely';
import { type SoFar, soFarRows } from '#/server/domain/sales/period.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Whose time entries, of which days (`yyyy-MM-dd`, both included), as they are now. */
export interface HoursAsked {
  clientId: number;
  establishments: readonly number[];
  from: string;
  to: string;
  /** Where the days are only counted so far. */
  soFar?: readonly SoFar[] | undefined;
  /** ISO 8601 UTC. */
  now: string;
  /** Decimals of the currency's minor unit. */
  decimals: number;
}

/** What one employee worked. */
export interface HoursRow {
  employee: string;
  job_title: string | null;
  days: number;
  entries: number;
  at_work: number;
  /** Shifts that began more than a day ago and have no time out: they count no hours. */
  missing: number;
  break_hours: number;
  total_hours: number;
  /** Hours × the hourly wage as it is now; null without one. */
  wages: number | null;
}

/**
 * Hours by employee, from the time entries of these days. A running shift counts up to now, or to the break that it is in; one that began
 * more than a day ago has no time out by mistake, and counts no hours. Where days are only counted so far, so are shifts.
 */
export async function readHoursWorked(
  tx: Transaction,
  { clientId, establishments, from, to, soFar, now, decimals }: HoursAsked,
): Promise<HoursRow[]> {
  const since = (time: string) => sql`extract(epoch from (${sql.ref(time)} - began)) / 3600`;
  const { rows } = await sql<HoursRow>`
    with entries as (
      select t.employee, t.date, t.total_hours, t.break_duration, t.time_out is null as is_open, t.date + t.time_in as began,
        ${now}::timestamptz at time zone e.timezone as local_now, so_far.ends,
        case when t.break_start is not null and t.break_end is null
          then t.date + t.break_start + case when t.break_start < t.time_in then interval '1 day' else interval '0' end end as break_began
      from tenant.time_entries t join tenant.establishments e on e.client_id = t.client_id and e.id = t.establishment_id
      left join (
        select establishment_id, day + (starts_at + minutes) * interval '1 minute' as ends from ${soFarRows({ soFar })}
      ) so_far on so_far.establishment_id = t.establishment_id
      where t.client_id = ${clientId} and t.establishment_id = any(${[...establishments]}::bigint[])
        and t.date between ${from}::date and ${to}::date
    ), states as (
      select *, is_open and local_now - began <= interval '1 day' as is_running,
        least(${since('local_now')}, ${since('ends')}, ${since('break_began')}) - coalesce(break_duration, 0) / 60.0 as hours_so_far
      from entries where (not is_open or local_now >= began) and (ends is null or began < ends)
    ), shifts as (
      select *, case when is_running or (ends is not null and hours_so_far < total_hours) then greatest(0, round(hours_so_far, 2))
        else total_hours end as hours from states
    )
    select p.first_name || ' ' || p.last_name as employee, r.name as job_title, count(distinct s.date)::integer as days,
      count(*)::integer as entries, count(*) filter (where is_running)::integer as at_work,
      count(*) filter (where is_open and not is_running)::integer as missing,
      round(coalesce(sum(s.break_duration), 0)::numeric / 60, 2)::float8 as break_hours, coalesce(sum(s.hours), 0)::float8 as total_hours,
      round(sum(s.hours * p.hourly_rate), ${decimals}::integer)::float8 as wages
    from shifts s
    join tenant.employees p on p.client_id = ${clientId} and p.id = s.employee
    left join tenant.roles r on r.client_id = p.client_id and r.id = p.role
    group by p.id, p.first_name, p.last_name, r.name order by 1, p.id`.execute(tx);
  return rows;
}
