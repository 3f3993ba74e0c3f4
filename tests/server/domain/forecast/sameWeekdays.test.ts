import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { accuracyOf, backTest, togetherByDay, usualError } from '#/server/domain/forecast/backTest.ts';
import { basesOf, forecastOf, wholeParts } from '#/server/domain/forecast/sameWeekdays.ts';

/** A Tuesday. */
const TODAY = '2026-03-10';
/** Orders of the days before today, the latest last; 0 is a closed day. */
const history = (counts: readonly number[], today = TODAY) =>
  new Map(counts.map((count, at) => [addDays(today, at - counts.length), count] as const).filter(([, count]) => count > 0));
const weeks = (count: number, week: readonly number[]) => Array.from({ length: count }, () => week).flat();
const forecast = (orders: ReadonlyMap<string, number>, day: string, before = TODAY) => {
  const basis = basesOf(orders, before)(day);
  return typeof basis === 'string' ? basis : forecastOf(basis, (one) => orders.get(one));
};
const histories = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 0, maxLength: 140 }).map((counts) => history(counts));
const ahead = fc.integer({ min: 0, max: 13 }).map((days) => addDays(TODAY, days));

describe('a forecast from the same weekdays', () => {
  test('of weeks that are all alike is the week again', () => {
    const week = [10, 20, 30, 40, 50, 60, 70];
    const orders = history(weeks(12, week));
    const days = Array.from({ length: 14 }, (_, at) => forecast(orders, addDays(TODAY, at)));
    for (const [at, value] of days.entries()) expect(value).toBeCloseTo(week[at % 7] ?? 0, 9);
  });

  test('leaves closed days out, and lets one exceptional day count only as the edge of the usual', () => {
    const week = [100, 100, 100, 100, 100, 100, 100];
    const closed = history([...weeks(4, week), 0, ...week.slice(1), ...weeks(3, week)]);
    expect(forecast(closed, TODAY)).toBeCloseTo(100, 9);
    const odd = history([...weeks(6, week), 1000, ...week.slice(1), ...week]);
    const value = Number(forecast(odd, TODAY));
    expect(value).toBeGreaterThan(100);
    // A plain mean of the eight says 212; the edge of the usual is 137.5.
    expect(value).toBeLessThan(108);
  });

  test('follows what the last weeks say of all days, and the later ones more', () => {
    const orders = history([...weeks(8, [100, 100, 100, 100, 100, 100, 100]), ...weeks(4, [150, 150, 150, 150, 150, 150, 150])]);
    const value = Number(forecast(orders, TODAY));
    expect(value).toBeGreaterThan(135);
    expect(value).toBeLessThan(165);
  });

  test('is not made of fewer than three of them, and says closed where nobody was open on them', () => {
    expect(forecast(history(weeks(2, [5, 5, 5, 5, 5, 5, 5])), TODAY)).toBe('too_little');
    expect(forecast(history(weeks(3, [5, 5, 5, 5, 5, 5, 5])), TODAY)).toBe(5);
    expect(forecast(new Map(), TODAY)).toBe('too_little');
    const tuesdaysOff = history(weeks(10, [0, 5, 5, 5, 5, 5, 5]));
    expect(forecast(tuesdaysOff, TODAY)).toBe('closed');
    expect(forecast(tuesdaysOff, addDays(TODAY, 1))).toBeCloseTo(5, 9);
  });

  test('takes three weeks of holidays for no closed weekday', () => {
    const week = [5, 5, 5, 5, 5, 5, 5];
    const back = history([...weeks(6, week), ...weeks(3, [0, 0, 0, 0, 0, 0, 0]), ...week]);
    expect(forecast(back, TODAY)).toBeCloseTo(5, 9);
  });

  test('uses nothing of the day from which on nothing was known', () => {
    fc.assert(
      fc.property(histories, ahead, (orders, day) => {
        const before = addDays(TODAY, -10);
        const known = new Map([...orders].filter(([one]) => one < before));
        expect(forecast(orders, day, before)).toEqual(forecast(known, day, before));
      }),
    );
  });

  test('of twice as much is twice as much, never below zero and always a number', () => {
    fc.assert(
      fc.property(histories, ahead, fc.integer({ min: 2, max: 9 }), (orders, day, times) => {
        const value = forecast(orders, day);
        const more = forecast(new Map([...orders].map(([one, count]) => [one, count * times])), day);
        if (typeof value === 'string') {
          expect(more).toBe(value);
          return;
        }
        expect(Number.isFinite(value) && value >= 0).toBe(true);
        expect(more).toBeCloseTo(value * times, 6);
      }),
    );
  });

  test('of parts adds up to that of the whole', () => {
    fc.assert(
      fc.property(histories, ahead, fc.integer({ min: 1, max: 6 }), (orders, day, parts) => {
        const basis = basesOf(orders, TODAY)(day);
        if (typeof basis === 'string') return;
        const shares = Array.from({ length: parts }, (_, part) =>
          forecastOf(basis, (one) => Math.floor(((orders.get(one) ?? 0) + part) / parts)),
        );
        const whole = forecastOf(basis, (one) => orders.get(one));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(whole, 6);
      }),
    );
  });
});

