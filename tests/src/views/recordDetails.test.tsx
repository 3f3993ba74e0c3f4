import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider } from 'ra-core';
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
function cards(resource: string, record: { id: number; [name: string]: unknown }): (string | null)[] {
  const session = {
    permissions: new Set(),
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
              <RecordDetails />
            </RecordContextProvider>
          </ResourceContextProvider>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the cards of a record', () => {
  const client = { id: 4, name: 'Harbour', plan: 'trial', removal_at: null, removal_reason: '', removal_began: null };

  it('leave out a section in which nothing is filled in', () => {
    expect(cards('clients', client)).toEqual(['General info', 'Account info', 'Record']);
  });

  it('show a section under its title as soon as one of its fields is filled in', () => {
    expect(cards('clients', { ...client, removal_reason: 'Closed' })).toEqual(['General info', 'Account info', 'Removal', 'Record']);
    expect(cards('clients', { ...client, removal_began: false })).toContain('Removal');
  });

  it('have a heading for what no section of the definition names', () => {
    const unnamed = Object.values(model.resources).flatMap(({ name, form, fields }) => {
      const named = (form?.sections ?? form?.tabs)?.flatMap((section) => section.fields);
      const other = named && Object.values(fields).find((field) => field.kind === 'text' && !field.readable && !named.includes(field.name));
      return other ? [{ resource: name, field: other.name }] : [];
    })[0];
    expect(cards(String(unnamed?.resource), { id: 4, [String(unnamed?.field)]: 'Something' })).toContain('More');
  });
});
