import { expect, test } from 'vitest';
import { accuracyOf } from '#/server/domain/forecast/backTest.ts';

const dayOf = (forecast: number, actual: number) => ({ day: '2026-04-14', forecast, actual, naive: actual });

test('a forecast that was right leans nowhere, whatever its fractions come to', () => {
  // 0.1 + 0.2 is a little more than 0.3.
  expect(0.1 + 0.2 - 0.3).toBeGreaterThan(0);
  for (const days of [[dayOf(0.1 + 0.2, 0.3)], [dayOf(0.3, 0.1 + 0.2)]])
    expect(accuracyOf(days)).toEqual({ days: 1, offPercent: 0, biasPercent: 0, leaning: 'even', naiveOffPercent: 0 });
});

test('one that was mostly too low or too high leans that way', () => {
  expect(accuracyOf([dayOf(90, 100), dayOf(100, 100)])).toMatchObject({ offPercent: 5, biasPercent: -5, leaning: 'low' });
  expect(accuracyOf([dayOf(112, 100), dayOf(98, 100)])).toMatchObject({ offPercent: 7, biasPercent: 5, leaning: 'high' });
  expect(accuracyOf([dayOf(110, 100), dayOf(90, 100)])).toMatchObject({ offPercent: 10, biasPercent: 0, leaning: 'even' });
});
