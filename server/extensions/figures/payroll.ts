import { lastPaidBy, type PayPeriods, payPeriodOf, payPeriodsIn } from '#/model/reports/payPeriods.ts';
import { addDays, type Period } from '#/model/reports/periods.ts';
import type payroll from '#/resources/reports/payroll.ts';
import { moneyOf } from '#/server/capabilities/reports/amounts.ts';
import { hoursOf, labourRulesOf, paidShifts, pooledTips, shiftsBy } from '#/server/capabilities/reports/labour.ts';
import {
  type FiguresOf,
  periodOf,
  type ReportEstablishment,
  type ReportWork,
  type RequestOf,
  type RowOf,
  rowScopeOf,
} from '#/server/capabilities/reports/report.ts';
import { todayOf } from '#/server/capabilities/reports/reportEstablishments.ts';
import { labourOf, type PaidShift } from '#/server/domain/labour/pay.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

type Row = RowOf<typeof payroll>;

/** What is paid by pay period and employee. Everything that was worked, and every tip, stands in one row. */
export const figures: FiguresOf<typeof payroll> = async (work, request) => {
  const rulesOf = await labourRulesOf(work);
  const rows: Row[] = [];
  for (const establishment of work.establishments) {
    const periods = periodsAsked(request, rulesOf(establishment.id).payPeriods, todayOf([establishment], work.now));
    const [first, last] = [periods[0], periods.at(-1)];
    if (!first || !last) continue;
    const alone = { ...work, establishments: [establishment] };
    const days = { ...request, dateFrom: first.from, dateTo: last.to, timeFrom: '00:00', timeTo: '24:00' };
    const shifts = await paidShifts(alone, days);
    const taken = await readPartFacts(work.tx, rowScopeOf(alone), periodOf(days), 'tip');
    const tips = [...taken, ...((await pooledTips(alone, days)) ?? [])];
    for (const period of periods) {
      const isIn = ({ day }: { day: string }) => day >= period.from && day <= period.to;
      rows.push(...rowsOf(alone, establishment, period, shifts.filter(isIn), tips.filter(isIn)));
    }
  }
  return { rows };
};

/** The pay periods that are asked for, whole. One ends when its last day is over. */
function periodsAsked({ dateFrom, dateTo, input }: RequestOf<typeof payroll>, periods: PayPeriods, today: string): Period[] {
  const yesterday = addDays(today, -1);
  const over = dateTo < yesterday ? dateTo : yesterday;
  if (input.pay_periods === 'last') return [lastPaidBy(over, periods)];
  if (input.pay_periods === 'running') return [payPeriodOf(dateTo, periods)];
  const touched = payPeriodsIn({ from: dateFrom, to: dateTo }, periods);
  return input.pay_periods === 'all' ? touched : touched.filter(({ to }) => to <= over);
}

/** One row for each employee, and one for each name that has tips and is no single employee's who worked. */
function rowsOf(
  work: ReportWork,
  { title }: ReportEstablishment,
  period: Period,
  shifts: readonly PaidShift[],
  tips: readonly { name: string; amount: number }[],
): Row[] {
  const money = moneyOf(work);
  const tipsOf = new Map<string, number>();
  for (const { name, amount } of tips) tipsOf.set(name, (tipsOf.get(name) ?? 0) + amount);
  const people = [...shiftsBy(shifts, ({ employee_id }) => String(employee_id)).values()];
  const isOnly = (name: string) => people.filter(([one]) => one?.employee === name).length === 1;
  const base = { period_from: period.from, period_to: period.to, establishment: title };
  const rows = people.flatMap((own): Row[] => {
    const [one] = own;
    if (!one) return [];
    const tip = isOnly(one.employee) ? (tipsOf.get(one.employee) ?? 0) : 0;
    if (isOnly(one.employee)) tipsOf.delete(one.employee);
    const { regular, overtime, secondOvertime, pay, unpaid } = labourOf(own);
    const rates = new Set(own.map(({ rate }) => rate));
    const [rate] = rates;
    const missing = own.filter(({ state }) => state === 'missing');
    return [
      {
        ...base,
        employee: one.employee,
        job_title: one.job_title,
        regular_hours: hoursOf(regular),
        overtime_hours: hoursOf(overtime),
        second_overtime_hours: hoursOf(secondOvertime),
        hourly_rate: rates.size === 1 && rate !== null && rate !== undefined ? money(rate) : null,
        wages: own.every((shift) => shift.rate === null) ? null : money(pay),
        tips: money(tip),
        total: money(pay + tip),
        unpaid_hours: hoursOf(unpaid),
        not_paid: missing.map(({ began }) => began).join(', ') || null,
      },
    ];
  });
  return [...rows, ...[...tipsOf].filter(([, amount]) => amount !== 0).map(([name, amount]) => tipsAlone(base, name, money(amount)))];
}

function tipsAlone(base: Pick<Row, 'period_from' | 'period_to' | 'establishment'>, name: string, tips: number): Row {
  const nothing = { regular_hours: 0, overtime_hours: 0, second_overtime_hours: 0, unpaid_hours: 0 };
  return {
    ...base,
    ...nothing,
    employee: name || null,
    job_title: null,
    hourly_rate: null,
    wages: null,
    not_paid: null,
    tips,
    total: tips,
  };
}
