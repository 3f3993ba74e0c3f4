import { type RawBuilder, sql } from 'kysely';

/** Whose figures: one client's, of some or all establishments. */
export interface SalesScope {
  readonly clientId: number;
  readonly establishments: readonly number[] | 'all';
}

/**
 * Business days from–to, both included, `yyyy-MM-dd`; of each day the local wall time from–to in minutes, to excluded. 22:00–02:00 crosses
 * midnight.
 */
export interface SalesPeriod {
  from: string;
  to: string;
  timeFrom?: number;
  timeTo?: number;
  /** Where the days are only counted so far; an establishment that is not named counts all of them. */
  soFar?: readonly SoFar[] | undefined;
}

/** The last business day that an establishment counts, and how many minutes of it from its beginning. */
export interface SoFar {
  establishment_id: number;
  day: string;
  /** The beginning of the business day, in minutes after midnight. */
  starts_at: number;
  minutes: number;
}

/** SQL of one fact's establishment, business day and local minute. */
interface FactColumns {
  establishment: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
  minute: RawBuilder<unknown>;
}

const DAY_MINUTES = 1440;
/** Where dayparts end, in minutes: the hour presets (specification §9) are made of whole ones. */
const DAYPART_ENDS = [630, 960, 1320, DAY_MINUTES] as const;

/** SQL that gives the daypart of a column of minutes: 0 to 3. */
export function daypartOf(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`width_bucket(${column}::integer, ${sql.lit(`{${DAYPART_ENDS.slice(0, -1).join(',')}}`)}::integer[])`;
}

/** SQL that gives the hour of the clock of a column of minutes: 0 to 23. */
export function hourOf(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${column} / 60)::smallint`;
}

/** The dayparts that a period's hours are made of; null where the hours cut through one. */
export function daypartsOf({ timeFrom = 0, timeTo = DAY_MINUTES }: SalesPeriod): number[] | null {
  const starts: number[] = [0, ...DAYPART_ENDS.slice(0, -1)];
  const ends: number[] = [...DAYPART_ENDS, 0];
  const whole = starts.includes(timeFrom) && ends.includes(timeTo);
  if (!whole) return null;
  return starts.flatMap((start, part) => (isWithin(start, timeFrom, timeTo) ? [part] : []));
}

/** Whether the hours are all there are. */
export function isAllHours({ timeFrom = 0, timeTo = DAY_MINUTES }: SalesPeriod): boolean {
  return timeFrom === 0 && timeTo === DAY_MINUTES;
}

/** Whether a fact counts: its day, its hour, and where only so far is counted, that it had come by then. `f` has them where nothing is said. */
export function countsIn(period: SalesPeriod, columns: Partial<FactColumns> = {}): RawBuilder<unknown> {
  const { establishment, day, minute }: FactColumns = {
    establishment: sql.ref('f.establishment_id'),
    day: sql.ref('f.day'),
    minute: sql.ref('f.minute'),
    ...columns,
  };
  const hasCome = period.soFar?.length
    ? sql`not exists (select 1 from ${soFarRows(period)} where so_far.establishment_id = ${establishment} and (${day} > so_far.day
        or ${day} = so_far.day and (${minute} - so_far.starts_at + ${sql.lit(DAY_MINUTES)}) % ${sql.lit(DAY_MINUTES)} >= so_far.minutes))`
    : sql`true`;
  return sql`${day} between ${period.from}::date and ${period.to}::date and ${inHours(period, minute)} and ${hasCome}`;
}

/** An instant by the clock of its establishment, which stands as `e` in the statement. */
export function momentOf(at: RawBuilder<unknown>): FactColumns {
  const local = sql`(${at} at time zone e.timezone)`;
  return {
    establishment: sql.ref('e.id'),
    day: sql`(${local} - e.business_day_starts_at::interval)::date`,
    minute: sql`(extract(hour from ${local}) * 60 + extract(minute from ${local}))::integer`,
  };
}

/** Where each establishment counts only so far, for a `from`: `so_far`, with the columns of `SoFar`. */
export function soFarRows({ soFar = [] }: Pick<SalesPeriod, 'soFar'>): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(soFar)}::jsonb) 
    as so_far(establishment_id bigint, day date, starts_at integer, minutes integer)`;
}

/** The hours as a condition on a column of minutes. */
function inHours(period: SalesPeriod, column: RawBuilder<unknown>): RawBuilder<unknown> {
  const { timeFrom = 0, timeTo = DAY_MINUTES } = period;
  if (isAllHours(period)) return sql`true`;
  return timeFrom < timeTo
    ? sql`${column} >= ${timeFrom} and ${column} < ${timeTo}`
    : sql`(${column} >= ${timeFrom} or ${column} < ${timeTo})`;
}

/** The establishments of a scope: `establishments(id)`, for a `with`. */
export function establishmentsOf({ clientId, establishments }: SalesScope): RawBuilder<unknown> {
  const which = establishments === 'all' ? sql`true` : sql`id = any(${[...establishments]}::bigint[])`;
  return sql`establishments as (select id from tenant.establishments where client_id = ${clientId} and ${which})`;
}

function isWithin(minute: number, from: number, to: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
