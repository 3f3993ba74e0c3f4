import { addDays } from '#/model/reports/periods.ts';
import { HOUR_MS } from '#/model/values/durations.ts';
import { localText, readInstant } from '#/model/values/instants.ts';
import type { DemoEstablishment } from './businesses.ts';
import { eventTrade } from './pastEvents.ts';
import type { Random } from './random.ts';
import { tradeOn } from './trade.ts';

type Hours = readonly (readonly [number, number])[];

/** How busy each hour is: lunch and a longer dinner, or shopping hours with a peak after work. */
export const busyHours: Readonly<Record<DemoEstablishment['behaviour'], Hours>> = {
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

/** When an order is opened: ISO 8601 UTC, days before today, and the hour of the clock there. */
export interface OrderTime {
  at: string;
  ago: number;
  hour: number;
}

/** When orders are opened, in order: by season, weather, weekday and local hour, growing, none later than now. */
export function* orderTimes(random: Random, establishment: DemoEstablishment, now: string, days: number): Generator<OrderTime> {
  const { behaviour, ordersADay, timezone } = establishment;
  const today = localText(now, timezone).slice(0, 10);
  for (let ago = days; ago >= 0; ago--) {
    const date = addDays(today, -ago);
    const starts = hourStarts(date, timezone, busyHours[behaviour]);
    const weekday = weekdays[behaviour][new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 1;
    const orders = Math.round(ordersADay * weekday * eventTrade(ago) * tradeOn(date, ago, establishment));
    const times = Array.from({ length: orders }, (): [number, number] => {
      const [begins, hour] = random.weighted(starts);
      return [begins + random.whole(0, HOUR_MS / 1000 - 1) * 1000, hour];
    }).sort(([one], [other]) => one - other);
    for (const [time, hour] of times) if (time < Date.parse(now)) yield { at: new Date(time).toISOString(), ago, hour };
  }
}

/** When each hour of a local day begins, in milliseconds; reckoned once a day, because a zone's clock is slow to ask. */
function hourStarts(date: string, timezone: string, from: Hours): [[begins: number, hour: number], number][] {
  const startOf = (hour: number) => Date.parse(readInstant(`${date} ${String(hour).padStart(2, '0')}:00:00`, timezone) ?? '');
  return from.map(([hour, weight]) => [[startOf(hour), hour], weight]);
}
