import { addDays, daysBetween, WEEKDAYS } from '#/model/reports/periods.ts';
import { localText, readInstant } from '#/model/values/instants.ts';

/** A month has every day at least once within so many. */
const FARTHEST_DAYS = 62;
const TWO_WEEKS = 14;

/** When something comes again. */
export interface Rhythm {
  frequency: string;
  /** `monday`: of a weekly one. */
  weekday: string | null;
  /** `mon`, …: of one on chosen weekdays. */
  weekdays?: readonly string[] | null;
  /** Of a monthly one; in a shorter month its last day. */
  day: number | null;
  /** Of one every two weeks: a day (`yyyy-MM-dd`) from which it is counted, back and forth. */
  counted_from?: string | null;
  /** Local wall time, `HH:mm`. */
  time: string;
}

/**
 * The first time after `after` (ISO 8601 UTC, as the answer is) that a rhythm falls on in a timezone. A wall time that a change of the
 * clocks skips moves forward; one that comes twice is the first: each day has one.
 */
export function nextDue(rhythm: Rhythm, timezone: string, after: string): string {
  const today = localText(after, timezone).slice(0, 10);
  for (let ahead = -1; ahead <= FARTHEST_DAYS; ahead++) {
    const date = addDays(today, ahead);
    if (!isOn(rhythm, date)) continue;
    const due = readInstant(`${date} ${rhythm.time}`, timezone);
    if (due !== null && due > after) return due;
  }
  throw new Error(`The rhythm ${JSON.stringify(rhythm)} never comes`);
}

/** Whether a rhythm falls on a day, `yyyy-MM-dd`. */
function isOn({ frequency, weekday, weekdays, day, counted_from: countedFrom }: Rhythm, date: string): boolean {
  const name = WEEKDAYS[new Date(date).getUTCDay()] ?? '';
  const number = Number(date.slice(8));
  switch (frequency) {
    case 'weekly':
      return name === weekday;
    case 'weekdays':
      return (weekdays ?? []).includes(name.slice(0, 3));
    case 'two_weeks':
      return daysBetween(countedFrom ?? date, date) % TWO_WEEKS === 0;
    case 'monthly':
      return number === Math.min(day ?? 1, lastDayOf(date));
    case 'first_business_day':
      return isWorkingDay(name) && (number === 1 || (name === 'monday' && number <= 3));
    default:
      return true;
  }
}

const isWorkingDay = (name: string) => name !== 'saturday' && name !== 'sunday';

/** The last of the times from `due` on that is not after `now`: what a host that was down has missed is made up for once. */
export function latestDue(rhythm: Rhythm, timezone: string, due: string, now: string): string {
  let latest = due;
  for (;;) {
    const next = nextDue(rhythm, timezone, latest);
    if (next > now) return latest;
    latest = next;
  }
}

function lastDayOf(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
