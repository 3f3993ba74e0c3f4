import { cleanup, render, screen } from '@testing-library/react';
import { I18nContextProvider, testI18nProvider } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { contextFor, lists } from '#/i18n/context.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kinds } from '#/model/kinds/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import ColorCell from '#/src/kinds/color/Cell.tsx';
import { field } from '#model/language';

/** Colours, and the units of quantities, were called by their English names in every language: on the screen, in files and on paper. */
afterEach(cleanup);

const colour = fieldModel('colour', { kind: 'color' });

test.each([
  ['en', '1.50 Kilogram'],
  ['de', '1,50 Kilogramm'],
])('in %s a kilogram and a half are called %s', (locale, name) => {
  const context = contextFor({ locale, currency: 'EUR', timezone: 'UTC' });
  expect(kinds.quantity.format(1.5, field.quantity({ uom: 'unit' }), context, { unit: 'kg' })).toBe(name);
});

test.each([
  ['en', 'Red'],
  ['de', 'Rot'],
  ['es', 'Rojo'],
])('in %s red is called %s', (locale, name) => {
  expect(kinds.color.format('red', field.color(), contextFor({ locale, currency: 'EUR', timezone: 'UTC' }))).toBe(name);
  const session = { constants: { colors: lists.get('colors'), currencies: [], timezones: [] }, establishments: [] };
  render(
    <I18nContextProvider value={{ ...testI18nProvider({ messages: {} }), getLocale: () => locale }}>
      <SessionContext value={session as unknown as SessionContextValue}>
        <ColorCell field={colour} value="red" record={{}} />
      </SessionContext>
    </I18nContextProvider>,
  );
  expect(screen.getByText(name)).toBeTruthy();
});
