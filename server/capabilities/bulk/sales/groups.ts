import type { SalesOfFile } from '../systems/sales.ts';
import type { SheetRow } from '../systems/sheet.ts';

/** Which orders a file has: known after one reading, so that the next one can hand out each as soon as its last row has come. */
export interface SalesIndex {
  orders: ReadonlyMap<string, { last: number; location: string }>;
  /** Refunds with a number of their own → the order that they are of. */
  refunds: ReadonlyMap<string, string>;
  /** How many orders each location has, in the file's order. */
  locations: ReadonlyMap<string, number>;
}

/** The rows of one order, in the file's order. */
export interface SaleRows {
  key: string;
  location: string;
  rows: SheetRow[];
}

/** Reads a file once, keeping of each order its key and where it ends. */
export async function indexSales(rows: AsyncIterable<SheetRow>, { idsOf }: SalesOfFile): Promise<SalesIndex> {
  const orders = new Map<string, { last: number; location: string; isSold: boolean; payment: string }>();
  const payments = new Map<string, string>();
  for await (const row of rows) {
    const { order, payment = '', isRefund = false, location } = idsOf(row);
    if (!order) continue;
    const known = orders.get(order) ?? { last: 0, location, isSold: false, payment };
    if (!isRefund && payment && !payments.has(payment)) payments.set(payment, order);
    orders.set(order, { ...known, location: known.location || location, last: row.number, isSold: known.isSold || !isRefund });
  }
  const refunds = new Map<string, string>();
  const locations = new Map<string, number>();
  for (const [key, { isSold, payment, last, location }] of orders) {
    const sale = isSold ? undefined : payments.get(payment);
    const sold = sale === undefined ? undefined : orders.get(sale);
    if (sale !== undefined && sold) {
      refunds.set(key, sale);
      sold.last = Math.max(sold.last, last);
      orders.delete(key);
    } else locations.set(location, (locations.get(location) ?? 0) + 1);
  }
  return { orders, refunds, locations };
}

/** The orders of a file in the order of their last rows: of those that are still open, and of nothing else, the rows are kept. */
export async function* salesIn(
  rows: AsyncIterable<SheetRow>,
  { idsOf }: SalesOfFile,
  index: SalesIndex,
  isWanted: (location: string) => boolean,
): AsyncGenerator<SaleRows> {
  const open = new Map<string, SheetRow[]>();
  for await (const row of rows) {
    const { order } = idsOf(row);
    const key = index.refunds.get(order) ?? order;
    const known = index.orders.get(key);
    if (!known || !isWanted(known.location)) continue;
    const own = open.get(key) ?? [];
    own.push(row);
    if (row.number < known.last) open.set(key, own);
    else {
      open.delete(key);
      yield { key, location: known.location, rows: own };
    }
  }
}
