import { addDays, daysBetween, type Period } from '#/model/reports/periods.ts';

/** Sales of an hour (`09:00`), a day, or a month (its first day), as the host says them. */
export interface SalesStep {
  from: string;
  net_sales: number;
  transactions: number;
}

/** What a column stands for. */
export type StepKind = 'hour' | 'day' | 'month';

/** A column, and what stood there in the days compared with. */
export interface ComparedStep extends SalesStep {
  before?: number;
}

/** Steps as the host says them, of one period. */
export interface Course {
  steps: readonly SalesStep[];
  period: Period;
}

/**
 * Every step of a period, also those without sales. In the days compared with an hour stands beside the same hour; a day and a month stand
 * beside the one in the same place.
 * @param startsAt when the business day begins: where hours begin
 */
export function everyStep(by: StepKind, { steps, period }: Course, before: Course | undefined, startsAt: string): ComparedStep[] {
  if (by !== 'hour') {
    const axis = by === 'day' ? everyDay : everyMonth;
    const others = before && axis(before.steps, before.period);
    return axis(steps, period).map((step, index) => ({ ...step, ...(others && { before: others[index]?.net_sales ?? 0 }) }));
  }
  const others = new Map((before?.steps ?? []).map((step) => [step.from, step.net_sales]));
  const alone = [...others.keys()].filter((hour) => !steps.some(({ from }) => from === hour)).map(nothing);
  const sinceStart = ({ from }: SalesStep) => (hourOf(from) - hourOf(startsAt) + HOURS) % HOURS;
  const inOrder = [...steps, ...alone].sort((one, other) => sinceStart(one) - sinceStart(other));
  return everyHour(inOrder).map((step) => ({ ...step, ...(before && { before: others.get(step.from) ?? 0 }) }));
}

const HOURS = 24;
const hourOf = (step: string) => Number(step.slice(0, 2));
const nothing = (from: string): SalesStep => ({ from, net_sales: 0, transactions: 0 });

/** Every hour from the first to the last with sales, in their order: a night may lie between. */
function everyHour(steps: readonly SalesStep[]): SalesStep[] {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  const known = new Map(steps.map((step) => [step.from, step]));
  const count = ((hourOf(last.from) - hourOf(first.from) + HOURS) % HOURS) + 1;
  return Array.from({ length: count }, (_, index) => {
    const from = `${String((hourOf(first.from) + index) % HOURS).padStart(2, '0')}:00`;
    return known.get(from) ?? nothing(from);
  });
}

/** Every day of a period. */
function everyDay(steps: readonly SalesStep[], { from, to }: Period): SalesStep[] {
  const known = new Map(steps.map((step) => [step.from, step]));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index);
    return known.get(day) ?? nothing(day);
  });
}

/** Every month of a period. */
function everyMonth(steps: readonly SalesStep[], { from, to }: Period): SalesStep[] {
  const known = new Map(steps.map((step) => [step.from, step]));
  const months = new Set(everyDay([], { from, to }).map((day) => `${day.from.slice(0, 7)}-01`));
  return [...months].map((month) => known.get(month) ?? nothing(month));
}
