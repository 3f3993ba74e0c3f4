import { expect, test } from 'vitest';
import { numberText } from '#/model/values/intl.ts';

test.each([
  [12, 3, '12'],
  [1234, 2, '1,234'],
  [2.5, 3, '2.50'],
  [2.755, 3, '2.755'],
  [-0.1, 2, '-0.10'],
  // What rounds to a whole number is one.
  [2.9999, 2, '3'],
  [0.5, 1, '0.5'],
  [0, 2, '0'],
])('%f, kept with %i decimals, reads %s', (value, most, text) => {
  expect(numberText('en', value, most)).toBe(text);
});

test('a percentage counts its own decimals, and each language has its own marks', () => {
  expect(numberText('en', 8.875, 3, { style: 'percent' })).toBe('8.875%');
  expect(numberText('de', 4.5, 2, { style: 'percent' })).toBe('4,50\u00a0%');
  expect(numberText('en', 20, 2, { style: 'percent' })).toBe('20%');
  expect(numberText('ar', 1.5, 2)).toBe('1.50');
});
