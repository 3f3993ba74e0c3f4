import { addDays, daysBetween, type Period } from '#/model/reports/periods.ts';
import { weekOf } from './overtime.ts';

/** How often is paid, as the settings say it. */
export const PAY_PERIODS = ['weekly', 'two_weeks', 'twice_a_month', 'monthly'] as const;

/** The pay periods of an establishment. */
export interface PayPeriods {
  kind: (typeof PAY_PERIODS)[number];
  /** The weekday on which a work week starts: 0 is Sunday. */
  weekStartsOn: number;
  /** Of `two_weeks`: the first day (`yyyy-MM-dd`) of any period. */
  startsOn: string | null;
}

const SECOND_HALF = '16';

/** The pay period that a day (`yyyy-MM-dd`) is in. Every day is in exactly one. */
export function payPeriodOf(day: string, periods: PayPeriods): Period {
  switch (periods.kind) {
    case 'weekly': {
      const from = weekOf(day, periods);
      return { from, to: addDays(from, 6) };
    }
    case 'two_weeks': {
      const into = daysBetween(periods.startsOn ?? weekOf(day, periods), day);
      const from = addDays(day, -(((into % 14) + 14) % 14));
      return { from, to: addDays(from, 13) };
    }
    case 'twice_a_month':
      return day.slice(8) < SECOND_HALF
        ? { from: `${day.slice(0, 8)}01`, to: `${day.slice(0, 8)}15` }
        : { from: `${day.slice(0, 8)}${SECOND_HALF}`, to: monthEnd(day) };
    case 'monthly':
      return { from: `${day.slice(0, 8)}01`, to: monthEnd(day) };
  }
}

/** The pay periods that touch these days, whole and in order. */
export function payPeriodsIn({ from, to }: Period, periods: PayPeriods): Period[] {
  const found: Period[] = [];
  for (let period = payPeriodOf(from, periods); period.from <= to; period = payPeriodOf(addDays(period.to, 1), periods)) found.push(period);
  return found;
}

/** The 28th and four days are in the next month, whatever month it is. */
function monthEnd(day: string): string {
  const next = addDays(`${day.slice(0, 8)}28`, 4);
  return addDays(`${next.slice(0, 8)}01`, -1);
}
