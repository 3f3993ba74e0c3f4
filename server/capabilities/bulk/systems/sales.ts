import type { FoundSale } from '#/server/domain/sales/found/foundSale.ts';
import type { SalesReader } from './salesReader.ts';
import type { SheetRow } from './sheet.ts';

/** What a row of a file of sales says of where it belongs. */
export interface SaleIds {
  /** The order that it is a line of; '' where it is of none. */
  order: string;
  /** The payment, by which a refund with a number of its own finds its sale. */
  payment?: string;
  isRefund?: boolean;
  /** Where it was sold, as the file calls it; '' where it does not say. */
  location: string;
}

/** How a file of past sales is read: rows are grouped to orders, and each group makes one. Pure. */
export interface SalesOfFile {
  idsOf(row: SheetRow): SaleIds;
  /** The order that rows make, in the file's order; what is wrong is said to the reader. */
  saleOf(rows: readonly SheetRow[], read: SalesReader): FoundSale;
}
