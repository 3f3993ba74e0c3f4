import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { haveDifferentPeriods, PAY_PERIODS, type PayPeriods, payPeriodOf, payPeriodsIn, payPreset } from '#/model/reports/payPeriods.ts';
import { addDays, WEEKDAYS } from '#/model/reports/periods.ts';
import { presetPeriod } from '#/model/reports/presets.ts';

const periods = (every: PayPeriods['every'], more: Partial<PayPeriods> = {}): PayPeriods => ({
  every,
  week_starts_on: 'monday',
  starts_on: null,
  ...more,
});

describe('a pay period', () => {
  it.each([
    [periods('weekly'), '2026-03-08', '2026-03-02', '2026-03-08'],
    [periods('weekly', { week_starts_on: 'sunday' }), '2026-03-08', '2026-03-08', '2026-03-14'],
    [periods('two_weeks', { starts_on: '2026-03-03' }), '2026-03-16', '2026-03-03', '2026-03-16'],
    [periods('two_weeks', { starts_on: '2026-03-03' }), '2026-03-02', '2026-02-17', '2026-03-02'],
    [periods('twice_a_month'), '2026-02-15', '2026-02-01', '2026-02-15'],
    [periods('twice_a_month'), '2028-02-16', '2028-02-16', '2028-02-29'],
    [periods('monthly'), '2026-12-31', '2026-12-01', '2026-12-31'],
  ])('%o: %s is in %s to %s', (rules, day, from, to) => {
    expect(payPeriodOf(day, rules)).toEqual({ from, to });
  });

  it('is the only one that a day is in: periods follow each other without a gap', () => {
    const rules = fc.record({
      every: fc.constantFrom(...PAY_PERIODS),
      week_starts_on: fc.constantFrom(...WEEKDAYS),
      starts_on: fc.integer({ min: -900, max: 900 }).map((days) => addDays('2026-01-01', days)),
    });
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 120 }), (rule, start, length) => {
        const from = addDays('2024-02-01', start);
        const to = addDays(from, length);
        const found = payPeriodsIn({ from, to }, rule);
        expect(found[0]?.from.localeCompare(from)).toBeLessThanOrEqual(0);
        expect(found.at(-1)?.to.localeCompare(to)).toBeGreaterThanOrEqual(0);
        for (const [at, period] of found.entries()) {
          expect(payPeriodOf(period.from, rule)).toEqual(period);
          expect(payPeriodOf(period.to, rule)).toEqual(period);
          if (at > 0) expect(period.from).toBe(addDays(found[at - 1]?.to ?? '', 1));
        }
      }),
    );
  });
});

describe('the preset of a pay period', () => {
  it.each([
    [periods('weekly'), '2026-03-08', '2026-03-02', '2026-02-23', '2026-03-01'],
    [periods('weekly'), '2026-03-09', '2026-03-09', '2026-03-02', '2026-03-08'],
    [periods('weekly', { week_starts_on: 'wednesday' }), '2026-03-10', '2026-03-04', '2026-02-25', '2026-03-03'],
    [periods('two_weeks', { starts_on: '2026-03-03' }), '2026-03-16', '2026-03-03', '2026-02-17', '2026-03-02'],
    [periods('two_weeks', { starts_on: '2026-03-03' }), '2026-03-17', '2026-03-17', '2026-03-03', '2026-03-16'],
    [periods('two_weeks', { starts_on: '2027-01-05' }), '2026-03-17', '2026-03-17', '2026-03-03', '2026-03-16'],
    [periods('twice_a_month'), '2028-03-01', '2028-03-01', '2028-02-16', '2028-02-29'],
    [periods('twice_a_month'), '2026-03-15', '2026-03-01', '2026-02-16', '2026-02-28'],
    [periods('twice_a_month'), '2026-03-16', '2026-03-16', '2026-03-01', '2026-03-15'],
    [periods('monthly'), '2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    [periods('monthly'), '2027-01-01', '2027-01-01', '2026-12-01', '2026-12-31'],
  ])('%o: on %s the running one began on %s, the last one is %s to %s', (rules, today, running, from, to) => {
    expect(payPreset('this_pay_period', today, [rules])).toEqual({ from: running, to: today });
    expect(payPreset('last_pay_period', today, [rules])).toEqual({ from, to });
  });

  it('follows the business day where the establishment is, through a change of its clocks', () => {
    const newYork = { timezone: 'America/New_York', startsAt: '04:00', payPeriods: [periods('weekly')] };
    // Sunday the 8th of March skips an hour: until four in the morning of Monday its week is not over.
    expect(presetPeriod('last_pay_period', newYork, new Date('2026-03-09T07:59:00Z'))).toEqual({ from: '2026-02-23', to: '2026-03-01' });
    expect(presetPeriod('last_pay_period', newYork, new Date('2026-03-09T08:00:00Z'))).toEqual({ from: '2026-03-02', to: '2026-03-08' });
    expect(presetPeriod('this_pay_period', newYork, new Date('2026-11-02T08:59:00Z'))).toEqual({ from: '2026-10-26', to: '2026-11-01' });
    expect(presetPeriod('this_pay_period', newYork, new Date('2026-11-02T09:00:00Z'))).toEqual({ from: '2026-11-02', to: '2026-11-02' });
  });

  it('is that of months where nobody has said otherwise', () => {
    expect(presetPeriod('last_pay_period', { timezone: 'UTC', startsAt: '00:00' }, new Date('2026-03-09T12:00:00Z'))).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });

  it('of establishments that pay by different ones has the days of all of theirs', () => {
    const both = [periods('weekly'), periods('weekly', { week_starts_on: 'thursday' })];
    expect(payPreset('last_pay_period', '2026-03-11', both)).toEqual({ from: '2026-02-26', to: '2026-03-08' });
    expect(payPreset('this_pay_period', '2026-03-11', both)).toEqual({ from: '2026-03-05', to: '2026-03-11' });
    expect(haveDifferentPeriods('last_pay_period', '2026-03-11', both)).toBe(true);
  });

  it('tells no difference where the same days are said in another way', () => {
    const same = [periods('two_weeks', { starts_on: '2026-03-02' }), periods('two_weeks', { starts_on: '2026-03-16' })];
    expect(haveDifferentPeriods('last_pay_period', '2026-03-11', same)).toBe(false);
    expect(haveDifferentPeriods('this_pay_period', '2026-03-11', [])).toBe(false);
  });

  it('has every day in one running and behind one last period, which touch', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAY_PERIODS), fc.constantFrom(...WEEKDAYS), fc.nat({ max: 3000 }), (every, weekday, ahead) => {
        const today = addDays('2024-01-01', ahead);
        const rules = [periods(every, { week_starts_on: weekday })];
        const running = payPreset('this_pay_period', today, rules);
        const last = payPreset('last_pay_period', today, rules);
        expect(addDays(last.to, 1)).toBe(running.from);
        expect(running.to).toBe(today);
      }),
    );
  });
});
