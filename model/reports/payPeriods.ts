import type { PayPreset } from '#/model/language/reports.ts';
import type { PayPeriodFields } from '#/model/language/settings.ts';
import { oneOf, textIn, type Values } from '#/model/values/shapes.ts';
import { addDays, daysBetween, monthEnd, type Period, WEEK_STARTS_ON, WEEKDAYS, weekStart } from './periods.ts';

/** How often is paid, as the settings say it. */
export const PAY_PERIODS = ['weekly', 'two_weeks', 'twice_a_month', 'monthly'] as const;

/** The pay periods of an establishment, as on the wire. */
export interface PayPeriods {
  every: (typeof PAY_PERIODS)[number];
  /** The weekday on which a work week starts. */
  week_starts_on: (typeof WEEKDAYS)[number];
  /** Of `two_weeks`: the first day (`yyyy-MM-dd`) of any period. */
  starts_on: string | null;
}

/** Of who has said nothing else. */
export const USUAL_PAY_PERIODS: PayPeriods = { every: 'monthly', week_starts_on: WEEKDAYS[WEEK_STARTS_ON], starts_on: null };
const SECOND_HALF = '16';
/** Two weeks are counted from its week where nothing else is said. */
const ANY_DAY = '2024-01-01';

/** The pay periods that settings say, by which of their fields do. */
export function payPeriodsSaid({ every, weekStartsOn, startsOn }: PayPeriodFields, values: Values): PayPeriods {
  return {
    every: oneOf(PAY_PERIODS, values[every]) ?? USUAL_PAY_PERIODS.every,
    week_starts_on: oneOf(WEEKDAYS, values[weekStartsOn]) ?? USUAL_PAY_PERIODS.week_starts_on,
    starts_on: textIn(values[startsOn]) || null,
  };
}

/** The pay period that a day (`yyyy-MM-dd`) is in. Every day is in exactly one. */
export function payPeriodOf(day: string, { every, week_starts_on: weekStartsOn, starts_on: startsOn }: PayPeriods): Period {
  const first = WEEKDAYS.indexOf(weekStartsOn);
  switch (every) {
    case 'weekly': {
      const from = weekStart(day, first);
      return { from, to: addDays(from, 6) };
    }
    case 'two_weeks': {
      const into = daysBetween(startsOn ?? weekStart(ANY_DAY, first), day);
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

/** The last pay period that was over when a day had ended. */
export function lastPaidBy(day: string, periods: PayPeriods): Period {
  const latest = payPeriodOf(day, periods);
  return latest.to <= day ? latest : payPeriodOf(addDays(latest.from, -1), periods);
}

/**
 * The days of the pay period that runs on a day, so far, or of the last one that was over before it. Establishments that pay by different
 * periods have the days of all of theirs: from the first that begins to the last that ends.
 */
export function payPreset(preset: PayPreset, today: string, all: readonly PayPeriods[]): Period {
  const own = (all.length > 0 ? all : [USUAL_PAY_PERIODS]).map((periods) =>
    preset === 'this_pay_period' ? { ...payPeriodOf(today, periods), to: today } : lastPaidBy(addDays(today, -1), periods),
  );
  return {
    from: own.map(({ from }) => from).sort()[0] ?? today,
    to:
      own
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? today,
  };
}

/** Whether some of these have other pay periods than others, on the days that a preset of theirs is asked for. */
export function haveDifferentPeriods(preset: PayPreset, today: string, all: readonly PayPeriods[]): boolean {
  return new Set(all.map((one) => JSON.stringify(payPreset(preset, today, [one])))).size > 1;
}
