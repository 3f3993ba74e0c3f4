import type { ReportSource } from './report.ts';
import { salesByMonth, salesRows } from './salesOverTime.ts';

/** Net sales and transactions of each month. */
export const figures: ReportSource = async (work, request) => ({ rows: salesRows(work, await salesByMonth(work, request)) });
