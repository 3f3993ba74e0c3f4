import { cleanup, screen as page, render, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { Suspense } from 'react';
import { MemoryRouter, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { screenRoutes } from '#/src/app/screenRoutes.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { SessionContext } from '#/src/foundation/session/SessionContext.ts';
import type { PageScreen } from '#/src/screens/screen.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

const loaded: string[] = [];
const screenAt = (path: string, more: Partial<PageScreen>, Page: () => React.JSX.Element): PageScreen => ({
  path,
  label: 'boot.details',
  icon: 'Settings',
  permissions: [],
  load: async () => {
    loaded.push(path);
    return { default: Page };
  },
  ...more,
});
const Plain = () => <p>plain</p>;
const Named = () => <PageHeading title="A name of its own" crumbs={[]} />;
const routes = screenRoutes([
  screenAt('/plain', {}, Plain),
  screenAt('/named', {}, Named),
  screenAt('/guarded', { permissions: ['A', 'B'] }, Plain),
  screenAt('/platform', { callers: 'platform', start: true }, Plain),
  screenAt('/dashboard', { callers: 'client', permissions: ['D'], start: true }, Plain),
]);

function open(path: string, permissions: readonly string[] = [], userType = 'client', allowedPaths: readonly string[] = []): void {
  const session = { permissions: new Set(permissions), user: { user_type: userType }, tree: { nestedRoutes: [], allowedPaths } };
  render(
    <Frame>
      <MemoryRouter initialEntries={[path]}>
        <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
          <SessionContext value={session as never}>
            <Suspense>
              <Routes>{routes}</Routes>
            </Suspense>
          </SessionContext>
        </CoreAdminContext>
      </MemoryRouter>
    </Frame>,
  );
}
afterEach(cleanup);

const DENIED = 'You may not open this page';

describe('the route of a screen', () => {
  it('names the tab after the screen, unless the page knows better', async () => {
    open('/plain');
    await page.findByText('plain');
    await waitFor(() => expect(document.title).toBe('Details · Countinghouse'));
    cleanup();
    open('/named');
    await page.findByRole('heading', { name: 'A name of its own' });
    await waitFor(() => expect(document.title).toBe('A name of its own · Countinghouse'));
  });

  it('is open to whoever holds one of its permissions, and for others nothing is loaded', async () => {
    open('/guarded', ['C']);
    await page.findByText(DENIED);
    expect(loaded).not.toContain('/guarded');
    cleanup();
    open('/guarded', ['B']);
    await page.findByText('plain');
  });

  it('of the platform’s people is closed to a business’s', async () => {
    open('/platform');
    await page.findByText(DENIED);
    cleanup();
    open('/platform', [], 'admin');
    await page.findByText('plain');
  });

  it('of the dashboard leads who may not open it to where they begin: a page made for it, else what they may open', async () => {
    open('/dashboard', ['D']);
    await page.findByText('plain');
    await waitFor(() => expect(document.title).toBe('Details · Countinghouse'));
    cleanup();
    open('/dashboard', [], 'admin', ['/named', '/platform']);
    await page.findByText('plain');
    cleanup();
    open('/dashboard', [], 'client', ['/named']);
    await page.findByRole('heading', { name: 'A name of its own' });
    cleanup();
    open('/dashboard');
    await page.findByText(DENIED);
    expect(loaded.filter((path) => path === '/dashboard')).toHaveLength(1);
  });
});
