import type dashboardMonthlySales from '#/resources/reports/dashboardMonthlySales.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { salesByMonth, salesRows } from '#/server/capabilities/reports/salesOverTime.ts';

/** Net sales and transactions of each month. */
export const figures: FiguresOf<typeof dashboardMonthlySales> = async (work, request) => ({
  rows: salesRows(work, await salesByMonth(work, request)),
});
