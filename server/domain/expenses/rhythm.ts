import { addDays, daysBetween } from '#/model/reports/periods.ts';

/** When an expense comes again; days are `yyyy-MM-dd`. */
export interface ExpenseRhythm {
  every: string;
  first: string;
  until: string | null;
}

const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

/** The first day from `from` on that a rhythm falls on; null where it has ended. A shorter month has its last day for one that it lacks. */
export function nextOn({ every, first, until }: ExpenseRhythm, from: string): string | null {
  const months = MONTHS[every];
  const next = from <= first ? first : months === undefined ? inWeeks(first, from) : inMonths(first, from, months);
  return until !== null && next > until ? null : next;
}

/** Every day of a rhythm from one day to another, both included. */
export function daysDue(rhythm: ExpenseRhythm, from: string, to: string): string[] {
  const days: string[] = [];
  for (let next = nextOn(rhythm, from); next !== null && next <= to; next = nextOn(rhythm, addDays(next, 1))) days.push(next);
  return days;
}

function inWeeks(first: string, from: string): string {
  return addDays(first, Math.ceil(daysBetween(first, from) / 7) * 7);
}

function inMonths(first: string, from: string, step: number): string {
  const start = monthOf(first);
  const steps = Math.floor((monthOf(from) - start) / step);
  const reached = dayIn(start + steps * step, first);
  return reached >= from ? reached : dayIn(start + (steps + 1) * step, first);
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The day of the month that `like` has, in another month. */
function dayIn(month: number, like: string): string {
  const [year, number] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, number + 1, 0)).getUTCDate();
  const day = Math.min(Number(like.slice(8)), last);
  return `${String(year).padStart(4, '0')}-${String(number + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
