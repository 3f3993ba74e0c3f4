import { localText } from '#/resources/kinds/instants.ts';
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
/** Trade at the end over trade at the beginning. */
const GROWTH = 1.25;

/** The local times (`yyyy-MM-dd HH:mm:ss`) at which orders are opened, in order: by weekday and hour, growing, none later than now. */
export function* orderTimes(random: Random, { behaviour, ordersADay, timezone }: DemoEstablishment, now: string, days: number): Generator<string> {
  const until = localText(now, timezone);
  const today = Date.parse(`${until.slice(0, 10)}T00:00:00Z`);
  for (let day = 0; day <= days; day++) {
    const date = new Date(today - (days - day) * DAY_MS);
    const trend = 1 + (GROWTH - 1) * (day / days - 0.5);
    const orders = Math.round(ordersADay * (weekdays[behaviour][date.getUTCDay()] ?? 1) * trend * (0.85 + 0.3 * random.next()));
    const times = Array.from({ length: orders }, () => timeOfDay(random, hours[behaviour])).sort();
    for (const time of times) {
      const local = `${date.toISOString().slice(0, 10)} ${time}`;
      if (local < until) yield local;
    }
  }
}

function timeOfDay(random: Random, from: Hours): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(random.weighted(from))}:${two(random.whole(0, 59))}:${two(random.whole(0, 59))}`;
}
