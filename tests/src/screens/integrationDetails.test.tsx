import { cleanup, render, screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { IntegrationDetails } from '#/src/screens/integrations/IntegrationDetails.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const constants = { currencies: [], timezones: [], payment_method: [{ value: 'cash', label: 'Cash' }] };
const value = [
  { id: 1, part: 'category', name: 'Starters', account: '4000' },
  { id: 2, part: 'payment_method', name: 'cash', account: '1010' },
  { id: 3, part: 'category', name: null, account: '4100' },
  { id: 4, part: 'gift_card_liability', name: null, account: '2400' },
];

it('calls what is mapped by its name, ways of paying and what has no category too', () => {
  render(
    <AdminFrame resource="third-party-integrations" session={{ constants }}>
      <RecordContextProvider value={{ id: 2, integration: 'xero', state: 'not_connected', value }}>
        <IntegrationDetails />
      </RecordContextProvider>
    </AdminFrame>,
  );
  const rows = within(screen.getByRole('table', { name: 'Mapping' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent))).toEqual([
    ['Category', 'Starters', '4000'],
    ['Payment method', 'Cash', '1010'],
    ['Category', 'Without a category', '4100'],
    ['Gift card liability', '', '2400'],
  ]);
});
