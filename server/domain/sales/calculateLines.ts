import { say } from '#/i18n/sentences.ts';
import type { Moment } from './businessTime.ts';
import { calculateTaxes } from './calculateTaxes.ts';
import { isSold, type LineFigures, type OrderFigures } from './figures.ts';
import { multiplyDivide, RATE_SCALE, shareOut, sumOf, toWhole } from './minorUnits.ts';
import type { DiscountInput, LineInput, OrderInput } from './orderInput.ts';
import type { Readings } from './readings.ts';

type Draft = Omit<LineFigures, 'taxes' | 'gross' | 'discount' | 'discounts' | 'net' | 'tax' | 'total' | 'refund'>;

/** The lines of an order with their shares of the order's discounts and their taxes. What is voided has no share. */
export function calculateLines(input: OrderInput, created: Moment, read: Readings): Pick<OrderFigures, 'lines' | 'discounts'> {
  const drafts = input.lines.map((line, index) => draftLine(line, index, input, created, read));
  const bases = drafts.map((draft) => (isSold(draft) ? draft.printedGross - sumOf(draft.printedDiscounts) : 0));
  const discounts = orderDiscounts(input.discounts ?? [], sumOf(bases), read);
  if (read.isRefused) return { lines: [], discounts };
  for (const [index, shares] of sharesOf(
    discounts.map(({ amount }) => amount),
    bases,
  ).entries())
    drafts[index]?.printedDiscounts.push(...shares);
  const lines = drafts.map((draft, index) => {
    const reported = calculateTaxes(draft, `lines.${index}`, read);
    // What a gift card holds is owed: it is in the line's total and in no figure of sales.
    return { ...draft, ...reported, ...(draft.giftCard && { gross: 0, net: 0 }), refund: null };
  });
  return { lines, discounts };
}

function draftLine(line: LineInput, index: number, order: OrderInput, created: Moment, read: Readings): Draft {
  const path = `lines.${index}`;
  const quantity = read.quantity(line.quantity, `${path}.quantity`);
  const modifiers = (line.modifiers ?? []).map((one, i) => ({
    name: one.name,
    price: read.amount(one.price, `${path}.modifiers.${i}.price`),
    quantity: read.quantity(one.quantity ?? 1, `${path}.modifiers.${i}.quantity`),
  }));
  const unitPrice = read.amount(line.price, `${path}.price`) + sumOf(modifiers.map((one) => multiplyDivide(one.price, one.quantity, 1000)));
  if (unitPrice < 0) read.refuse(`${path}.modifiers`, say('orders.modifiers_too_low'));
  const printedGross = multiplyDivide(unitPrice, quantity, 1000);
  const own = read.amount(line.discount, `${path}.discount`);
  if (own > printedGross) read.refuse(`${path}.discount`, say('orders.discount_too_high', { amount: read.said(printedGross) }));
  if (line.gift_card) {
    if (own > 0) read.refuse(`${path}.discount`, say('orders.card_without'));
    if (line.taxes?.length) read.refuse(`${path}.taxes`, say('orders.card_without'));
    if (modifiers.length) read.refuse(`${path}.modifiers`, say('orders.card_without'));
  }
  return {
    input: line,
    giftCard: line.gift_card?.toUpperCase() ?? null,
    quantity,
    unitPrice,
    modifiers,
    printedGross,
    printedDiscounts: [own],
    voided: voidOf(line, path, order, created, read),
  };
}

function voidOf(line: LineInput, path: string, order: OrderInput, created: Moment, read: Readings): LineFigures['voided'] {
  if (line.void)
    return {
      moment: read.moment(line.void.at, `${path}.void.at`),
      reason: line.void.reason,
      by: line.void.by,
      approvedBy: line.void.approved_by ?? null,
    };
  return order.status === 'voided' ? { moment: created, reason: 'Order voided', by: order.user_name ?? null, approvedBy: null } : null;
}

/** A percentage takes off at most what is left: two halves of an odd amount both round up. */
function orderDiscounts(inputs: readonly DiscountInput[], base: number, read: Readings): OrderFigures['discounts'] {
  let left = base;
  const discounts = inputs.map((one, i) => {
    const rate = one.type === 'percent' ? toWhole(one.value, RATE_SCALE) : 0;
    if (rate === null || (one.type === 'percent' && one.value > 100))
      read.refuse(`discounts.${i}.value`, say('orders.percentage_too_high'));
    const amount =
      one.type === 'amount'
        ? read.amount(one.value, `discounts.${i}.value`)
        : Math.min(left, multiplyDivide(base, rate ?? 0, 100 * 10 ** RATE_SCALE));
    left = Math.max(0, left - amount);
    return { name: one.name, amount, percent: one.type === 'percent' ? one.value : null, rewardId: one.reward_id ?? null };
  });
  const all = sumOf(discounts.map(({ amount }) => amount));
  if (all > base && !read.isRefused)
    read.refuse('discounts', say('orders.discounts_too_high', { discounts: read.said(all), lines: read.said(base) }));
  return discounts;
}

/**
 * Per line, its share of each discount. All discounts together are shared by the lines' amounts; each one then by what is left of every
 * line's share.
 */
function sharesOf(amounts: readonly number[], bases: readonly number[]): number[][] {
  const left = shareOut(sumOf(amounts), bases);
  const shares: number[][] = bases.map(() => []);
  for (const amount of amounts) {
    for (const [index, share] of shareOut(amount, left).entries()) {
      shares[index]?.push(share);
      left[index] = (left[index] ?? 0) - share;
    }
  }
  return shares;
}
