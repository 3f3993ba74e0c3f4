import { addDays } from '#/model/reports/periods.ts';
import { basesOf, forecastOf, type OrdersByDay } from './sameWeekdays.ts';

/** A day that is over: what it would have been forecast to be from what was known before its week, and what it was. */
export interface TestedDay {
  day: string;
  forecast: number;
  actual: number;
  /** What the same weekday before was: a forecast that costs nothing, which a better one must beat. */
  naive: number;
}

/** How far forecasts were off; in per cent of what was sold, with two decimals. */
export interface Accuracy {
  days: number;
  /** Σ |forecast − actual|. */
  offPercent: number;
  /** Σ (forecast − actual): below zero they were too low. */
  biasPercent: number;
  /** Whether the error has a direction: as the two above say it, so that what comes of reckoning in fractions is none. */
  leaning: 'even' | 'low' | 'high';
  /** `offPercent` of the same weekday before. */
  naiveOffPercent: number;
}

const WEEK = 7;
/** How many weeks are forecast afterwards. */
export const TESTED_WEEKS = 4;
/** A range is said where so many days are known. */
const MIN_TESTED = 7;
/** From this part of the error on, it has a direction. */
const LEANS_FROM = 0.25;
/** The part of the days that lay within the range. */
const WITHIN = 0.8;

/** Forecasts each of the last four weeks from what was known before it, and lays what was beside it; closed days are left out. */
export function backTest(orders: OrdersByDay, valueOn: (day: string) => number | undefined, today: string): TestedDay[] {
  const tested: TestedDay[] = [];
  for (let back = TESTED_WEEKS; back > 0; back -= 1) {
    const from = addDays(today, -WEEK * back);
    const basisOn = basesOf(orders, from);
    for (let at = 0; at < WEEK; at += 1) {
      const day = addDays(from, at);
      const basis = orders.has(day) ? basisOn(day) : 'closed';
      if (typeof basis === 'string') continue;
      const latest = [...basis.weights.keys()][0] ?? day;
      tested.push({ day, forecast: forecastOf(basis, valueOn), actual: valueOn(day) ?? 0, naive: valueOn(latest) ?? 0 });
    }
  }
  return tested;
}

/** Tested days of several establishments as one: what was tested of a day, added up. */
export function togetherByDay(tested: readonly TestedDay[]): TestedDay[] {
  const days = new Map<string, TestedDay>();
  for (const { day, forecast, actual, naive } of tested) {
    const sum = days.get(day) ?? { day, forecast: 0, actual: 0, naive: 0 };
    days.set(day, { day, forecast: sum.forecast + forecast, actual: sum.actual + actual, naive: sum.naive + naive });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** How far off they were together; undefined where nothing was sold that could be forecast. */
export function accuracyOf(tested: readonly TestedDay[]): Accuracy | undefined {
  const sum = (of: (day: TestedDay) => number) => tested.reduce((total, day) => total + of(day), 0);
  const actual = sum((day) => day.actual);
  if (actual <= 0) return undefined;
  // No minus before a zero.
  const percent = (of: (day: TestedDay) => number) => Math.round((sum(of) / actual) * 10_000) / 100 || 0;
  const offPercent = percent((day) => Math.abs(day.forecast - day.actual));
  const biasPercent = percent((day) => day.forecast - day.actual);
  return {
    days: tested.length,
    offPercent,
    biasPercent,
    leaning: leaningOf(offPercent, biasPercent),
    naiveOffPercent: percent((day) => Math.abs(day.naive - day.actual)),
  };
}

function leaningOf(off: number, bias: number): Accuracy['leaning'] {
  if (Math.abs(bias) <= off * LEANS_FROM) return 'even';
  return bias < 0 ? 'low' : 'high';
}

/** How far a day may be off, as a part of its forecast: four of five tested days were not further. Undefined where too few are known. */
export function usualError(tested: readonly TestedDay[]): number | undefined {
  const errors = tested.filter(({ forecast }) => forecast > 0).map(({ forecast, actual }) => Math.abs(actual - forecast) / forecast);
  if (errors.length < MIN_TESTED) return undefined;
  return errors.sort((a, b) => a - b)[Math.ceil(errors.length * WITHIN) - 1];
}
