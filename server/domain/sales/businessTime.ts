import { DAY_MS, MINUTE_MS } from '#/model/values/durations.ts';
import { calendarText, offsetMs, readInstant } from '#/model/values/instants.ts';

/** What decides on which day a sale counts. */
export interface BusinessClock {
  timezone: string;
  /** Minutes after midnight at which a business day starts. */
  dayStartsAt: number;
}

/** An instant as reports see it. */
export interface Moment {
  /** ISO 8601 UTC. */
  at: string;
  /** The business day, `yyyy-MM-dd`. */
  day: string;
  /** Local wall time in minutes after midnight, 0–1439. */
  minute: number;
}

/** The business day and the local minute of an instant. Source: figures, "When, and for whom". */
export function momentOf(at: string, { timezone, dayStartsAt }: BusinessClock): Moment {
  const ms = Date.parse(at);
  const wall = ms + offsetOf(ms, timezone);
  const day = calendarText(wall - dayStartsAt * MINUTE_MS).slice(0, 10);
  return { at, day, minute: Math.floor((wall - Math.floor(wall / DAY_MS) * DAY_MS) / MINUTE_MS) };
}

/** `HH:mm[:ss]` in minutes after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The instant of a local or zoned time, as `readInstant` reads it; remembered, because an order names the same time often. */
export function instantOf(text: string, timezone: string): string | null {
  const key = `${timezone} ${text}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  if (instants.size >= REMEMBERED) instants.clear();
  const instant = readInstant(text, timezone);
  instants.set(key, instant);
  return instant;
}

/** Clocks change on a quarter of an hour, nowhere else. */
const QUARTER_MS = 900_000;
const REMEMBERED = 20_000;
const offsets = new Map<string, number>();
const instants = new Map<string, string | null>();

/** The zone's offset, remembered: asking for it costs a hundred times the rest. */
function offsetOf(ms: number, timezone: string): number {
  const quarter = Math.floor(ms / QUARTER_MS);
  const key = `${timezone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= REMEMBERED) offsets.clear();
  const offset = offsetMs(quarter * QUARTER_MS, timezone);
  offsets.set(key, offset);
  return offset;
}
