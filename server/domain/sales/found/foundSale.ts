import type { PaymentMethod } from '../orderInput.ts';

/**
 * A sale as another system has it, in a file or a document. Amounts in minor units, quantities in thousandths, taxes beside prices unless
 * they say otherwise.
 */
export interface FoundSale {
  /** What the other system knows it by, for ever. */
  id: string;
  /** Which state of it this is: a later one is higher. Absent: the only one. */
  revision?: number;
  /** Why it is no sale yet, or none any more. Absent: it was paid. */
  unsold?: 'draft' | 'open' | 'partially_paid' | 'cancelled';
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
  /** Given back beside `refunds`, of no line that is named; when the last of it was, ISO 8601 UTC. */
  refundedBeside?: { amount: number; at: string };
  /** Tips given back; when the last was, ISO 8601 UTC. */
  tipBack?: { amount: number; at: string };
  /** What the file says that it comes to. */
  says: SaidTotals;
}

export interface FoundLine {
  title: string;
  sku?: string;
  category?: string;
  /** Chosen with it, in its price; one whose price is known says what it adds to each of the line. */
  choices?: readonly (string | FoundChoice)[];
  quantity: number;
  /** Before discounts. */
  gross: number;
  discount: number;
  taxes: readonly FoundTax[];
  /** The number of the gift card that it sells or loads: nothing of it is a sale. */
  giftCard?: string;
  /** Why and by whom it was voided. */
  voided?: { reason: string; by: string };
}

/** Amounts in minor units, quantities in thousandths. */
export interface FoundChoice {
  name: string;
  price: number;
  quantity: number;
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
  /** The number of the gift card that paid. */
  giftCard?: string;
  /** ISO 8601 UTC. */
  at?: string;
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
  /** Given back in money, without tips. */
  givenBack?: number;
}
