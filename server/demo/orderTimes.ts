import { localText, readInstant } from '#/model/values/instants.ts';
import type { DemoEstablishment } from './businesses.ts';
import type { Random } from './random.ts';

type Hours = readonly (readonly [number, number])[];

/** How busy each hour is: lunch and a longer dinner, or shopping hours with a peak after work. */
const hours: Readonly<Record<DemoEstablishment['behaviour'], Hours>> = {
  restaurant: [
    [9, 2],
    [10, 3],
    [11, 6],
    [12, 14],
    [13, 13],
    [14, 6],
    [15, 3],
    [16, 3],
    [17, 7],
    [18, 13],
    [19, 16],
    [20, 13],
    [21, 8],
    [22, 3],
  ],
  retail: [
    [8, 3],
    [9, 6],
    [10, 8],
    [11, 10],
    [12, 13],
    [13, 12],
    [14, 9],
    [15, 9],
    [16, 11],
    [17, 15],
    [18, 12],
    [19, 5],
  ],
};
/** Sunday first. */
const weekdays: Readonly<Record<DemoEstablishment['behaviour'], readonly number[]>> = {
  restaurant: [1.05, 0.7, 0.8, 0.88, 1, 1.3, 1.42],
  retail: [0.65, 0.85, 0.9, 0.95, 1.05, 1.2, 1.4],
};

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Trade at the end over trade at the beginning. */
const GROWTH = 1.25;

/** The instants (ISO 8601 UTC) at which orders are opened, in order: by weekday and local hour, growing, none later than now. */
export function* orderTimes(
  random: Random,
  { behaviour, ordersADay, timezone }: DemoEstablishment,
  now: string,
  days: number,
): Generator<string> {
  const today = Date.parse(`${localText(now, timezone).slice(0, 10)}T00:00:00Z`);
  for (let day = 0; day <= days; day++) {
    const date = new Date(today - (days - day) * DAY_MS);
    const starts = hourStarts(date.toISOString().slice(0, 10), timezone, hours[behaviour]);
    const trend = 1 + (GROWTH - 1) * (day / days - 0.5);
    const orders = Math.round(ordersADay * (weekdays[behaviour][date.getUTCDay()] ?? 1) * trend * (0.85 + 0.3 * random.next()));
    const times = Array.from({ length: orders }, () => random.weighted(starts) + random.whole(0, HOUR_MS / 1000 - 1) * 1000).sort(
      (a, b) => a - b,
    );
    for (const time of times) if (time < Date.parse(now)) yield new Date(time).toISOString();
  }
}

/** When each hour of a local day begins, in milliseconds; reckoned once a day, because a zone's clock is slow to ask. */
function hourStarts(date: string, timezone: string, from: Hours): [number, number][] {
  return from.map(([hour, weight]) => [Date.parse(readInstant(`${date} ${String(hour).padStart(2, '0')}:00:00`, timezone) ?? ''), weight]);
}
