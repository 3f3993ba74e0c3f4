import { HUNDREDTHS, labourOf, type PaidShift, payShifts } from '#/server/domain/labour/pay.ts';
import { readShifts } from '#/server/domain/labour/shifts.ts';
import { multiplyDivide } from '#/server/domain/sales/minorUnits.ts';
import { moneyOf, percentOf } from './amounts.ts';
import type { ReportRequest, ReportWork } from './report.ts';

/** The shifts of a report's business days with what they cost, whatever hours are asked for. */
export async function paidShifts(
  work: ReportWork,
  { dateFrom, dateTo, soFar }: Pick<ReportRequest, 'dateFrom' | 'dateTo' | 'soFar'>,
): Promise<PaidShift[]> {
  const shifts = await readShifts(work.tx, {
    clientId: work.clientId,
    establishments: work.places.map(({ id }) => id),
    from: dateFrom,
    to: dateTo,
    soFar,
    now: work.now,
    decimals: work.context.currencyDecimals(work.currency),
  });
  return payShifts(shifts);
}

/** Labour beside net sales (in minor units) as columns of a report; nothing is a part of no sales, and no hour sells anything. */
export function besideSales(work: ReportWork, net: number, shifts: readonly PaidShift[]) {
  const { pay, hours, unpaid } = labourOf(shifts);
  const money = moneyOf(work);
  return {
    labour: money(pay),
    labour_percent: net === 0 ? null : percentOf(pay, net),
    labour_hours: hoursOf(hours),
    sales_per_hour: hours === 0 ? null : money(multiplyDivide(net, HUNDREDTHS, hours)),
    unpaid_hours: hoursOf(unpaid),
  };
}

/** Hundredths of hours as hours on the wire. */
export function hoursOf(hundredths: number): number {
  return hundredths / HUNDREDTHS;
}

/** Minutes as hours on the wire, to two places. */
export function hoursOfMinutes(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

/** Shifts by a key, in the order in which the keys came. */
export function shiftsBy(shifts: readonly PaidShift[], keyOf: (shift: PaidShift) => string): Map<string, PaidShift[]> {
  const groups = new Map<string, PaidShift[]>();
  for (const shift of shifts) {
    const group = groups.get(keyOf(shift)) ?? [];
    group.push(shift);
    groups.set(keyOf(shift), group);
  }
  return groups;
}
