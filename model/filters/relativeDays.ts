import { shownTraits } from '#/model/kinds/index.ts';
import type { Field } from '#/model/language/fields.ts';
import { addDays, MONDAY, monthEnd, monthStart, type Period, weekStart } from '#/model/reports/periods.ts';
import { isValues, valuesIn } from '#/model/values/shapes.ts';

/** Periods of the calendar that a list's days may be within, whole ones. */
export const FILTER_PERIODS = [
  'today',
  'yesterday',
  'tomorrow',
  'this_week',
  'this_week_monday',
  'last_week',
  'last_week_monday',
  'next_week',
  'next_week_monday',
  'this_month',
  'last_month',
  'next_month',
  'this_year',
  'last_year',
] as const;
export type FilterPeriod = (typeof FILTER_PERIODS)[number];

/** So many days from today at most. */
export const MAX_DAYS = 36_600;

/** Days counted from today: 0 is today, -1 yesterday. Both ends are included. */
export interface DaysFromToday {
  gte?: number;
  lte?: number;
}

/** Whether a list can be asked for days of a field counted from today. */
export function isOfDays(field: Field): boolean {
  const { says } = shownTraits(field);
  return says === 'day' || says === 'moment';
}

/** Whether a period of that name can be asked for. */
export function isFilterPeriod(name: unknown): name is FilterPeriod {
  return (FILTER_PERIODS as readonly unknown[]).includes(name);
}

/** Reads days from today; undefined for anything else. */
export function readDays(value: unknown): DaysFromToday | undefined {
  if (!isValues(value)) return undefined;
  const entries = Object.entries(value);
  const isOne = ([name, days]: [string, unknown]) =>
    (name === 'gte' || name === 'lte') && Number.isInteger(days) && Math.abs(Number(days)) <= MAX_DAYS;
  return entries.length > 0 && entries.every(isOne) ? (valuesIn(value) as DaysFromToday) : undefined;
}

/** The first and last day (`yyyy-MM-dd`) that are meant, where there is one. */
export function daysMeant({ gte, lte }: DaysFromToday, today: string): Partial<Period> {
  return { ...(gte !== undefined && { from: addDays(today, gte) }), ...(lte !== undefined && { to: addDays(today, lte) }) };
}

/** The days of a period, both included. */
export function periodMeant(period: FilterPeriod, today: string): Period {
  const week = (weeks: number, startsOn?: number): Period => {
    const from = addDays(weekStart(today, startsOn), weeks * 7);
    return { from, to: addDays(from, 6) };
  };
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'this_week':
      return week(0);
    case 'this_week_monday':
      return week(0, MONDAY);
    case 'last_week':
      return week(-1);
    case 'last_week_monday':
      return week(-1, MONDAY);
    case 'next_week':
      return week(1);
    case 'next_week_monday':
      return week(1, MONDAY);
    case 'this_month':
      return monthOf(today);
    case 'last_month':
      return monthOf(addDays(monthStart(today), -1));
    case 'next_month':
      return monthOf(addDays(monthEnd(today), 1));
    case 'this_year':
      return yearOf(Number(today.slice(0, 4)));
    case 'last_year':
      return yearOf(Number(today.slice(0, 4)) - 1);
  }
}

function monthOf(day: string): Period {
  return { from: monthStart(day), to: monthEnd(day) };
}

function yearOf(year: number): Period {
  const text = String(year).padStart(4, '0');
  return { from: `${text}-01-01`, to: `${text}-12-31` };
}
