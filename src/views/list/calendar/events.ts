import type { RaRecord } from 'ra-core';
import type { CalendarOptions } from '#/model/language/layouts.ts';
import { isCalendarDate, localText } from '#/model/values/instants.ts';
import { numberIn, textIn, valuesIn } from '#/model/values/shapes.ts';

/** A record as it stands in a calendar. Times are `HH:mm` by the establishment's clock. */
export interface CalendarEvent {
  record: RaRecord;
  day: string;
  starts: string | undefined;
  ends: string | undefined;
  /** It ends on the day after it began, or later. */
  isOvernight: boolean;
}

/** Where a record stands; undefined where it has no day. */
export function eventOf(record: RaRecord, calendar: CalendarOptions, timezone: string): CalendarEvent | undefined {
  const from = textIn(record[calendar.from]);
  if (!from) return undefined;
  if (isCalendarDate(from)) {
    const starts = timeOf(record, calendar.starts);
    const ends = timeOf(record, calendar.ends);
    return { record, day: from, starts, ends, isOvernight: starts !== undefined && ends !== undefined && ends <= starts };
  }
  const [day = '', time = ''] = localText(from, timezone).split(' ');
  const minutes = calendar.lasts === undefined ? null : numberIn(record[calendar.lasts]);
  if (minutes === null || minutes === undefined) return { record, day, starts: time.slice(0, 5), ends: undefined, isOvernight: false };
  const [endDay = '', endTime = ''] = localText(new Date(Date.parse(from) + minutes * 60_000).toISOString(), timezone).split(' ');
  return { record, day, starts: time.slice(0, 5), ends: endTime.slice(0, 5), isOvernight: endDay > day };
}

/** Events by their day, each day's in the order of its clock; those without a time first. */
export function byDay(events: readonly CalendarEvent[]): ReadonlyMap<string, CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of events) days.set(event.day, [...(days.get(event.day) ?? []), event]);
  for (const day of days.values()) day.sort((a, b) => (a.starts ?? '').localeCompare(b.starts ?? ''));
  return days;
}

/** What a lane is of: a record that a reference names, or (null) none. */
export interface Lane {
  id: number | null;
  title: string | null;
  days: ReadonlyMap<string, CalendarEvent[]>;
}

/** Events apart for each record that a reference names, in the order of their titles; those that name none come last. */
export function lanesOf(events: readonly CalendarEvent[], lane: string, locale: string): Lane[] {
  const found = new Map<number | null, { title: string | null; events: CalendarEvent[] }>();
  for (const event of events) {
    const id = numberIn(event.record[lane]) ?? null;
    const known = found.get(id) ?? { title: textIn(valuesIn(event.record._titles)[lane]) ?? null, events: [] };
    known.events.push(event);
    found.set(id, known);
  }
  return [...found]
    .map(([id, { title, events: own }]) => ({ id, title, days: byDay(own) }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null) || (a.title ?? '').localeCompare(b.title ?? '', locale));
}

function timeOf(record: RaRecord, name: string | undefined): string | undefined {
  return (name !== undefined && textIn(record[name])?.slice(0, 5)) || undefined;
}
