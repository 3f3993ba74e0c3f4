import { PAY_PRESETS } from '#/model/language/reports.ts';
import { type PayPeriods, payPreset } from './payPeriods.ts';
import { addDays, businessToday, type Clock, MONDAY, monthStart, type Period, weekStart } from './periods.ts';

/** The date presets of the specification (§9), in its order, the ones that reports sent by mail need, and those of pay periods. */
export const DATE_PRESETS = [
  'today',
  'yesterday',
  'this_week',
  'this_week_monday',
  'last_7_days',
  'last_week',
  'this_month',
  'last_month',
  'this_year',
  ...PAY_PRESETS,
] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** Where a report's days are, and by which periods the establishments that it is asked of pay. */
export interface ReportClock extends Clock {
  payPeriods?: readonly PayPeriods[];
}

/** The days of a preset, counted from the establishment's own today. */
export function presetPeriod(preset: DatePreset, { payPeriods = [], ...clock }: ReportClock, now = new Date()): Period {
  const today = businessToday(clock, now);
  const week = weekStart(today);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'this_week':
      return { from: week, to: today };
    case 'this_week_monday':
      return { from: weekStart(today, MONDAY), to: today };
    case 'last_7_days':
      return { from: addDays(today, -6), to: today };
    case 'last_week':
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case 'this_month':
      return { from: monthStart(today), to: today };
    case 'last_month': {
      const to = addDays(monthStart(today), -1);
      return { from: monthStart(to), to };
    }
    case 'this_year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'this_pay_period':
    case 'last_pay_period':
      return payPreset(preset, today, payPeriods);
  }
}
