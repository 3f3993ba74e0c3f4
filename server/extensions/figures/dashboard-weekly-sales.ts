import type dashboardWeeklySales from '#/resources/reports/dashboardWeeklySales.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { salesByDay, salesRows } from '#/server/capabilities/reports/salesOverTime.ts';
import { drillDown as ordersOfDay } from './daily-sales-graph.ts';

/** Sales of each business day, asked for a week. */
export const figures: FiguresOf<typeof dashboardWeeklySales> = async (work, request) => ({
  rows: salesRows(work, await salesByDay(work, request)),
});
export const drillDown = ordersOfDay;
