import type { PaymentMethod } from '#/server/domain/sales/orderInput.ts';
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

/** A past sale as a file has it. Amounts in minor units, quantities in thousandths, taxes beside prices unless they say otherwise. */
export interface FoundSale {
  /** What the other system knows it by, for ever. */
  id: string;
  /** What people call it. */
  number: string;
  receipt?: string;
  /** ISO 8601 UTC. */
  openedAt: string;
  paidAt: string;
  /** ISO 4217, where the file says it. */
  currency?: string;
  orderType?: string;
  table?: string;
  server?: string;
  lines: readonly FoundLine[];
  /** Of the whole order, beside what its lines have. */
  discounts?: readonly { name: string; amount: number }[];
  charges?: readonly { name: string; amount: number; tax: number }[];
  /** None: it was paid in a way that the file does not say. */
  payments?: readonly FoundPayment[];
  refunds?: readonly FoundRefund[];
  /** Given back in all, where the file says neither of what nor when. */
  refunded?: number;
  /** What the file says that it comes to. */
  says: SaidTotals;
}

export interface FoundLine {
  title: string;
  sku?: string;
  category?: string;
  /** Chosen with it, in its price. */
  choices?: readonly string[];
  quantity: number;
  /** Before discounts. */
  gross: number;
  discount: number;
  taxes: readonly FoundTax[];
  /** Why and by whom it was voided. */
  voided?: { reason: string; by: string };
}

export interface FoundTax {
  name: string;
  amount: number;
  /** The price contains it. */
  isIncluded?: boolean;
}

export interface FoundPayment {
  method: PaymentMethod;
  amount: number;
  tip: number;
  brand?: string;
  lastFour?: string;
}

/** What was given back of a line that is called so. */
export interface FoundRefund {
  title: string;
  sku?: string;
  quantity: number;
  gross: number;
  discount: number;
  tax: number;
  /** ISO 8601 UTC. */
  at: string;
}

/** Totals that a file says of an order: those of the sale, and what was given back of net sales and of tax. */
export interface SaidTotals {
  gross?: number;
  discount?: number;
  net?: number;
  tax?: number;
  total?: number;
  refunded?: number;
  refundedTax?: number;
}
