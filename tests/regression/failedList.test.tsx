import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
