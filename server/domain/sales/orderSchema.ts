import type { SentenceKey } from '#/i18n/sentences.ts';
import giftCards from '#/resources/guests/giftCards.ts';
import { LARGEST_AMOUNT } from './minorUnits.ts';
import { ORDER_STATUSES, type OrderInput, PAYMENT_METHODS, PAYMENT_STATUSES } from './orderInput.ts';
import { amount, id, listBody, maybe, optionalText as maybeText, object, readerOf, time, uuid } from './tillSchema.ts';

const text = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S', 'x-sentence': 'required' satisfies SentenceKey } as const;
const optionalText = maybeText(200);
const count = { type: 'number', exclusiveMinimum: 0, maximum: 999_999 };
/** As the definition of gift cards wants it. */
const { min, max, pattern } = giftCards.fields.card_number;
const cardNumber = {
  type: ['string', 'null'],
  pattern: `^(?=.{${min},${max}}$)(?:${pattern})$`,
  'x-sentence': 'orders.card_number' satisfies SentenceKey,
};
const list = (items: object, maxItems: number) => ({ type: 'array', items, maxItems });

const tax = object('a tax', ['name'], {
  name: text,
  rate: maybe({ type: 'number', minimum: 0, maximum: 1000 }),
  amount: maybe(amount),
  inclusive: { type: 'boolean' },
});
const modifier = object('a modifier', ['name', 'price'], {
  name: text,
  price: { type: 'number', minimum: -LARGEST_AMOUNT, maximum: LARGEST_AMOUNT },
  quantity: count,
});
const voided = object('a void', ['reason', 'by', 'at'], { reason: text, by: text, approved_by: optionalText, at: time });
const line = object('a line', ['title', 'price', 'quantity'], {
  title: text,
  product_id: maybe(id),
  sku: optionalText,
  barcode: optionalText,
  category: optionalText,
  price: amount,
  quantity: count,
  discount: maybe(amount),
  taxes: list(tax, 20),
  modifiers: list(modifier, 100),
  void: maybe(voided),
  refund_quantity: maybe({ type: 'number', minimum: 0, maximum: 999_999 }),
  refund_amount: maybe(amount),
  refunded_at: maybe(time),
  refund_reason: optionalText,
  gift_card: cardNumber,
});
const discount = object('a discount', ['name', 'type', 'value'], {
  name: text,
  type: { type: 'string', enum: ['amount', 'percent'] },
  value: amount,
  reward_id: maybe(id),
});
const serviceCharge = object('a service charge', ['name', 'amount'], { name: text, amount, tax: maybe(amount) });
const payment = object('a payment', ['method', 'amount'], {
  method: { type: 'string', enum: PAYMENT_METHODS },
  amount,
  tip: maybe(amount),
  surcharge: maybe(amount),
  card_brand: optionalText,
  last_four: { type: ['string', 'null'], pattern: '^\\d{4}$', 'x-sentence': 'requests.last_four_digits' satisfies SentenceKey },
  gift_card: cardNumber,
  status: { type: 'string', enum: PAYMENT_STATUSES },
  at: maybe(time),
  station_id: maybe(id),
});

/** One order of the intake, as JSON Schema. */
export const orderSchema = object('an order', ['uuid', 'revision', 'order_number', 'local_created_at', 'status', 'lines'], {
  uuid,
  revision: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  order_number: text,
  receipt_number: optionalText,
  tracking_id: optionalText,
  local_created_at: time,
  payment_date: maybe(time),
  status: { type: 'string', enum: ORDER_STATUSES },
  order_type: optionalText,
  table: optionalText,
  guests: maybe({ type: 'integer', minimum: 0, maximum: 100_000 }),
  user_name: optionalText,
  customer_id: maybe(id),
  loyalty_card: optionalText,
  station_id: maybe(id),
  lines: list(line, 500),
  discounts: list(discount, 50),
  service_charges: list(serviceCharge, 50),
  payments: list(payment, 100),
});

/** The body of the intake. */
export const intakeSchema = listBody('the intake', 'orders');

/** The same with what an order is, for whoever reads the API's document. */
export const describedIntake = listBody('the intake', 'orders', orderSchema);

/** The order, or why it is none. */
export const readOrder = readerOf<OrderInput>(orderSchema);