test('whole parts add up to the rounded sum, each less than one from what it was', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1000, max: 100_000, noNaN: true }), { maxLength: 24 }), (parts) => {
      const whole = wholeParts(parts);
      expect(whole.every(Number.isInteger)).toBe(true);
      expect(whole.reduce((sum, part) => sum + part, 0)).toBe(Math.round(parts.reduce((sum, part) => sum + part, 0)) + 0);
      for (const [at, part] of whole.entries()) expect(Math.abs(part - (parts[at] ?? 0))).toBeLessThanOrEqual(1 + 1e-6);
    }),
  );
});

describe('forecasts made afterwards', () => {
  const week = [10, 20, 30, 40, 50, 60, 70];

  test('know only what was known before their week', () => {
    const orders = history([
      ...weeks(8, week),
      ...weeks(
        4,
        week.map((count) => count * 2),
      ),
    ]);
    const tested = backTest(orders, (day) => orders.get(day), TODAY);
    expect(tested).toHaveLength(28);
    // The first of the four weeks came as a surprise.
    expect(tested[0]).toMatchObject({ day: addDays(TODAY, -28), actual: 20, naive: 10 });
    expect(tested[0]?.forecast).toBeCloseTo(10, 9);
    expect(tested.at(-1)).toMatchObject({ actual: 140, naive: 140 });
    expect(tested.at(-1)?.forecast).toBeLessThan(140);
    const accuracy = accuracyOf(tested);
    expect(accuracy?.biasPercent).toBeLessThan(-10);
    expect(accuracy).toMatchObject({ offPercent: -(accuracy?.biasPercent ?? 0), leaning: 'low', naiveOffPercent: 12.5 });
  });

  test('say nothing of closed days, and no range of few days', () => {
    const orders = history(weeks(12, [0, ...week.slice(1)]));
    const tested = backTest(orders, (day) => orders.get(day), TODAY);
    expect(tested).toHaveLength(24);
    expect(accuracyOf(tested)).toMatchObject({ days: 24, offPercent: 0, biasPercent: 0, leaning: 'even' });
    expect(usualError(tested)).toBeCloseTo(0, 9);
    expect(usualError(tested.slice(0, 6))).toBeUndefined();
    expect(accuracyOf([])).toBeUndefined();
  });

  test('have a range in which four of five of their days lay', () => {
    const tested = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((off, at) => ({
      day: addDays(TODAY, -at),
      forecast: 100,
      actual: 100 + (at % 2 ? off : -off),
      naive: 0,
    }));
    expect(usualError(tested)).toBeCloseTo(0.08, 9);
  });

  test('of several establishments do not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(histories, { minLength: 2, maxLength: 4 }), (all) => {
        const testedOf = (list: typeof all) =>
          togetherByDay(list.flatMap((orders) => backTest(orders, (day) => orders.get(day), TODAY))).map(({ forecast: value, ...day }) => ({
            ...day,
            forecast: value.toFixed(6),
          }));
        expect(testedOf([...all].reverse())).toEqual(testedOf(all));
      }),
      { numRuns: 20 },
    );
  });
});

/** Four years of a takeaway's orders, as its point of sale exported them. Not part of the project. */
const takeaway = join(import.meta.dirname, '../../../../../shared/data/takeaway-orders.csv');

test.runIf(existsSync(takeaway))('a real takeaway’s year is forecast better than by the same weekday before', () => {
  const invoices = new Map<string, string>();
  for (const line of readFileSync(takeaway, 'utf8').trim().split('\n').slice(1)) {
    const [invoice = '', at = ''] = line.split(',');
    // 03/08/19 20:25
    const day = `20${at.slice(6, 8)}-${at.slice(3, 5)}-${at.slice(0, 2)}`;
    if (day >= '2018-01-01' && day < '2019-07-01') invoices.set(invoice, day);
  }
  const orders = new Map<string, number>();
  for (const day of invoices.values()) orders.set(day, (orders.get(day) ?? 0) + 1);
  const tested = Array.from({ length: 13 }, (_, at) => addDays('2018-07-01', 28 * at)).flatMap((day) =>
    backTest(orders, (one) => orders.get(one), day),
  );
  const accuracy = accuracyOf(tested);
  expect(accuracy?.days).toBeGreaterThan(350);
  expect(accuracy?.offPercent).toBeLessThan((accuracy?.naiveOffPercent ?? 0) * 0.85);
  expect(Math.abs(accuracy?.biasPercent ?? 100)).toBeLessThan(5);
});
