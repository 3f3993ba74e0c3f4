import type { ReportSource } from '#/server/capabilities/reports/report.ts';
import { salesByMonth, salesRows } from '#/server/capabilities/reports/salesOverTime.ts';

/** Net sales and transactions of each month. */
export const figures: ReportSource = async (work, request) => ({ rows: salesRows(work, await salesByMonth(work, request)) });
