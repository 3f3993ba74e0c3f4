import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import { openPreview } from './openPreview.tsx';

afterEach(cleanup);

const kiosk = () => screen.findByRole('group', { name: 'Kiosk' });
const said = async () => (await kiosk()).textContent ?? '';
const show = async (moment: string) => {
  await kiosk();
  await userEvent.click(screen.getByRole('button', { name: moment }));
};
const off = 'Kiosks take no orders yet. This is what guests will see when they do.';

test('welcomes the guest, and says above that kiosks take no orders yet', async () => {
  const { type } = await openPreview('kiosk');
  expect(await said()).toBe('HarbourTouch to orderDine inTake out');
  expect(screen.getByText(off)).toBeTruthy();
  await type('enabled', true);
  await type('welcome', 'Hungry?');
  await type('dine_in', false);
  expect(await said()).toBe('HarbourHungry?Take out');
  expect(screen.queryByText(off)).toBeNull();
  await type('take_out', false);
  await type('welcome', null);
  await type('background', '/files/sea.png');
  expect(await said()).toBe('Harbour');
  expect((await kiosk()).querySelector('img')?.getAttribute('src')).toContain('/files/sea.png');
});

test('has products of the menu, in the colours of their categories', async () => {
  const products = [
    { id: 1, item: 'Soup', price: 7, category: 4 },
    { id: 2, item: 'Tart', price: null, image: '/files/tart.png' },
  ];
  const { type } = await openPreview('kiosk', { records: { products, categories: [{ id: 4, name: 'Starters', color: 'blue' }] } });
  await show('Menu');
  expect(screen.getByText('Products of the menu')).toBeTruthy();
  await screen.findByText('Starters');
  expect(await said()).toBe('MenuAllStartersSSoup$7.00TartShow the cartStarts over after 60 seconds without a touch');
  expect((await kiosk()).querySelector<HTMLElement>('.letter')?.style.background).toContain('#0091ff');
  await type('idle_seconds', null);
  expect(await said()).toMatch(/Show the cart$/);
});

test('asks in the cart for what the settings say', async () => {
  const order = { ...sampleOrder, id: 3, order_number: '77' };
  const { type } = await openPreview('kiosk', { records: { orders: [order] } });
  await show('Your cart');
  expect(screen.getByText('Order 77')).toBeTruthy();
  const start = 'Your cart2 × House burger$36.001 × Lemonade$5.00Total$42.00';
  const end = 'Starts over after 60 seconds without a touch';
  expect(await said()).toBe(`${start}Your namePay by card${end}`);
  for (const field of ['ask_for_phone', 'offer_tip', 'accept_cash']) await type(field, true);
  await type('ask_for_name', false);
  const tips = 'Would you like to leave a tip?15 %$5.2518 %$6.3020 %$7.00';
  expect(await said()).toBe(`${start}Your telephone${tips}Pay by cardPay at the counter${end}`);
});

test('has samples, named so, where there is nothing yet', async () => {
  await openPreview('kiosk');
  await show('Menu');
  expect(screen.getByText('Sample products')).toBeTruthy();
  await show('Your cart');
  expect(screen.getByText('Sample order')).toBeTruthy();
});
