import type { BusinessClock, Moment } from './businessTime.ts';
import type { LineInput, OrderInput, PaymentMethod, PaymentStatus } from './orderInput.ts';

/** An establishment as the reckoning needs it. */
export interface SellingEstablishment extends BusinessClock {
  clientId: number;
  id: number;
  currency: string;
  /** Decimals of the currency's minor unit. */
  decimals: number;
}

/** What an order comes to. Amounts in minor units, quantities in thousandths. Source: figures, "One order". */
export interface OrderFigures {
  input: OrderInput;
  created: Moment;
  /** When it became fully paid: the sale counts then. Null while it is no sale. */
  paid: Moment | null;
  lines: LineFigures[];
  /** Order discounts as printed. */
  discounts: { name: string; amount: number; percent: number | null; rewardId: number | null }[];
  serviceCharges: { name: string; amount: number; tax: number }[];
  /** When the service charges were given back, where the whole order was. */
  serviceChargesRefunded: Moment | null;
  payments: PaymentFigures[];
  totals: OrderTotals;
}

export interface OrderTotals {
  gross: number;
  discount: number;
  net: number;
  /** Of lines and of service charges. */
  tax: number;
  serviceCharge: number;
  surcharge: number;
  total: number;
  tip: number;
  /** What gift cards were sold and loaded for: in the total, and no sale. */
  giftCards: number;
  /** Given back, tax included. */
  refunded: number;
}

/** A line. Printed amounts hold the taxes that prices contain; gross and discount do not, so that net = gross − discount. */
export interface LineFigures {
  input: LineInput;
  quantity: number;
  /** Of one, with its modifiers, as printed. */
  unitPrice: number;
  modifiers: { name: string; price: number; quantity: number }[];
  printedGross: number;
  /** What each discount takes off as printed: the line's own first, then the order's in their order. */
  printedDiscounts: number[];
  /** The same without included tax; their sum is `discount`. */
  discounts: number[];
  taxes: TaxFigure[];
  gross: number;
  discount: number;
  net: number;
  tax: number;
  total: number;
  /** The number of the gift card that the line sells or loads: its total is owed, and it comes to nothing else. */
  giftCard: string | null;
  voided: { moment: Moment; reason: string; by: string | null; approvedBy: string | null } | null;
  refund: RefundFigure | null;
}

export interface TaxFigure {
  name: string;
  rate: number | null;
  amount: number;
  inclusive: boolean;
}

/** Whether a line counts as sold: voided lines do not, nor does money that a gift card then holds. */
export function isSold({ voided, giftCard }: Pick<LineFigures, 'voided' | 'giftCard'>): boolean {
  return !voided && giftCard === null;
}

/** `amount` = `net` + the sum of `taxes`, which stand beside the line's taxes. */
export interface RefundFigure {
  moment: Moment;
  quantity: number;
  amount: number;
  net: number;
  taxes: number[];
}

export interface PaymentFigures {
  method: PaymentMethod;
  amount: number;
  tip: number;
  surcharge: number;
  cardBrand: string | null;
  lastFour: string | null;
  status: PaymentStatus;
  moment: Moment;
  /** The number of the gift card that paid. */
  giftCard: string | null;
  /** Where the money was taken, as the point of sale says. */
  stationId: number | null;
}
