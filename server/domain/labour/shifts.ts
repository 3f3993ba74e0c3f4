import { sql } from 'kysely';
import { type SoFar, soFarRows } from '#/server/domain/sales/period.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Whose time entries, of which business days (`yyyy-MM-dd`, both included), as they are now. */
export interface ShiftsAsked {
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

/** One time entry as labour is reckoned: hours in hundredths, breaks in minutes, the wage of an hour in minor units. */
export interface Shift {
  id: number;
  establishment_id: number;
  employee_id: number;
  employee: string;
  job_title: string | null;
  /** The points of the role in tip pools, in hundredths; null: not said. */
  points: number | null;
  /** The business day on which it began; all of the shift counts there. */
  day: string;
  /** Local wall time, `yyyy-MM-dd HH:mm`. */
  began: string;
  state: 'closed' | 'running' | 'missing';
  break_minutes: number;
  hours: number;
  /** Null: nobody said what it costs. */
  rate: number | null;
}

/**
 * The shifts that began on these business days, in the order in which they began. A running one counts up to now, or to the break that it
 * is in; one that began more than a day ago has no time out by mistake (`missing`), and counts no hours. Where days are only counted so
 * far, so are shifts.
 */
export async function readShifts(
  tx: Transaction,
  { clientId, establishments, from, to, soFar, now, decimals }: ShiftsAsked,
): Promise<Shift[]> {
  const since = (time: string) => sql`extract(epoch from (${sql.ref(time)} - began)) / 3600`;
  const { rows } = await sql<Shift>`
    with entries as (
      select t.id, t.establishment_id, t.employee, t.hourly_rate, t.total_hours, t.break_duration, t.time_out is null as is_open,
        t.date + t.time_in as began, (t.date + t.time_in - e.business_day_starts_at::interval)::date as day,
        ${now}::timestamptz at time zone e.timezone as local_now, so_far.ends,
        case when t.break_start is not null and t.break_end is null
          then t.date + t.break_start + case when t.break_start < t.time_in then interval '1 day' else interval '0' end end as break_began
      from tenant.time_entries t join tenant.establishments e on e.client_id = t.client_id and e.id = t.establishment_id
      left join (
        select establishment_id, day + (starts_at + minutes) * interval '1 minute' as ends from ${soFarRows({ soFar })}
      ) so_far on so_far.establishment_id = t.establishment_id
      where t.client_id = ${clientId} and t.establishment_id = any(${[...establishments]}::bigint[])
        and t.date between ${from}::date and ${to}::date + 1
    ), states as (
      select *, is_open and local_now - began <= interval '1 day' as is_running,
        least(${since('local_now')}, ${since('ends')}, ${since('break_began')}) - coalesce(break_duration, 0) / 60.0 as hours_so_far
      from entries where day between ${from}::date and ${to}::date and (not is_open or local_now >= began) and (ends is null or began < ends)
    ), shifts as (
      select *, case when is_running or (ends is not null and hours_so_far < total_hours) then greatest(0, round(hours_so_far, 2))
        else coalesce(total_hours, 0) end as hours from states
    )
    select s.id, s.establishment_id, p.id as employee_id, p.first_name || ' ' || p.last_name as employee, r.name as job_title,
      round(r.tip_points * 100)::integer as points,
      s.day::text as day, to_char(s.began, 'YYYY-MM-DD HH24:MI') as began,
      case when is_running then 'running' when is_open then 'missing' else 'closed' end as state,
      coalesce(s.break_duration, 0)::integer as break_minutes, (s.hours * 100)::bigint as hours,
      round(s.hourly_rate * ${10 ** decimals}::integer)::bigint as rate
    from shifts s
    join tenant.employees p on p.client_id = ${clientId} and p.id = s.employee
    left join tenant.roles r on r.client_id = p.client_id and r.id = p.role
    order by s.began, s.id`.execute(tx);
  return rows;
}
