import type { Sentence } from '#/i18n/sentences.ts';
import type { FoundSale } from '#/server/domain/sales/found/foundSale.ts';

/** How a program's orders come in: as its API answers them, in a file or in a webhook whose body holds whole orders. Pure. */
export interface OrdersIn {
  /** The header with the base64 of an HMAC-SHA-256, and what that is made over. */
  signature: { header: string; over: 'body' | 'address_and_body' };
  read(document: unknown, asked: OrdersAsked): ReadOrders;
}

/** What orders are read for. */
export interface OrdersAsked {
  /** Decimals of the currency that the establishment sells in. */
  decimals: number;
  /** The only place whose orders are wanted, as the program calls it; null: of all. */
  location: string | null;
}

/** What a document holds: its orders, in their order. */
export interface ReadOrders {
  orders: ReadOrder[];
  /** How many belong to other places. */
  elsewhere: number;
}

/** An order as it is there, or why it cannot be read and what of it could. */
export type ReadOrder = SentOrder & ({ sale: FoundSale } | { reasons: readonly Sentence[] });

/** An order of a document, whatever became of it. */
export interface SentOrder {
  /** What people call it. */
  number: string;
  /** What the program knows it by, and what else in the document belongs to it. None: the document holds no order. */
  ids: readonly string[];
  /** A document that holds this order alone, as it was sent: it is read the same. */
  document: unknown;
  /** What people know it by beside its number. */
  about: AboutOrder;
}

/** Of an order that cannot be read, as far as it could be. */
export interface AboutOrder {
  /** ISO 4217. */
  currency?: string;
  /** In minor units of the establishment's currency. */
  total?: number;
  /** What was sold, with the quantity of each in thousandths. */
  lines: readonly { title: string; quantity: number }[];
}
