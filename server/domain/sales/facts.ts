import type { Moment } from './businessTime.ts';

/**
 * What an order adds to the figures of its establishment, each at its moment; amounts in minor units and signed, quantities in thousandths.
 */
export interface OrderFacts {
  sales: SalesFact[];
  lines: LineFact[];
  parts: PartFact[];
  voids: VoidFact[];
}

/** A sale as a whole (`transactions` 1) or what refunds took back at one moment (0). Net sales = gross − discount − refund. */
export interface SalesFact extends Moment {
  transactions: number;
  gross: number;
  discount: number;
  /** Refunded net. */
  refund: number;
  tax: number;
  service_charge: number;
  surcharge: number;
  tip: number;
}

/** One line sold, or what was refunded of it. `line` is its index in the order. */
export interface LineFact extends Moment {
  line: number;
  quantity: number;
  refund_quantity: number;
  gross: number;
  discount: number;
  refund: number;
  tax: number;
}

/**
 * What a total is made of, by name:
 * - `tax`: `detail` line or service_charge, `extra` the net it was taken on · `discount`: `amount` without included tax
 * - `service_charge`: `extra` its tax · `tip`: `name` who served, `quantity` 1 for an order that left one · `modifier`: `amount` gross less
 *   refunds, `extra` its discount
 * - `payment`: `name` the method, `extra` the tip. `detail` taken, returned: when the money moved; deposit: money moved from the moment it
 *   was taken to the moment its sale counts; gift_card: what of it a gift card holds from then on. All together are the money collected for
 *   what counts; taken and returned alone are the money that came in and went out.
 */
export interface PartFact extends Moment {
  kind: PartKind;
  name: string;
  detail: string;
  quantity: number;
  amount: number;
  extra: number;
}
export type PartKind = 'tax' | 'discount' | 'service_charge' | 'payment' | 'tip' | 'modifier';

/** A line that was voided. It counts in nothing else. */
export interface VoidFact extends Moment {
  line: number;
  title: string;
  reason: string;
  voided_by: string | null;
  approved_by: string | null;
  quantity: number;
  price: number;
  amount: number;
}

/** The name of a discount that a line carries without one. */
export const ITEM_DISCOUNT = 'Item discount';
/** Who served where no one is named. */
export const NOBODY = '';
/** Where it was rung up, where no station of the establishment is named. */
export const NO_STATION = '';
