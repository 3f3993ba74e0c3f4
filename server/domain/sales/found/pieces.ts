import { multiplyDivide, shareOut, sumOf } from '../minorUnits.ts';
import type { FoundLine, FoundRefund } from './foundSale.ts';

const ONE = 1000;

/** A line that can be entered: so many at a price that makes exactly its gross. */
export interface Piece extends FoundLine {
  /** Of one, in minor units. */
  price: number;
  /** When all of it was given back, ISO 8601 UTC. */
  refundedAt?: string;
}

/** What a quantity came to as prices of one: 10.00 for 3 are 2 at 3.33 and 1 at 3.34. */
function pricesOf(gross: number, quantity: number): { price: number; quantity: number }[] {
  if (quantity % ONE === 0) {
    const count = quantity / ONE;
    const price = Math.floor(gross / count);
    const dearer = gross - price * count;
    return [
      { price, quantity: (count - dearer) * ONE },
      { price: price + 1, quantity: dearer * ONE },
    ].filter((piece) => piece.quantity > 0);
  }
  const near = Math.round((gross * ONE) / quantity);
  const exact = [near, near - 1, near + 1].find((price) => price >= 0 && multiplyDivide(price, quantity, ONE) === gross);
  if (exact !== undefined) return [{ price: exact, quantity }];
  // More than one of it: the last one carries what rounding leaves.
  const price = Math.floor((gross * ONE) / quantity);
  return [
    { price, quantity: quantity - ONE },
    { price: gross - multiplyDivide(price, quantity - ONE, ONE), quantity: ONE },
  ];
}

/** A line as pieces, with their shares of its discount and taxes. */
export function piecesOf(line: FoundLine & { refundedAt?: string }): Piece[] {
  const prices = pricesOf(line.gross, line.quantity);
  const grosses = prices.map(({ price, quantity }) => multiplyDivide(price, quantity, ONE));
  const discounts = shareOut(line.discount, grosses);
  const nets = grosses.map((gross, at) => gross - (discounts[at] ?? 0));
  const taxes = line.taxes.map(({ amount }) => shareOut(amount, nets));
  return prices.map((piece, at) => ({
    ...line,
    ...piece,
    gross: grosses[at] ?? 0,
    discount: discounts[at] ?? 0,
    taxes: line.taxes.map((tax, which) => ({ ...tax, amount: taxes[which]?.[at] ?? 0 })),
  }));
}

/**
 * The lines of a sale with what was given back of them as lines of their own, so that a refund takes back exactly its own amounts.
 * `left`: refunds that are no part of a line.
 */
export function carved(
  lines: readonly FoundLine[],
  refunds: readonly FoundRefund[],
): { lines: (FoundLine & { refundedAt?: string })[]; left: FoundRefund[] } {
  const rest: (FoundLine & { refundedAt?: string })[] = [...lines];
  const left: FoundRefund[] = [];
  for (const refund of refunds) {
    const at = rest.findIndex((line) => !line.refundedAt && isPartOf(refund, line));
    const line = rest[at];
    if (!line) {
      left.push(refund);
      continue;
    }
    const taxes = shareOut(
      refund.tax,
      line.taxes.map(({ amount }) => amount),
    );
    const taxed = (own: (amount: number, which: number) => number) =>
      line.taxes.map((tax, which) => ({ ...tax, amount: own(tax.amount, which) }));
    const { quantity, gross, discount } = refund;
    const back = { ...line, quantity, gross, discount, taxes: taxed((_, which) => taxes[which] ?? 0), refundedAt: refund.at };
    const kept = {
      ...line,
      quantity: line.quantity - quantity,
      gross: line.gross - gross,
      discount: line.discount - discount,
      taxes: taxed((amount, which) => amount - (taxes[which] ?? 0)),
    };
    rest.splice(at, 1, ...(kept.quantity > 0 ? [kept] : []), back);
  }
  return { lines: rest, left };
}

/** Whether a refund can be taken out of a line so that what is left is a line too. */
function isPartOf(refund: FoundRefund, line: FoundLine): boolean {
  const tax = sumOf(line.taxes.map(({ amount }) => amount));
  const isCalledSo = refund.title === line.title && (refund.sku ?? '') === (line.sku ?? '');
  if (!isCalledSo || line.voided || refund.quantity <= 0) return false;
  const rest = [line.gross - refund.gross, line.discount - refund.discount, tax - refund.tax, net(line) - net(refund)];
  if (refund.quantity === line.quantity) return rest.every((amount) => amount === 0);
  return refund.quantity < line.quantity && rest.every((amount) => amount >= 0);
}

const net = ({ gross, discount }: { gross: number; discount: number }) => gross - discount;
