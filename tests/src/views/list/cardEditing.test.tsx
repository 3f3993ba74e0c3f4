import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListCards } from '#/src/views/list/ListCards.tsx';
import { type CellPage, showCells, TAX_COLUMNS } from './cellPage.tsx';

const unheard = { addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} };
beforeEach(() => {
  // A phone: narrower than any width that is asked for.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...unheard, media, matches: media.includes('max-width') }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const owner = ['Taxes', 'TaxEdit'];
const show = (given: Omit<CellPage, 'children'>) => showCells({ ...given, children: <ListCards columns={TAX_COLUMNS} /> });
const here = () => document.activeElement?.getAttribute('aria-label');
const opened = async (name: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  return { user, dialog, box: await within(dialog).findByRole<HTMLInputElement>('textbox') };
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a card offers to change what a cell of the table offers, but for its name, which opens the record', () => {
  show({ permissions: owner });
  const card = within(screen.getAllByRole('listitem')[1] as HTMLElement);
  expect(card.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Edit Rate of Tax 2', 'Edit Type of Tax 2']);
  expect(card.getByRole('link', { name: 'Tax 2' }).getAttribute('href')).toBe('/taxes/2/show');
  expect(card.getByRole('switch', { name: /^Status of Tax 2/ }).closest('.edits')).toBeNull();
});

test('who may not edit has plain values', () => {
  show({ permissions: ['Taxes'] });
  const [card] = screen.getAllByRole('listitem');
  expect(card?.textContent).toContain('Rate1');
  expect(screen.queryByRole('button')).toBeNull();
});

test('writes the one value, gives the focus back to it, and puts it back on Undo', async () => {
  const written = show({ permissions: owner });
  const { user, dialog, box } = await opened('Edit Rate of Tax 2');
  within(dialog).getByRole('heading', { name: 'Edit Rate of Tax 2' });
  expect(document.activeElement).toBe(box);
  await user.clear(box);
  await user.type(box, '7.5');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await closed();
  expect(written).toEqual([{ id: 2, rate: 7.5 }]);
  expect(here()).toBe('Edit Rate of Tax 2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Put back as it was.');
  expect(written[1]).toEqual({ id: 2, rate: 2 });
});

test('is left by Escape and by Cancel, with nothing written', async () => {
  const written = show({ permissions: owner });
  const { user, dialog } = await opened('Edit Rate of Tax 1');
  await user.keyboard('{Escape}');
  await closed();
  expect(here()).toBe('Edit Rate of Tax 1');
  expect(dialog.isConnected).toBe(false);
  const again = await opened('Edit Rate of Tax 1');
  await user.click(within(again.dialog).getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(here()).toBe('Edit Rate of Tax 1');
  expect(written).toEqual([]);
});

test('what the host refuses is said at the input, which stays', async () => {
  const body = { message: 'Not so', errors: { rate: 'Above what the law allows' } };
  show({ permissions: owner, refuse: Object.assign(new Error('Not so'), { status: 422, body }) });
  const { user, dialog, box } = await opened('Edit Rate of Tax 1');
  await user.type(box, '9{Enter}');
  const said = await within(dialog).findByText('Above what the law allows');
  expect(box.getAttribute('aria-describedby')?.split(' ')).toContain(said.closest('[id]')?.id);
  expect(box.value).toBe('19');
});
