import type forecastByHour from '#/resources/reports/forecastByHour.ts';
import { moneyOf } from '#/server/capabilities/reports/amounts.ts';
import { forecastGround, weekdayOf } from '#/server/capabilities/reports/forecasts.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { hourOrderOf, hourText } from '#/server/capabilities/reports/salesOverTime.ts';
import { forecastDays, isForecast } from '#/server/domain/forecast/forecastDays.ts';

const AHEAD_DAYS = 7;

/** Each hour of the coming seven days in which anything is to be expected, whatever days were asked for. */
export const figures: FiguresOf<typeof forecastByHour> = async (work) => {
  const { today, histories } = await forecastGround(work);
  const hours = new Map<string, { day: string; hour: string; net: number; tenths: number }>();
  for (const { day, hours: ofDay } of histories.flatMap((history) => forecastDays(history, today, AHEAD_DAYS).filter(isForecast)))
    for (const { hour, net, orders } of ofDay) {
      const key = `${day} ${hour}`;
      const known = hours.get(key) ?? { day, hour: hourText(hour), net: 0, tenths: 0 };
      hours.set(key, { ...known, net: known.net + net, tenths: known.tenths + Math.round(orders * 10) });
    }
  const money = moneyOf(work);
  const orderOf = hourOrderOf(work);
  const rows = [...hours.values()]
    .filter(({ net, tenths }) => net !== 0 || tenths !== 0)
    .sort((a, b) => (a.day === b.day ? orderOf(a.hour) - orderOf(b.hour) : a.day < b.day ? -1 : 1))
    .map(({ day, hour, net, tenths }) => ({ weekday: weekdayOf(day), day, hour, forecast: money(net), orders: tenths / 10 }));
  return { rows };
};
