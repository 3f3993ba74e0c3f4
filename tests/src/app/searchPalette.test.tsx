import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { model } from '#/resources/index.ts';
import { SearchButton } from '#/src/app/search/SearchButton.tsx';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { Frame } from './Frame.tsx';

const messages = { ...englishMessages, ...resourceLabels(model, 'en') };

afterEach(() => {
  cleanup();
  localStorage.clear();
  document.querySelector('[role=dialog]')?.remove();
});

const page = (name: string) => ({ name, path: `/${name}`, permission: [], icon: 'Percent', labelKey: `resources.${name}.name` });
const taxes = { name: 'catalogue', icon: 'Percent', headings: [], entries: [page('taxes'), page('vendors')] };
const tree = { nestedRoutes: [taxes], allowedPaths: ['/taxes', '/vendors'], permissions: new Set(), everywhere: new Set() };
const permissions = new Set(['Taxes', 'TaxCreate', 'Vendors']);

function show(user = 1) {
  const session = { permissions, everywhere: permissions, user: { id: user, client_id: 1 }, tree, establishments: [], establishment: null };
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', messages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter initialEntries={['/taxes']}>
            <SearchButton />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
}
const press = () => act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', ctrlKey: true })));
const headings = () => [...document.querySelectorAll('.MuiListSubheader-root')].map((node) => node.textContent);
const lines = () => screen.queryAllByRole('option').map((node) => node.querySelector('.label')?.textContent);

it('never opens over a dialog', async () => {
  show();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  press();
  expect(screen.queryByRole('combobox')).toBeNull();
  dialog.remove();
  press();
  await screen.findByRole('combobox');
});

it('takes ‘new tax’ for what one may begin, in either order, and not for a miss', async () => {
  show();
  press();
  const box = await screen.findByRole('combobox');
  for (const typed of ['new tax', 'tax add', 'create a tax']) {
    fireEvent.change(box, { target: { value: typed } });
    expect(lines()[0]).toBe('Add tax');
  }
  fireEvent.change(box, { target: { value: 'new vendor' } });
  expect(lines()).not.toContain('Add vendor');
});

it('shows what one opened last and pins it; another person finds none of it', async () => {
  show();
  press();
  await screen.findByRole('combobox');
  expect(headings()[0]).toBe('Opened last');
  expect(lines()[0]).toBe('Taxes');
  const [first] = screen.getAllByRole('option');
  fireEvent.click(first?.querySelector('.pin') as Element);
  expect(headings()[0]).toBe('Pinned');
  expect(JSON.parse(localStorage.getItem('countinghouse.places.1.1') ?? '{}').pinned).toEqual([{ path: '/taxes' }]);
  cleanup();
  localStorage.setItem('countinghouse.places.2.1', '{"pinned":"broken"');
  show(2);
  press();
  await screen.findByRole('combobox');
  expect(headings()).not.toContain('Pinned');
});

it('pins what is highlighted with Alt P, whatever letter that is, and takes it off again', async () => {
  show(3);
  press();
  const box = await screen.findByRole('combobox');
  const pinned = () => JSON.parse(localStorage.getItem('countinghouse.places.3.1') ?? '{}').pinned;
  const altP = () => fireEvent.keyDown(box, { key: 'π', code: 'KeyP', altKey: true });
  altP();
  expect(pinned()).toEqual([{ path: '/taxes' }]);
  altP();
  expect(pinned()).toEqual([]);
});

it('opens what is highlighted in a tab of its own with Ctrl Enter, and stays for the next one', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  show();
  press();
  const box = await screen.findByRole('combobox');
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  expect(opened.mock.calls).toEqual([['/taxes', '_blank', 'noopener']]);
  expect(screen.getByRole('combobox')).toBe(box);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(opened).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  opened.mockRestore();
});
