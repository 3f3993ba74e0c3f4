import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type DataProvider, memoryStore, ResourceContextProvider } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { Frame } from './Frame.tsx';

interface AdminFrameProps {
  /** Whose pages stand in it. */
  resource: string;
  /** The calls that the test answers. */
  dataProvider?: object;
  /** What the test says of the session; nobody's currencies, establishments or rights beside it. */
  session?: object;
  /** Where the page stands. */
  address?: string;
  children: ReactNode;
}

/**
 * What stands around a page of a resource inside the admin: its calls, texts, session, store and router. Nothing is asked twice, or kept
 * for the next one.
 */
export function AdminFrame({ resource, dataProvider = {}, session = {}, address = `/${resource}`, children }: AdminFrameProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [store] = useState(() => memoryStore());
  const value = {
    constants: { currencies: [], timezones: [] },
    establishments: [],
    establishment: null,
    user: { id: 1, user_type: 'client' },
    permissions: new Set(),
    everywhere: new Set(),
    ...session,
  };
  return (
    <Frame>
      <MemoryRouter initialEntries={[address]}>
        <CoreAdminContext
          store={store}
          queryClient={queryClient}
          dataProvider={dataProvider as DataProvider}
          i18nProvider={createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => {})}
        >
          <SessionContext.Provider value={value as unknown as SessionContextValue}>
            <ResourceContextProvider value={resource}>{children}</ResourceContextProvider>
          </SessionContext.Provider>
        </CoreAdminContext>
      </MemoryRouter>
    </Frame>
  );
}
