import { addDays, daysBetween, type Period } from '#/resources/reference/periods.ts';

/** Sales of an hour (`09:00`), a day, or a month (its first day), as the host says them. */
export interface SalesStep {
  from: string;
  net_sales: number;
  transactions: number;
}

const HOURS = 24;
const hourOf = (step: string) => Number(step.slice(0, 2));
const nothing = (from: string): SalesStep => ({ from, net_sales: 0, transactions: 0 });

/** Every hour from the first to the last with sales, as the host orders them: a night may lie between. */
export function everyHour(steps: readonly SalesStep[]): SalesStep[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  const known = new Map(steps.map((step) => [step.from, step]));
  const count = ((hourOf(last.from) - hourOf(first.from) + HOURS) % HOURS) + 1;
  return Array.from({ length: count }, (_, place) => {
    const from = `${String((hourOf(first.from) + place) % HOURS).padStart(2, '0')}:00`;
    return known.get(from) ?? nothing(from);
  });
}

/** Every day of a period. */
export function everyDay(steps: readonly SalesStep[], { from, to }: Period): SalesStep[] {
  const known = new Map(steps.map((step) => [step.from, step]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => {
    const day = addDays(from, place);
    return known.get(day) ?? nothing(day);
  });
}

/** Every month of a period. */
export function everyMonth(steps: readonly SalesStep[], { from, to }: Period): SalesStep[] {
  const known = new Map(steps.map((step) => [step.from, step]));
  const months = new Set(everyDay([], { from, to }).map((day) => `${day.from.slice(0, 7)}-01`));
  return [...months].map((month) => known.get(month) ?? nothing(month));
}
