import { minutesOf } from '#/server/domain/sales/businessTime.ts';
import type { SalesRow } from '#/server/domain/sales/readSales.ts';
import { moneyOf, netOf, sumAll, sumBy } from './amounts.ts';
import { hourlySalesOf, salesFactsOf } from './facts.ts';
import type { ReportRequest, ReportWork } from './report.ts';

const SUMS = ['transactions', 'gross', 'discount', 'refund', 'tax', 'service_charge', 'surcharge', 'tip'] as const;
/** What whole orders come to, in minor units of the currency. */
export type SalesSums = Pick<SalesRow, (typeof SUMS)[number]>;

/** Sales of an hour (`09:00`), a business day, or a month (its first day). */
export interface SalesStep {
  from: string;
  sums: SalesSums;
}

/**
 * Sales of each hour of the clock in which anything happened, all the days together, from the hour in which the first establishment's
 * business day begins.
 */
export async function salesByHour(work: ReportWork, request: ReportRequest): Promise<SalesStep[]> {
  const facts = await hourlySalesOf(work, request);
  const orderOf = hourOrderOf(work);
  return inOrder(facts, ({ hour }) => hourText(hour)).sort((a, b) => orderOf(a.from) - orderOf(b.from));
}

/** Sales of each business day on which anything happened. */
export async function salesByDay(work: ReportWork, request: ReportRequest): Promise<SalesStep[]> {
  return inOrder(await salesFactsOf(work, request), ({ day }) => day);
}

/** Sales of each month in which anything happened: of its business days those that were asked for. */
export async function salesByMonth(work: ReportWork, request: ReportRequest): Promise<SalesStep[]> {
  return inOrder(await salesFactsOf(work, request), ({ day }) => `${day.slice(0, 7)}-01`);
}

/** Hours, days or months as rows of a report. */
export function salesRows(work: ReportWork, steps: readonly SalesStep[]): { from: string; net_sales: number; transactions: number }[] {
  const money = moneyOf(work);
  return steps.map(({ from, sums }) => ({ from, net_sales: money(netOf(sums)), transactions: sums.transactions }));
}

/** What several come to together. */
export function together(all: readonly SalesSums[]): SalesSums {
  return sumAll(all, SUMS);
}

/** `9` is `09:00`. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function inOrder<R extends SalesSums>(facts: readonly R[], stepOf: (fact: R) => string): SalesStep[] {
  return [...sumBy<R, (typeof SUMS)[number]>(facts, stepOf, SUMS)]
    .map(([from, sums]) => ({ from, sums }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Where an hour (`09:00`) stands in the first establishment's business day, in minutes; one that the day's beginning cuts is its first. */
export function hourOrderOf({ establishments }: Pick<ReportWork, 'establishments'>): (hour: string) => number {
  const first = Math.floor(minutesOf(establishments[0]?.business_day_starts_at ?? '00:00') / 60) * 60;
  return (hour) => (minutesOf(hour) - first + 1440) % 1440;
}
