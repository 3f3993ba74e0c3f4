import { WEEKDAYS, weekday, weekdaysIn } from '#/model/reports/periods.ts';
import type salesByHour from '#/resources/reports/salesByHour.ts';
import { moneyOf, netOf, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { hourlySalesOf } from '#/server/capabilities/reports/facts.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { todayOf } from '#/server/capabilities/reports/reportEstablishments.ts';
import { salesMeasures } from '#/server/capabilities/reports/salesMeasures.ts';
import { hourOrderOf, hourText } from '#/server/capabilities/reports/salesOverTime.ts';
import { minutesOf } from '#/server/domain/sales/businessTime.ts';

const SUMS = ['transactions', 'gross', 'discount', 'refund'] as const;

/** Sales of each hour of each weekday in which anything happened, together and for one such day on average. */
export const figures: FiguresOf<typeof salesByHour> = async (work, request) => {
  const facts = await hourlySalesOf(work, request);
  const orderOf = hourOrderOf(work);
  const steps = [...sumBy(facts, ({ day, hour }) => JSON.stringify([weekday(day), hourText(hour)]), SUMS)]
    .map(([key, sum]) => ({ at: JSON.parse(key) as [number, string], sum }))
    .sort(({ at: [dayA, hourA] }, { at: [dayB, hourB] }) => dayA - dayB || orderOf(hourA) - orderOf(hourB));
  const period = { from: request.dateFrom, to: [request.dateTo, todayOf(work.establishments, work.now)].sort()[0] ?? request.dateTo };
  const money = moneyOf(work);
  const rows = steps.map(({ at: [at, hour], sum }) => {
    const days = Math.max(1, weekdaysIn(period, at));
    const net = netOf(sum);
    return {
      weekday: WEEKDAYS[at] ?? null,
      hour,
      net_per_day: money(Math.round(net / days)),
      transactions_per_day: Math.round((sum.transactions / days) * 10) / 10,
      net_sales: money(net),
      transactions: sum.transactions,
      average_order: sum.transactions === 0 ? null : money(Math.round(net / sum.transactions)),
    };
  });
  return { rows };
};

export const drillDown: DrillDownOf<typeof salesByHour, 'facts_sales'> = {
  facts: 'facts_sales',
  measures: salesMeasures,
  where: ({ weekday: name, hour }) => ({
    weekday: name ? WEEKDAYS.indexOf(name) : null,
    hour: hour ? Math.floor(minutesOf(hour) / 60) : null,
  }),
};
