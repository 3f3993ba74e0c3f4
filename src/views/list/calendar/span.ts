import type { CalendarOptions } from '#/model/language/layouts.ts';
import { addDays, monthEnd, monthStart, type Period, weekStart } from '#/model/reports/periods.ts';
import { isCalendarDate, readInstant } from '#/model/values/instants.ts';
import { valuesIn } from '#/model/values/shapes.ts';

/** How much of a calendar is looked at. */
export type Span = 'week' | 'month';

/** What a calendar shows: whole weeks, and in a month's also days of the months around it. */
export interface Shown extends Period {
  weeks: readonly (readonly string[])[];
}

/** The days that are in sight around one. `startsOn`: the weekday on which weeks begin, 0 is Sunday. */
export function shownDays(day: string, span: Span, startsOn: number): Shown {
  const from = weekStart(span === 'week' ? day : monthStart(day), startsOn);
  const to = addDays(weekStart(span === 'week' ? day : monthEnd(day), startsOn), 6);
  const weeks: string[][] = [];
  for (let first = from; first <= to; first = addDays(first, 7)) weeks.push(Array.from({ length: 7 }, (_, at) => addDays(first, at)));
  return { from, to, weeks };
}

/** The day that another week or month is looked at by. */
export function stepFrom(day: string, span: Span, way: 1 | -1): string {
  if (span === 'week') return addDays(day, 7 * way);
  return monthStart(addDays(way > 0 ? monthEnd(day) : monthStart(day), way));
}

/** What an address says; where it says nothing that can be, what the definition opens with. */
export function spanSaid(said: string | null, { by, lane, starts, lasts }: CalendarOptions): Span {
  if (said === 'week' || said === 'month') return said;
  return by ?? (lane || starts || lasts ? 'week' : 'month');
}

/** The day of an address, or today. */
export const daySaid = (said: string | null, today: string): string => (said && isCalendarDate(said) ? said : today);

/**
 * The list's filters, narrowed to the days in sight: what the list is filtered by there already goes on. Moments are asked for by the
 * establishment's days, as the host reads them.
 */
export function filterOfDays(filter: Readonly<Record<string, unknown>>, from: string, days: Period): Record<string, unknown> {
  const said = filter[from];
  const isRange = typeof said === 'object' && said !== null && !Array.isArray(said);
  // Single days stay as they are: what lies out of sight is not drawn.
  if (said !== undefined && !isRange) return { ...filter };
  const { gte, lte, ...others } = valuesIn(said);
  const later = typeof gte === 'string' && gte > days.from ? gte : days.from;
  const earlier = typeof lte === 'string' && lte.slice(0, 10) < days.to ? lte : days.to;
  return { ...filter, [from]: { ...others, gte: later, lte: earlier } };
}

/** The value of the day that a record gets on another day: a moment keeps its time of day. */
export function onDay(value: unknown, day: string, clock: { isMoment: boolean; timezone: string; time: string }): string | null {
  return clock.isMoment ? readInstant(`${day} ${typeof value === 'string' ? clock.time : NOON}`, clock.timezone) : day;
}

const NOON = '12:00';
