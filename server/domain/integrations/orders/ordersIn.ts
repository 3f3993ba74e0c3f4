import type { Sentence } from '#/i18n/sentences.ts';
import type { FoundSale } from '#/server/domain/sales/found/foundSale.ts';
import type { ProgramCalls } from '../programCalls.ts';

/** How a program's orders come in: as its API answers them, in a file, in a webhook whose body holds whole orders, or fetched from it. */
export interface OrdersIn {
  /** The header with the base64 of an HMAC-SHA-256, and what that is made over. */
  signature: { header: string; over: 'body' | 'address_and_body' };
  /** Pure. */
  read(document: unknown, asked: OrdersAsked): ReadOrders;
  fetched?: FetchedOrders;
}

/** How orders are fetched from a program, with an access token that somebody was given there. */
export interface FetchedOrders {
  /** Where its API is; the environment may name another address (`server/config/programApps.ts`). */
  api: string;
  /** Said with each call. */
  headers: Readonly<Record<string, string>>;
  /** What the body of a refusal says, in the program's own words; undefined where it says nothing. Pure. */
  reasonOf(body: unknown): string | undefined;
  /** The ids of the orders that a webhook's body names without holding them; undefined where it is none that names any. Pure. */
  namedIn(document: unknown): readonly string[] | undefined;
  /**
   * A document of `read` with the orders of these ids, at most a hundred, and all that belongs to them; undefined where none of them is
   * there. @throws as `ProgramCalls`
   */
  byIds(calls: ProgramCalls, ids: readonly string[]): Promise<object | undefined>;
  /** The ids of what changed since an instant (ISO 8601 UTC) at a place or at all, a hundred at most at a time. @throws as `ProgramCalls` */
  changed(calls: ProgramCalls, since: string, location: string | null): AsyncIterable<readonly string[]>;
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
