import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, Notification } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { calls } from '#/dataProvider/calls.ts';
import { hostError } from '#/dataProvider/hostError.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import ConnectedPage from '#/src/screens/integrations/ConnectedPage.tsx';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

/** The page that a program sends back to, whose host answers each call as it is told. */
function sentBack(refused: { connected?: string; read?: string }) {
  const dataProvider = {
    call: async ({ path }: { path: string }) => {
      const why = path === calls.programConnected.path ? refused.connected : refused.read;
      if (why) throw hostError(why, 409, {});
      return { data: { id: 7, establishment_id: 3, company: 'Ours' }, message: 'Read' };
    },
  };
  const session = {
    permissions: new Set(['IntegrationEdit']),
    establishments: [],
    tree: { nestedRoutes: [] },
    user: { user_type: 'owner' },
  };
  const i18n = createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined);
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <MemoryRouter initialEntries={['/connected?state=s&code=c']}>
          <CoreAdminContext i18nProvider={i18n} dataProvider={dataProvider as never}>
            <Routes>
              <Route path="/connected" element={<ConnectedPage />} />
              <Route path="/third-party-integrations/7/mapping" element="the mapping" />
              <Route path="/third-party-integrations/7/show" element="the connection" />
            </Routes>
            <Notification />
          </CoreAdminContext>
        </MemoryRouter>
      </SessionContext>
    </Frame>,
  );
}

it('leads to the mapping once it is connected and its accounts are read', async () => {
  sentBack({});
  expect(await screen.findByText('the mapping')).toBeTruthy();
});

it('leads to the connection where it is made and its accounts cannot be read yet, and says why', async () => {
  sentBack({ read: 'QuickBooks cannot be reached' });
  expect(await screen.findByText('the connection')).toBeTruthy();
  expect(await screen.findByText('QuickBooks cannot be reached')).toBeTruthy();
});

it('stays and says why where it is not connected', async () => {
  sentBack({ connected: 'Begin again' });
  expect((await screen.findByRole('alert')).textContent).toBe('Begin again');
  expect(screen.queryByText('the connection')).toBeNull();
});
