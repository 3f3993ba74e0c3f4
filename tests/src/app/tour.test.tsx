import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import Tour from '#/src/app/layout/Tour.tsx';
import { asksForTour, TOUR_SEARCH } from '#/src/foundation/page/tour.ts';
import { Frame } from './Frame.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const { search } = useLocation();
  return (
    <>
      <p data-testid="search">{search}</p>
      <nav data-tour="menu">Menu</nav>
      <div data-tour="search" hidden>
        Search
      </div>
      <button type="button" data-tour="account">
        Account
      </button>
      {asksForTour(search) && <Tour />}
    </>
  );
}

/** A page with a menu and an account, and a search that is not in sight. */
function show() {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function rects(this: HTMLElement) {
    return (this.hidden ? [] : [{}]) as unknown as DOMRectList;
  });
  Element.prototype.scrollIntoView ??= () => undefined;
  render(
    <Frame>
      <MemoryRouter initialEntries={[`/dashboard${TOUR_SEARCH}&period=today`]}>
        <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
          <Page />
        </CoreAdminContext>
      </MemoryRouter>
    </Frame>,
  );
  return userEvent.setup();
}

test('leads by Enter over what is in sight, back again, and ends where it began', async () => {
  const user = show();
  screen.getByRole('dialog', { name: 'Everything has its place' });
  screen.getByText('1 of 2');
  await user.keyboard('{Enter}');
  screen.getByRole('dialog', { name: 'Yourself' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  screen.getByRole('dialog', { name: 'Everything has its place' });
  await user.keyboard('{Enter}{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByTestId('search').textContent).toBe('?period=today');
});

test('is left by Escape at any moment', async () => {
  const user = show();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
