import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { model } from '#/resources/index.ts';
import { HelpButton } from '#/src/app/help/HelpButton.tsx';
import HelpPage from '#/src/app/help/HelpPage.tsx';
import HelpPanel from '#/src/app/help/HelpPanel.tsx';
import { useHelpKey } from '#/src/app/help/useHelpKey.ts';
import { treeOf } from '#/src/app/session/loadSession.ts';
import { isCovered } from '#/src/foundation/keys/isCovered.ts';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((open) => !open), []);
  const close = useCallback(() => setOpen(false), []);
  useHelpKey(toggle);
  const { pathname } = useLocation();
  return (
    <>
      <output data-testid="path">{pathname}</output>
      <input aria-label="Name" />
      <Link to="/taxes">To taxes</Link>
      <HelpButton isHelpOpen={isOpen} onToggleHelp={toggle} />
      <Suspense fallback={null}>{isOpen && <HelpPanel onClose={close} />}</Suspense>
      {pathname.startsWith('/help') && <HelpPage />}
    </>
  );
}

/** A page on a screen of some width, for somebody who holds these permissions. */
function show(address: string, permissions: readonly string[], isWide = true) {
  const unheard = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...unheard, media, matches: isWide && media.includes('1360') }) as never);
  const tree = treeOf(model, permissions, { ofPlatform: false, isFullAccess: false });
  const session = { tree, permissions: tree.permissions, everywhere: tree.everywhere };
  render(
    <AdminFrame resource="products" session={session} address={address}>
      <Page />
    </AdminFrame>,
  );
  return userEvent.setup();
}

it('stands beside the page on a wide screen and covers no key of it, follows it, and gives the focus back', async () => {
  const user = show('/orders/12/show', ['OrdersHistory', 'Taxes']);
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const panel = await screen.findByRole('dialog', { name: 'Help' });
  expect(await within(panel).findByRole('heading', { name: 'Orders' })).toBeTruthy();
  expect(isCovered()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'To taxes' }));
  expect(await within(panel).findByRole('heading', { name: 'Taxes' })).toBeTruthy();
  panel.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }));
});

it('opens and closes by F1, which opens no help of the browser, also from where one types; on a small screen over the page', async () => {
  const user = show('/orders', ['OrdersHistory'], false);
  const input = screen.getByRole('textbox', { name: 'Name' });
  input.focus();
  expect(fireEvent.keyDown(input, { key: 'F1' })).toBe(false);
  const panel = await screen.findByRole('dialog', { name: 'Help' });
  expect(panel.getAttribute('aria-modal')).toBe('true');
  await user.keyboard('{F1}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('finds another page’s help, without leaving the page one is on', async () => {
  const user = show('/orders', ['OrdersHistory', 'Taxes']);
  await user.keyboard('{F1}');
  const panel = await screen.findByRole('dialog', { name: 'Help' });
  await user.type(await within(panel).findByRole('searchbox', { name: 'Search the help' }), 'service charges name');
  await user.click(await within(panel).findByRole('button', { name: 'Taxes' }));
  expect(within(panel).getByRole('heading', { name: 'Taxes' })).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Back to Orders' }));
  expect(within(panel).getByRole('heading', { name: 'Orders' })).toBeTruthy();
  expect(screen.getByTestId('path').textContent).toBe('/orders');
});

it('has a page of what one may open, by menu groups, and says of other pages that one may not', async () => {
  show('/help', ['OrdersHistory']);
  expect(await screen.findByRole('heading', { name: 'Sales', level: 2 })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/help/orders');
  expect(screen.queryByText('Roles')).toBeNull();
});
