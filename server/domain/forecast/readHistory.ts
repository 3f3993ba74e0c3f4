import { addDays } from '#/model/reports/periods.ts';
import { type BusinessClock, momentOf } from '#/server/domain/sales/businessTime.ts';
import { readHourlySales } from '#/server/domain/sales/readSales.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { HISTORY_DAYS } from './sameWeekdays.ts';

/** An establishment as a moment finds it. */
export interface ForecastEstablishment {
  id: number;
  /** The business day that is running there. */
  today: string;
  /** The hour of the clock there, with its minutes as a part of it: 13.5. */
  hour: number;
  /** When its business day begins, as `hour`. */
  startsAt: number;
}

/** @param now ISO 8601 UTC */
export function establishmentAt({ id, ...clock }: BusinessClock & { id: number }, now: string): ForecastEstablishment {
  const { day, minute } = momentOf(now, clock);
  return { id, today: day, hour: minute / 60, startsAt: clock.dayStartsAt / 60 };
}

/** An hour's sales: net sales in minor units, and how many orders. */
export interface HourSales {
  /** By the clock of the establishment, 0 to 23. */
  hour: number;
  net: number;
  orders: number;
}

/** What an establishment sold on each business day before the one that is running. */
export interface SalesHistory {
  establishment_id: number;
  /** Days with orders alone: the others were closed. */
  orders: ReadonlyMap<string, number>;
  /** In minor units. */
  net: ReadonlyMap<string, number>;
  hours: ReadonlyMap<string, readonly HourSales[]>;
}

/** The history that forecasts from a day on need, of all these establishments in one statement. `today`: the first day that is forecast. */
export async function readHistory(
  tx: Transaction,
  { clientId, establishments, today }: { clientId: number; establishments: readonly ForecastEstablishment[]; today: string },
): Promise<SalesHistory[]> {
  const period = { from: addDays(today, -HISTORY_DAYS), to: addDays(today, -1) };
  const rows = await readHourlySales(tx, { clientId, establishments: establishments.map(({ id }) => id) }, period);
  return establishments.map((establishment) => {
    const history = { orders: new Map<string, number>(), net: new Map<string, number>(), hours: new Map<string, HourSales[]>() };
    for (const { establishment_id: id, day, hour, transactions, gross, discount, refund } of rows) {
      if (id !== establishment.id || day >= establishment.today) continue;
      const net = gross - discount - refund;
      history.net.set(day, (history.net.get(day) ?? 0) + net);
      if (transactions > 0) history.orders.set(day, (history.orders.get(day) ?? 0) + transactions);
      history.hours.set(day, [...(history.hours.get(day) ?? []), { hour, net, orders: transactions }]);
    }
    return { establishment_id: establishment.id, ...history };
  });
}
