import { WEEK_STARTS_ON, weekStart } from '#/model/reports/periods.ts';

/** From so many hours on (in hundredths), the wage × `rate` (in hundredths: 150 is one and a half). */
export interface Threshold {
  after: number;
  rate: number;
}

/** When hours are overtime; null: never. */
export interface OvertimeRules {
  /** The weekday on which a work week starts: 0 is Sunday. */
  weekStartsOn: number;
  /** The first day (`yyyy-MM-dd`) on which they hold; null: since ever. */
  from: string | null;
  daily: Threshold | null;
  /** From more hours of a day than `daily`. */
  secondDaily: Threshold | null;
  weekly: Threshold | null;
}

/** The rules of an establishment, the oldest first: each holds until the next one does. */
export type OvertimeHistory = readonly OvertimeRules[];

/** The rules that hold on a day, or as if nothing were overtime before the first of them. */
export function rulesOn(day: string, history: OvertimeHistory): OvertimeRules {
  const held = history.findLast(({ from }) => from === null || from <= day);
  return held ?? { weekStartsOn: history[0]?.weekStartsOn ?? WEEK_STARTS_ON, from: null, daily: null, secondDaily: null, weekly: null };
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
 * that came before in the week are not known. Each shift goes by the rules of its day; hours before them count in its week as long as
 * weeks start on the same weekday. Pure; the order in which shifts are given does not matter. Source: ours.
 */
export function splitOvertime<W extends Worked>(shifts: readonly W[], history: OvertimeHistory): Map<W, SplitHours> {
  const days = new Map<string, number>();
  const weeks = new Map<string, number>();
  const split = new Map<W, SplitHours>();
  for (const shift of [...shifts].sort(byTime)) {
    const rules = rulesOn(shift.day, history);
    const week = weekOf(shift.day, rules);
    const [inDay, inWeek] = [days.get(shift.day) ?? 0, weeks.get(week) ?? 0];
    const secondOvertime = hoursBeyond(rules.secondDaily, inDay, shift.hours);
    const daily = hoursBeyond(rules.daily, inDay, shift.hours) - secondOvertime;
    const left = shift.hours - daily - secondOvertime;
    const weekly = hoursBeyond(rules.weekly, inWeek, left);
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
