import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { type OvertimeRules, splitOvertime, type Worked, weekOf } from '#/server/domain/labour/overtime.ts';
import { firstDayToRead, labourOf, payShifts } from '#/server/domain/labour/pay.ts';
import type { Shift } from '#/server/domain/labour/shifts.ts';

const none: OvertimeRules = { weekStartsOn: 1, from: null, daily: null, secondDaily: null, weekly: null };
const california: OvertimeRules = {
  ...none,
  weekStartsOn: 0,
  daily: { after: 800, rate: 150 },
  secondDaily: { after: 1200, rate: 200 },
  weekly: { after: 4000, rate: 150 },
};
/** Monday. */
const MONDAY = '2026-03-02';

const shiftOf = (day: string, hours: number, more: Partial<Shift> = {}): Shift => ({
  ...{
    id: 1,
    establishment_id: 1,
    employee_id: 1,
    employee: 'Ana',
    job_title: null,
    points: null,
    break_minutes: 0,
    state: 'closed',
    rate: 1000,
  },
  ...{ day, began: `${day} 09:00`, hours },
  ...more,
});
const sumsOf = (shifts: readonly Shift[], rules: OvertimeRules) => labourOf(payShifts(shifts, () => [rules]));

describe('overtime', () => {
  it('is what comes after the hours of a day, at the second rate after those of the second threshold', () => {
    expect(sumsOf([shiftOf(MONDAY, 1330)], california)).toMatchObject({ regular: 800, overtime: 400, secondOvertime: 130, pay: 16_600 });
  });

  it('of a day is counted over all its shifts, in the order in which they began', () => {
    const late = shiftOf(MONDAY, 500, { id: 2, began: `${MONDAY} 15:00`, rate: 2000 });
    const [paidLate, paidEarly] = payShifts([late, shiftOf(MONDAY, 600)], () => [california]);
    expect([paidLate, paidEarly]).toMatchObject([
      { regular: 200, overtime: 300, pay: 13_000 },
      { regular: 600, overtime: 0, pay: 6000 },
    ]);
  });

  it('of a day does not count towards that of the week again', () => {
    // Sunday to Thursday ten hours each: ten of the day; eight on Friday find forty hours used up.
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'].map((day) => shiftOf(day, 1000));
    expect(sumsOf(days, california)).toMatchObject({ hours: 5000, regular: 4000, overtime: 1000 });
    expect(sumsOf([...days, shiftOf('2026-03-06', 800)], california)).toMatchObject({ regular: 4000, overtime: 1800 });
  });

  it('begins anew with the work week', () => {
    const rules = { ...none, weekly: { after: 1000, rate: 150 } };
    const shifts = [shiftOf(addDays(MONDAY, -1), 900), shiftOf(MONDAY, 900), shiftOf(addDays(MONDAY, 6), 300)];
    expect(sumsOf(shifts, rules)).toMatchObject({ regular: 1900, overtime: 200 });
    expect(sumsOf(shifts, { ...rules, weekStartsOn: 0 })).toMatchObject({ regular: 1300, overtime: 800 });
  });

  it('is not paid for days before it is paid from, whose hours still count in their week', () => {
    const rules = { ...california, from: '2026-03-06' };
    const days = [1, 2, 3, 4, 5].map((day) => shiftOf(`2026-03-0${day}`, 1000));
    expect(sumsOf([...days, shiftOf('2026-03-06', 800)], rules)).toMatchObject({ regular: 5000, overtime: 800 });
  });

  it('goes by the rules of its day, and what was paid stays where they change later', () => {
    const later = { ...california, from: '2026-03-05', daily: null, secondDaily: null, weekly: { after: 2000, rate: 200 } };
    const days = [2, 3, 4, 5].map((day) => shiftOf(`2026-03-0${day}`, 1000, { id: day }));
    const before = payShifts(days.slice(0, 3), () => [california]);
    const after = payShifts(days, () => [california, later]);
    expect(after.slice(0, 3)).toEqual(before);
    // Twenty-four hours of the week were regular before the day: all ten are beyond twenty.
    expect(after[3]).toMatchObject({ regular: 0, overtime: 1000, pay: 20_000 });
  });

  it('begins its week anew where rules start it on another weekday', () => {
    const weekly = { ...none, weekly: { after: 1000, rate: 150 } };
    const later = { ...weekly, from: '2026-03-04', weekStartsOn: 3 };
    const paid = payShifts(
      [2, 3, 4].map((day) => shiftOf(`2026-03-0${day}`, 800, { id: day })),
      () => [weekly, later],
    );
    expect(paid.map(({ overtime }) => overtime)).toEqual([0, 600, 0]);
  });

  it('never pays a shift without a wage, and says its hours', () => {
    expect(sumsOf([shiftOf(MONDAY, 900, { rate: null }), shiftOf(addDays(MONDAY, 1), 100)], california)).toMatchObject({
      pay: 1000,
      unpaid: 900,
      hours: 1000,
    });
  });
});

