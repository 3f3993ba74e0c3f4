import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { hostError } from '#/dataProvider/hostError.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { type Connection, fileFor } from '#/src/screens/integrations/integration.ts';
import { Journal } from '#/src/screens/integrations/Journal.tsx';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

const connection = {
  ...{ id: 7, integration: 'datev', establishment_id: 3, updated_at: '2026-01-01T00:00:00.000Z', value: [] },
  ...{
    consultant_number: '29098',
    client_number: null,
    fiscal_year_month: 4,
    account_length: 6,
    clearing_account: '159000',
    tax_rate: null,
  },
} as Connection;

/** The journal's page, whose host refuses every download at one input; and what was asked. */
function show(refused: Record<string, string>) {
  const asked: Record<string, unknown>[] = [];
  const session = {
    permissions: new Set(['IntegrationDetail']),
    constants: { currencies: [{ code: 'EUR', name: 'Euro', decimals: 2 }], timezones: [] },
    establishments: [{ id: 3, currency: 'EUR', timezone: 'Europe/Berlin' }],
    establishment: { id: 3, currency: 'EUR', timezone: 'Europe/Berlin' },
    user: { user_type: 'staff' },
  };
  const dataProvider = {
    verb: async (_resource: string, verb: string, { input }: { input: Record<string, unknown> }) => {
      if (verb === 'journal') return { data: { currency: 'EUR', list: [], totals: { debit: 0, credit: 0 }, unmapped: 0 } };
      asked.push(input);
      throw hostError('Check the fields', 422, { errors: refused });
    },
  };
  const i18n = createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined);
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <MemoryRouter>
          <CoreAdminContext i18nProvider={i18n} dataProvider={dataProvider as never}>
            <Journal connection={connection} />
          </CoreAdminContext>
        </MemoryRouter>
      </SessionContext>
    </Frame>,
  );
  return asked;
}

it('asks for days and program, what that program needs as it was said last, and shows a refusal at its input', async () => {
  const asked = show({ to: 'A file is for one fiscal year: choose 2026-03-31 or an earlier day' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
  const dialog = await screen.findByRole('dialog', { name: 'Download' });
  expect((await screen.findByRole('combobox', { name: 'File for' })).textContent).toContain('DATEV (Buchungsstapel)');
  const said = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect([said('Consultant number'), said('Clearing account')]).toEqual(['29098', '159000']);
  expect(screen.queryByRole('textbox', { name: 'Rate without tax' })).toBeNull();
  const press = async () => userEvent.click(screen.getAllByRole('button', { name: 'Download' }).at(-1) ?? dialog);
  await press();
  // It is required where the file is DATEV's.
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Client number' }), '55003');
  await press();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ format: 'datev', client_number: '55003', fiscal_year_month: 4, account_length: 6 });
  expect(asked[0]?.from).toBe(asked[0]?.to);
  expect(asked[0]).not.toHaveProperty('tax_rate');
  expect(await screen.findByText(/A file is for one fiscal year/)).toBeDefined();
});

it('offers the connected program’s own file first, and for others the one that any program takes', () => {
  expect(['xero', 'datev', 'quickbooks_desktop', 'quickbooks', 'netsuite'].map(fileFor)).toEqual([
    'xero',
    'datev',
    'quickbooks_desktop',
    'csv',
    'csv',
  ]);
});
