import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, test } from 'vitest';
import { loadsOf, validUntil } from '#/src/widgets/giftCard/cardTerms.ts';
import { openPreview } from './openPreview.tsx';

afterEach(cleanup);

const show = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const said = async (name: string) => (await screen.findByRole('region', { name })).textContent ?? '';
const card = { id: 1, ending: '•••• 9', current_balance: 40, currency: 'EUR', activation_date: '2026-01-31' };

test('has both sides of the card, with its terms, limits and how long it is good', async () => {
  const { type } = await openPreview('gift_card');
  expect(await said('Card')).toBe('HarbourGift card•••• 4821Does not expireNo terms are entered.Can be loaded again.');
  expect(screen.getByText('Sample card')).toBeTruthy();
  for (const [field, value] of Object.entries({ terms: ' No cash. ', minimum_load: 5, maximum_balance: 500, reload: false }))
    await type(field, value);
  expect(await said('Card')).toMatch(/From \$5\.00Holds up to \$500\.00No cash\. *Cannot be loaded again\.$/);
  await type('expires_after_months', 12);
  expect(await said('Card')).toContain('Valid until ');
  await type('enabled', false);
  expect(screen.getByText('Gift cards are neither sold nor taken here.')).toBeTruthy();
});

test('asks for a number, refuses what is none, and shows the balance', async () => {
  await openPreview('gift_card', { records: { 'gift-cards': [card] } });
  await show('Number');
  const number = screen.getByLabelText('Card number');
  await userEvent.clear(number);
  await userEvent.type(number, 'x!{Enter}');
  expect(screen.getByText('Enter 6 to 32 letters, digits and hyphens.')).toBeTruthy();
  await userEvent.clear(number);
  await userEvent.type(number, 'ABC-123');
  await show('Check the balance');
  expect(await said('Balance')).toBe('Gift card •••• 9€40.00Does not expireLoad again€10.00€20.00€50.00');
});

test('says what may be loaded onto a card of the business', async () => {
  const values = { minimum_load: 20, maximum_balance: 100, expires_after_months: 1 };
  const { type } = await openPreview('gift_card', { values, records: { 'gift-cards': [card] } });
  await show('Balance');
  expect(screen.getByText('Card •••• 9')).toBeTruthy();
  expect(await said('Balance')).toBe('Gift card •••• 9€40.00Valid until Feb 28, 2026Load again€20.00€40.00At most €60.00 more');
  await type('maximum_balance', 50);
  expect(await said('Balance')).toMatch(/The card holds as much as it may\.$/);
  await type('reload', false);
  expect(await said('Balance')).toMatch(/Cannot be loaded again\.$/);
});

it('ends on the same day of a later month, or on its last', () => {
  expect(validUntil('2026-11-26', 12)).toBe('2027-11-26');
  expect(validUntil('2026-10-31', 4)).toBe('2027-02-28');
  expect([validUntil('2026-10-31', null), validUntil('2026-10-31', 0)]).toEqual([null, null]);
});

it('offers something where nothing is entered', () => {
  expect([loadsOf({}, 0), loadsOf({ minimum_load: 0, maximum_balance: null }, 9)]).toEqual([
    [10, 20, 50],
    [10, 20, 50],
  ]);
});
