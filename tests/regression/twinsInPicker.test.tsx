import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { Picker } from '#/src/kinds/reference/Picker.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const member = (id: number, card_number: string, mobile_number: string | null) => ({
  id,
  card_number,
  mobile_number,
  ending: `•••• ${card_number.slice(-4)}`,
});

// Whoever merged a member into another chose between '•••• 0019' and '•••• 0019'.
it('records that are called alike say what else they are known by; others only what they are called', async () => {
  const data = [member(1, 'OLD-0019', '+44 20 7946 0001'), member(2, 'NEW-0019', null), member(3, 'NEW-0020', null)];
  const session = {
    constants: { currencies: [], timezones: [] },
    establishments: [],
    establishment: null,
    user: { user_type: 'staff' },
    permissions: new Set(['LoyaltyMembers']),
  };
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <CoreAdminContext
          dataProvider={{ getList: async () => ({ data, total: 3 }) } as unknown as DataProvider}
          i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
        >
          <Picker to={['loyalty-members']} value={[]} label="Member to keep" onChange={() => undefined} />
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  await screen.findByRole('option', { name: /OLD/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '•••• 0019OLD-0019 · +44 20 7946 0001',
    '•••• 0019NEW-0019',
    '•••• 0020',
  ]);
});
