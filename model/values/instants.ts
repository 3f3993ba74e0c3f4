import { DAY_MS } from './durations.ts';
import { dateFormat } from './intl.ts';

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?)?$/;
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i;

/** Whether the zone is one that this machine knows. */
export function isTimezone(name: string): boolean {
  try {
    dateFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The calendar that a column, a text of ten characters and a timezone's table all hold: the years 0001 to 9999. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** `yyyy-MM-ddTHH:mm:ss.sssZ` of an instant that may have been reckoned; what lies beyond the calendar is its first or last moment. */
export function calendarText(ms: number): string {
  return new Date(Math.min(Math.max(ms, FIRST_MS), LAST_MS)).toISOString();
}

/** `Date.UTC`, which takes the years up to 99 for the twentieth century's. */
function utc(year: number, month: number, day: number, ...clock: [number, number, number, number] | []): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (clock.length) date.setUTCHours(...clock);
  return date.getTime();
}

/** Whether the calendar has this `yyyy-mm-dd`. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const date = new Date(utc(Number(match[1]), Number(match[2]), Number(match[3])));
  return Number(match[1]) > 0 && date.getUTCMonth() === Number(match[2]) - 1 && date.getUTCDate() === Number(match[3]);
}

/**
 * Reads ISO 8601 with a zone, or `yyyy-MM-dd[ HH:mm[:ss]]` as local time of `timezone`, and gives ISO 8601 UTC with milliseconds;
 * null where it is neither, or beyond the calendar (years 0001 to 9999). A local time that a clock change skips moves forward; one that
 * comes twice is the first.
 */
export function readInstant(text: string, timezone: string): string | null {
  if (ZONED.test(text)) {
    const ms = isCalendarDate(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : inCalendar(ms);
  }
  const match = LOCAL.exec(text);
  if (!match || !isCalendarDate(text.slice(0, 10))) return null;
  const at = (group: number) => Number(match[group] ?? 0);
  const [year, month, day] = [at(1), at(2), at(3)];
  const [hour, minute, second, ms] = [at(4), at(5), at(6), at(7)];
  if (hour > 23 || minute > 59 || second > 59) return null;
  const wall = utc(year, month, day, hour, minute, second, ms);
  // The zone's offset just before and just after bracket any clock change of that day.
  const before = offsetMs(wall - DAY_MS, timezone);
  const after = offsetMs(wall + DAY_MS, timezone);
  const fits = [...new Set([before, after])]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetMs(instant, timezone) === wall);
  return inCalendar(fits.length ? Math.min(...fits) : wall - before);
}

function inCalendar(ms: number): string | null {
  return ms < FIRST_MS || ms > LAST_MS ? null : new Date(ms).toISOString();
}

/** `yyyy-MM-dd HH:mm:ss` of an instant in a timezone. */
export function localText(instant: string, timezone: string): string {
  const ms = Date.parse(instant);
  return calendarText(ms + offsetMs(ms, timezone))
    .slice(0, 19)
    .replace('T', ' ');
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
export function offsetMs(of: number, timezone: string): number {
  // No clock changes in the calendar's first and last days, and every zone's own date stays inside it.
  const instant = Math.min(Math.max(of, FIRST_MS + 2 * DAY_MS), LAST_MS - 2 * DAY_MS);
  const parts = dateFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const wall = utc(part('year'), part('month'), part('day'), part('hour'), part('minute'), part('second'), 0);
  return wall - Math.floor(instant / 1000) * 1000;
}
