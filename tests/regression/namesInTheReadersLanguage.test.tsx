import { cleanup, render, screen } from '@testing-library/react';
import { I18nContextProvider, testI18nProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { contextFor, lists } from '#/i18n/context.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf, kinds } from '#/model/kinds/index.ts';
import activityLog from '#/resources/people/activityLog.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import ColorCell from '#/src/kinds/color/Cell.tsx';
import NumberCell from '#/src/kinds/number/Cell.tsx';
import TextCell from '#/src/kinds/text/Cell.tsx';
import { field } from '#model/language';

/**
 * Colours, the units of quantities, and what an entry of the activity log is about (`users`) were called by one name in every language: on
 * the screen, in files and on paper.
 */
afterEach(cleanup);

/** Shows a cell to somebody who reads this language. */
function renderIn(locale: string, cell: ReactNode) {
  const session = { constants: { ...Object.fromEntries(lists), currencies: [], timezones: [] }, establishments: [] };
  render(
    <I18nContextProvider value={{ ...testI18nProvider({ messages: {} }), getLocale: () => locale }}>
      <SessionContext value={session as unknown as SessionContextValue}>{cell}</SessionContext>
    </I18nContextProvider>,
  );
}

const colour = fieldModel('colour', { kind: 'color' });

test.each([
  ['en', 1.5, 'kg', '1.50 kg'],
  ['en', 1, 'case', '1 case'],
  ['en', 3, 'case', '3 cases'],
  ['en', 24, 'each', '24 each'],
  ['de', 1.5, 'kg', '1,50 kg'],
  ['de', 3, 'case', '3 Kartons'],
  ['es', -2, 'case', '-2 cajones'],
  ['ar', 3, 'case', '3 كرتونات'],
  ['ar', 100, 'case', '100 كرتونة'],
  // What a host of another version says of a unit that we do not know.
  ['en', 2, 'barrel', '2 barrel'],
])('in %s %s of %s is written %s', (locale, quantity, unit, text) => {
  const context = contextFor({ locale, currency: 'EUR', timezone: 'UTC' });
  expect(kinds.quantity.format(quantity, field.quantity({ uom: 'unit' }), context, { unit })).toBe(text);
});

test.each([
  ['en', 'Red'],
  ['de', 'Rot'],
  ['es', 'Rojo'],
])('in %s red is called %s', (locale, name) => {
  expect(kinds.color.format('red', field.color(), contextFor({ locale, currency: 'EUR', timezone: 'UTC' }))).toBe(name);
  renderIn(locale, <ColorCell field={colour} value="red" record={{}} />);
  expect(screen.getByText(name)).toBeTruthy();
});

test.each([
  ['en', 'User', 'Receipt'],
  ['de', 'Benutzer', 'Beleg'],
  ['es', 'Usuario', 'Recibo'],
])('in %s an entry about a person is of the type %s', (locale, person, settings) => {
  const type = fieldModel('subject_type', activityLog.fields.subject_type);
  const shown = (value: string) => kindOf(type).format(value, type, contextFor({ locale, currency: 'EUR', timezone: 'UTC' }));
  expect(shown('users')).toBe(person);
  expect(shown('settings.receipt')).toBe(settings);
  expect(shown('gone-since')).toBe('gone-since');
  renderIn(locale, <TextCell field={type} value="users" record={{}} />);
  expect(screen.getByText(person)).toBeTruthy();
});

test('in Arabic a quantity is read from its number to its unit', () => {
  renderIn('ar', <NumberCell field={fieldModel('quantity', { kind: 'quantity', uom: 'unit' })} value={-1.5} record={{ unit: 'kg' }} />);
  const number = screen.getByText(/^.?-1\.50$/);
  expect(number.getAttribute('dir')).toBe('ltr');
  expect(number.parentElement?.getAttribute('dir')).toBe('auto');
  expect(number.parentElement?.textContent).toMatch(/كغم$/);
});
