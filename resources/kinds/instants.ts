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

/** Whether the calendar has this `yyyy-mm-dd`. */
export function isCalendarDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  return Number(match[1]) > 0 && date.getUTCMonth() === Number(match[2]) - 1 && date.getUTCDate() === Number(match[3]);
}

/**
 * Reads ISO 8601 with a zone, or `yyyy-MM-dd[ HH:mm[:ss]]` as local time of `timezone`, and gives ISO 8601 UTC with milliseconds;
 * null where it is neither. A local time that a clock change skips moves forward; one that comes twice is the first.
 */
export function readInstant(text: string, timezone: string): string | null {
  if (ZONED.test(text)) {
    const ms = isCalendarDate(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(ms) ? null : new Date(ms).toISOString();
  }
  const match = LOCAL.exec(text);
  if (!match || !isCalendarDate(text.slice(0, 10))) return null;
  const [year, month, day, hour, minute, second, ms] = [1, 2, 3, 4, 5, 6, 7].map((i) => Number(match[i] ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59) return null;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second, ms);
  // The zone's offset just before and just after bracket any clock change of that day.
  const before = offsetMs(wall - 86_400_000, timezone);
  const after = offsetMs(wall + 86_400_000, timezone);
  const fits = [...new Set([before, after])].map((offset) => wall - offset).filter((instant) => instant + offsetMs(instant, timezone) === wall);
  return new Date(fits.length ? Math.min(...fits) : wall - before).toISOString();
}

/** `yyyy-MM-dd HH:mm:ss` of an instant in a timezone. */
export function localText(instant: string, timezone: string): string {
  const ms = Date.parse(instant);
  return new Date(ms + offsetMs(ms, timezone)).toISOString().slice(0, 19).replace('T', ' ');
}

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds. */
export function offsetMs(instant: number, timezone: string): number {
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
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(instant / 1000) * 1000;
}
