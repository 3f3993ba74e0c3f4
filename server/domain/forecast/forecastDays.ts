import { addDays } from '#/model/reports/periods.ts';
import type { HourSales, SalesHistory } from './readHistory.ts';
import { type Basis, basesOf, forecastOf, type NoBasis, wholeParts } from './sameWeekdays.ts';

/** What an establishment is forecast to sell on a day. Net sales in minor units; its hours add up to it, exactly. */
export interface DayForecast {
  day: string;
  basis: Basis;
  net: number;
  orders: number;
  /** Orders of an hour are told to a tenth. */
  hours: readonly HourSales[];
}

/** A day that cannot be forecast, or needs no forecast. */
export interface NoForecast {
  day: string;
  basis: NoBasis;
}

/** An establishment's days from one on, each with its forecast or why there is none. */
export function forecastDays(history: SalesHistory, today: string, count: number): (DayForecast | NoForecast)[] {
  const basisOn = basesOf(history.orders, today);
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(today, at);
    const basis = basisOn(day);
    return typeof basis === 'string' ? { day, basis } : { day, basis, ...hoursOf(history, basis) };
  });
}

export function isForecast(day: DayForecast | NoForecast): day is DayForecast {
  return typeof day.basis !== 'string';
}

function hoursOf({ hours: known }: SalesHistory, basis: Basis): Pick<DayForecast, 'net' | 'orders' | 'hours'> {
  const there = new Set([...basis.weights.keys()].flatMap((day) => (known.get(day) ?? []).map(({ hour }) => hour)));
  const hours = [...there].sort((a, b) => a - b);
  const sumsOf = (value: (sales: HourSales) => number) =>
    hours.map((hour) => forecastOf(basis, (day) => known.get(day)?.reduce((sum, one) => (one.hour === hour ? sum + value(one) : sum), 0)));
  const nets = wholeParts(sumsOf(({ net }) => net));
  const exact = sumsOf(({ orders }) => orders);
  const all = exact.reduce((sum, one) => sum + one, 0);
  const orders = Math.round(all);
  const tenths = wholeParts(exact.map((one) => (all === 0 ? 0 : (one / all) * orders * 10)));
  return {
    net: nets.reduce((sum, net) => sum + net, 0),
    orders,
    hours: hours.map((hour, at) => ({ hour, net: nets[at] ?? 0, orders: (tenths[at] ?? 0) / 10 })),
  };
}
