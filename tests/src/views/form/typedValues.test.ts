import { describe, expect, it } from 'vitest';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { boxText, readBox } from '#/src/kinds/date/dateText.ts';
import { readTypedDate, readTypedTime } from '#/src/kinds/date/typedDate.ts';
import { plainDuration } from '#/src/kinds/number/typedDuration.ts';
import { plainTyped, shownNumber, withDecimals } from '#/src/kinds/number/typedNumber.ts';

const contextIn = (locale: string): KindContext => ({ ...referenceContext, locale, timezone: 'Europe/Madrid' });

describe('a number as it is typed', () => {
  it.each([
    ['es', '1,50', '1.50'],
    ['es', '1.234,5', '1234.5'],
    ['es', '1.234', '1234'],
    ['es', '1.5', '1.5'],
    ['es', '0.125', '0.125'],
    ['es', '12,50 €', '12.50€'],
    ['en', '1,234.5', '1234.5'],
    ['en', '1,5', '1.5'],
    ['en', '1,234', '1234'],
    ['en', '1 234', '1234'],
    ['en', '−3', '-3'],
    ['ar', '١٢٫٥', '12.5'],
    ['en', '.5', '.5'],
  ])('in %s, %s is %s', (locale, typed, plain) => {
    expect(plainTyped(typed, locale).replaceAll(' ', '')).toBe(plain);
  });

  it.each(['1.2.3', '1,23,456.7', 'twelve'])('%s is left as it is, to be refused', (typed) => {
    expect(plainTyped(typed, 'en')).toBe(typed);
  });

  it('stands in its box as the language writes it, and is read back', () => {
    expect(shownNumber('1234.5', 'es')).toBe('1234,5');
    expect(plainTyped('1234,5', 'es')).toBe('1234.5');
  });

  it.each([
    ['3.2', 2, '3.20'],
    ['3', 2, '3.00'],
    ['-0.5', 2, '-0.50'],
    ['0.0125', 2, '0.0125'],
    ['1200', 0, '1200'],
    ['', 2, ''],
  ])('of an amount: %s with %i decimals at least is %s', (text, least, shown) => {
    expect(withDecimals(text, least)).toBe(shown);
  });
});

describe('a length of time as it is typed', () => {
  it.each([
    ['en', '1:30', '1:30'],
    ['en', '90', '90'],
    ['en', '1h 30', '90'],
    ['en', '1.5h', '90'],
    ['es', '1,5 h', '90'],
    ['en', '45 min', '45'],
    ['en', '2 hours 5 minutes', '125'],
    ['es', '2 horas', '120'],
    ['ar', '٣ ساعات ٥ دقائق', '185'],
    ['de', '2 Std. 5 Min.', '125'],
    ['en', 'long', 'long'],
  ])('in %s, %s is %s', (locale, typed, plain) => {
    expect(plainDuration(typed, locale)).toBe(plain);
  });
});

describe('a date as it is typed', () => {
  it.each([
    ['en', '3/4/27', '2027-03-04'],
    ['es', '3/4/27', '2027-04-03'],
    ['en', '25/12/2026', '2026-12-25'],
    ['es', '3-4', '2026-04-03'],
    ['en', 'Apr 3, 2027', '2027-04-03'],
    ['es', '3 abr 2027', '2027-04-03'],
    ['ar', '٣ أبريل ٢٠٢٧', '2027-04-03'],
    ['en', '2027-4-3', '2027-04-03'],
    ['en', 'tomorrow', '2026-11-21'],
    ['es', 'hoy', '2026-11-20'],
    ['en', '+7', '2026-11-27'],
  ])('in %s, %s is %s', (locale, typed, date) => {
    expect(readTypedDate(typed, locale, '2026-11-20')).toBe(date);
  });

  it.each(['31/02/2026', 'soon', '1/2/3/4', '13/13/2026'])('%s is none', (typed) => {
    expect(readTypedDate(typed, 'es', '2026-11-20')).toBeNull();
  });

  it.each(['en', 'de', 'es', 'ar'])('stands in its box in the words of %s, and is read back', (locale) => {
    const context = contextIn(locale);
    for (const [kind, value] of [
      ['date', '2027-04-03'],
      ['date', '2026-12-31'],
      ['time', '21:05'],
      ['datetime', '2027-04-03T19:30:00.000Z'],
    ] as const)
      expect(readBox(kind, boxText(kind, value, context), context)).toBe(value);
  });

  it.each([
    ['en', 'date', '2026-11-24', 'Nov 24, 2026'],
    ['en', 'time', '18:00', '6:00 PM'],
    ['en', 'datetime', '2026-11-24T18:00:00.000Z', 'Nov 24, 2026, 6:00 PM'],
    ['de', 'date', '2026-11-24', '24.11.2026'],
    ['de', 'time', '18:00', '18:00'],
    ['es', 'time', '18:00', '18:00'],
  ] as const)('in %s a %s stands in its box as lists say it', (locale, kind, value, text) => {
    expect(boxText(kind, value, { ...contextIn(locale), timezone: 'UTC' }).replaceAll('\u202f', ' ')).toBe(text);
  });

  it('keeps what cannot be read, so that it is refused in words', () => {
    expect(readBox('date', 'soon', contextIn('en'))).toBe('soon');
    expect(boxText('date', 'soon', contextIn('en'))).toBe('soon');
    expect(readBox('date', ' ', contextIn('en'))).toBeNull();
  });
});

describe('a time of day as it is typed', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['21h30', '21:30'],
    ['9:30 pm', '21:30'],
    ['12 am', '00:00'],
    ['9.30 م', '21:30'],
  ])('%s is %s', (typed, time) => {
    expect(readTypedTime(typed)).toBe(time);
  });

  it.each(['25:00', '9:60', '13 pm', 'noon'])('%s is none', (typed) => {
    expect(readTypedTime(typed)).toBeNull();
  });
});
