import { figures as byDay, drillDown as ordersOfDay } from './daily-sales-graph.ts';

/** The daily graph's rows, asked for a week. */
export const figures = byDay;
export const drillDown = ordersOfDay;
