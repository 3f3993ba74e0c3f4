import { compute } from '#model/language';

/** Adds amounts exactly, to four decimals. */
export function decimalSum(amounts: readonly number[]): number {
  return compute({ add: amounts }, {}, 4) ?? 0;
}
