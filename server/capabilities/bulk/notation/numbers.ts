import { languages } from '#/i18n/languages.ts';
import type { DecimalSign } from '#/model/values/notation.ts';
import { currencies } from '#/resources/reference/currencies.ts';
import { latinDigits } from './digits.ts';

/** A number as its kind reads it (`-1234.5`), or the two numbers that it may be. */
export type WrittenNumber = { plain: string } | { asFraction: string; asThousands: string };

const MINUS = /[−–]/g;
/** `5.-` and `5,--` have no cents. */
const NO_CENTS = /(\d)[.,][-−–—]{1,2}(?!\d)/;
const GROUPS = /[\s\u00a0\u202f\u2009'’٬]/g;

/** What stands for currencies in the languages that we speak, longest first: their codes, and their signs. */
const SIGNS = [
  ...new Set(
    currencies.flatMap(({ code }) => [
      code,
      ...languages.flatMap(({ locale }) =>
        (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
          new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay })
            .formatToParts(1)
            .flatMap(({ type, value }) => (type === 'currency' ? signsOf(value) : [])),
        ),
      ),
    ]),
  ),
].sort((one, other) => other.length - one.length);

/**
 * A number as people write it: with a currency or a percent sign, thousands set apart by anything usual, a minus before or behind or
 * brackets, Eastern digits. Undefined: it is none. Where one sign before three digits could mean both, `decimals` decides.
 */
export function readNumber(written: string, decimals: DecimalSign | undefined): WrittenNumber | undefined {
  const { digits, isNegative } = bare(written);
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined;
  const found = read(digits, decimals);
  const signed = (number: string) => (isNegative ? `-${number}` : number);
  if (found === undefined) return undefined;
  if (typeof found === 'string') return { plain: signed(found) };
  return { asFraction: signed(found.asFraction), asThousands: signed(found.asThousands) };
}

/** The sign that stands for the fraction in a number, where only that can be meant; undefined where it says nothing. */
export function decimalSignIn(written: string): DecimalSign | undefined {
  const { digits } = bare(written);
  if (!/^\d[\d.,]*$/.test(digits) || isAmbiguous(digits)) return undefined;
  const found = read(digits, undefined);
  if (typeof found !== 'string') return undefined;
  if (found.includes('.')) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  // Thousands twice set apart by one sign leave the other for the fraction.
  return digits.includes(',') ? '.' : digits.includes('.') ? ',' : undefined;
}

/** The digits of a number with what stands between them, and whether it is below zero. */
function bare(written: string): { digits: string; isNegative: boolean } {
  const text = latinDigits(written)
    .trim()
    .replace(NO_CENTS, '$1')
    .replace(MINUS, '-')
    .replaceAll('٫', '.')
    .replace(/\s*[%٪]$/, '');
  const isBracketed = /^\(.*\)$/.test(text);
  const outer = isBracketed ? text.slice(1, -1).trim() : text;
  const inner = withoutCurrency(withoutMinus(outer));
  const digits = withoutMinus(inner);
  return { digits: digits.replace(GROUPS, ''), isNegative: isBracketed || withoutMinus(outer) !== outer || digits !== inner };
}

/** A currency's sign, and as people write it who leave its last point away. */
function signsOf(value: string): string[] {
  const sign = value.replace(/\p{Cf}/gu, '').trim();
  return sign.endsWith('.') ? [sign, sign.slice(0, -1)] : [sign];
}

const withoutMinus = (text: string) => text.trim().replace(/^-|-$/, '').trim();

function withoutCurrency(text: string): string {
  const sign = SIGNS.find((one) => text.startsWith(one) || text.endsWith(one));
  if (sign === undefined) return text;
  return (text.startsWith(sign) ? text.slice(sign.length) : text.slice(0, -sign.length)).trim();
}

const isAmbiguous = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

/** Digits with points and commas, read; undefined where they are put as in no number. */
function read(digits: string, decimals: DecimalSign | undefined): string | { asFraction: string; asThousands: string } | undefined {
  const [last] = /[.,](?=[^.,]*$)/.exec(digits) ?? [];
  if (last === undefined) return digits;
  const at = digits.lastIndexOf(last);
  const [before, after] = [digits.slice(0, at), digits.slice(at + 1)];
  const other = last === '.' ? ',' : '.';
  const isAlone = !before.includes(last) && !before.includes(other);
  const asFraction = () => {
    const whole = before === '' ? '0' : ungrouped(before, other);
    return whole === undefined || before.includes(last) ? undefined : `${whole}.${after || '0'}`;
  };
  if (!isAlone) return before.includes(last) ? (before.includes(other) ? undefined : ungrouped(digits, last)) : asFraction();
  if (!isAmbiguous(digits)) return asFraction();
  if (decimals !== undefined) return decimals === last ? asFraction() : ungrouped(digits, last);
  return { asFraction: `${before}.${after}`, asThousands: `${before}${after}` };
}

/** A whole number without the signs between its thousands; undefined where these stand elsewhere. */
function ungrouped(digits: string, sign: string): string | undefined {
  if (!digits.includes(sign)) return digits;
  const [first = '', ...groups] = digits.split(sign);
  // India sets thousands apart in pairs above the first three.
  const isUsual =
    first.length >= 1 && first.length <= 3 && groups.at(-1)?.length === 3 && groups.every(({ length }) => length === 3 || length === 2);
  return isUsual ? first + groups.join('') : undefined;
}
