import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase, type RaRecord } from 'ra-core';
import { afterEach, expect, test, vi } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { ListRows } from '#/src/views/list/ListRows.tsx';
import { seenPage, standingOf } from '#/src/views/parts/seenPage.ts';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(() => {
  cleanup();
  // How a list is asked stands in the address.
  window.location.hash = '';
});

const vendors = resourceOf(model, 'vendors');
const columns = { shown: [present(vendors.allFields.name, 'name')], widths: {}, setWidth: () => undefined };
const session = { permissions: new Set(['Vendors']) };

/** Opens a list of so many vendors; gives the pages that were asked for, and what the observer is told to see. */
function open(total: number, rowsPerPage: number, refuses: () => boolean = () => false) {
  const asked: number[] = [];
  const watched = new Map<object, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #see: () => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#see = () => callback([{ isIntersecting: true }]);
      }
      // Columns are watched too: for whether they are in sight.
      observe(target: Element) {
        if (target.textContent?.includes('Load more')) watched.set(this, this.#see);
      }
      disconnect() {
        watched.delete(this);
      }
    },
  );
  const dataProvider = {
    getList: async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => {
      asked.push(page);
      if (page > 1 && refuses()) throw new Error('The host is not there');
      const first = (page - 1) * perPage;
      const data = Array.from({ length: Math.min(perPage, total - first) }, (_row, at) => ({
        id: first + at + 1,
        name: `V${first + at + 1}`,
      }));
      return { data: data as RaRecord[], total };
    },
  };
  render(
    <AdminFrame resource="vendors" dataProvider={dataProvider} session={session}>
      <ListBase resource="vendors" perPage={rowsPerPage} exporter={false} storeKey={false}>
        <ListRows columns={columns as never} isPhone={false} />
      </ListBase>
    </AdminFrame>,
  );
  return { asked, watched, seeEnd: () => watched.values().next().value?.() };
}

const rows = () => screen.getAllByRole('row').filter((row) => row.textContent?.startsWith('V')).length;

test('a list goes on where its end is seen, each page read once, until there is no more, or by pages again', async () => {
  const user = userEvent.setup();
  const { asked, seeEnd, watched } = open(25, 10);
  await screen.findByText('V10');
  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await user.click(screen.getByRole('option', { name: 'Endless' }));
  await screen.findByRole('button', { name: 'Load more' });
  await screen.findByText('1–10 of 25');
  await waitFor(() => expect(watched.size).toBe(1));
  seeEnd();
  await screen.findByText('V20');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('1–25 of 25');
  expect(rows()).toBe(25);
  expect(asked).toEqual([1, 2, 3]);
  expect(watched.size).toBe(0);
  expect(screen.getByRole('button', { name: 'Load more' })).toHaveProperty('disabled', true);
  expect(standingOf(seenPage('vendors'), 25)).toMatchObject({ position: 25, total: 25, previous: 24, beyond: undefined });

  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await user.click(screen.getByRole('option', { name: '10' }));
  await screen.findByRole('button', { name: 'Next page' });
  expect(rows()).toBe(10);
});

test('says where the next page cannot be read, and reads it when it is asked again', async () => {
  const user = userEvent.setup();
  let isAway = true;
  open(60, 25, () => isAway);
  await screen.findByText('V25');
  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await user.click(screen.getByRole('option', { name: 'Endless' }));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('The host is not there');
  expect(rows()).toBe(25);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('V50');
  expect(screen.queryByText('The host is not there')).toBeNull();
});

test('a neighbour beyond several pages is on the page after the last of them', () => {
  const page = {
    ids: Array.from({ length: 30 }, (_, at) => at + 1),
    page: 1,
    perPage: 10,
    total: 45,
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  };
  expect(standingOf(page as never, 30)).toMatchObject({ position: 30, next: undefined, beyond: 4 });
});
