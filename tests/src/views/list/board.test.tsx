import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import ListBoard from '#/src/views/list/board/ListBoard.tsx';
import { showLayout } from './layoutPage.tsx';

afterEach(cleanup);

const at = '2026-11-27T19:00:00.000Z';
const rows = [
  { id: 1, guest: 'Amelia', party: 4, status: 'booked', starts_at: at, duration: 90 },
  { id: 2, guest: 'Daniel', party: 2, status: 'seated', starts_at: at, duration: 90 },
];
const may = ['Reservations', 'ReservationEdit'];
const show = (permissions = may, refuse?: Error) =>
  showLayout({ resource: 'reservations', rows, permissions, refuse, children: <ListBoard /> });
const column = (name: RegExp) => screen.findByRole('region', { name });
const menuOf = async (name: string) => {
  const user = userEvent.setup();
  (await screen.findByRole('button', { name: `Actions for ${name}` })).focus();
  await user.keyboard('{Enter}');
  return { user, menu: await screen.findByRole('menu') };
};

test('has a column for each value in order, with its own count, and cards with what decides', async () => {
  show();
  const booked = await column(/^Booked/);
  await within(booked).findByRole('link', { name: 'Amelia' });
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
    'Booked1',
    'Seated1',
    'Finished0',
    'No-show0',
    'Cancelled0',
  ]);
  expect(within(booked).getByRole('listitem').textContent).toContain('Party: 4');
  await waitFor(() => expect(booked.querySelector('.sum')?.textContent).toContain('12'));
});

test('a card is moved by its menu where steps lead, takes the focus there, and goes back on Undo', async () => {
  const { written } = show();
  const { user, menu } = await menuOf('Amelia');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((one) => one.textContent),
  ).toEqual(['Move to “Seated”', 'Move to “No-show”', 'Move to “Cancelled”']);
  await user.keyboard('{Enter}');
  const seated = await column(/^Seated/);
  await within(seated).findByRole('link', { name: 'Amelia' });
  await screen.findByText('Amelia is now in “Seated”');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Amelia'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Put back as it was.');
  expect(written).toEqual([
    { id: 1, status: 'seated' },
    { id: 1, status: 'booked' },
  ]);
});

test('a move that the host refuses is said, and the card stays', async () => {
  show(may, Object.assign(new Error('The table is taken'), { status: 409, body: { message: 'The table is taken' } }));
  const { user } = await menuOf('Amelia');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('The table is taken');
  expect(within(await column(/^Booked/)).getByRole('link', { name: 'Amelia' })).toBeDefined();
});

test('who may not edit has cards without a menu', async () => {
  show(['Reservations']);
  await screen.findByRole('link', { name: 'Amelia' });
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Amelia' }).closest('li')?.getAttribute('draggable')).toBe('false');
});

test('what a column comes to is for who may see the field', async () => {
  const orders = [{ id: 1, number: 'PO-1', status: 'draft', vendor: 5, _titles: { vendor: 'Riverside' } }];
  const showOrders = (permissions: string[]) =>
    showLayout({ resource: 'purchase-orders', rows: orders, permissions, children: <ListBoard /> });
  showOrders(['PurchasingReceiving']);
  expect((await screen.findByRole('link', { name: 'PO-1' })).closest('li')?.textContent).toContain('Riverside');
  expect((await column(/^Draft/)).querySelector('.sum')).toBeNull();
  cleanup();
  showOrders(['PurchasingReceiving', 'CostView']);
  const draft = await column(/^Draft/);
  await waitFor(() => expect(draft.querySelector('.sum')?.textContent).toContain('£12.00'));
});

test('a column offers the rest of its records', async () => {
  showLayout({ resource: 'reservations', rows, permissions: may, total: 21, children: <ListBoard /> });
  const booked = await column(/^Booked/);
  expect(await within(booked).findByRole('button', { name: 'Show more (20 left)' })).toBeDefined();
});
