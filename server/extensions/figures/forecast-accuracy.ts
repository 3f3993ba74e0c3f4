import { WEEKDAYS } from '#/model/reports/periods.ts';
import type forecastAccuracy from '#/resources/reports/forecastAccuracy.ts';
import { moneyOf } from '#/server/capabilities/reports/amounts.ts';
import { forecastGround, testedNet, weekdayOf } from '#/server/capabilities/reports/forecasts.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';
import { accuracyOf, type TestedDay } from '#/server/domain/forecast/backTest.ts';

type Row = RowOf<typeof forecastAccuracy>;

/** The last four weeks as they would have been forecast, by weekday and in all, whatever days were asked for. */
export const figures: FiguresOf<typeof forecastAccuracy> = async (work) => {
  const tested = testedNet(await forecastGround(work));
  const money = moneyOf(work);
  const row = (weekday: Row['weekday'], days: readonly TestedDay[]): Row[] => {
    const accuracy = accuracyOf(days);
    if (!accuracy) return [];
    const sum = (of: (day: TestedDay) => number) => money(Math.round(days.reduce((total, day) => total + of(day), 0)));
    return [
      {
        weekday,
        off_percent: accuracy.offPercent,
        leaning: accuracy.leaning,
        bias_percent: accuracy.biasPercent,
        weekday_before_percent: accuracy.naiveOffPercent,
        days: accuracy.days,
        forecast: sum(({ forecast }) => forecast),
        sold: sum(({ actual }) => actual),
      },
    ];
  };
  const of = (weekday: string) => tested.filter(({ day }) => weekdayOf(day) === weekday);
  return { rows: [...row('all', tested), ...WEEKDAYS.flatMap((weekday) => row(weekday, of(weekday)))] };
};
