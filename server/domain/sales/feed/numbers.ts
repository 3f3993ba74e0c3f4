/** Reads a number as people and programs write it: `£1,234.50`, `12,95`, `(3.00)`, `3.00-`; null where it is none. */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[\p{Sc}\s\u00a0']|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  const negative = /^\(.*\)$|^-|-$/.test(bare);
  const digits = bare.replace(/[()+-]/g, '');
  const plain = /^\d*\.?\d+$|^\d+\.$/.test(digits) ? digits : grouped(digits);
  if (plain === null) return null;
  return negative ? -Number(plain) : Number(plain);
}

/** A comma is a decimal sign where one or two digits follow the last one, else it parts thousands; so is a point before it. */
function grouped(digits: string): string | null {
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})*,\d{1,4}$|^\d+,\d{1,2}$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return null;
}
