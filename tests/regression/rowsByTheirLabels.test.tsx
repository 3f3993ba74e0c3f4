import { expect, it } from 'vitest';
import { contextFor } from '#/i18n/context.ts';
import { rowNames } from '#/src/kinds/lines/rowNames.ts';
import { field } from '#model/language';

/** A list of orders said 'card' under payments, in every language. */
it('names rows by the label of a list value, in the reader’s language', () => {
  const fields = { method: field.lookup('payment_method'), amount: field.money() };
  const rows = [{ method: 'card', amount: 12 }, { method: 'gift_card' }, { method: null }];
  const named = (title: string | undefined, locale: string) =>
    rowNames({ title, fields }, rows, contextFor({ locale, currency: 'GBP', timezone: 'Europe/London' }));
  expect(named('method', 'en')).toEqual(['Card', 'Gift card', '']);
  expect(named('method', 'es')).toEqual(['Tarjeta', 'Tarjeta de regalo', '']);
  expect(named('amount', 'en')).toEqual(['£12.00', '', '']);
  expect(named(undefined, 'en')).toBeUndefined();
});
