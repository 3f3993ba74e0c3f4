/**
 * Exact decimals for expressions, as whole numbers of 10^-12. Floating point never touches a sum of money:
 * numbers enter by their shortest decimal text and leave rounded to a scale.
 */
export type Decimal = bigint;

const SCALE = 12;
const ONE = 10n ** BigInt(SCALE);

/** As many digits as the largest number has; a longer text would cost more than any record is worth. */
const MAX_DIGITS = 330;

/** Reads a number or a decimal text (`-12.5`, `1e-7`). Throws a RangeError on anything else. */
export function decimal(value: number | string): Decimal {
  const text = String(value).trim();
  const match = text.length > MAX_DIGITS ? null : /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text);
  if (!match || !(match[2] || match[3]) || Math.abs(Number(match[4] ?? 0)) > MAX_DIGITS)
    throw new RangeError('This is not a decimal number');
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const shift = SCALE - fraction.length + Number(exponent);
  const digits = BigInt(whole + fraction);
  const scaled = shift >= 0 ? digits * 10n ** BigInt(shift) : divideHalfEven(digits, 10n ** BigInt(-shift));
  return sign ? -scaled : scaled;
}

export const multiply = (a: Decimal, b: Decimal): Decimal => divideHalfEven(a * b, ONE);
/** Throws a RangeError on division by zero. */
export const divide = (a: Decimal, b: Decimal): Decimal => divideHalfEven(a * ONE, b);

/** Rounds half to even to `scale` decimals. */
export function round(value: Decimal, scale: number): Decimal {
  if (scale >= SCALE) return value;
  const unit = 10n ** BigInt(SCALE - scale);
  return divideHalfEven(value, unit) * unit;
}

/** The nearest number; exact for anything that was rounded to a currency's minor unit. */
export function toNumber(value: Decimal): number {
  return Number(toText(value));
}

/** Plain decimal text without an exponent or trailing zeros. */
export function toText(value: Decimal): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${sign}${digits.slice(0, -SCALE)}${fraction ? `.${fraction}` : ''}`;
}

function divideHalfEven(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new RangeError('Division by zero');
  const negative = a < 0n !== b < 0n;
  const top = a < 0n ? -a : a;
  const bottom = b < 0n ? -b : b;
  const whole = top / bottom;
  const twice = (top % bottom) * 2n;
  const up = twice > bottom || (twice === bottom && whole % 2n === 1n);
  const result = up ? whole + 1n : whole;
  return negative ? -result : result;
}
