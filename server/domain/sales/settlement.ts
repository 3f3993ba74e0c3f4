import type { Moment } from './businessTime.ts';
import type { PartFact } from './facts.ts';
import type { OrderFigures, PaymentFigures } from './figures.ts';
import { shareOut } from './minorUnits.ts';

/**
 * An order's payments as facts: each where the money moved (`taken`, or `returned`), and, where that is not the moment at which it counts,
 * a pair that moves it there (`deposit`). Money of an order that is no sale is moved away and nowhere else, and so is what was paid for gift
 * cards (`gift_card`): it is owed until they are spent. So the sum of all is what was collected for what counts, and the sum of the taken
 * and the returned is what came in and went out.
 */
export function settlementOf(figures: OrderFigures): PartFact[] {
  const { payments, paid, lines, serviceCharges, serviceChargesRefunded } = figures;
  const facts: PartFact[] = [];
  for (const payment of payments) {
    if (payment.status === 'failed') continue;
    const sign = payment.status === 'captured' ? 1 : -1;
    facts.push(partOf(payment, sign === 1 ? 'taken' : 'returned', payment.moment, sign, payment.amount, payment.tip));
    if (!paid) facts.push(partOf(payment, 'deposit', payment.moment, -sign, payment.amount, payment.tip));
    else if (sign === 1 && !isSame(payment.moment, paid)) {
      facts.push(
        partOf(payment, 'deposit', payment.moment, -1, payment.amount, payment.tip),
        partOf(payment, 'deposit', paid, 1, payment.amount, payment.tip),
      );
    }
  }
  if (!paid) return facts;
  const dues = lines.flatMap(({ refund }) => (refund ? [{ moment: refund.moment, amount: refund.amount }] : []));
  if (serviceChargesRefunded)
    dues.push({ moment: serviceChargesRefunded, amount: serviceCharges.reduce((sum, { amount, tax }) => sum + amount + tax, 0) });
  return [...facts, ...movedRefunds(dues, payments), ...heldByCards(figures, paid)];
}

/** What of the money gift cards hold, by the methods the order was paid with; what of it was given back, by those it went back by. */
function heldByCards({ payments, lines, totals }: OrderFigures, paid: Moment): PartFact[] {
  if (!lines.some(({ giftCard }) => giftCard)) return [];
  const share = (status: PaymentFigures['status'], moment: Moment, sign: number, due: number) => {
    const of = payments.filter((payment) => payment.status === status);
    const shares = shareOut(
      due,
      of.map(({ amount, surcharge }) => amount - surcharge),
    );
    return of.map((payment, i) => ({ ...partOf(payment, 'gift_card', moment, sign, shares[i] ?? 0, 0), quantity: 0 }));
  };
  const back = lines.flatMap(({ giftCard, refund }) => (giftCard && refund ? [refund] : []));
  return [
    ...share('captured', paid, -1, totals.giftCards),
    ...back.flatMap(({ moment, amount }) => share('refunded', moment, 1, amount)),
  ].filter(({ amount }) => amount !== 0);
}

/** Money given back at another moment than its refund: both in order of time, each part of the one goes to the first of the other. */
function movedRefunds(dues: { moment: Moment; amount: number }[], payments: readonly PaymentFigures[]): PartFact[] {
  const facts: PartFact[] = [];
  const waiting = dues.sort((a, b) => order(a.moment, b.moment));
  const given = payments.filter(({ status }) => status === 'refunded').sort((a, b) => order(a.moment, b.moment));
  for (const payment of given) {
    let left = payment.amount - payment.surcharge;
    for (const due of waiting) {
      const part = Math.min(left, due.amount);
      if (part === 0) continue;
      left -= part;
      due.amount -= part;
      if (!isSame(payment.moment, due.moment))
        facts.push(partOf(payment, 'deposit', payment.moment, 1, part, 0), partOf(payment, 'deposit', due.moment, -1, part, 0));
    }
  }
  return facts;
}

function partOf(
  payment: PaymentFigures,
  detail: 'taken' | 'returned' | 'deposit' | 'gift_card',
  { at, day, minute }: Moment,
  sign: number,
  amount: number,
  tip: number,
): PartFact {
  return {
    at,
    day,
    minute,
    kind: 'payment',
    name: payment.method,
    detail,
    quantity: payment.status === 'captured' ? sign : 0,
    amount: sign * amount,
    extra: sign * tip,
  };
}

/** Whether no report can tell the two moments apart. */
function isSame(a: Moment, b: Moment): boolean {
  return a.day === b.day && a.minute === b.minute;
}

function order(a: Moment, b: Moment): number {
  return a.at < b.at ? -1 : a.at > b.at ? 1 : 0;
}
