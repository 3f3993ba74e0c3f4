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

/** What a document holds, in its order: orders as they are there, and why some cannot be read. */
export interface ReadOrders {
  sales: FoundSale[];
  refused: RefusedOrder[];
  /** How many belong to other places. */
  elsewhere: number;
}

/** An order that is not taken in: what people call it, and why. */
export interface RefusedOrder {
  number: string;
  reasons: readonly Sentence[];
}
