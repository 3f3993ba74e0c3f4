import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { sampleOrder } from '#/resources/reference/sampleReceiptOrder.ts';
import { openPreview } from './openPreview.tsx';

afterEach(cleanup);

const display = () => screen.findByRole('group', { name: 'Customer display' });
const said = async () => (await display()).textContent ?? '';
const show = async (moment: string) => {
  await display();
  await userEvent.click(screen.getByRole('button', { name: moment }));
};

test('welcomes the guest with text, colour, logo and picture as they are entered', async () => {
  const { type } = await openPreview('customer_facing_display');
  expect(await said()).toBe('HarbourWelcome!');
  await type('welcome', 'Ahoy');
  expect(await said()).toBe('HarbourAhoy');
  await type('welcome', null);
  expect(await said()).toBe('Harbour');
  await type('background', 'yellow');
  const { backgroundColor, background, color } = getComputedStyle(await display());
  expect(backgroundColor || background).toContain('#f5d90a');
  expect(color).toContain('#000000');
  await type('logo', '/files/logo.png');
  expect((await screen.findByRole('img', { name: 'Harbour' })).getAttribute('src')).toContain('/files/logo.png');
  await type('idle_image', '/files/sea.png');
  expect((await display()).querySelector('img[src$="/files/sea.png"]')).toBeTruthy();
});

test('shows a real order with a discount as it grows, or its total alone', async () => {
  const order = { ...sampleOrder, id: 3, order_number: '77', total_amount: 12.5, discount: 2 };
  const { type, asked } = await openPreview('customer_facing_display', { records: { orders: [order] } });
  await show('Ordering');
  expect(asked[0]?.params).toMatchObject({ filter: { discount: { gt: 0 } } });
  expect(screen.getByText('Order 77')).toBeTruthy();
  expect(await said()).toBe('HarbourYour order2 × House burger$36.001 × Lemonade$5.00You saved$2.00Total$12.50');
  await type('show_items', false);
  await type('show_savings', false);
  await type('ask_for_loyalty', true);
  expect(await said()).toMatch(/^HarbourYour orderTotal\$12\.50.*Loyalty card\? Enter its number$/);
});

test('asks for the tip as the tipping settings suggest it, where it asks at all', async () => {
  const settings = { tipping: { basis: 'after_tax', first: 10, second: 20, third: 20, allow_custom: false } };
  const { type } = await openPreview('customer_facing_display', { settings });
  expect(await screen.findByText('Sample order')).toBeTruthy();
  await show('Paying');
  expect(await said()).toBe('HarbourTo pay$42.00Hold your card to the reader');
  await type('ask_for_tip', true);
  expect(await said()).toBe('HarbourTo pay$42.00Would you like to leave a tip?10 %$4.2020 %$8.40No tip');
});

test('thanks, offers the receipt, and says how long it stays', async () => {
  const { type } = await openPreview('customer_facing_display');
  await show('Thanks');
  expect(await said()).toMatch(/Thank you!.*Send the receipt by e-mail.*Back to the welcome after 5 seconds/);
  await type('ask_for_email', false);
  await type('thanks', 'Bye');
  await type('thanks_seconds', null);
  expect(await said()).toBe('HarbourBye');
});
