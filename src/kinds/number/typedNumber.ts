import { numberFormat } from '#/model/values/intl.ts';

/** What a language writes between digits. */
function separatorsOf(locale: string): { decimal: string; group: string } {
  const parts = numberFormat(locale, {}).formatToParts(1234567.5);
  const of = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback;
  return { decimal: of('decimal', '.'), group: of('group', ',') };
}

/**
 * A number as people type it, as plain text (`1234.5`), with whatever stands around it left in place: '1.234,50 €' gives '1234.50 €'
 * in Spanish. Arabic digits are digits. One separator alone is the language's own; where that would be thousands, but no three digits
 * follow it, it was meant as the decimal point. What cannot be a number comes back as it was.
 */
export function plainTyped(text: string, locale: string): string {
  return latinDigits(text).replace(/[-\d.,][\d.,\s'’]*/, (number) => plain(number, locale) ?? number);
}

/** Plain number text with the language's decimal sign, as it stands in a box. */
export function shownNumber(text: string, locale: string): string {
  return text.replace('.', separatorsOf(locale).decimal);
}

/** Plain number text with so many decimals at least: 3.2 as 3.20. */
export function withDecimals(text: string, least: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  return whole === '' || least === 0 ? text : `${whole}.${fraction.padEnd(least, '0')}`;
}

/** Arabic and Persian digits and signs, and every sort of minus and space, as a keyboard without them has them. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', "'")
    .replace(/[−–]/g, '-')
    .replace(/[\u200e\u200f\u061c]/g, '');
}

function plain(number: string, locale: string): string | null {
  const typed = number.replace(/[\s'’]/g, '');
  const marks = [...typed.matchAll(/[.,]/g)].map(([mark]) => mark);
  const [first] = marks;
  const last = marks.at(-1);
  if (!first || !last) return typed;
  if (first !== last) {
    const whole = typed.slice(0, typed.lastIndexOf(last));
    return whole.includes(last) || !isGrouped(whole, first)
      ? null
      : `${whole.replaceAll(first, '')}.${typed.slice(typed.lastIndexOf(last) + 1)}`;
  }
  if (marks.length > 1) return isGrouped(typed, first) ? typed.replaceAll(first, '') : null;
  const isGroup = first === separatorsOf(locale).group && isGrouped(typed, first) && !/^-?0/.test(typed);
  return isGroup ? typed.replace(first, '') : typed.replace(first, '.');
}

function isGrouped(text: string, mark: string): boolean {
  const [head = '', ...groups] = text.split(mark);
  return /^-?\d{1,3}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
}
