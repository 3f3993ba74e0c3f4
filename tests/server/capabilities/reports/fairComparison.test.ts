import { describe, expect, test } from 'vitest';
import { comparedParts } from '#/server/capabilities/reports/fairComparison.ts';
import type { ReportPlace } from '#/server/capabilities/reports/report.ts';

const place = (id: number, timezone = 'Asia/Tokyo', business_day_starts_at = '04:00'): ReportPlace => ({
  id,
  title: `Place ${id}`,
  currency: 'JPY',
  timezone,
  business_day_starts_at,
});
/** Friday 20 November 2026, 15:30 in Tokyo. */
const now = '2026-11-20T06:30:00.000Z';
const question = (dateFrom: string, dateTo = dateFrom, timeFrom = '00:00', timeTo = '24:00') => ({ dateFrom, dateTo, timeFrom, timeTo });
const periods = (
  asked: ReturnType<typeof question>,
  against: 'previous_period' | 'last_year' = 'previous_period',
  places = [place(1)],
  at = now,
) => comparedParts({ places, now: at }, asked, against).map(({ period }) => period);
const allHours = { timeFrom: 0, timeTo: 1440 };

describe('the days compared with', () => {
  test('are whole where the running day is not among the days asked for', () => {
    expect(periods(question('2026-11-17', '2026-11-19'))).toEqual([{ from: '2026-11-14', to: '2026-11-16', ...allHours }]);
    expect(periods(question('2026-12-01'))).toEqual([{ from: '2026-11-30', to: '2026-11-30', ...allHours }]);
  });

  test('end at the running day’s local time of day, counted from where the business day begins', () => {
    expect(periods(question('2026-11-20'))).toEqual([{ from: '2026-11-19', to: '2026-11-19', timeFrom: 240, timeTo: 930 }]);
    expect(periods(question('2026-11-14', '2026-11-20'), 'last_year')).toEqual([
      { from: '2025-11-15', to: '2025-11-20', ...allHours },
      { from: '2025-11-21', to: '2025-11-21', timeFrom: 240, timeTo: 930 },
    ]);
  });

  test('go on past midnight with a business day that does', () => {
    // 01:30 on Saturday: still Friday's business day.
    expect(periods(question('2026-11-20'), 'previous_period', [place(1)], '2026-11-20T16:30:00.000Z')).toEqual([
      { from: '2026-11-19', to: '2026-11-19', timeFrom: 240, timeTo: 90 },
    ]);
  });

  test('are as many as have come of a month that has not ended', () => {
    expect(periods(question('2026-11-01', '2026-11-30'))).toEqual([
      { from: '2026-10-01', to: '2026-10-19', ...allHours },
      { from: '2026-10-20', to: '2026-10-20', timeFrom: 240, timeTo: 930 },
    ]);
    // The 31st of March meets a month of 28 days: all of it.
    expect(periods(question('2026-03-01', '2026-03-31'), 'previous_period', [place(1)], '2026-03-31T06:30:00.000Z')).toEqual([
      { from: '2026-02-01', to: '2026-02-28', ...allHours },
    ]);
  });

  test.each([
    ['of which some have passed', '10:30', '16:00', [{ timeFrom: 630, timeTo: 930 }]],
    ['of which all have passed', '05:00', '06:00', [{ timeFrom: 300, timeTo: 360 }]],
    ['that are still to come', '16:00', '22:00', []],
    ['across the beginning of the day', '02:00', '05:00', [{ timeFrom: 240, timeTo: 300 }]],
    [
      'across midnight and the beginning of the day',
      '15:00',
      '05:00',
      [
        { timeFrom: 240, timeTo: 300 },
        { timeFrom: 900, timeTo: 930 },
      ],
    ],
  ])('have only those of the chosen hours %s', (_what, from, to, windows) => {
    expect(periods(question('2026-11-20', '2026-11-20', from, to))).toEqual(
      windows.map((window) => ({ from: '2026-11-19', to: '2026-11-19', ...window })),
    );
  });

  test('have nothing of a day that has only begun', () => {
    expect(periods(question('2026-11-20'), 'previous_period', [place(1)], '2026-11-19T19:00:00.000Z')).toEqual([]);
  });

  test('are cut by each establishment’s own clock, and read together where these are the same', () => {
    const places = [place(1), place(2, 'America/Los_Angeles', '00:00'), place(3)];
    const parts = comparedParts({ places, now }, question('2026-11-20'), 'previous_period');
    expect(parts.map(({ places: of, period }) => [of.map(({ id }) => id), period])).toEqual([
      [[1, 3], { from: '2026-11-19', to: '2026-11-19', timeFrom: 240, timeTo: 930 }],
      // There it is still Thursday.
      [[2], { from: '2026-11-19', to: '2026-11-19', ...allHours }],
    ]);
  });
});
