import { describe, expect, it } from 'vitest';
import { periodMeant } from '#/model/filters/relativeDays.ts';
import { USUAL_PAY_PERIODS } from '#/model/reports/payPeriods.ts';
import {
  addDays,
  businessToday,
  comparedPeriod,
  comparisonMeant,
  daysBetween,
  periodProblem,
  WEEKDAYS,
  weekday,
  weekStart,
} from '#/model/reports/periods.ts';
import { presetPeriod } from '#/model/reports/presets.ts';
import labour from '#/resources/settings/labour.ts';

const london = { timezone: 'Europe/London', startsAt: '00:00' };
/** A Saturday. */
const now = new Date('2026-11-21T12:00:00.000Z');

describe('the running business day', () => {
  it('is the day where the establishment is', () => {
    expect(businessToday({ timezone: 'Asia/Tokyo', startsAt: '00:00' }, new Date('2026-11-20T18:00:00.000Z'))).toBe('2026-11-21');
    expect(businessToday({ timezone: 'America/New_York', startsAt: '00:00' }, new Date('2026-11-21T03:00:00.000Z'))).toBe('2026-11-20');
  });

  it('is still yesterday until it begins', () => {
    expect(businessToday({ ...london, startsAt: '04:00' }, new Date('2026-11-21T03:59:00.000Z'))).toBe('2026-11-20');
    expect(businessToday({ ...london, startsAt: '04:00' }, new Date('2026-11-21T04:00:00.000Z'))).toBe('2026-11-21');
  });
});

describe('a preset', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['this_week', '2026-11-15', '2026-11-21'],
    ['this_week_monday', '2026-11-16', '2026-11-21'],
    ['last_7_days', '2026-11-15', '2026-11-21'],
    ['last_week', '2026-11-08', '2026-11-14'],
    ['this_month', '2026-11-01', '2026-11-21'],
    ['last_month', '2026-10-01', '2026-10-31'],
    ['this_year', '2026-01-01', '2026-11-21'],
  ] as const)('%s is %s to %s', (preset, from, to) => expect(presetPeriod(preset, london, now)).toEqual({ from, to }));

  it('begins its week on the day itself where the day is a Sunday or a Monday', () => {
    const at = (day: string) => new Date(`${day}T12:00:00.000Z`);
    expect(presetPeriod('this_week', london, at('2026-11-22')).from).toBe('2026-11-22');
    expect(presetPeriod('this_week_monday', london, at('2026-11-22')).from).toBe('2026-11-16');
    expect(presetPeriod('this_week_monday', london, at('2026-11-23')).from).toBe('2026-11-23');
  });

  it('of last month crosses the year', () =>
    expect(presetPeriod('last_month', london, new Date('2027-01-05T12:00:00.000Z'))).toEqual({ from: '2026-12-01', to: '2026-12-31' }));
});

describe('what a period is compared with', () => {
  it.each([
    ['a day with the day before, the first of a month too', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['the month so far with the same days of the month before', '2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
    ['days that the month before does not have with its end', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['the year so far with the same days of the year before', '2026-01-01', '2026-11-21', '2025-01-01', '2025-11-21'],
    ['the year so far on the last day of a month, too', '2026-01-01', '2026-11-30', '2025-01-01', '2025-11-30'],
    ['two years with the two before', '2024-01-01', '2025-12-31', '2022-01-01', '2023-12-31'],
    ['ten days with the ten before', '2026-03-05', '2026-03-14', '2026-02-23', '2026-03-04'],
    ['a whole month with the month before, whatever its length', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['a whole quarter with the quarter before', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['a whole year with the year before', '2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ])('%s', (_what, from, to, before, end) => expect(comparedPeriod({ from, to }, 'previous_period')).toEqual({ from: before, to: end }));

  it.each([
    ['a day with the same weekday a week before', '2026-11-24', '2026-11-24', '2026-11-17', '2026-11-17'],
    ['a week with the week before', '2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
    ['a month with the same weekdays, five weeks before', '2026-11-01', '2026-11-30', '2026-09-27', '2026-10-26'],
  ])('the same weekdays: %s', (_what, from, to, before, end) =>
    expect(comparedPeriod({ from, to }, 'same_weekdays')).toEqual({ from: before, to: end }),
  );

  it('where nothing is said: of a day the same weekday, of several those just before', () => {
    const [day, week] = [
      { from: '2026-11-24', to: '2026-11-24' },
      { from: '2026-11-18', to: '2026-11-24' },
    ];
    expect([comparisonMeant(undefined, day), comparisonMeant('usual', week)]).toEqual(['same_weekdays', 'previous_period']);
    expect([comparisonMeant('previous_period', day), comparisonMeant('last_year', week)]).toEqual(['previous_period', 'last_year']);
  });

  it('last year, weekday by weekday', () => {
    const { from, to } = comparedPeriod({ from: '2026-11-20', to: '2026-11-22' }, 'last_year');
    expect([from, to]).toEqual(['2025-11-21', '2025-11-23']);
    expect(new Date(from).getUTCDay()).toBe(new Date('2026-11-20').getUTCDay());
  });
});

it('days are counted across a change of the clocks and a leap day', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
});

describe('the longest period', () => {
  it.each([
    ['2021-10-22', '2026-11-21', undefined],
    ['2021-10-21', '2026-11-21', 'period_too_long'],
    ['2020-12-31', '2026-01-30', undefined],
    ['2020-12-31', '2026-01-31', 'period_too_long'],
    // February has no 31st: the period ends with it.
    ['2021-01-31', '2026-02-28', undefined],
    ['2021-01-31', '2026-03-01', 'period_too_long'],
    ['9999-01-01', '9999-12-31', undefined],
    ['2026-01-01', '9999-12-31', 'period_too_long'],
  ])('from %s to %s: %s', (from, to, key) => {
    expect(periodProblem({ from, to })?.key).toBe(key);
  });
});

// Presets began on Sunday, targets and labour on Monday.
it('weeks start on one weekday, in labour settings too until they say another', () => {
  expect(weekStart('2026-11-21')).toBe(presetPeriod('this_week', london, now).from);
  expect(weekStart('2026-11-21')).toBe(periodMeant('this_week', '2026-11-21').from);
  expect(labour.fields.week_starts_on.default).toBe(WEEKDAYS[weekday(weekStart('2026-11-21'))]);
  expect(USUAL_PAY_PERIODS.week_starts_on).toBe(labour.fields.week_starts_on.default);
});
