import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { NotificationBridge } from '#/src/foundation/toasts/NotificationBridge.tsx';
import { ListTable } from '#/src/views/list/ListTable.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const taxes = resourceOf(model, 'taxes');
const columns = { shown: ['name', 'rate', 'type', 'status'].map((name) => taxes.fields[name]), widths: {}, setWidth: () => undefined };
const stored = { type: 'percent', status: 'active', inclusive: false, client_id: 1, establishment_id: 3 };

/** The table of two taxes, and a host that keeps what is written to it. @returns what was written */
function show({ permissions, refuse }: { permissions: string[]; refuse?: Error }) {
  const rows = new Map([1, 2].map((id) => [id, { ...stored, id, name: `Tax ${id}`, rate: id, updated_at: `t${id}` }]));
  const written: object[] = [];
  const provider = {
    getOne: async (_: string, { id }: { id: number }) => ({ data: rows.get(id) }),
    update: async (_: string, { id, data, previousData }: { id: number; data: object; previousData: Record<string, unknown> }) => {
      const changed = Object.entries(data).filter(([name, value]) => previousData[name] !== value);
      written.push({ id, ...Object.fromEntries(changed) });
      if (refuse) throw refuse;
      const row = { ...rows.get(id), ...data, updated_at: `${previousData.updated_at}+` } as never;
      rows.set(id, row);
      return { data: row };
    },
  };
  const session = {
    establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' },
    permissions: new Set(permissions),
  };
  const list = {
    ...{ data: [...rows.values()], isPending: false, isFetching: false, isPlaceholderData: false, selectedIds: [], perPage: 25 },
    ...{ filterValues: {}, sort: { field: 'id', order: 'ASC' } },
  } as unknown as ListControllerResult;
  render(
    <AdminFrame resource="taxes" dataProvider={provider} session={session}>
      <ListContextProvider value={list}>
        <ListTable columns={columns as never} />
        <NotificationBridge />
      </ListContextProvider>
    </AdminFrame>,
  );
  return written;
}

const owner = ['Taxes', 'TaxEdit'];
const here = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('arrows lead from a row through its cells, and from a cell to the one below', async () => {
  const user = userEvent.setup();
  show({ permissions: owner });
  await user.keyboard('j{ArrowRight}');
  expect(here()).toBe('Edit Name of Tax 1');
  await user.keyboard('{ArrowRight}');
  expect(here()).toBe('Edit Rate of Tax 1');
  await user.keyboard('{ArrowDown}');
  expect(here()).toBe('Edit Rate of Tax 2');
  // Of the status a click makes the other one: it has no editor.
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(here()).toBe('Edit Type of Tax 2');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(here()).toBe('Tax 2');
});

test('who may not edit has no editor', async () => {
  const user = userEvent.setup();
  show({ permissions: ['Taxes'] });
  await user.keyboard('j{ArrowRight}');
  expect(here()).toBe('Tax 1');
  await user.hover(screen.getByText('Tax 1'));
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
});

test('writes the one field, gives the focus back, and puts it back on Undo', async () => {
  const user = userEvent.setup();
  const written = show({ permissions: owner });
  await user.hover(screen.getByText('Tax 2'));
  await user.click(screen.getByRole('button', { name: 'Edit Name of Tax 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Name of Tax 2' });
  const box = await within(dialog).findByRole('textbox', { name: /^Name/ });
  await user.clear(box);
  await user.keyboard('Reduced{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written).toEqual([{ id: 2, name: 'Reduced' }]);
  expect(here()).toBe('Edit Name of Tax 2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Put back as it was.');
  expect(written).toEqual([
    { id: 2, name: 'Reduced' },
    { id: 2, name: 'Tax 2' },
  ]);
});

test('stays with what is wrong: of its own field at the input, of another one below it', async () => {
  const user = userEvent.setup();
  const refuse = Object.assign(new Error('Not so'), {
    status: 422,
    body: { message: 'Not so', errors: { rate: 'Too low for this name' } },
  });
  const written = show({ permissions: owner, refuse });
  await user.keyboard('j{ArrowRight}{Enter}');
  const dialog = await screen.findByRole('dialog');
  await user.clear(await within(dialog).findByRole('textbox'));
  await user.keyboard('{Enter}');
  await within(dialog).findByText('Enter a value');
  expect(written).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), 'Zero{Enter}');
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Rate: Too low for this name');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Edit/ })).toBeNull());
});
