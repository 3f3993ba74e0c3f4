import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { menuOf } from '#/authProvider/menu.ts';
import type { MenuGroup } from '#/authProvider/permissionTree.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { model } from '#/resources/index.ts';
import { places } from '#/src/app/keys/places.ts';
import { Shortcuts } from '#/src/app/keys/Shortcuts.tsx';
import { treeOf } from '#/src/app/session/loadSession.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { pageScreens } from '#/src/screens/index.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const allIn = (groups: readonly MenuGroup[]) => groups.flatMap(({ entries }) => entries.flatMap(({ permission }) => permission));
const every = [
  ...new Set([false, true].flatMap((ofPlatform) => allIn(menuOf(model, ofPlatform))).concat(pageScreens.flatMap((one) => one.permissions))),
];
function Page() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <output>{pathname}</output>
      <input aria-label="Name" />
      <Shortcuts open={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
    </>
  );
}

function show(permissions: readonly string[], ofPlatform = false) {
  const session = { tree: treeOf(model, permissions, { ofPlatform, isFullAccess: true }) } as unknown as SessionContextValue;
  render(
    <Frame>
      <MemoryRouter>
        <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
          <SessionContext value={session}>
            <Page />
          </SessionContext>
        </CoreAdminContext>
      </MemoryRouter>
    </Frame>,
  );
}
const here = () => screen.getByRole('status').textContent;
const press = (keys: string, on: Element = document.body) => {
  for (const key of keys) fireEvent.keyDown(on, { key, code: `Key${key.toUpperCase()}` });
};

it('leads from anywhere to each place that has a key, all of which are in the menu', () => {
  const led = new Set<string>();
  for (const ofPlatform of [false, true]) {
    show(every, ofPlatform);
    for (const [letter, path] of places) {
      press(`g${letter}`);
      if (here() === path) led.add(path);
    }
    cleanup();
  }
  expect(led).toEqual(new Set(places.map(([, path]) => path)));
});

it('leads nowhere that is not in the menu, by no letter alone, and not out of what is typed', () => {
  show(['Order']);
  press('gp');
  press('o');
  press('go', screen.getByRole('textbox'));
  press('gjo');
  fireEvent.keyDown(document.body, { key: 'g', code: 'KeyG' });
  fireEvent.keyDown(document.body, { key: 'o', code: 'KeyO', ctrlKey: true });
  expect(here()).toBe('/');
});

it('says which keys there are, of places those that are in the menu', async () => {
  show(['Taxes']);
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Select the row')).toBeTruthy();
  expect(within(dialog).queryByText('Orders')).toBeNull();
  expect(within(dialog).queryByText('Go to')).toBeNull();
});
