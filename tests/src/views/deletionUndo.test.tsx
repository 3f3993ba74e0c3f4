import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, ListContextProvider, type ListControllerResult, ResourceContextProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { bulk } from '#/dataProvider/bulk.ts';
import { hostError } from '#/dataProvider/hostError.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { NotificationBridge } from '#/src/foundation/toasts/NotificationBridge.tsx';
import { BulkBar } from '#/src/views/list/BulkBar.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const undo = { id: '5ee6377d-eafe-4bce-9808-2c1848916394', expires_at: '2026-11-26T23:00:00.000Z' };
const both = { matched: 2, changed: 2, failed: [] };

/** The bar of a list with two taxes ticked; the host says so of a deletion and its undo. Gives the undone deletions and the lists read anew. */
function show({ deletion, canUndo, restore }: { deletion: object; canUndo: boolean; restore?: () => { message: string } }) {
  const restored: unknown[] = [];
  const call = async ({ path }: { path: string }, { id }: { id?: string } = {}) => {
    if (path.endsWith('/dependents')) return { data: { list: [], can_undo: canUndo } };
    restored.push(id);
    return { data: { resource: 'taxes', ids: [1, 2] }, ...restore?.() };
  };
  const request = async <T,>() => ({ status: 200, data: deletion as T });
  const deleteMany = (name: string, { ids }: { ids: number[] }) => bulk(request, resourceOf(model, name), ids, { delete: true });
  const session = {
    constants: { currencies: [], timezones: [] },
    establishments: [],
    establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' },
    user: { user_type: 'client' },
    permissions: new Set(['Taxes', 'TaxDelete']),
  } as unknown as SessionContextValue;
  const list = {
    selectedIds: [1, 2],
    data: [{ id: 1 }, { id: 2 }],
    total: 5,
    onUnselectItems: () => {},
  } as unknown as ListControllerResult;
  const queryClient = new QueryClient();
  queryClient.setQueryData(['taxes', 'getList'], {});
  queryClient.setQueryData(['taxes', 'getOne'], {});
  render(
    <Frame>
      <MemoryRouter>
        <CoreAdminContext
          queryClient={queryClient}
          dataProvider={{ call, deleteMany } as unknown as DataProvider}
          i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
        >
          <SessionContext.Provider value={session}>
            <ResourceContextProvider value="taxes">
              <ListContextProvider value={list}>
                <BulkBar />
                <NotificationBridge />
              </ListContextProvider>
            </ResourceContextProvider>
          </SessionContext.Provider>
        </CoreAdminContext>
      </MemoryRouter>
    </Frame>,
  );
  return { restored, isStale: () => queryClient.getQueryState(['taxes', 'getOne'])?.isInvalidated };
}

async function remove(): Promise<string> {
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
  const dialog = await screen.findByRole('dialog');
  const button = await within(dialog).findByRole('button', { name: 'Delete' });
  await screen.findByText(/activity log keeps/);
  const said = dialog.textContent ?? '';
  await userEvent.click(button);
  return said;
}

describe('the toast after a deletion', () => {
  test('puts everything back, says so, and has lists and records read anew', async () => {
    const { restored, isStale } = show({ deletion: { ...both, undo }, canUndo: true, restore: () => ({ message: '2 records put back' }) });
    expect(await remove()).toContain('offers “Undo”');
    await screen.findByText('2 records deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 records put back');
    expect(restored).toEqual([undo.id]);
    expect(isStale()).toBe(true);
  });

  test('says what stands in the way', async () => {
    const refuse = () => {
      throw hostError('Another tax has this name by now', 409, {});
    };
    show({ deletion: { ...both, undo }, canUndo: true, restore: refuse });
    await remove();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Another tax has this name by now');
  });

  test('offers what was deleted where some stayed', async () => {
    const failed = [{ id: 1, errors: { id: ['It is in use'] } }];
    const { restored } = show({ deletion: { matched: 2, changed: 1, failed, undo }, canUndo: true });
    await remove();
    await screen.findByText(/It is in use/);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Put back as it was.');
    expect(restored).toEqual([undo.id]);
  });

  test('offers nothing where nothing was kept, and the dialog says so before', async () => {
    show({ deletion: both, canUndo: false });
    expect(await remove()).toContain('This cannot be undone');
    await screen.findByText('2 records deleted');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
