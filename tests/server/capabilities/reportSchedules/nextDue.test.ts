import { describe, expect, test } from 'vitest';
import { latestDue, nextDue, type Rhythm } from '#/server/capabilities/reportSchedules/nextDue.ts';

const daily: Rhythm = { frequency: 'daily', weekday: null, day: null, time: '06:00' };
const NEW_YORK = 'America/New_York';

/** The times of a rhythm, one after the other. */
function times(rhythm: Rhythm, timezone: string, after: string, count: number): string[] {
  const found: string[] = [];
  while (found.length < count) found.push(nextDue(rhythm, timezone, found.at(-1) ?? after));
  return found;
}

describe('the next time of a rhythm', () => {
  test('is by the wall clock, through changes of the clocks', () => {
    expect(times(daily, NEW_YORK, '2026-03-06T11:00:00.000Z', 3)).toEqual([
      '2026-03-07T11:00:00.000Z',
      '2026-03-08T10:00:00.000Z',
      '2026-03-09T10:00:00.000Z',
    ]);
    expect(times(daily, NEW_YORK, '2026-10-30T12:00:00.000Z', 3)).toEqual([
      '2026-10-31T10:00:00.000Z',
      '2026-11-01T11:00:00.000Z',
      '2026-11-02T11:00:00.000Z',
    ]);
  });

  test('comes once on a day whose clocks skip it, and once where they have it twice', () => {
    expect(times({ ...daily, time: '02:30' }, NEW_YORK, '2026-03-07T08:00:00.000Z', 2)).toEqual([
      '2026-03-08T07:30:00.000Z',
      '2026-03-09T06:30:00.000Z',
    ]);
    expect(times({ ...daily, time: '01:30' }, NEW_YORK, '2026-10-31T06:00:00.000Z', 2)).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-02T06:30:00.000Z',
    ]);
  });

  test('is on its weekday, and in every month, at the end of a shorter one', () => {
    const monday = { ...daily, frequency: 'weekly', weekday: 'monday' };
    expect(times(monday, 'UTC', '2026-11-20T00:00:00.000Z', 2)).toEqual(['2026-11-23T06:00:00.000Z', '2026-11-30T06:00:00.000Z']);
    const last = { ...daily, frequency: 'monthly', day: 31 };
    expect(times(last, 'UTC', '2027-01-31T05:00:00.000Z', 4)).toEqual([
      '2027-01-31T06:00:00.000Z',
      '2027-02-28T06:00:00.000Z',
      '2027-03-31T06:00:00.000Z',
      '2027-04-30T06:00:00.000Z',
    ]);
  });

  test('comes every second week, counted from any of its days, through a change of the clocks and a year', () => {
    const fortnightly = { ...daily, frequency: 'two_weeks', counted_from: '2026-10-19' };
    const monday = ['2026-10-19T10:00:00.000Z', '2026-11-02T11:00:00.000Z', '2026-11-16T11:00:00.000Z'];
    expect(times(fortnightly, NEW_YORK, '2026-10-06T00:00:00.000Z', 3)).toEqual(monday);
    expect(times({ ...fortnightly, counted_from: '2027-01-11' }, NEW_YORK, '2026-10-06T00:00:00.000Z', 3)).toEqual(monday);
  });

  test('is on each of several weekdays, at the same time by the clock where the clocks change between them', () => {
    const saturdayAndMonday = { ...daily, frequency: 'weekdays', weekdays: ['mon', 'sat'], time: '07:00' };
    expect(times(saturdayAndMonday, NEW_YORK, '2026-03-04T00:00:00.000Z', 3)).toEqual([
      '2026-03-07T12:00:00.000Z',
      '2026-03-09T11:00:00.000Z',
      '2026-03-14T11:00:00.000Z',
    ]);
  });

  test('is on the first working day of each month', () => {
    expect(times({ ...daily, frequency: 'first_business_day' }, 'UTC', '2026-07-15T00:00:00.000Z', 5)).toEqual([
      '2026-08-03T06:00:00.000Z',
      '2026-09-01T06:00:00.000Z',
      '2026-10-01T06:00:00.000Z',
      '2026-11-02T06:00:00.000Z',
      '2026-12-01T06:00:00.000Z',
    ]);
  });

  test('is after, never at, the time it is asked from; west of it the day may still be yesterday', () => {
    expect(nextDue(daily, 'UTC', '2026-11-20T06:00:00.000Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(nextDue({ ...daily, time: '23:30' }, 'Pacific/Honolulu', '2026-11-20T08:00:00.000Z')).toBe('2026-11-20T09:30:00.000Z');
  });
});

test('what was missed is made up for once: the latest of it', () => {
  expect(latestDue(daily, 'UTC', '2026-11-17T06:00:00.000Z', '2026-11-20T05:00:00.000Z')).toBe('2026-11-19T06:00:00.000Z');
  expect(latestDue(daily, 'UTC', '2026-11-17T06:00:00.000Z', '2026-11-17T06:00:00.000Z')).toBe('2026-11-17T06:00:00.000Z');
});
