import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { OrderLines } from '#/src/screens/orders/OrderLines.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const line = (id: number, refund_quantity: number | null) => ({
  ...{ id, title: `Soup ${id}`, quantity: 2, price: 20, gross: 40, discount: 0, tax: 0, total: 40 },
  ...{ refund_quantity, refund_amount: 15 },
});

// Money given back for a line that stayed sold read "Refunded: 0, $15.00".
it('a line of which only money was given back says how much, and no quantity of 0', () => {
  const session = {
    constants: { currencies: [{ code: 'USD', name: 'Dollar', decimals: 2 }], timezones: [] },
    establishments: [{ id: 3, currency: 'USD', timezone: 'America/New_York' }],
    establishment: null,
    permissions: new Set(['Orders']),
    user: { user_type: 'staff' },
  };
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <ResourceContextProvider value="orders">
            <RecordContextProvider value={{ id: 1, establishment_id: 3, lines: [line(1, 0), line(2, null), line(3, 1)] }}>
              <OrderLines />
            </RecordContextProvider>
          </ResourceContextProvider>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
  expect(screen.getAllByText(/^Refunded/).map(({ textContent }) => textContent)).toEqual([
    'Refunded: $15.00',
    'Refunded: $15.00',
    'Refunded: 1, $15.00',
  ]);
});
