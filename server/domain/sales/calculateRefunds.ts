import { say } from '#/i18n/sentences.ts';
import type { Moment } from './businessTime.ts';
import type { LineFigures, OrderFigures, PaymentFigures } from './figures.ts';
import { multiplyDivide, shareOut, sumOf } from './minorUnits.ts';
import type { Readings } from './readings.ts';

/**
 * What was given back: of each line, and of the whole order where its status says so and no line says otherwise; the service charges go
 * with the last line. The refunded payments must come to the same; where there are none they are made, by the methods the order was paid
 * with.
 */
export function calculateRefunds(figures: OrderFigures, read: Readings): void {
  const { input, paid, lines, payments, totals } = figures;
  const moneyBack = payments.filter(({ status }) => status === 'refunded');
  const namesItsLines = input.lines.some((line) => line.refund_quantity || line.refund_amount);
  const otherwise = latest(moneyBack.map(({ moment }) => moment)) ?? paid;
  for (const [index, line] of lines.entries()) {
    const isWhole = input.status === 'refunded' && !namesItsLines && !line.voided;
    if (isWhole || line.input.refund_quantity || line.input.refund_amount)
      line.refund = refundOf(line, isWhole, `lines.${index}`, otherwise, figures, read);
  }
  if (read.isRefused || !paid) return;
  const isAll = input.status === 'refunded' && lines.every((line) => line.voided || (line.refund?.amount ?? 0) === line.total);
  if (isAll) figures.serviceChargesRefunded = latest(lines.flatMap(({ refund }) => refund?.moment ?? [])) ?? otherwise;
  const due =
    sumOf(lines.map((line) => line.refund?.amount ?? 0)) +
    (isAll ? sumOf(figures.serviceCharges.map(({ amount, tax }) => amount + tax)) : 0);
  if (moneyBack.length === 0) payments.push(...paidBack(figures, isAll));
  const given = sumOf(payments.filter(({ status }) => status === 'refunded').map(({ amount, surcharge }) => amount - surcharge));
  if (given !== due)
    read.refuse(
      'payments',
      say(given < due ? 'orders.refunds_too_low' : 'orders.refunds_too_high', {
        paid: read.said(given),
        total: read.said(due),
        difference: read.said(Math.abs(given - due)),
      }),
    );
  totals.refunded = sumOf(payments.filter(({ status }) => status === 'refunded').map(({ amount }) => amount));
}

function refundOf(
  line: LineFigures,
  isWhole: boolean,
  path: string,
  otherwise: Moment | null,
  { paid }: OrderFigures,
  read: Readings,
): LineFigures['refund'] {
  const { refund_quantity, refund_amount, refunded_at } = line.input;
  if (!paid) read.refuse(`${path}.refund_quantity`, say('orders.refund_of_unpaid'));
  if (line.voided) read.refuse(`${path}.refund_quantity`, say('orders.refund_of_voided'));
  const quantity = isWhole ? line.quantity : read.quantity(refund_quantity ?? 0, `${path}.refund_quantity`);
  if (quantity > line.quantity) read.refuse(`${path}.refund_quantity`, say('orders.refund_of_more'));
  const amount =
    refund_amount === null || refund_amount === undefined
      ? multiplyDivide(line.total, quantity, line.quantity)
      : read.amount(refund_amount, `${path}.refund_amount`);
  if (amount > line.total) read.refuse(`${path}.refund_amount`, say('orders.refund_too_high', { amount: read.said(line.total) }));
  const moment = refunded_at ? read.moment(refunded_at, `${path}.refunded_at`) : otherwise;
  if (!moment || read.isRefused) return null;
  if (line.giftCard) return { moment, quantity, amount, net: 0, taxes: [] };
  const [net = 0, ...taxes] = shareOut(amount, [line.net, ...line.taxes.map((tax) => tax.amount)]);
  return { moment, quantity, amount, net, taxes };
}

function latest(moments: readonly Moment[]): Moment | undefined {
  return moments.reduce<Moment | undefined>((last, one) => (last && last.at >= one.at ? last : one), undefined);
}

/** Refunded payments made of the refunds: the whole of every payment where everything was given back, else the first payments first. */
function paidBack({ lines, payments, serviceChargesRefunded: last }: OrderFigures, isAll: boolean): PaymentFigures[] {
  const captured = payments.filter(({ status }) => status === 'captured');
  const left = captured.map(({ amount, surcharge }) => ({ amount: amount - surcharge, surcharge: isAll ? surcharge : 0 }));
  const refunds = lines
    .flatMap(({ refund }) => (refund ? [refund] : []))
    .sort((a, b) => (a.moment.at < b.moment.at ? -1 : a.moment.at > b.moment.at ? 1 : 0));
  const made: PaymentFigures[] = [];
  const give = (index: number, amount: number, surcharge: number, moment: Moment) => {
    const payment = captured[index];
    if (!payment) return;
    const isSame = (one: PaymentFigures) =>
      one.moment.at === moment.at &&
      one.method === payment.method &&
      one.lastFour === payment.lastFour &&
      one.giftCard === payment.giftCard;
    const same = made.find(isSame);
    if (same) Object.assign(same, { amount: same.amount + amount + surcharge, surcharge: same.surcharge + surcharge });
    else made.push({ ...payment, tip: 0, amount: amount + surcharge, surcharge, status: 'refunded', moment });
  };
  for (const { amount, moment } of refunds) {
    let due = amount;
    for (const [index, rest] of left.entries()) {
      const part = Math.min(due, rest.amount);
      if (part > 0) give(index, part, 0, moment);
      rest.amount -= part;
      due -= part;
    }
  }
  if (isAll && last)
    for (const [index, rest] of left.entries()) if (rest.amount + rest.surcharge > 0) give(index, rest.amount, rest.surcharge, last);
  return made;
}
