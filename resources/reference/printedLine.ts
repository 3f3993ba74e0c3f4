import { type Decimal, decimal, multiply, round, toNumber } from '#/model/values/decimal.ts';
import type { ReceiptOrder } from './receiptOrder.ts';

/** What a guest saw of a line: with the taxes that its price contains; amounts in major units. */
export interface PrintedLine {
  /** What it cost with its modifiers, before discounts. */
  gross: number;
  discount: number;
  /** What each of its modifiers came to, as part of `gross`. */
  modifiers: readonly number[];
}

type Line = Pick<ReceiptOrder['lines'][number], 'quantity' | 'price' | 'total' | 'modifiers' | 'taxes'>;

/**
 * A line as it was printed. Figures of sales leave out the taxes that a price contains, so a line that cost 8.00 has a gross of 6.67:
 * people who were there know the 8.00. `decimals`: those of its currency.
 */
export function printedLine({ quantity, price, total, modifiers, taxes }: Line, decimals: number): PrintedLine {
  const times = (amount: Decimal, count: number) => round(multiply(amount, decimal(count)), decimals);
  const extras = (modifiers ?? []).map((one) => times(decimal(one.price), one.quantity ?? 1));
  const gross = times(sum([decimal(price), ...extras]), quantity);
  const added = (taxes ?? []).filter(({ inclusive }) => !inclusive).map(({ amount }) => decimal(amount));
  return {
    gross: toNumber(gross),
    discount: toNumber(gross - decimal(total) + sum(added)),
    modifiers: extras.map((extra) => toNumber(times(extra, quantity))),
  };
}

const sum = (amounts: readonly Decimal[]) => amounts.reduce((all, one) => all + one, 0n);
