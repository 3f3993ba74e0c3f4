import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { PAY_PERIODS, type PayPeriods, payPeriodOf, payPeriodsIn } from '#/server/domain/labour/payPeriods.ts';

const periods = (kind: PayPeriods['kind'], more: Partial<PayPeriods> = {}): PayPeriods => ({
  kind,
  weekStartsOn: 1,
  startsOn: null,
  ...more,
});

describe('a pay period', () => {
  it.each([
    [periods('weekly'), '2026-03-08', '2026-03-02', '2026-03-08'],
    [periods('weekly', { weekStartsOn: 0 }), '2026-03-08', '2026-03-08', '2026-03-14'],
    [periods('two_weeks', { startsOn: '2026-03-03' }), '2026-03-16', '2026-03-03', '2026-03-16'],
    [periods('two_weeks', { startsOn: '2026-03-03' }), '2026-03-02', '2026-02-17', '2026-03-02'],
    [periods('twice_a_month'), '2026-02-15', '2026-02-01', '2026-02-15'],
    [periods('twice_a_month'), '2028-02-16', '2028-02-16', '2028-02-29'],
    [periods('monthly'), '2026-12-31', '2026-12-01', '2026-12-31'],
  ])('%o: %s is in %s to %s', (rules, day, from, to) => {
    expect(payPeriodOf(day, rules)).toEqual({ from, to });
  });

  it('is the only one that a day is in: periods follow each other without a gap', () => {
    const rules = fc.record({
      kind: fc.constantFrom(...PAY_PERIODS),
      weekStartsOn: fc.integer({ min: 0, max: 6 }),
      startsOn: fc.integer({ min: -900, max: 900 }).map((days) => addDays('2026-01-01', days)),
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
