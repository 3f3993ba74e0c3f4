import { addDays } from '#/model/reports/periods.ts';

/** Orders of each business day on which there were any, `yyyy-MM-dd`. */
export type OrdersByDay = ReadonlyMap<string, number>;

/**
 * What a day is forecast from: what any figure was on these days, times their weights, added up. One set of weights serves net sales,
 * orders, hours and products alike, so that what belongs together adds up.
 */
export interface Basis {
  weights: ReadonlyMap<string, number>;
}

/** Why a day has no forecast: nobody was open on this weekday lately, or too few of them are known. */
export type NoBasis = 'closed' | 'too_little';

/** So many days are read before the first one that is forecast: what forecasts made afterwards, and their levels, were made of. */
export const HISTORY_DAYS = 20 * 7;
const WEEK = 7;
/** How many same weekdays count, and how far back they are looked for where some were closed. */
const WEEKDAYS_USED = 8;
const WEEKS_BACK = 12;
/** Fewer same weekdays say nothing. */
const MIN_WEEKDAYS = 3;
/** Each week counts so much of the one after it. */
const DECAY = 0.85;
/** A day further from the middle than so many times the usual distance counts only up to there. */
const USUAL_DISTANCES = 2.5;
/** The usual distance is at least this part of the middle: days that are nearly alike make no small difference exceptional. */
const LEAST_DISTANCE = 0.15;
/** How a median distance stands to a standard deviation. */
const MAD_TO_DEVIATION = 1.4826;
/** The recent days that tell whether business grows, and how much of what they tell is believed. */
const LEVEL_DAYS = 28;
const LEVEL_TRUST = 0.3;
/** A single day tells of the level no more than this part above or below what was expected of it. */
const LEVEL_OF_A_DAY = 0.5;

/**
 * What days are forecast from, of what was known before `before`: up to eight of a day's weekdays, the later the weightier. Days without
 * orders were closed and are left out, an exceptional one counts as the edge of the usual, and all are moved by how the last four weeks
 * stood to what the weeks before them let expect. Source: ours; measured in docs/measurements.md.
 */
export function basesOf(orders: OrdersByDay, before: string): (day: string) => Basis | NoBasis {
  const level = levelOf(orders, before);
  const usual = usualWeights(orders, before);
  return (day) => {
    const weights = usual(day);
    return typeof weights === 'string' ? weights : { weights: new Map([...weights].map(([one, weight]) => [one, weight * level])) };
  };
}

/** The figure that a basis makes of a figure's own days; a day without one is nothing. */
export function forecastOf({ weights }: Basis, valueOn: (day: string) => number | undefined): number {
  let sum = 0;
  for (const [day, weight] of weights) sum += weight * (valueOn(day) ?? 0);
  return sum;
}

/** Numbers as whole ones that add up to their sum, rounded: the floors first, then one more to the largest remainders. */
export function wholeParts(parts: readonly number[]): number[] {
  const whole = parts.map(Math.floor);
  let left = Math.round(parts.reduce((sum, part) => sum + part, 0)) - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, rest: part - Math.floor(part) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

type Weights = ReadonlyMap<string, number>;

/** The weights of the same weekdays before a day, without the level; they add up to 1 where no day was exceptional. */
function usualWeights(orders: OrdersByDay, before: string): (day: string) => Weights | NoBasis {
  const first = firstDay(orders);
  return (day) => {
    const candidates = Array.from({ length: 2 * WEEKS_BACK }, (_, week) => addDays(day, -WEEK * (week + 1)))
      .filter((one) => one < before && first !== undefined && one >= first && isOpenAround(orders, one))
      .slice(0, WEEKS_BACK);
    const latest = candidates.slice(0, MIN_WEEKDAYS);
    if (latest.length === MIN_WEEKDAYS && !latest.some((one) => orders.has(one))) return 'closed';
    const known = candidates.map((one) => ({ day: one, value: orders.get(one) ?? 0 })).filter(({ value }) => value > 0);
    return known.length < MIN_WEEKDAYS ? 'too_little' : weightsOf(known.slice(0, WEEKDAYS_USED));
  };
}

/** Days, the latest first, each lighter than the one after it; one beyond the usual counts as the edge of the usual. */
function weightsOf(known: readonly { day: string; value: number }[]): Weights {
  const values = known.map(({ value }) => value);
  const middle = median(values);
  const distance = Math.max(MAD_TO_DEVIATION * median(values.map((value) => Math.abs(value - middle))), LEAST_DISTANCE * middle);
  const [low, high] = [middle - USUAL_DISTANCES * distance, middle + USUAL_DISTANCES * distance];
  const all = known.reduce((sum, _one, at) => sum + DECAY ** at, 0);
  return new Map(known.map(({ day, value }, at) => [day, ((DECAY ** at / all) * Math.min(Math.max(value, low), high)) / value] as const));
}

/** Whether anything was sold in the week around a day: weeks in which nobody worked say nothing of a weekday. */
function isOpenAround(orders: OrdersByDay, day: string): boolean {
  return [-3, -2, -1, 0, 1, 2, 3].some((offset) => orders.has(addDays(day, offset)));
}

/** How the last four weeks stand to what was to be expected of them, as far as it is believed. 1: as expected, or too little is known. */
function levelOf(orders: OrdersByDay, before: string): number {
  const from = addDays(before, -LEVEL_DAYS);
  const usualOn = usualWeights(orders, from);
  let actual = 0;
  let expected = 0;
  for (let at = 0; at < LEVEL_DAYS; at += 1) {
    const day = addDays(from, at);
    const value = orders.get(day);
    const weights = value === undefined ? 'closed' : usualOn(day);
    if (value === undefined || typeof weights === 'string') continue;
    const usual = forecastOf({ weights }, (one) => orders.get(one));
    actual += Math.min(Math.max(value, usual * (1 - LEVEL_OF_A_DAY)), usual * (1 + LEVEL_OF_A_DAY));
    expected += usual;
  }
  return expected === 0 ? 1 : (actual / expected) ** LEVEL_TRUST;
}

function firstDay(orders: OrdersByDay): string | undefined {
  let first: string | undefined;
  for (const day of orders.keys()) if (first === undefined || day < first) first = day;
  return first;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
