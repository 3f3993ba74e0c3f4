import { decimal, toNumber } from '#/model/values/decimal.ts';

/** The sum of amounts, exactly. */
export function sumOfAmounts(amounts: readonly number[]): number {
  return toNumber(amounts.reduce((sum, amount) => sum + decimal(amount), 0n));
}
