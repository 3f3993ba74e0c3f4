import { type Problem, problem } from '#/model/language/problems.ts';
import { COMPARISONS, type Comparison } from '#/model/language/reports.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { calendarText, localText } from '#/model/values/instants.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { oneOf } from '#/model/values/shapes.ts';

/** Business days, `yyyy-MM-dd`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The hour presets of the specification (§9): local wall time, `HH:mm` up to 24:00. */
export const HOUR_PRESETS = {
  all_hours: { from: '00:00', to: '24:00' },
  lunch: { from: '10:30', to: '16:00' },
  dinner: { from: '16:00', to: '22:00' },
} as const;
export type HourPreset = keyof typeof HOUR_PRESETS;

/** Where an establishment's day is: its timezone, and when its business day begins (`HH:mm`). */
export interface Clock {
  timezone: string;
  startsAt: string;
}

/** The business day that is running: before the day begins it is still yesterday's. */
export function businessToday({ timezone, startsAt }: Clock, now = new Date()): string {
  const [day = '', time = ''] = localText(now.toISOString(), timezone).split(' ');
  return time.slice(0, 5) < startsAt ? addDays(day, -1) : day;
}

/**
 * The days that a period is compared with. A day is compared with the day before. A period that begins with a month is compared with the
 * same days of as many months before, the end of a month being the end of that one; from New Year's Day on and longer than a quarter, with
 * the same days of the year before; anything else with as many days just before it. The same weekdays are as many whole weeks earlier as
 * the period touches, and last year is 52 weeks earlier, so that a Friday meets a Friday.
 */
export function comparedPeriod({ from, to }: Period, comparison: Comparison): Period {
  if (comparison === 'last_year') return { from: addDays(from, -YEAR_OF_WEEKS), to: addDays(to, -YEAR_OF_WEEKS) };
  const days = daysBetween(from, to) + 1;
  if (comparison === 'same_weekdays') {
    const weeks = Math.ceil(days / 7) * 7;
    return { from: addDays(from, -weeks), to: addDays(to, -weeks) };
  }
  if (from !== monthStart(from) || from === to) {
    return { from: addDays(from, -days), to: addDays(from, -1) };
  }
  const months = monthNumber(to) - monthNumber(from) + 1;
  const back = from.endsWith('-01-01') && months > QUARTER ? Math.ceil(months / 12) * 12 : months;
  const end = monthOf(monthNumber(to) - back);
  const last = addDays(monthOf(monthNumber(end) + 1), -1);
  const isWhole = addDays(to, 1) === monthStart(addDays(to, 1));
  return {
    from: monthOf(monthNumber(from) - back),
    to: isWhole || to.slice(8) > last.slice(8) ? last : `${end.slice(0, 8)}${to.slice(8)}`,
  };
}

/** The comparison that is meant; where none is said, a day meets the same weekday a week before, and several days those just before them. */
export function comparisonMeant(said: unknown, { from, to }: Period): Comparison {
  return oneOf(COMPARISONS, said) ?? (from === to ? 'same_weekdays' : 'previous_period');
}

/** The longest that figures are asked for at once: five years, and the month that a comparison with whole years is off by. */
const LONGEST_PERIOD = { years: 5, months: 1 } as const;

/** Why a period is refused: it is longer than figures are asked for. The same for every report, file, list by days and field of days. */
export function periodProblem({ from, to }: Period): Problem | undefined {
  const months = monthNumber(to) - monthNumber(from);
  const most = LONGEST_PERIOD.years * 12 + LONGEST_PERIOD.months;
  const isTooLong = months > most || (months === most && to.slice(8) >= from.slice(8));
  return isTooLong ? problem('period_too_long', LONGEST_PERIOD) : undefined;
}

/** A day some days later or earlier; the calendar's first or last where it would lie beyond it. */
export function addDays(day: string, days: number): string {
  return calendarText(Date.parse(day) + days * DAY_MS).slice(0, 10);
}

/** How many days the second is after the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Weekdays as definitions name them, by their number: 0 is Sunday. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/**
 * The weekday on which weeks start: in presets, filters, targets, and in labour settings until they say another one. Where weeks start on
 * Monday, this is asked for by its name. Source: figures, "When, and for whom".
 */
export const WEEK_STARTS_ON = 0;
export const MONDAY = 1;

/** The name in a language of a weekday (`sunday` or `sun`): `Sun`; undefined for what is none. */
export function weekdayText(name: string, locale: string, weekday: 'short' | 'long' = 'short'): string | undefined {
  const at = WEEKDAYS.findIndex((one) => one === name || one.slice(0, 3) === name);
  return at < 0 ? undefined : dateFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.parse(A_SUNDAY) + at * DAY_MS);
}

/** The weekday of a day: 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** The first day of the week that a day is in; `startsOn`: another weekday on which weeks start. */
export function weekStart(day: string, startsOn: number = WEEK_STARTS_ON): string {
  return addDays(day, -((weekday(day) - startsOn + 7) % 7));
}

/** The first day of the month that a day is in. */
export function monthStart(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The last day of the month that a day is in: the 28th and four days are in the next one, whatever month it is. */
export function monthEnd(day: string): string {
  return addDays(monthStart(addDays(`${day.slice(0, 8)}28`, 4)), -1);
}

/** How many days of a weekday a period has; of one that ends before it begins none. */
export function weekdaysIn({ from, to }: Period, which: number): number {
  const days = Math.max(0, daysBetween(from, to) + 1);
  return Math.floor(days / 7) + ((which - weekday(from) + 7) % 7 < days % 7 ? 1 : 0);
}

const A_SUNDAY = '2023-01-01';
/** 52 weeks: a Friday meets a Friday. */
const YEAR_OF_WEEKS = 364;
const FIRST_MONTH = 12;
/** In months. */
const QUARTER = 3;
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
/** Before the calendar's first month stands the first. */
const monthOf = (number: number) => {
  const month = Math.max(number, FIRST_MONTH);
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};
