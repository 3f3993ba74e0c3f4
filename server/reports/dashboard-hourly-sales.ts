import type { ReportSource } from './report.ts';
import { salesByHour, salesRows } from './salesOverTime.ts';

/** Net sales and transactions of each hour of the clock, all the chosen days together. */
export const figures: ReportSource = async (work, request) => ({ rows: salesRows(work, await salesByHour(work, request)) });
