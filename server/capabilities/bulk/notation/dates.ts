import { languages } from '#/i18n/languages.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { isCalendarDate } from '#/model/values/instants.ts';
import type { DateOrder } from '#/model/values/notation.ts';
import { latinDigits } from './digits.ts';

/**
 * A date as `yyyy-MM-dd`, with its clock as `HH:mm` or `HH:mm:ss` where it has one; the two dates that it may be; or that there is no
 * such day.
 */
export type WrittenDate = { day: string; clock?: string } | { dmy: string; mdy: string } | { missing: true };

/** What spreadsheets call the first day of computers, and the days that people mean: 1927 to 2173. */
const EPOCH = 25_569;
const SERIALS = [10_000, 99_999] as const;
/** Other languages that files come in. */
const MORE = ['fr', 'it', 'pt', 'nl'];

/** Months by their names and short names in many languages. */
const MONTHS = new Map(
  [...languages.map(({ locale }) => locale), ...MORE].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at): [string, number] => [
        monthKey(new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at, 15))),
        at + 1,
      ]),
    ),
  ),
);

function monthKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\./g, '').trim().toLowerCase();
}

const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?)?\s*([ap])?\.?(?:m\.?)?$/i;

/** A clock as people write it, as `HH:mm` or `HH:mm:ss`; undefined: it is none. */
export function readClock(written: string): string | undefined {
  const [, hour = '', minute, second, half] = CLOCK.exec(written.trim()) ?? [];
  if (!hour || (minute === undefined && half === undefined)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59 || (half && Number(hour) > 12)) return undefined;
  return [hours, Number(minute ?? 0), ...(second === undefined ? [] : [Number(second)])].map(two).join(':');
}

/** A date as people write it; undefined: it is none. Where numbers could stand in two orders, `order` decides. @param thisYear of two digits */
export function readDate(written: string, order: DateOrder | undefined, thisYear: number): WrittenDate | undefined {
  const text = latinDigits(written).trim();
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? fromSerial(Number(text)) : undefined;
  if (serial) return serial;
  const [date, clock] = halves(text);
  const day = dayOf(date, order, thisYear);
  return day && 'day' in day && clock !== undefined ? { ...day, clock } : day;
}

/** The order that only this date can be written in; undefined where it says nothing. */
export function orderIn(written: string): DateOrder | undefined {
  const [, first = '', , second = ''] = NUMBERS.exec(halves(latinDigits(written).trim())[0]) ?? [];
  if (!first || first.length > 2) return undefined;
  if (Number(first) > 12 && Number(second) <= 12) return 'dmy';
  return Number(second) > 12 && Number(first) <= 12 ? 'mdy' : undefined;
}

const NUMBERS = /^(\d{1,4})\s*([./\-\s])\s*(\d{1,2})\s*[./\-\s]\s*(\d{1,4})\.?$/;

function dayOf(text: string, order: DateOrder | undefined, thisYear: number): WrittenDate | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return existing(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const [, first = '', sign = '', second = '', third = ''] = NUMBERS.exec(text) ?? [];
  if (!first) return withMonthName(text, thisYear);
  if (first.length > 2) return third.length > 2 ? undefined : existing(Number(first), Number(second), Number(third));
  if (third.length === 3) return undefined;
  const year = yearOf(third, thisYear);
  const [one, other] = [Number(first), Number(second)];
  const [dmy, mdy] = [existing(year, other, one), existing(year, one, other)];
  if (sign === '.' || one === other) return dmy;
  const can = { dmy: 'day' in dmy, mdy: 'day' in mdy };
  if (can.dmy !== can.mdy) return can.dmy ? dmy : mdy;
  if (order) return order === 'dmy' ? dmy : mdy;
  return 'day' in dmy && 'day' in mdy ? { dmy: dmy.day, mdy: mdy.day } : dmy;
}

/** `31. Dezember 1990`, `Dec 31, 1990`, `31 de diciembre de 1990`, `1er août 1990`. */
function withMonthName(text: string, thisYear: number): WrittenDate | undefined {
  const parts = text
    .replace(/^\p{L}+[.,]\s+(?=\d)/u, '')
    .split(/[\s,.\-/]+|(?<=\d)(?:st|nd|rd|th|er|o)\b/iu)
    .filter((part) => part && !/^(?:de|del|of)$/i.test(part));
  const month = parts.flatMap((part) => MONTHS.get(monthKey(part)) ?? [])[0];
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  if (month === undefined || numbers.length !== 2 || parts.length > 4) return undefined;
  const [first = '', second = ''] = numbers;
  return first.length > 2 ? existing(Number(first), month, Number(second)) : existing(yearOf(second, thisYear), month, Number(first));
}

/** The date, and the clock behind it. */
function halves(text: string): [date: string, clock: string | undefined] {
  const [, date, clock = ''] = /^(.*\d.*?)(?:T|[\s,]+)(\d{1,2}:\d{2}.*)$/i.exec(text) ?? [];
  const read = date === undefined ? undefined : readClock(clock.replace(/(?:Z|[+-]\d{2}:?\d{2})$/, ''));
  return date === undefined || read === undefined ? [text, undefined] : [date.trim(), read];
}

function existing(year: number, month: number, day: number): { day: string } | { missing: true } {
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isCalendarDate(text) ? { day: text } : { missing: true };
}

/** Two digits are a year of this century as far as ten years ahead, else of the last. */
function yearOf(text: string, thisYear: number): number {
  if (text.length > 2) return Number(text);
  const century = thisYear - (thisYear % 100);
  const year = century + Number(text);
  return year > thisYear + 10 ? year - 100 : year;
}

function fromSerial(serial: number): WrittenDate | undefined {
  if (serial < SERIALS[0] || serial > SERIALS[1]) return undefined;
  const [day = '', clock = ''] = new Date(Math.round(((serial - EPOCH) * DAY_MS) / 1000) * 1000).toISOString().slice(0, 19).split('T');
  return clock === '00:00:00' ? { day } : { day, clock };
}

const two = (number: number) => String(number).padStart(2, '0');
