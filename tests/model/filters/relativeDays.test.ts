import { describe, expect, test } from 'vitest';
import { daysMeant, FILTER_PERIODS, type FilterPeriod, periodMeant, readDays } from '#/model/filters/relativeDays.ts';

describe('a period of the calendar', () => {
  // A Thursday.
  test.each<[FilterPeriod, string, string]>([
    ['today', '2026-12-31', '2026-12-31'],
    ['yesterday', '2026-12-30', '2026-12-30'],
    ['tomorrow', '2027-01-01', '2027-01-01'],
    ['this_week', '2026-12-27', '2027-01-02'],
    ['this_week_monday', '2026-12-28', '2027-01-03'],
    ['last_week', '2026-12-20', '2026-12-26'],
    ['last_week_monday', '2026-12-21', '2026-12-27'],
    ['next_week', '2027-01-03', '2027-01-09'],
    ['next_week_monday', '2027-01-04', '2027-01-10'],
    ['this_month', '2026-12-01', '2026-12-31'],
    ['last_month', '2026-11-01', '2026-11-30'],
    ['next_month', '2027-01-01', '2027-01-31'],
    ['this_year', '2026-01-01', '2026-12-31'],
    ['last_year', '2025-01-01', '2025-12-31'],
  ])('%s is %s to %s', (period, from, to) => {
    expect(periodMeant(period, '2026-12-31')).toEqual({ from, to });
  });

  test('of any name has both ends', () => {
    for (const period of FILTER_PERIODS)
      expect(periodMeant(period, '2028-02-29')).toEqual({ from: expect.any(String), to: expect.any(String) });
  });
});

describe('days from today', () => {
  test('are counted on the calendar, with either end open', () => {
    expect(daysMeant({ gte: -6, lte: 0 }, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
    expect(daysMeant({ lte: -30 }, '2026-03-03')).toEqual({ to: '2026-02-01' });
  });

  test.each([[null], [{}], [{ gte: 1.5 }], [{ gt: 1 }], [{ gte: '1' }], [{ lte: 1e9 }], [[0, 1]]])('%j are none', (value) => {
    expect(readDays(value)).toBeUndefined();
  });
});
