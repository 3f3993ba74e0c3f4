import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { SearchButton } from '#/src/app/search/SearchButton.tsx';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const tree = { nestedRoutes: [], allowedPaths: [] };
const session = { permissions: new Set(), user: {}, tree, establishments: [], establishment: null };
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const shortcut = () => window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true }));

// On a slow machine the next search was opened before the last one had gone, and what was typed came behind the words of that.
it('a search that is opened while the last one is closing begins empty, with the focus in it', async () => {
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter>
            <SearchButton />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
  act(() => void shortcut());
  await screen.findByRole('combobox');
  fireEvent.change(box(), { target: { value: 'prod mix' } });
  expect(box().value).toBe('prod mix');
  act(() => {
    shortcut();
    shortcut();
  });
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});
