import { multiplyDivide, sumOf } from '#/server/domain/sales/minorUnits.ts';
import { type OvertimeHistory, type OvertimeRules, rulesOn, type SplitHours, splitOvertime, weekOf } from './overtime.ts';
import type { Shift } from './shifts.ts';

/**
 * A shift with how its hours are paid and what it costs, in minor units: rounded for each shift, so that any sums of shifts agree. Null
 * without a wage.
 */
export type PaidShift = Shift & SplitHours & { pay: number | null };

/** What labour comes to: hours in hundredths, money in minor units. */
export interface LabourSums extends SplitHours {
  hours: number;
  pay: number;
  /** Hours of shifts that have no wage: they are not in `pay`. */
  unpaid: number;
  /** Shifts without a time out: nobody knows their hours. */
  missing: number;
}

/** Hours are counted in hundredths. */
export const HUNDREDTHS = 100;

/** Pays shifts by the rules of their establishments. Whole work weeks must be given. */
export function payShifts(shifts: readonly Shift[], rulesOf: (establishmentId: number) => OvertimeHistory): PaidShift[] {
  const paid = new Map<Shift, PaidShift>();
  for (const own of byPerson(shifts).values()) {
    const history = rulesOf(own[0].establishment_id);
    for (const [shift, split] of splitOvertime(own, history))
      paid.set(shift, { ...shift, ...split, pay: payOf(shift, split, rulesOn(shift.day, history)) });
  }
  return shifts.flatMap((shift) => paid.get(shift) ?? []);
}

/** The first day of those that must be read to pay shifts from a day on: hours of its week decide what is overtime. */
export function firstDayToRead(day: string, rules: Iterable<OvertimeHistory>): string {
  const weeks = [...rules]
    .flat()
    .filter(({ weekly }) => weekly !== null)
    .map((one) => weekOf(day, one));
  return [day, ...weeks].sort()[0] ?? day;
}

/** What some shifts come to. */
export function labourOf(shifts: readonly PaidShift[]): LabourSums {
  const sum = (part: 'hours' | keyof SplitHours) => sumOf(shifts.map((shift) => shift[part]));
  return {
    hours: sum('hours'),
    regular: sum('regular'),
    overtime: sum('overtime'),
    secondOvertime: sum('secondOvertime'),
    pay: sumOf(shifts.map(({ pay }) => pay ?? 0)),
    unpaid: sumOf(shifts.map(({ pay, hours }) => (pay === null ? hours : 0))),
    missing: shifts.filter(({ state }) => state === 'missing').length,
  };
}

function payOf({ rate }: Shift, { regular, overtime, secondOvertime }: SplitHours, rules: OvertimeRules): number | null {
  if (rate === null) return null;
  const first = (rules.daily ?? rules.weekly)?.rate ?? HUNDREDTHS;
  const second = rules.secondDaily?.rate ?? HUNDREDTHS;
  return multiplyDivide(rate, regular * HUNDREDTHS + overtime * first + secondOvertime * second, HUNDREDTHS * HUNDREDTHS);
}

function byPerson(shifts: readonly Shift[]): Map<number, [Shift, ...Shift[]]> {
  const people = new Map<number, [Shift, ...Shift[]]>();
  for (const shift of shifts) {
    const own = people.get(shift.employee_id);
    if (own) own.push(shift);
    else people.set(shift.employee_id, [shift]);
  }
  return people;
}
