import { expect, test } from 'vitest';
import { contextFor } from '#/i18n/context.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { field } from '#model/language';

const spent = field.external({ reader: 'customer-spending', as: 'text', amounts: true });
const read = (locale: string, value: string | null) =>
  kindOf(spent).format(value, spent, contextFor({ locale, currency: 'GBP', timezone: 'UTC' }));

test('sums of several currencies are read with the sign, the decimals and the digits of each', () => {
  expect(read('en', 'GBP 396.12, JPY 48576, USD -1191.16')).toBe('£396.12, ¥48,576, -$1,191.16');
  expect(read('de', 'GBP 1396.12')).toBe('1.396,12\u00a0£');
  expect(read('en', null)).toBe('');
});

test('a number is read as the percentage or the money that a choice beside it says', () => {
  const rate = field.decimal({ scale: 3, unit: { by: 'type', percent: ['percent'], money: ['fixed'] } });
  const shown = (value: number, type?: string) =>
    kindOf(rate).format(
      value,
      rate,
      contextFor({ locale: 'en', currency: 'GBP', timezone: 'UTC' }),
      type === undefined ? undefined : { type },
    );
  expect([shown(20, 'percent'), shown(4.5, 'percent'), shown(0.1, 'fixed'), shown(20, 'other'), shown(20)]).toEqual([
    '20%',
    '4.50%',
    '£0.10',
    '20',
    '20',
  ]);
});

test('prices of one unit have equally many digits, two more than their currency', () => {
  const price = field.money({ scale: 6, perUnit: true });
  const said = (value: number, currency: string) =>
    kindOf(price).format(value, price, contextFor({ locale: 'en', currency, timezone: 'UTC' }));
  expect([3.346667, 1.035, 3.6].map((value) => said(value, 'GBP'))).toEqual(['£3.3467', '£1.0350', '£3.6000']);
  expect([said(120, 'JPY'), said(0.001234, 'GBP')]).toEqual(['¥120.00', '£0.0012']);
});

test('a month is read as one, in every language', () => {
  const month = field.date({ reads: 'month' });
  const said = (locale: string) =>
    kindOf(month).format('2026-11-01', month, contextFor({ locale, currency: 'GBP', timezone: 'America/Los_Angeles' }));
  expect(['en', 'de', 'es', 'ar'].map(said)).toEqual(['November 2026', 'November 2026', 'noviembre de 2026', 'نوفمبر 2026']);
});
