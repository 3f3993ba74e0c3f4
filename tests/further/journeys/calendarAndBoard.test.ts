import { beforeAll, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const guest = `Guest ${Date.now()}`;
let id: number;
const stored = async () => (await ask(user, 'GET', `/api/reservation/${id}`)) as { starts_at: string; status: string };

beforeAll(async () => {
  const establishment_id = await firstEstablishment(user);
  const made = await ask(user, 'POST', '/api/reservation', { establishment_id, guest, party: 2, starts_at: '2027-03-10T19:00:00.000Z' });
  id = made.id;
});

it('a reservation is dragged to another day and to another column, goes back on Undo, and the shape of the list stays', async () => {
  const page = await openPage({ user });
  const filter = encodeURIComponent(JSON.stringify({ q: guest }));
  await openScreen(page, `/reservations?as=calendar&on=2027-03-10&filter=${filter}`);
  const event = page.getByRole('listitem').filter({ hasText: guest });
  // A week from Sunday the 7th: Friday is the sixth.
  await event.dragTo(page.getByRole('cell').nth(5));
  await page.getByText(`${guest} is now on Friday, March 12, 2027`).waitFor();
  expect((await stored()).starts_at).toBe('2027-03-12T19:00:00.000Z');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Put back as it was.').waitFor();
  expect((await stored()).starts_at).toBe('2027-03-10T19:00:00.000Z');

  await page.getByRole('link', { name: 'Board', exact: true }).click();
  const booked = page.getByRole('region', { name: /^Booked/ });
  await booked.getByText(guest).waitFor();
  await booked.getByRole('listitem').dragTo(page.getByRole('region', { name: /^Finished/ }));
  // No step leads there: it stays, and nothing was asked of the host.
  expect((await stored()).status).toBe('booked');
  await booked.getByRole('listitem').dragTo(page.getByRole('region', { name: /^Seated/ }));
  await page
    .getByRole('region', { name: /^Seated/ })
    .getByText(guest)
    .waitFor();
  expect((await stored()).status).toBe('seated');

  await page.goto('/reservations');
  await settled(page);
  expect(new URL(page.url()).searchParams.get('as')).toBe('board');
});
