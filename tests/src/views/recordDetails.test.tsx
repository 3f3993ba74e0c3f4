import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { RecordDetails } from '#/src/views/show/RecordDetails.tsx';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

/** The headings of the cards on a record's page. */
function cards(resource: string, record: { id: number; [name: string]: unknown }, held: readonly string[] = []): (string | null)[] {
  const session = {
    permissions: new Set(held),
    everywhere: new Set(held),
    constants: { currencies: [], timezones: [] },
    establishments: [],
    establishment: null,
    user: {},
  };
  const i18n = createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined);
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <CoreAdminContext i18nProvider={i18n}>
          <ResourceContextProvider value={resource}>
            <RecordContextProvider value={record}>
              <MemoryRouter>
                <RecordDetails />
              </MemoryRouter>
            </RecordContextProvider>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

it('has a field as a link to what shows more of it, for whoever may see that', () => {
  const alert = { id: 4, establishment_id: 2, kind: 'voids', day: '2026-03-02', message: 'Voids came to 6.00', status: 'open' };
  const address = () => screen.queryByRole('link', { name: 'Voids came to 6.00' })?.getAttribute('href');
  cards('alerts', alert, ['VoidedOrders']);
  expect(address()).toBe('/reports/voided-orders?establishments=2&from=2026-03-02&to=2026-03-02');
  cleanup();
  cards('alerts', alert);
  expect(address()).toBeUndefined();
});

it('does not show what is there for programs', () => {
  cards('alerts', { id: 4, kind: 'voids', day: '2026-03-02', message: 'Voids came to 6.00', status: 'open', subject: 'voids:2026-03-02' });
  expect(screen.queryByText('Key')).toBeNull();
  expect(screen.queryByText('voids:2026-03-02')).toBeNull();
});

describe('the cards of a record', () => {
  const client = { id: 4, name: 'Harbour', plan: 'trial', removal_at: null, removal_reason: '', removal_began: null };

  it('leave out a section in which nothing is filled in', () => {
    expect(cards('clients', client)).toEqual(['General info', 'Account info', 'Record']);
  });

  it('show a section under its title as soon as one of its fields is filled in', () => {
    expect(cards('clients', { ...client, removal_reason: 'Closed' })).toEqual(['General info', 'Account info', 'Removal', 'Record']);
    expect(cards('clients', { ...client, removal_began: false })).toContain('Removal');
  });

  it('fold away what is empty, until somebody wants to see it', () => {
    cards('clients', client);
    const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Business name', 'Plan', 'ID']);
    fireEvent.click(screen.getByRole('button', { name: /^Show \d+ empty fields$/ }));
    expect(names()).toEqual(expect.arrayContaining(['Business name', 'Phone', 'To be removed']));
    fireEvent.click(screen.getByRole('button', { name: 'Hide empty fields' }));
    expect(names()).toEqual(['Business name', 'Plan', 'ID']);
  });

  it('have a heading that their only field does not say again', () => {
    expect(cards('reservations', { id: 4, guest: 'Ida', note: 'By the window' })).toEqual(['Reservation', 'Note', 'Record']);
    const seen = screen.getAllByRole('term').filter((term) => getComputedStyle(term).position !== 'absolute');
    expect(seen.map(({ textContent }) => textContent)).toEqual(['Guest', 'ID']);
  });

  it('have a heading for what no section of the definition names', () => {
    const unnamed = Object.values(model.resources).flatMap(({ name, form, fields }) => {
      const named = (form?.sections ?? form?.tabs)?.flatMap((section) => section.fields);
      const other =
        named &&
        Object.values(fields).find((field) => field.kind === 'text' && !field.readable && !field.internal && !named.includes(field.name));
      return other ? [{ resource: name, field: other.name }] : [];
    })[0];
    expect(cards(String(unnamed?.resource), { id: 4, [String(unnamed?.field)]: 'Something' })).toContain('More');
  });
});
