import { factsOf } from '#/i18n/languages.ts';
import { dateFormat, numberFormat } from '#/model/values/intl.ts';

/** A moment whose parts tell one-digit from two-digit formats. */
const SAMPLE = Date.UTC(2026, 2, 7, 21, 5);
/** Marks of direction and narrow blanks, which a format has no use for. */
const MARKS = /[\u200E\u200F\u061C]/g;
const BLANKS = /[\u00A0\u202F]/g;

const made = new Map<string, string>();

/** `#,##0.00` with as many decimals. */
export function decimalFormat(decimals: number): string {
  return decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0';
}

/** How an amount in a currency is shown in a language, as a spreadsheet's number format: its sign stands where the language has it. */
export function moneyFormat(locale: string, currency: string, decimals: number): string {
  return remembered(`${locale} ${currency} ${decimals}`, () => {
    const parts = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
    return parts
      .map(({ type, value }) => {
        if (type === 'integer') return decimalFormat(decimals);
        return type === 'currency' || type === 'literal' ? quoted(value) : '';
      })
      .join('');
  });
}

/** A day, a clock or both as a language writes them, as a spreadsheet's format; names of months stay in that language. */
export function momentFormat(locale: string, styles: { dateStyle?: 'medium'; timeStyle?: 'short' }): string {
  return remembered(`${locale} ${JSON.stringify(styles)}`, () => {
    const parts = dateFormat(locale, { ...styles, timeZone: 'UTC' }).formatToParts(SAMPLE);
    const code = parts.map(momentPart).join('');
    return code.includes('mmm') ? `[$-${factsOf(locale).spreadsheet}]${code}` : code;
  });
}

function momentPart({ type, value }: Intl.DateTimeFormatPart): string {
  const isPadded = value.length === 2 && value.startsWith('0');
  if (type === 'day') return isPadded ? 'dd' : 'd';
  if (type === 'month') return /^\d+$/.test(value) ? (isPadded ? 'mm' : 'm') : 'mmm';
  if (type === 'year') return value.length === 2 ? 'yy' : 'yyyy';
  if (type === 'hour') return isPadded ? 'hh' : 'h';
  if (type === 'minute') return 'mm';
  if (type === 'dayPeriod') return 'AM/PM';
  return type === 'literal' ? quoted(value) : '';
}

function quoted(text: string): string {
  const plain = text.replace(MARKS, '').replace(BLANKS, ' ').replaceAll('"', '');
  return plain && `"${plain}"`;
}

function remembered(key: string, make: () => string): string {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}
