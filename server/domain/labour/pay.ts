import { multiplyDivide, sumOf } from '#/server/domain/sales/minorUnits.ts';
import type { Shift } from './shifts.ts';

/** A shift with what it costs, in minor units: rounded for each shift, so that any sums of shifts agree. Null without a wage. */
export type PaidShift = Shift & { pay: number | null };

/** What labour comes to: hours in hundredths, money in minor units. */
export interface LabourSums {
  hours: number;
  pay: number;
  /** Hours of shifts that have no wage: they are not in `pay`. */
  unpaid: number;
  /** Shifts without a time out: nobody knows their hours. */
  missing: number;
}

/** Hours × the wage of each shift. */
export function payShifts(shifts: readonly Shift[]): PaidShift[] {
  return shifts.map((shift) => ({ ...shift, pay: shift.rate === null ? null : multiplyDivide(shift.rate, shift.hours, HUNDREDTHS) }));
}

/** Hours are counted in hundredths. */
export const HUNDREDTHS = 100;

/** What some shifts come to. */
export function labourOf(shifts: readonly PaidShift[]): LabourSums {
  return {
    hours: sumOf(shifts.map(({ hours }) => hours)),
    pay: sumOf(shifts.map(({ pay }) => pay ?? 0)),
    unpaid: sumOf(shifts.map(({ pay, hours }) => (pay === null ? hours : 0))),
    missing: shifts.filter(({ state }) => state === 'missing').length,
  };
}
