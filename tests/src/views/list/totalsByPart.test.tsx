import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, ListContextProvider, type ListControllerResult, ResourceContextProvider } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { TotalsByPart } from '#/src/views/list/TotalsByPart.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const totals = [
  {
    currency: 'GBP',
    sums: { amount: 400 },
    by: [
      { id: 7, title: 'Rent', sums: { amount: 300 } },
      { id: 9, title: 'Power', sums: { amount: 100 } },
    ],
  },
];

/** The parts above the expenses, and the filters that they ask for. */
async function show(filterValues: object = {}) {
  const asked: unknown[] = [];
  const dataProvider = { call: async () => ({ data: { totals } }) } as unknown as DataProvider;
  const session = {
    user: { id: 1, user_type: 'client' },
    constants: { currencies: [], timezones: [] },
    establishments: [],
    establishment: { id: 1, currency: 'GBP', timezone: 'Europe/London' },
    permissions: new Set<string>(),
  } as unknown as SessionContextValue;
  const list = { filterValues, setFilters: (wanted: unknown) => void asked.push(wanted) } as unknown as ListControllerResult;
  render(
    <Frame>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
        <SessionContext.Provider value={session}>
          <ResourceContextProvider value="expenses">
            <ListContextProvider value={list}>
              <TotalsByPart />
            </ListContextProvider>
          </ResourceContextProvider>
        </SessionContext.Provider>
      </CoreAdminContext>
    </Frame>,
  );
  await screen.findByRole('group', { name: 'Total by Type' });
  return asked;
}

test('each part says what it comes to, beside the whole, and filters the list by itself', async () => {
  const asked = await show({ q: 'march' });
  expect(screen.getByText('£400.00')).toBeTruthy();
  const rent = screen.getByRole('button', { name: /Rent.*£300\.00/, pressed: false });
  await userEvent.click(rent);
  expect(asked).toEqual([{ q: 'march', type: [7] }]);
});

test('the chosen part takes its filter away again', async () => {
  const asked = await show({ q: 'march', type: [9] });
  await userEvent.click(screen.getByRole('button', { name: /Power/, pressed: true }));
  expect(asked).toEqual([{ q: 'march' }]);
});
