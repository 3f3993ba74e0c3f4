/** Everything is reckoned in whole numbers: amounts in minor units (cents), quantities in thousandths, rates in millionths of a percent. */
export const QUANTITY_SCALE = 3;
export const RATE_SCALE = 6;

/** Largest amount on the wire, in major units: what the columns hold. */
export const LARGEST_AMOUNT = 99_999_999_999;

/**
 * A number as a whole count of 10^-decimals, or null where it has more decimals than that (0.1 + 0.2 passes for 0.3) or is too large to be
 * exact.
 */
export function toWhole(value: number, decimals: number): number | null {
  const whole = Math.round(value * 10 ** decimals);
  const isExact = Number.isSafeInteger(whole) && Math.abs(whole / 10 ** decimals - value) <= Math.abs(value) * NOISE;
  return isExact ? whole + 0 : null;
}

/** What sums of binary fractions are off by. */
const NOISE = 8 * Number.EPSILON;

/** The number that a whole count of 10^-decimals stands for; its shortest text is exact. */
export function fromWhole(whole: number, decimals: number): number {
  return whole / 10 ** decimals;
}

/** a × b / c rounded half to even, exact whatever the size of a × b. */
export function multiplyDivide(a: number, b: number, c: number): number {
  const product = a * b;
  return Number.isSafeInteger(product) ? halfEven(product, c) : bigHalfEven(BigInt(a) * BigInt(b), BigInt(c));
}

function halfEven(a: number, c: number): number {
  const sign = a < 0 !== c < 0 ? -1 : 1;
  const top = Math.abs(a);
  const bottom = Math.abs(c);
  const rest = top % bottom;
  const whole = (top - rest) / bottom;
  const up = rest * 2 > bottom || (rest * 2 === bottom && whole % 2 === 1);
  return sign * (up ? whole + 1 : whole) + 0;
}

function bigHalfEven(a: bigint, c: bigint): number {
  const negative = a < 0n !== c < 0n;
  const top = a < 0n ? -a : a;
  const bottom = c < 0n ? -c : c;
  const whole = top / bottom;
  const twice = (top % bottom) * 2n;
  const result = Number(twice > bottom || (twice === bottom && whole % 2n === 1n) ? whole + 1n : whole);
  return (negative ? -result : result) + 0;
}

/**
 * Shares a whole total out in proportion to weights (none negative), so that the shares add up to it exactly: the floors first, then one
 * more to the largest remainders, the earlier one where two are equal. A share is never more than its weight where the total is not more
 * than all weights.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0 || total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => divided(total, weight, all));
  const shares = exact.map(({ whole }) => whole);
  let left = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map(({ rest }, index) => ({ rest, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** What is left of a product is never below zero, that of an amount below zero neither: else it would go to whoever has no part in it. */
function divided(total: number, weight: number, all: number): { whole: number; rest: number | bigint } {
  const product = total * weight;
  if (Number.isSafeInteger(product)) {
    const rest = ((product % all) + all) % all;
    // No minus zero.
    return { whole: (product - rest) / all + 0, rest };
  }
  const [exact, of] = [BigInt(total) * BigInt(weight), BigInt(all)];
  const rest = ((exact % of) + of) % of;
  return { whole: Number((exact - rest) / of), rest };
}

/** The sum of whole numbers. */
export function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
