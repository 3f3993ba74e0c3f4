import { addDays, endOfMonth, format, parseISO, startOfMonth, startOfWeek, startOfYear, subMonths } from 'date-fns';
import { formatInTimeZone } from 'date-fns-tz';

/** A period of business days, `yyyy-MM-dd`, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The date presets of specification §9, in its order. */
export const DATE_PRESETS = ['today', 'yesterday', 'this_week', 'this_week_monday', 'last_7_days', 'this_month', 'last_month', 'this_year'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** The hour presets of specification §9: local wall time, `HH:mm` up to 24:00. */
export const HOUR_PRESETS = {
  all_hours: { from: '00:00', to: '24:00' },
  lunch: { from: '10:30', to: '16:00' },
  dinner: { from: '16:00', to: '22:00' },
} as const;
export type HourPreset = keyof typeof HOUR_PRESETS;

/** Where an establishment's day is: its timezone, and when its business day begins (`HH:mm`). */
export interface Clock {
  timezone: string;
  startsAt: string;
}

/** The business day that is running: before the day begins it is still yesterday's. */
export function businessToday({ timezone, startsAt }: Clock, now = new Date()): string {
  const day = formatInTimeZone(now, timezone, 'yyyy-MM-dd');
  return formatInTimeZone(now, timezone, 'HH:mm') < startsAt ? dayText(addDays(parseISO(day), -1)) : day;
}

/** The days of a preset, counted from the establishment's own today. */
export function presetPeriod(preset: DatePreset, clock: Clock, now = new Date()): Period {
  const to = businessToday(clock, now);
  const today = parseISO(to);
  const since = (day: Date): Period => ({ from: dayText(day), to });
  switch (preset) {
    case 'today':
      return since(today);
    case 'yesterday':
      return { from: dayText(addDays(today, -1)), to: dayText(addDays(today, -1)) };
    case 'this_week':
      return since(startOfWeek(today, { weekStartsOn: 0 }));
    case 'this_week_monday':
      return since(startOfWeek(today, { weekStartsOn: 1 }));
    case 'last_7_days':
      return since(addDays(today, -6));
    case 'this_month':
      return since(startOfMonth(today));
    case 'last_month':
      return { from: dayText(startOfMonth(subMonths(today, 1))), to: dayText(endOfMonth(subMonths(today, 1))) };
    case 'this_year':
      return since(startOfYear(today));
  }
}

/** Dates are calendar days here: read and written on the machine's own clock, they never shift. */
const dayText = (day: Date) => format(day, 'yyyy-MM-dd');
