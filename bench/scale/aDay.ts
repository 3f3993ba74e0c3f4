import { HOUR_MS, MINUTE_MS } from '#/model/values/durations.ts';
import { busyHours } from '#/server/demo/orderTimes.ts';
import type { Random } from '#/server/demo/random.ts';

/**
 * What is done in one establishment on one day: a restaurant of the size of those in the demo, with one till, whose people have the
 * dashboard open now and then. `docs/scale.md` shows it; what one establishment costs is reckoned by it.
 */
export const A_DAY = {
  /** Each is sent twice: when it is opened, and when it is paid. */
  orders: 120,
  /** Pay-ins, pay-outs and drops, besides the opening of the drawer. */
  cashEntries: 5,
  /** People who come to work, and leave. */
  shifts: 6,
  /** Times at which somebody has the dashboard before them, and for how long; it asks anew every ten seconds. */
  dashboards: 6,
  dashboardMinutes: 10,
  /** A page of products, or of orders. */
  lists: 60,
  records: 20,
  edits: 10,
  searches: 6,
  reports: 8,
  /** With a password that costs what it costs. */
  signIns: 2,
  /** A list as a file, a report by e-mail. */
  exports: 1,
  mails: 1,
} as const;

/** A business in so many tells a program of every order by a webhook. */
export const BUSINESSES_A_WEBHOOK = 10;

/** How many establishments businesses have, in turn. */
export const ESTABLISHMENTS_OF_BUSINESSES: readonly number[] = [1, 1, 1, 2, 5];

const HOURS = busyHours.restaurant;
const WEIGHT = HOURS.reduce((sum, [, weight]) => sum + weight, 0);

/** A part of the day, in milliseconds since its midnight. */
export interface Stretch {
  from: number;
  to: number;
}

/** @param text `09:00-23:00` @throws RangeError where it is none */
export function stretchOf(text: string): Stretch {
  const [, hour, minute, untilHour, untilMinute] = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(text) ?? [];
  const stretch = {
    from: Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS,
    to: Number(untilHour) * HOUR_MS + Number(untilMinute) * MINUTE_MS,
  };
  if (!(stretch.from < stretch.to && shareOf(stretch) > 0)) throw new RangeError(`${text} is no part of an opening day: write 19:00-20:00`);
  return stretch;
}

/** The part of a day's trade that falls into a stretch. */
export function shareOf({ from, to }: Stretch): number {
  return HOURS.reduce((sum, [hour, weight]) => sum + weight * overlap(hour, from, to), 0) / WEIGHT;
}

/** Moments of a stretch at which something happens that happens `perDay` times a day, more often where there is more trade. */
export function momentsOf(random: Random, perDay: number, stretch: Stretch): number[] {
  const expected = perDay * shareOf(stretch);
  const many = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
  const open = HOURS.map(([hour, weight]) => [hour, weight * overlap(hour, stretch.from, stretch.to)] as const);
  return Array.from({ length: many }, () => {
    const hour = random.weighted(open);
    const from = Math.max(hour * HOUR_MS, stretch.from);
    const to = Math.min((hour + 1) * HOUR_MS, stretch.to);
    return from + Math.floor(random.next() * (to - from));
  });
}

/** The part of an hour that lies in a stretch. */
function overlap(hour: number, from: number, to: number): number {
  return Math.max(0, Math.min(to, (hour + 1) * HOUR_MS) - Math.max(from, hour * HOUR_MS)) / HOUR_MS;
}
