import type timeEntryHours from '#/resources/reports/timeEntryHours.ts';
import { moneyOf } from '#/server/capabilities/reports/amounts.ts';
import { hoursOf, hoursOfMinutes, paidShifts, shiftsBy } from '#/server/capabilities/reports/labour.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { labourOf } from '#/server/domain/labour/pay.ts';
import { sumOf } from '#/server/domain/sales/minorUnits.ts';

/** Hours by employee; hours of the day do not matter here. */
export const figures: FiguresOf<typeof timeEntryHours> = async (work, request) => {
  const money = moneyOf(work);
  const employees = shiftsBy(await paidShifts(work, request), ({ employee_id }) => String(employee_id));
  const rows = [...employees.values()].flatMap((shifts) => {
    const [first] = shifts;
    if (!first) return [];
    const { hours, overtime, secondOvertime, pay, unpaid, missing } = labourOf(shifts);
    return {
      employee: first.employee,
      job_title: first.job_title,
      days: new Set(shifts.map(({ day }) => day)).size,
      entries: shifts.length,
      at_work: shifts.filter(({ state }) => state === 'running').length,
      missing,
      break_hours: hoursOfMinutes(sumOf(shifts.map(({ break_minutes }) => break_minutes))),
      total_hours: hoursOf(hours),
      overtime_hours: hoursOf(overtime + secondOvertime),
      unpaid_hours: hoursOf(unpaid),
      wages: shifts.every(({ rate }) => rate === null) ? null : money(pay),
      _ids: { entries: first.employee_id },
    };
  });
  return { rows };
};
