import { describe, expect, test } from 'vitest';
import type { Comparison } from '#/model/language/reports.ts';
import { comparedPeriod } from '#/model/reports/periods.ts';
import { soFarOf } from '#/server/capabilities/reports/fairComparison.ts';
import type { ReportEstablishment } from '#/server/capabilities/reports/report.ts';

const place = (id: number, timezone = 'Asia/Tokyo', business_day_starts_at = '04:00'): ReportEstablishment => ({
  id,
  title: `Place ${id}`,
  currency: 'JPY',
  timezone,
  business_day_starts_at,
});
/** Friday 20 November 2026, 15:30 in Tokyo. */
const now = '2026-11-20T06:30:00.000Z';
interface Asked {
  from: string;
  to?: string;
  against?: Comparison;
  at?: string;
}
const soFar = ({ from, to = from, against = 'previous_period', at = now }: Asked, establishments = [place(1)]) =>
  soFarOf({ establishments, now: at }, { from, to }, comparedPeriod({ from, to }, against)).map(
    ({ establishment_id, day, starts_at, minutes }) => [establishment_id, day, starts_at, minutes],
  );

describe('the days compared with', () => {
  test('are whole where the running day is not among the days asked for', () => {
    expect(soFar({ from: '2026-11-17', to: '2026-11-19' })).toEqual([]);
    expect(soFar({ from: '2026-12-01' })).toEqual([]);
  });

  test('end at the running day’s local time of day, counted from where the business day begins', () => {
    expect(soFar({ from: '2026-11-20' })).toEqual([[1, '2026-11-19', 240, 690]]);
    expect(soFar({ from: '2026-11-20', against: 'same_weekdays' })).toEqual([[1, '2026-11-13', 240, 690]]);
    expect(soFar({ from: '2026-11-14', to: '2026-11-20', against: 'last_year' })).toEqual([[1, '2025-11-21', 240, 690]]);
  });

  test('go on past midnight with a business day that does', () => {
    // 01:30 on Saturday: still Friday's business day.
    expect(soFar({ from: '2026-11-20', at: '2026-11-20T16:30:00.000Z' })).toEqual([[1, '2026-11-19', 240, 1290]]);
  });

  test('are as many as have come of a month that has not ended', () => {
    expect(soFar({ from: '2026-11-01', to: '2026-11-30' })).toEqual([[1, '2026-10-20', 240, 690]]);
    // The 31st of March meets a month of 28 days: all of it.
    expect(soFar({ from: '2026-03-01', to: '2026-03-31', at: '2026-03-31T06:30:00.000Z' })).toEqual([]);
  });

  test('have nothing of a day that has only begun', () => {
    expect(soFar({ from: '2026-11-20', at: '2026-11-19T19:00:00.000Z' })).toEqual([[1, '2026-11-19', 240, 0]]);
  });

  test('are cut by each establishment’s own clock', () => {
    const establishments = [place(1), place(2, 'America/Los_Angeles', '00:00'), place(3, 'Asia/Tokyo', '00:00')];
    // In Los Angeles it is still Thursday.
    expect(soFar({ from: '2026-11-20' }, establishments)).toEqual([
      [1, '2026-11-19', 240, 690],
      [3, '2026-11-19', 0, 930],
    ]);
  });
});
