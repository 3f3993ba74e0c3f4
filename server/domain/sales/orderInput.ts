/** An order as a point of sale sends it; amounts in major units. Source: the API contract, "Orders get in". */
export interface OrderInput {
  uuid: string;
  revision: number;
  order_number: string;
  receipt_number?: string | null;
  tracking_id?: string | null;
  local_created_at: string;
  payment_date?: string | null;
  status: OrderStatus;
  order_type?: string | null;
  table?: string | null;
  guests?: number | null;
  user_name?: string | null;
  customer_id?: number | null;
  /** The card of the loyalty member who earns and spends; absent: the member that the customer is. */
  loyalty_card?: string | null;
  /** Where it was rung up; absent: the station whose token sent it. */
  station_id?: number | null;
  lines: LineInput[];
  discounts?: DiscountInput[];
  service_charges?: ServiceChargeInput[];
  payments?: PaymentInput[];
}

export interface LineInput {
  title: string;
  product_id?: number | null;
  sku?: string | null;
  barcode?: string | null;
  category?: string | null;
  /** Of one, as printed: with the taxes that prices contain. */
  price: number;
  quantity: number;
  /** An amount, as printed. */
  discount?: number | null;
  taxes?: TaxInput[];
  modifiers?: ModifierInput[];
  void?: VoidInput | null;
  refund_quantity?: number | null;
  /** What was given back for the line, tax included; by default the share of `refund_quantity`. */
  refund_amount?: number | null;
  refunded_at?: string | null;
  refund_reason?: string | null;
  /** The number of the gift card that is sold or loaded for what the line comes to: money owed, not a sale. */
  gift_card?: string | null;
}

/** `amount` is the tax of the line after all discounts; where only the rate is given, it is worked out. */
export interface TaxInput {
  name: string;
  rate?: number | null;
  amount?: number | null;
  inclusive?: boolean;
}
/** Chosen with a line; `price` of one, `quantity` for one of the line. */
export interface ModifierInput {
  name: string;
  price: number;
  quantity?: number;
}
export interface VoidInput {
  reason: string;
  by: string;
  approved_by?: string | null;
  at: string;
}
export interface DiscountInput {
  name: string;
  type: 'amount' | 'percent';
  value: number;
  /** The loyalty reward that it is: it costs the member what unlocks the reward. */
  reward_id?: number | null;
}
export interface ServiceChargeInput {
  name: string;
  amount: number;
  tax?: number | null;
}
export interface PaymentInput {
  method: PaymentMethod;
  /** With its surcharge, without its tip. */
  amount: number;
  tip?: number | null;
  surcharge?: number | null;
  card_brand?: string | null;
  last_four?: string | null;
  /** The number of the gift card that pays, or that is loaded with what is given back. */
  gift_card?: string | null;
  status?: PaymentStatus;
  at?: string | null;
  /** Where the money was taken, if not where the order was rung up. */
  station_id?: number | null;
}

export const ORDER_STATUSES = [
  'draft',
  'open',
  'partially_paid',
  'paid',
  'closed',
  'voided',
  'cancelled',
  'partially_refunded',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const PAYMENT_METHODS = ['cash', 'card', 'gift_card', 'loyalty', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const PAYMENT_STATUSES = ['captured', 'refunded', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether an order of this status is a sale: it was fully paid once. */
export function isSale(status: OrderStatus): boolean {
  return status === 'paid' || status === 'closed' || status === 'partially_refunded' || status === 'refunded';
}
