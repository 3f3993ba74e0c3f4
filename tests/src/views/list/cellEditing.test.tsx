import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ListTable } from '#/src/views/list/ListTable.tsx';
import { type CellPage, showCells, TAX_COLUMNS } from './cellPage.tsx';

afterEach(cleanup);

const show = (given: Omit<CellPage, 'children'>) => showCells({ ...given, children: <ListTable columns={TAX_COLUMNS} /> });

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
