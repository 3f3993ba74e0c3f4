import { addDays, type Period, WEEKDAYS, weekday } from '#/model/reports/periods.ts';
import { backTest, type TestedDay, togetherByDay } from '#/server/domain/forecast/backTest.ts';
import { establishmentAt, type ForecastEstablishment, readHistory, type SalesHistory } from '#/server/domain/forecast/readHistory.ts';
import { minutesOf } from '#/server/domain/sales/businessTime.ts';
import type { ReportWork } from './report.ts';
import { todayOf } from './reportEstablishments.ts';

/** What the forecasts of a report are made of: the histories of its establishments, and the first day that is forecast. */
export interface ForecastGround {
  today: string;
  histories: readonly SalesHistory[];
}

/** Reads it: one statement, whatever is forecast of it. Days are those of the first establishment; what runs elsewhere still is not known. */
export async function forecastGround({ tx, clientId, establishments, now }: ReportWork): Promise<ForecastGround> {
  const today = todayOf(establishments, now);
  return { today, histories: await readHistory(tx, { clientId, today, establishments: establishmentsNow({ establishments, now }) }) };
}

/** The establishments of a report, each with the business day that is running there. */
export function establishmentsNow({ establishments, now }: Pick<ReportWork, 'establishments' | 'now'>): ForecastEstablishment[] {
  return establishments.map(({ id, timezone, business_day_starts_at: startsAt }) =>
    establishmentAt({ id, timezone, dayStartsAt: minutesOf(startsAt) }, now),
  );
}

/** Net sales (minor units) of the last weeks as they would have been forecast, all establishments together. */
export function testedNet({ histories, today }: ForecastGround): TestedDay[] {
  return togetherByDay(histories.flatMap(({ orders, net }) => backTest(orders, (day) => net.get(day), today)));
}

/** The days from one on, as many as said. */
export function daysFrom(day: string, count: number): Period & { list: string[] } {
  return { from: day, to: addDays(day, count - 1), list: Array.from({ length: count }, (_, at) => addDays(day, at)) };
}

/** The weekday of a business day, as definitions name it. */
export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[weekday(day)] ?? 'sunday';
}

/** A quantity that is expected, as exact as it means anything: pieces to a tenth, what is measured to a thousandth. */
export function inUnit(quantity: number, uom: string | null): number {
  const parts = uom === 'each' ? 10 : 1000;
  return Math.round(quantity * parts) / parts;
}
