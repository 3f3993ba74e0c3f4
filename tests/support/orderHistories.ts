import fc from 'fast-check';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { OrderFigures, SellingEstablishment } from '#/server/domain/sales/figures.ts';
import { fromWhole } from '#/server/domain/sales/minorUnits.ts';
import { type LineInput, type OrderInput, type OrderStatus, PAYMENT_METHODS, type PaymentInput } from '#/server/domain/sales/orderInput.ts';

/** Days around a change of the clocks in London, so that days of 23 hours are among them. */
const FIRST = Date.UTC(2026, 2, 26);
const DAYS = 40;

/** A random order that the intake takes: its payments add up to what it comes to. */
export function orderOf(establishment: SellingEstablishment): fc.Arbitrary<OrderInput> {
  return fc.tuple(skeleton(establishment), splits(establishment)).map(([order, split]) => withPayments(order, split, establishment));
}

/** What an order comes to. @throws where it is refused */
export function figuresOf(order: OrderInput, establishment: SellingEstablishment): OrderFigures {
  const result = calculateOrder(order, establishment);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.figures;
}

const instant = fc.integer({ min: 0, max: DAYS * 24 * 60 - 1 }).map((minutes) => new Date(FIRST + minutes * 60_000).toISOString());
const later = (from: string, minutes: number) => new Date(Date.parse(from) + minutes * 60_000).toISOString();
const amountUpTo = (establishment: SellingEstablishment, most: number) =>
  fc.integer({ min: 0, max: most }).map((minor) => fromWhole(minor, establishment.decimals));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

function lineOf(establishment: SellingEstablishment): fc.Arbitrary<LineInput> {
  const tax = fc.record({
    name: fc.constantFrom('VAT', 'City', 'State'),
    rate: fc.constantFrom(20, 5, 8.875, 0, 12.5),
    inclusive: fc.boolean(),
  });
  const line = fc.record({
    title: fc.constantFrom('Soup', 'Pie', 'Tea', 'Cake'),
    category: fc.constantFrom('Food', 'Drinks'),
    price: amountUpTo(establishment, 5000),
    quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0.25, 1.333)),
    taxes: fc.array(tax, { maxLength: 2 }),
    modifiers: fc.array(fc.record({ name: fc.constantFrom('Cheese', 'Large'), price: amountUpTo(establishment, 300) }), { maxLength: 2 }),
    off: fc.integer({ min: 0, max: 100 }),
    back: fc.constantFrom(0, 0, 0, 1, 2),
    backAfter: fc.integer({ min: 0, max: 5000 }),
    isVoid: fc.constantFrom(false, false, false, true),
    card: fc.constantFrom(undefined, undefined, undefined, undefined, undefined, undefined, 'SOLD-1', 'SOLD-2'),
  });
  return line.map(({ off: share, back, backAfter, isVoid, card, ...sold }) => {
    const off = card ? 0 : share;
    const one = card ? { title: 'Gift card', price: sold.price, quantity: sold.quantity, gift_card: card } : sold;
    const discount =
      off > 70
        ? fromWhole(
            Math.floor((Math.floor(one.price * 10 ** establishment.decimals * one.quantity) * (off - 70)) / 30),
            establishment.decimals,
          )
        : 0;
    const made: LineInput = { ...one, discount };
    if (isVoid)
      return { ...made, void: { reason: off % 2 ? 'Mistake' : 'Waste', by: 'Bo', at: new Date(FIRST + backAfter * 60_000).toISOString() } };
    return back === 0
      ? made
      : {
          ...made,
          refund_quantity: back === 1 ? one.quantity : Math.min(1, one.quantity),
          refunded_at: later(new Date(FIRST + DAYS * 43_200_000).toISOString(), backAfter),
        };
  });
}

function skeleton(establishment: SellingEstablishment): fc.Arbitrary<OrderInput> {
  return fc
    .record({
      uuid: fc.uuid(),
      revision: fc.integer({ min: 0, max: 9 }),
      order_number: fc.integer({ min: 1, max: 9999 }).map(String),
      local_created_at: instant,
      status: fc.constantFrom<OrderStatus>(
        'paid',
        'paid',
        'paid',
        'closed',
        'partially_refunded',
        'refunded',
        'open',
        'voided',
        'partially_paid',
      ),
      order_type: maybe(fc.constantFrom('Dine in', 'Delivery')),
      user_name: maybe(fc.constantFrom('Ana', 'Bo')),
      lines: fc.array(lineOf(establishment), { minLength: 1, maxLength: 5 }),
      discounts: fc.array(
        fc.record({
          name: fc.constantFrom('Friends', 'Happy hour'),
          type: fc.constant('percent' as const),
          value: fc.constantFrom(10, 33.3, 50, 12.345),
        }),
        { maxLength: 2 },
      ),
      service_charges: fc.array(
        fc.record({
          name: fc.constantFrom('Service', 'Delivery fee'),
          amount: amountUpTo(establishment, 500),
          tax: amountUpTo(establishment, 100),
        }),
        {
          maxLength: 2,
        },
      ),
    })
    .map((order) =>
      ['open', 'voided', 'partially_paid'].includes(order.status) ? { ...order, lines: order.lines.map(withoutRefund) } : order,
    );
}

function withoutRefund({ refund_quantity: _quantity, refunded_at: _at, ...line }: LineInput): LineInput {
  return line;
}

type Split = {
  card?: string | undefined;
  share: number;
  method: (typeof PAYMENT_METHODS)[number];
  tip: number;
  surcharge: number;
  before: number;
}[];

function splits(establishment: SellingEstablishment): fc.Arbitrary<Split> {
  const part = fc.record({
    share: fc.integer({ min: 0, max: 100 }),
    method: fc.constantFrom(...PAYMENT_METHODS),
    tip: amountUpTo(establishment, 400),
    surcharge: fc.constantFrom(0, 0, 1).map((one) => fromWhole(one * 30, establishment.decimals)),
    before: fc.constantFrom(0, 0, 1, 600, 3000),
    card: fc.constantFrom(undefined, 'SOLD-1', 'SOLD-2', 'NEVER-1'),
  });
  return fc.array(part, { maxLength: 3 });
}

/** Splits what the order comes to without surcharges; each payment then contains its own. */
function withPayments(order: OrderInput, split: Split, establishment: SellingEstablishment): OrderInput {
  const { totals, paid } = figuresOf({ ...order, payments: [] }, establishment);
  if (split.length === 0 || (paid && totals.total === 0)) return order;
  const unit = 10 ** establishment.decimals;
  let left = totals.total;
  const payments = split.map(({ share, method, tip, surcharge, before, card }, i): PaymentInput => {
    const minor = i === split.length - 1 ? left : Math.min(left, Math.floor((totals.total * share) / 100));
    left -= minor;
    const amount = (minor + Math.round(surcharge * unit)) / unit;
    const by = method === 'gift_card' && card ? { method, gift_card: card } : { method };
    return { ...by, amount, tip, surcharge, at: later(order.local_created_at, -before) };
  });
  return { ...order, payments };
}
