import { addDays } from '#/model/reports/periods.ts';
import { decimal, toNumber } from '#/model/values/decimal.ts';
import type salesForecast from '#/resources/reports/salesForecast.ts';
import { moneyOf, netOf } from '#/server/capabilities/reports/amounts.ts';
import { daysFrom, forecastGround, testedNet, weekdayOf } from '#/server/capabilities/reports/forecasts.ts';
import { type FiguresOf, type ReportWork, type RowOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { usualError } from '#/server/domain/forecast/backTest.ts';
import { type DayForecast, forecastDays, isForecast, type NoForecast } from '#/server/domain/forecast/forecastDays.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';

type Row = RowOf<typeof salesForecast>;

const AHEAD_DAYS = 14;
const EARLIER_DAYS = 14;
const WEEK = 7;
const YEAR_OF_WEEKS = 364;

/** The coming two weeks, whatever days were asked for; the chart begins two weeks before them. */
export const figures: FiguresOf<typeof salesForecast> = async (work) => {
  const ground = await forecastGround(work);
  const { today, histories } = ground;
  const ahead = histories.map((history) => forecastDays(history, today, AHEAD_DAYS));
  const tested = testedNet(ground);
  const error = usualError(tested);
  const lastYear = await netByDay(work, addDays(today, -YEAR_OF_WEEKS));
  const money = moneyOf(work);
  const amount = (minor: number | undefined) => (minor === undefined ? null : money(Math.round(minor)));
  const soldOn = (day: string) => sumOf(histories.flatMap(({ net }) => net.get(day) ?? []));
  const rows = daysFrom(today, AHEAD_DAYS).list.map((day, at): Row => {
    const { net, orders, note } = together(ahead.flatMap((days) => days[at] ?? []));
    const before = addDays(day, at < WEEK ? -WEEK : -2 * WEEK);
    const yearBefore = addDays(day, -YEAR_OF_WEEKS);
    return {
      day,
      weekday: weekdayOf(day),
      sold: null,
      forecast: amount(net),
      low: amount(net === undefined || error === undefined ? undefined : Math.max(0, net * (1 - error))),
      high: amount(net === undefined || error === undefined ? undefined : net * (1 + error)),
      orders,
      weekday_before: amount(soldOn(before)),
      weekday_before_day: before,
      last_year: amount(lastYear.get(yearBefore)),
      last_year_day: yearBefore,
      note,
    };
  });
  const forecastFor = new Map(tested.map(({ day, forecast }) => [day, forecast]));
  const earlier = daysFrom(addDays(today, -EARLIER_DAYS), EARLIER_DAYS).list.map((day) => ({
    day,
    sold: amount(soldOn(day) ?? 0),
    forecast: amount(forecastFor.get(day)),
  }));
  return { rows, totals: totalsOf(rows), beside: { earlier } };
};

/** What is known of the days, added up: nothing known is no zero. */
function totalsOf(rows: readonly Row[]): Partial<Row> {
  const names = ['forecast', 'orders', 'weekday_before', 'last_year'] as const;
  const sum = (values: readonly number[]) => toNumber(values.reduce((total, value) => total + decimal(value), 0n));
  return Object.fromEntries(
    names.map((name) => {
      const known = rows.flatMap((row) => row[name] ?? []);
      return [name, known.length ? sum(known) : null];
    }),
  );
}

/** A day of all establishments: what those that can be forecast come to. One that is closed adds nothing. */
function together(days: readonly (DayForecast | NoForecast)[]): { net: number | undefined; orders: number | null; note: Row['note'] } {
  const known = days.filter(isForecast);
  const isLacking = days.some(({ basis }) => basis === 'too_little');
  if (known.length === 0) return { net: undefined, orders: null, note: isLacking ? 'too_little' : 'closed' };
  return {
    net: sumOf(known.map(({ net }) => net)),
    orders: sumOf(known.map(({ orders }) => orders)) ?? null,
    note: isLacking ? 'partly' : null,
  };
}

/** Net sales of the days that many from one on, in minor units. */
async function netByDay(work: ReportWork, from: string): Promise<ReadonlyMap<string, number>> {
  const { to } = daysFrom(from, AHEAD_DAYS);
  const sums = new Map<string, number>();
  for (const fact of await readSalesFacts(work.tx, rowScopeOf(work), { from, to }))
    sums.set(fact.day, (sums.get(fact.day) ?? 0) + netOf(fact));
  return sums;
}

const sumOf = (values: readonly number[]) => (values.length ? values.reduce((sum, value) => sum + value, 0) : undefined);
