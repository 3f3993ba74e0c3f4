import type weeklyHours from '#/resources/reports/weeklyHours.ts';
import { moneyOf } from '#/server/capabilities/reports/amounts.ts';
import { establishmentTitles, hoursOf, labourRulesOf, paidShifts, shiftsBy } from '#/server/capabilities/reports/labour.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { rulesOn, weekOf } from '#/server/domain/labour/overtime.ts';
import { labourOf } from '#/server/domain/labour/pay.ts';

/** Hours by employee and work week; each establishment has its own. */
export const figures: FiguresOf<typeof weeklyHours> = async (work, request) => {
  const money = moneyOf(work);
  const titleOf = establishmentTitles(work);
  const rulesOf = await labourRulesOf(work);
  const shifts = await paidShifts(work, request);
  const week = ({ establishment_id, day }: (typeof shifts)[number]) => weekOf(day, rulesOn(day, rulesOf(establishment_id).overtime));
  const groups = shiftsBy(shifts, (shift) => `${week(shift)} ${shift.employee_id}`);
  const rows = [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { hours, regular, overtime, secondOvertime, pay, unpaid, missing } = labourOf(own);
    return {
      employee: first.employee,
      week: week(first),
      job_title: first.job_title,
      entries: own.length,
      total_hours: hoursOf(hours),
      regular_hours: hoursOf(regular),
      overtime_hours: hoursOf(overtime + secondOvertime),
      missing,
      wages: own.every(({ rate }) => rate === null) ? null : money(pay),
      unpaid_hours: hoursOf(unpaid),
      establishment: titleOf(first.establishment_id),
    };
  });
  return { rows };
};
