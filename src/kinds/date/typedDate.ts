import { isCalendarDate } from '#/model/values/instants.ts';
import { dateFormat, relativeFormat } from '#/model/values/intl.ts';
import { latinDigits } from '../number/typedNumber.ts';

type Part = 'day' | 'month' | 'year';

/**
 * A date as people type it, as `yyyy-mm-dd`: in the order of their language ('3/4', '3.4.26'), with a month's name ('3 abr 2026'),
 * 'today' and its like in their words, or so many days from today ('+7'). Null where it is none.
 * @param today `yyyy-mm-dd` on the establishment's clock
 */
export function readTypedDate(text: string, locale: string, today: string): string | null {
  const typed = latinDigits(text).trim().toLowerCase();
  const near = [0, 1, -1].find((days) => dayWord(days, locale) === typed) ?? (/^[+-]\d{1,4}$/.test(typed) ? Number(typed) : undefined);
  if (near !== undefined) return iso(new Date(Date.parse(today) + near * 86_400_000));
  const iso8601 = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed);
  if (iso8601) return made(Number(iso8601[1]), Number(iso8601[2]), Number(iso8601[3]));
  const numbers = [...typed.matchAll(/\d+/g)].map(([digits]) => digits);
  const word = typed
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}]{3,}/gu)
    ?.find((one) => monthOf(one, locale) > 0);
  const year = Number(today.slice(0, 4));
  if (word) return numbers.length > 2 || !numbers[0] ? null : named(numbers, monthOf(word, locale), year);
  if (!/^\d{1,2}[-/. ]+\d{1,2}(?:[-/. ]+(?:\d{2}|\d{4}))?$/.test(typed)) return null;
  return ordered(numbers.map(Number), orderOf(locale), year) ?? ordered(numbers.map(Number), swapped(orderOf(locale)), year);
}

/** A time of day as people type it, as `HH:mm`: '9', '930', '9:30 pm', '21h30', '9.30 م'. Null where it is none. */
export function readTypedTime(text: string): string | null {
  const typed = latinDigits(text).trim().toLowerCase();
  const match = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})(?::\d{2})?|(\d{2}))?\s*h?\s*(a\.?\s?m\.?|p\.?\s?m\.?|ص|م)?$/u.exec(typed);
  if (!match) return null;
  const half = match[4]?.startsWith('p') || match[4] === 'م' ? 'pm' : match[4] ? 'am' : null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? match[3] ?? 0);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half === 'pm' ? 12 : 0);
  return hour > 23 || minute > 59 ? null : `${two(hour)}:${two(minute)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
const iso = (date: Date) => date.toISOString().slice(0, 10);

function made(year: number, month: number, day: number): string | null {
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : null;
}

function named([day = '', year]: readonly string[], month: number, thisYear: number): string | null {
  // '2026 april 3' as well as '3 april 2026'.
  return day.length === 4 ? made(Number(day), month, Number(year)) : made(year ? fullYear(Number(year)) : thisYear, month, Number(day));
}

function ordered(numbers: readonly number[], order: readonly Part[], thisYear: number): string | null {
  const parts = numbers.length === 2 ? order.filter((part) => part !== 'year') : order;
  const typed = (part: Part) => numbers[parts.indexOf(part)];
  return made(fullYear(typed('year') ?? thisYear), typed('month') ?? 0, typed('day') ?? 0);
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

function orderOf(locale: string): Part[] {
  const parts = dateFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' }).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

function swapped(order: readonly Part[]): Part[] {
  return order.map((part) => (part === 'day' ? 'month' : part === 'month' ? 'day' : part));
}

/** 1–12 by its name, or the first letters of it, in the language or in English; 0 where it is no month. */
function monthOf(word: string, locale: string): number {
  for (const language of [locale, 'en'])
    for (let month = 1; month <= 12; month += 1) {
      const at = Date.UTC(2026, month - 1, 1);
      const [long, short] = (['long', 'short'] as const).map((style) =>
        dateFormat(language, { month: style, timeZone: 'UTC' }).format(at).toLowerCase(),
      );
      if (long?.startsWith(word) || short?.replace('.', '') === word) return month;
    }
  return 0;
}

function dayWord(days: number, locale: string): string {
  return relativeFormat(locale).format(days, 'day').toLowerCase();
}