const threshold = fc.option(fc.record({ after: fc.integer({ min: 0, max: 2400 }), rate: fc.integer({ min: 100, max: 300 }) }));
const anyRules: fc.Arbitrary<OvertimeRules> = fc
  .record({
    weekStartsOn: fc.integer({ min: 0, max: 6 }),
    daily: threshold,
    more: threshold,
    weekly: threshold,
    from: fc.option(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ daily, more, weekly, weekStartsOn, from }) => ({
    weekStartsOn,
    daily,
    from: from === null ? null : addDays(MONDAY, from),
    secondDaily: daily && more && { ...more, after: daily.after + 1 + more.after },
    weekly: weekly && { ...weekly, after: weekly.after * 3, rate: daily?.rate ?? weekly.rate },
  }));
const anyShifts: fc.Arbitrary<Shift[]> = fc
  .array(
    fc.record({
      day: fc.integer({ min: 0, max: 20 }),
      hours: fc.integer({ min: 0, max: 1600 }),
      who: fc.integer({ min: 1, max: 3 }),
      rate: fc.option(fc.integer({ min: 0, max: 9999 })),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ day, hours, who, rate }, id) =>
      shiftOf(addDays(MONDAY, day), hours, { id, employee_id: who, rate, began: `${addDays(MONDAY, day)} ${id % 10}` }),
    ),
  );

/** Rules that were changed now and then. */
const anyHistory: fc.Arbitrary<OvertimeRules[]> = fc
  .array(anyRules, { minLength: 1, maxLength: 3 })
  .map((list) => [...list].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1)));

describe('whatever is worked, under whatever rules', () => {
  it('regular hours and overtime add up to the hours, none is below zero, and the order does not matter', () => {
    fc.assert(
      fc.property(anyShifts, anyHistory, fc.infiniteStream(fc.nat()), (shifts, rules, chance) => {
        const paid = payShifts(shifts, () => rules);
        expect(paid.map(({ id }) => id)).toEqual(shifts.map(({ id }) => id));
        for (const { hours, regular, overtime, secondOvertime } of paid) {
          expect(regular + overtime + secondOvertime).toBe(hours);
          expect(Math.min(regular, overtime, secondOvertime)).toBeGreaterThanOrEqual(0);
        }
        const shuffled = shifts.map((shift) => ({ shift, at: chance.next().value })).sort((a, b) => a.at - b.at);
        expect(
          labourOf(
            payShifts(
              shuffled.map(({ shift }) => shift),
              () => rules,
            ),
          ),
        ).toEqual(labourOf(paid));
      }),
    );
  });

  it('regular hours of a day and of a week never pass their thresholds', () => {
    fc.assert(
      fc.property(anyShifts, anyRules, (shifts, rules) => {
        const always = { ...rules, from: null };
        const own: Worked[] = shifts.filter(({ employee_id: who }) => who === 1);
        const regular = new Map<string, number>();
        for (const [{ day }, split] of splitOvertime(own, [always]))
          for (const key of [day, `week ${weekOf(day, rules)}`]) regular.set(key, (regular.get(key) ?? 0) + split.regular);
        for (const [key, hours] of regular)
          expect(hours).toBeLessThanOrEqual((key.startsWith('week') ? rules.weekly : rules.daily)?.after ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('labour of two periods is that of both together, whatever day parts them', () => {
    fc.assert(
      fc.property(anyShifts, anyHistory, fc.integer({ min: 0, max: 20 }), (shifts, rules, at) => {
        const cut = addDays(MONDAY, at);
        const between = (from: string, to: string) => {
          const first = firstDayToRead(from, [rules]);
          const read = shifts.filter(({ day }) => day >= first && day < to);
          return payShifts(read, () => rules).filter(({ day }) => day >= from);
        };
        const both = labourOf([...between('2026-01-01', cut), ...between(cut, '2027-01-01')]);
        expect(both).toEqual(labourOf(between('2026-01-01', '2027-01-01')));
      }),
    );
  });
});
