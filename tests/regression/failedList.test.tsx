import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRefresh } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { NotificationBridge } from '#/src/foundation/toasts/NotificationBridge.tsx';
import ResourceList from '#/src/views/list/ResourceList.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(() => {
  cleanup();
  // How a list is asked stands in the address.
  window.location.hash = '';
});

const BUSY = 'The host is busy: try again shortly';

function Refresh() {
  const refresh = useRefresh();
  return (
    <button type="button" onClick={refresh}>
      Read anew
    </button>
  );
}

/** A list of vendors whose host can be made to fail. */
function open(host: { fails: boolean; rows: readonly { id: number; name: string }[] }) {
  const dataProvider = {
    getList: async () => {
      if (host.fails) throw Object.assign(new Error(BUSY), { status: 503 });
      return { data: host.rows, total: host.rows.length };
    },
    call: async () => ({ data: { list: [], roles: [], default: null } }),
  };
  render(
    <AdminFrame resource="vendors" dataProvider={dataProvider} session={{ permissions: new Set(['Vendors']), tree: { nestedRoutes: [] } }}>
      <ResourceList />
      <Refresh />
      <NotificationBridge />
    </AdminFrame>,
  );
}

test('a list that cannot be read says so once, where it would stand', async () => {
  const host = { fails: true, rows: [{ id: 1, name: 'North Sea Fish' }] };
  open(host);
  expect(await screen.findAllByText(BUSY)).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');
  host.fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('North Sea Fish');
  expect(screen.queryByText(BUSY)).toBeNull();
});

test('rows that are there stay where only reading them anew fails, and say that they are as of earlier', async () => {
  const host = { fails: false, rows: [{ id: 1, name: 'North Sea Fish' }] };
  open(host);
  await screen.findByText('North Sea Fish');
  host.fails = true;
  await userEvent.click(screen.getByRole('button', { name: 'Read anew' }));
  const said = await screen.findByText(/as of earlier/);
  expect(said.closest('[role=status]')?.textContent).toContain(BUSY);
  screen.getByText('North Sea Fish');
  expect(screen.queryByText('Something went wrong.')).toBeNull();
  host.fails = false;
  host.rows = [{ id: 1, name: 'South Sea Fish' }];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('South Sea Fish');
  await waitFor(() => expect(screen.queryByText(/as of earlier/)).toBeNull());
});
