import { MINUTE_MS } from '#/model/values/durations.ts';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { fromWhole } from '#/server/domain/sales/minorUnits.ts';
import type { OrderInput, PaymentInput } from '#/server/domain/sales/orderInput.ts';
import type { DemoEstablishment } from './businesses.ts';
import type { Random } from './random.ts';

/** How often a card payment carries a tip, and how much of the total it then is. */
const tips: Readonly<Record<string, { often: number; shares: readonly number[] }>> = {
  USD: { often: 0.86, shares: [0.15, 0.18, 0.18, 0.2, 0.22] },
  AED: { often: 0.3, shares: [0.05, 0.1] },
  GBP: { often: 0.02, shares: [0.1] },
};
const methods = [
  ['card', 66],
  ['cash', 24],
  ['gift_card', 5],
  ['other', 5],
] as const;
const brands = [
  ['Visa', 52],
  ['Mastercard', 32],
  ['American Express', 11],
  ['JCB', 5],
] as const;

/** What decides on how guests pay. */
export type Paying = Pick<DemoEstablishment, 'currency' | 'behaviour'>;

/**
 * Lets time pass and the order be paid; now and then it is given up, or part of it is given back later. What is opened now is still open.
 */
export function payFor(random: Random, establishment: Paying, order: OrderInput, selling: SellingEstablishment, now: string): OrderInput {
  const paid = new Date(Date.parse(order.local_created_at) + random.whole(...stay(establishment, order)) * MINUTE_MS).toISOString();
  if (paid > now) return { ...order, status: 'open' };
  if (random.chance(0.008)) return { ...order, status: random.chance(0.5) ? 'voided' : 'cancelled' };
  const result = calculateOrder({ ...order, payment_date: paid }, selling);
  if ('errors' in result) return order;
  const { total } = result.figures.totals;
  const payment = paymentOf(random, establishment, total, selling);
  const isGivenBack = random.chance(0.012) && order.lines.length > 1;
  const given = { ...order, payment_date: paid, payments: total > 0 ? [payment] : [] };
  return isGivenBack ? refunded(random, given, paid, now) : given;
}

/** From opening to paying, in minutes. */
function stay({ behaviour }: Paying, { order_type }: OrderInput): [number, number] {
  if (behaviour === 'retail') return [1, 4];
  return order_type === 'Dine in' ? [25, 95] : [4, 22];
}

/** A payment of what an order comes to, with a tip where that is the custom. */
export function paymentOf(
  random: Random,
  { currency, behaviour }: Paying,
  total: number,
  { decimals }: SellingEstablishment,
): PaymentInput {
  const method = random.weighted(methods);
  const amount = fromWhole(total, decimals);
  if (method !== 'card') return { method, amount };
  const habit = tips[currency];
  const isTipped = behaviour === 'restaurant' && habit !== undefined && random.chance(habit.often);
  const tip = isTipped ? fromWhole(Math.round(total * random.pick(habit.shares)), decimals) : 0;
  return { method, amount, tip, card_brand: random.weighted(brands), last_four: String(random.whole(0, 9999)).padStart(4, '0') };
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** One line is given back, within the hour or a day later at about the same time: nobody comes while it is closed. */
function refunded(random: Random, order: OrderInput, paid: string, now: string): OrderInput {
  const minutes = random.whole(5, 2 * HOUR_MINUTES);
  const later = minutes > HOUR_MINUTES ? DAY_MINUTES + HOUR_MINUTES - minutes : minutes;
  const at = new Date(Date.parse(paid) + later * MINUTE_MS).toISOString();
  return at > now ? order : withRefund(order, at);
}

/** The order with its first line given back; as it was where that line was voided. */
export function withRefund(order: OrderInput, at: string): OrderInput {
  const [line, ...others] = order.lines;
  if (!line || line.void) return order;
  const back = { ...line, refund_quantity: line.quantity, refunded_at: at, refund_reason: 'Not as expected' };
  return { ...order, revision: order.revision + 1, status: 'partially_refunded', lines: [back, ...others] };
}
