import { anything, problem } from '#model/language';
import { textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    barcode: TextDefault & TextBounds;
  }
  interface KindValues {
    barcode: string;
  }
}

/** A barcode. Codes of 8, 12, 13 or 14 digits are EAN/UPC/GTIN, whose last digit must check. */
export const barcode = textual<'barcode'>({
  traits: { isTextual: true, isWritten: true, besideTitle: 'each', drawnAs: 'text' },
  words: { default: anything, min: anything, max: anything },
  max: 48,
  check(value) {
    if (!/^[0-9A-Za-z.\-/+]+$/.test(value)) return problem('not_a_barcode');
    if (!/^(\d{8}|\d{12,14})$/.test(value)) return null;
    const digit = checkDigit(value.slice(0, -1));
    return value.endsWith(digit) ? null : problem('bad_check_digit', { digit });
  },
  sample(seed) {
    const digits = `50${String(seed % 10_000_000_000).padStart(10, '0')}`;
    return digits + checkDigit(digits);
  },
});

/** The GTIN check digit of a code without it. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
