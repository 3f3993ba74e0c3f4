import type { Moment } from './businessTime.ts';
import type { PartFact } from './facts.ts';
import type { LineFigures } from './figures.ts';
import { multiplyDivide, shareOut } from './minorUnits.ts';

/** A line's modifiers with their shares of its gross, its discount and its refund, by what each adds to the price. */
export function modifierParts({ input, modifiers, quantity, gross, discount, refund, unitPrice }: LineFigures, paid: Moment): PartFact[] {
  if (modifiers.length === 0) return [];
  const prices = modifiers.map((one) => Math.max(0, multiplyDivide(one.price, one.quantity, 1000)));
  const base = Math.max(0, unitPrice - prices.reduce((sum, price) => sum + price, 0));
  const [, ...grosses] = shareOut(gross, [base, ...prices]);
  const [, ...discounts] = shareOut(discount, [base, ...prices]);
  const [, ...refunds] = shareOut(refund?.net ?? 0, [base, ...prices]);
  return modifiers.flatMap((one, i) => {
    const part = { kind: 'modifier', name: one.name, detail: input.title } as const;
    const sold: PartFact = {
      ...paid,
      ...part,
      quantity: multiplyDivide(one.quantity, quantity, 1000),
      amount: grosses[i] ?? 0,
      extra: discounts[i] ?? 0,
    };
    return refund && refunds[i] ? [sold, { ...refund.moment, ...part, quantity: 0, amount: -refunds[i], extra: 0 }] : [sold];
  });
}
