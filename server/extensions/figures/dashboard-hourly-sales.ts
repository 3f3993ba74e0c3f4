import type dashboardHourlySales from '#/resources/reports/dashboardHourlySales.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { salesByHour, salesRows } from '#/server/capabilities/reports/salesOverTime.ts';

/** Net sales and transactions of each hour of the clock, all the chosen days together. */
export const figures: FiguresOf<typeof dashboardHourlySales> = async (work, request) => ({
  rows: salesRows(work, await salesByHour(work, request)),
});
