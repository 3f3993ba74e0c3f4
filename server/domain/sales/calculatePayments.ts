import { say } from '#/i18n/sentences.ts';
import type { OrderFigures, PaymentFigures } from './figures.ts';
import { sumOf } from './minorUnits.ts';
import type { PaymentInput } from './orderInput.ts';
import type { Readings } from './readings.ts';

/** Reads the payments, adds their surcharges to the total, and holds a sale's payments against it. */
export function calculatePayments(figures: OrderFigures, read: Readings): void {
  const given = (figures.input.payments ?? []).map((one, index) => paymentOf(one, `payments.${index}`, figures, read));
  const payments = [...capturedBefore(given, figures), ...given];
  const captured = payments.filter(({ status }) => status === 'captured');
  const { totals } = figures;
  totals.surcharge = sumOf(captured.map(({ surcharge }) => surcharge));
  totals.total += totals.surcharge;
  totals.tip = sumOf(captured.map(({ tip }) => tip));
  figures.payments = payments;
  if (!figures.paid || read.isRefused) return;
  if (captured.length === 0 && totals.total > 0)
    payments.unshift(paidSomehow(totals.total, figures.paid, figures.input.station_id ?? null));
  else refuseDifference(sumOf(captured.map(({ amount }) => amount)), totals.total, read);
}

function paymentOf(input: PaymentInput, path: string, { input: order, paid, created }: OrderFigures, read: Readings): PaymentFigures {
  const amount = read.amount(input.amount, `${path}.amount`);
  const surcharge = read.amount(input.surcharge, `${path}.surcharge`);
  if (surcharge > amount) read.refuse(`${path}.surcharge`, say('orders.surcharge_too_high'));
  if (input.gift_card && input.method !== 'gift_card') read.refuse(`${path}.gift_card`, say('orders.card_of_other_method'));
  return {
    method: input.method,
    amount,
    tip: read.amount(input.tip, `${path}.tip`),
    surcharge,
    cardBrand: input.card_brand ?? null,
    lastFour: input.last_four ?? endOf(input.gift_card),
    giftCard: input.gift_card?.toUpperCase() ?? null,
    status: input.status ?? 'captured',
    moment: input.at ? read.moment(input.at, `${path}.at`) : (paid ?? created),
    stationId: input.station_id ?? order.station_id ?? null,
  };
}

/** What a gift card's number may be known by: its last four digits. */
function endOf(cardNumber: string | null | undefined): string | null {
  const digits = cardNumber?.slice(-4) ?? '';
  return /^\d{4}$/.test(digits) ? digits : null;
}

/**
 * Some points of sale send money given back as a payment of its own, others mark the payment itself as refunded. Where only the marked ones
 * make up the total, they were captured first.
 */
function capturedBefore(given: readonly PaymentFigures[], { paid, totals }: OrderFigures): PaymentFigures[] {
  const taken = given.filter(({ status }) => status !== 'failed');
  const marked = taken.filter(({ status }) => status === 'refunded');
  const due = (payments: readonly PaymentFigures[]) => totals.total + sumOf(payments.map(({ surcharge }) => surcharge));
  const captured = taken.filter(({ status }) => status === 'captured');
  const isWhole = sumOf(captured.map(({ amount }) => amount)) === due(captured);
  const isWholeWithMarked = sumOf(taken.map(({ amount }) => amount)) === due(taken);
  return paid && marked.length > 0 && !isWhole && isWholeWithMarked
    ? marked.map((one) => ({ ...one, status: 'captured', moment: paid }))
    : [];
}

function paidSomehow(amount: number, moment: PaymentFigures['moment'], stationId: number | null): PaymentFigures {
  return {
    method: 'other',
    amount,
    tip: 0,
    surcharge: 0,
    cardBrand: null,
    lastFour: null,
    giftCard: null,
    status: 'captured',
    moment,
    stationId,
  };
}

function refuseDifference(paid: number, total: number, read: Readings): void {
  if (paid === total) return;
  const said = { paid: read.said(paid), total: read.said(total), difference: read.said(Math.abs(total - paid)) };
  read.refuse('payments', say(paid < total ? 'orders.payments_too_low' : 'orders.payments_too_high', said));
}
