import { weekStart } from '#/model/reports/periods.ts';

/** From so many hours on (in hundredths), the wage × `rate` (in hundredths: 150 is one and a half). */
export interface Threshold {
  after: number;
  rate: number;
}

/** When hours are overtime; null: never. */
export interface OvertimeRules {
  /** The weekday on which a work week starts: 0 is Sunday. */
  weekStartsOn: number;
  /** Shifts on days before (`yyyy-MM-dd`) have no overtime. */
  from: string | null;
  daily: Threshold | null;
  /** From more hours of a day than `daily`. */
  secondDaily: Threshold | null;
  weekly: Threshold | null;
}

/** One person's time, as overtime is reckoned. */
export interface Worked {
  id: number;
  /** The business day, `yyyy-MM-dd`. */
  day: string;
  /** When it began, in any text that sorts by time. */
  began: string;
  /** In hundredths. */
  hours: number;
}

/** How a shift's hours are paid, in hundredths of hours; the three add up to its hours. */
export interface SplitHours {
  regular: number;
  overtime: number;
  /** Overtime at the second rate. */
  secondOvertime: number;
}

/**
 * Splits the shifts of one person, at one establishment, into regular hours and overtime. Of a day the hours after the threshold are
 * overtime; what is left of a week counts towards the week's, so that no hour is overtime twice. Whole weeks must be given, or the hours
 * that came before in the week are not known. Pure; the order in which shifts are given does not matter. Source: ours.
 */
export function splitOvertime<W extends Worked>(shifts: readonly W[], rules: OvertimeRules): Map<W, SplitHours> {
  const days = new Map<string, number>();
  const weeks = new Map<string, number>();
  const split = new Map<W, SplitHours>();
  for (const shift of [...shifts].sort(byTime)) {
    const week = weekOf(shift.day, rules);
    const [inDay, inWeek] = [days.get(shift.day) ?? 0, weeks.get(week) ?? 0];
    const isPaid = rules.from === null || shift.day >= rules.from;
    const beyond = (threshold: Threshold | null, before: number, hours: number) => (isPaid ? hoursBeyond(threshold, before, hours) : 0);
    const secondOvertime = beyond(rules.secondDaily, inDay, shift.hours);
    const daily = beyond(rules.daily, inDay, shift.hours) - secondOvertime;
    const left = shift.hours - daily - secondOvertime;
    const weekly = beyond(rules.weekly, inWeek, left);
    days.set(shift.day, inDay + shift.hours);
    weeks.set(week, inWeek + left);
    split.set(shift, { regular: left - weekly, overtime: daily + weekly, secondOvertime });
  }
  return split;
}

/** The first day of the work week that a day is in. */
export function weekOf(day: string, { weekStartsOn }: Pick<OvertimeRules, 'weekStartsOn'>): string {
  return weekStart(day, weekStartsOn);
}

/** Of hours that come after others, those beyond a threshold. */
function hoursBeyond(threshold: Threshold | null, before: number, hours: number): number {
  return threshold === null ? 0 : Math.max(0, before + hours - threshold.after) - Math.max(0, before - threshold.after);
}

function byTime(a: Worked, b: Worked): number {
  return a.began < b.began ? -1 : a.began > b.began ? 1 : a.id - b.id;
}
