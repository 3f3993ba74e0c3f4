import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { calculateLines } from './calculateLines.ts';
import { calculatePayments } from './calculatePayments.ts';
import { calculateRefunds } from './calculateRefunds.ts';
import { isSold, type OrderFigures, type OrderTotals, type SellingEstablishment } from './figures.ts';
import { sumOf } from './minorUnits.ts';
import { isSale, type OrderInput } from './orderInput.ts';
import { Readings } from './readings.ts';

/** Works out what an order comes to, in minor units, or says why it cannot be taken. Pure. Source: figures, "One order". */
export function calculateOrder(
  input: OrderInput,
  establishment: SellingEstablishment,
): { figures: OrderFigures } | { errors: FieldErrors } {
  const read = new Readings(establishment);
  const created = read.moment(input.local_created_at, 'local_created_at');
  const paid = isSale(input.status) ? (input.payment_date ? read.moment(input.payment_date, 'payment_date') : created) : null;
  const { lines, discounts } = calculateLines(input, created, read);
  const serviceCharges = (input.service_charges ?? []).map((one, i) => ({
    name: one.name,
    amount: read.amount(one.amount, `service_charges.${i}.amount`),
    tax: read.amount(one.tax, `service_charges.${i}.tax`),
  }));
  if (read.isRefused) return { errors: read.errors };
  const figures: OrderFigures = {
    input,
    created,
    paid,
    lines,
    discounts,
    serviceCharges,
    serviceChargesRefunded: null,
    payments: [],
    totals: totalsOf(lines, serviceCharges),
  };
  calculatePayments(figures, read);
  calculateRefunds(figures, read);
  return read.isRefused ? { errors: read.errors } : { figures };
}

function totalsOf(lines: OrderFigures['lines'], serviceCharges: OrderFigures['serviceCharges']): OrderTotals {
  const counted = lines.filter(isSold);
  const net = sumOf(counted.map((line) => line.net));
  const tax = sumOf(counted.map((line) => line.tax)) + sumOf(serviceCharges.map((one) => one.tax));
  const serviceCharge = sumOf(serviceCharges.map((one) => one.amount));
  const giftCards = sumOf(lines.map(({ voided, giftCard, total }) => (voided || !giftCard ? 0 : total)));
  return {
    gross: sumOf(counted.map((line) => line.gross)),
    discount: sumOf(counted.map((line) => line.discount)),
    net,
    tax,
    serviceCharge,
    surcharge: 0,
    total: net + tax + serviceCharge + giftCards,
    tip: 0,
    giftCards,
    refunded: 0,
  };
}
