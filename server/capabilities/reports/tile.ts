import { addDays, businessToday, comparedPeriod, comparisonMeant, daysBetween } from '#/model/reports/periods.ts';
import { minutesOf } from '#/server/domain/sales/businessTime.ts';
import { moneyOf } from './amounts.ts';
import { comparedRequest } from './comparisons.ts';
import type { DrillDown } from './drillDown.ts';
import { salesFactsOf } from './facts.ts';
import type { ReportRequest, ReportSource, ReportWork } from './report.ts';
import { salesMeasures } from './salesMeasures.ts';
import { hourText, type SalesStep, type SalesSums, salesByDay, salesByHour, salesByMonth, together } from './salesOverTime.ts';

/** A figure's course: where it stood in one hour, day or month; null where there is no such figure. */
export interface TrendStep {
  from: string;
  value: number | null;
}

/** Of more days than these the course is one of months. */
const MAX_DAYS = 92;

type Measure = keyof typeof salesMeasures & string;
/** A figure of sums, in minor units where it is an amount. */
type FigureOf = (sums: SalesSums) => number | null;

/** A tile whose figure is one of those that every report shows, with the orders behind it. */
export function tile(measure: Measure): { figures: ReportSource; drillDown: DrillDown<'facts_sales'> } {
  const terms: readonly string[] = salesMeasures[measure];
  const figure: FigureOf = (sums) =>
    terms.reduce(
      (total, term) => (term.startsWith('-') ? total - sums[term.slice(1) as keyof SalesSums] : total + sums[term as keyof SalesSums]),
      0,
    );
  return {
    figures: tileFigures(figure, measure === 'transactions' ? 'count' : 'amount'),
    drillDown: { facts: 'facts_sales', measures: { value: salesMeasures[measure] } },
  };
}

/**
 * A tile's figure, the same in the days compared with, counted as far as the running day has come, and its course by hour, day or month.
 */
export function tileFigures(figure: FigureOf, unit: 'amount' | 'count'): ReportSource {
  return async (work, request) => {
    const money = moneyOf(work);
    const figureOf = (sums: SalesSums) => {
      const value = figure(sums);
      return value === null || unit === 'count' ? value : money(value);
    };
    const steps = await stepsOf(work, request);
    const compared = await salesFactsOf(work, requestBefore(work, request));
    const nothing = together([]);
    const known = new Map(steps.map(({ from, sums }) => [from, sums]));
    const trend: TrendStep[] = courseOf(steps, work, request).map((from) => ({ from, value: figureOf(known.get(from) ?? nothing) }));
    return {
      rows: [{ value: figureOf(together(steps.map(({ sums }) => sums))), previous: figureOf(together(compared)) }],
      beside: { trend },
    };
  };
}

/** A tile of any other figure: as it is on the wire, null where there is none. It has no course. */
export function tileOf(figure: (work: ReportWork, request: ReportRequest) => Promise<number | null>): ReportSource {
  return async (work, request) => {
    const value = await figure(work, request);
    return { rows: [{ value, previous: await figure(work, requestBefore(work, request)) }], beside: { trend: [] } };
  };
}

/** The same question of the days that a tile's are compared with. */
function requestBefore(work: ReportWork, request: ReportRequest): ReportRequest {
  const asked = { from: request.dateFrom, to: request.dateTo };
  return comparedRequest(work, request, comparedPeriod(asked, comparisonMeant(request.input.against, asked)));
}

const daysOf = ({ dateFrom, dateTo }: ReportRequest) => daysBetween(dateFrom, dateTo) + 1;

function stepsOf(work: ReportWork, request: ReportRequest): Promise<SalesStep[]> {
  const days = daysOf(request);
  if (days === 1) return salesByHour(work, request);
  return (days <= MAX_DAYS ? salesByDay : salesByMonth)(work, request);
}

/** Every hour or month from the first to the last with sales; every day of the period that has come. */
function courseOf(steps: readonly SalesStep[], { establishments: [establishment], now }: ReportWork, request: ReportRequest): string[] {
  const [first, last] = [steps[0]?.from, steps.at(-1)?.from];
  if (first === undefined || last === undefined) return [];
  const days = daysOf(request);
  if (days === 1) return range((hoursBetween(first, last) + 24) % 24, (step) => hourText((minutesOf(first) / 60 + step) % 24));
  if (days > MAX_DAYS) return range(monthOf(last) - monthOf(first), (step) => monthText(monthOf(first) + step));
  const today = businessToday(
    { timezone: establishment?.timezone ?? 'UTC', startsAt: establishment?.business_day_starts_at ?? '00:00' },
    new Date(now),
  );
  const end = [request.dateTo, today > last ? today : last].sort()[0] ?? last;
  return range(daysBetween(request.dateFrom, end), (step) => addDays(request.dateFrom, step));
}

const range = (last: number, nameOf: (step: number) => string) => Array.from({ length: last + 1 }, (_, step) => nameOf(step));
const hoursBetween = (from: string, to: string) => (minutesOf(to) - minutesOf(from)) / 60;
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const monthText = (month: number) => `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
