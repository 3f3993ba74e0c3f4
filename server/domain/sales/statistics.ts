import { freshStatistics } from '#/server/foundation/database/freshStatistics.ts';
import { ORDER_TABLES } from './orderTables.ts';

const TABLES = [...Object.keys(ORDER_TABLES), 'sales_items'];

/**
 * Statistics of sales as they grow: without fresh ones every row of an order looks its order up through an index that holds the whole
 * business (measured: 5 × slower at 13,000 orders, and worse with each one).
 */
export const freshSales = (run: (statement: string) => Promise<unknown>): ((orders: number) => Promise<void>) =>
  freshStatistics(run, TABLES);
