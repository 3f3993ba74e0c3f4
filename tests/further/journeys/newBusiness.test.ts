import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, sharedHostUrl } from '#/tests/support/browser.ts';
import { goOn, goOver, openScreen } from '#/tests/support/screens.ts';

const TOLD = 'Add your first establishment';

/** Somebody who has only just registered a business: it has nothing in it. */
async function newcomer(): Promise<Page> {
  const owner = { email: `nadia${Date.now()}@newcomer.test`, password: 'a long password', firstName: 'Nadia', lastName: 'Newman' };
  const answer = await fetch(`${await sharedHostUrl()}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return openPage({ storage: { accessToken } });
}

it('a business without an establishment is led to its first one from every page that needs one, which then works', async () => {
  const page = await newcomer();
  const header = page.getByRole('banner');
  const told = page.getByRole('heading', { name: TOLD });
  await openScreen(page, '/dashboard');
  await told.waitFor();
  for (const path of [
    '/reports/sales-summary',
    '/reports/product-mix',
    '/inventory',
    '/low-stock',
    '/settings/receipt',
    '/categories',
    '/products/create',
  ]) {
    await goOn(page, path);
    await told.waitFor();
  }
  await goOver(page, '/taxes/create');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: TOLD }).waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });

  await goOn(page, '/reports/sales-summary');
  await page.getByRole('link', { name: 'Add an establishment' }).click();
  await page.getByRole('heading', { name: 'Set up your business' }).waitFor();
  expect(await axe(page)).toEqual([]);
  // It can be left, and goes on where it was.
  await page.getByRole('link', { name: 'Later' }).click();
  await told.waitFor();
  await page.getByRole('link', { name: 'Add an establishment' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('The first one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await header.getByText('The first one').waitFor();
  await page.getByRole('heading', { name: 'Start from a sample menu' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await goOn(page, '/reports/sales-summary');
  await page.getByRole('button', { name: 'Mail this report…' }).waitFor();
  expect(await told.count()).toBe(0);
  await goOn(page, '/products/create');
  await page.getByRole('textbox', { name: /^Item/ }).waitFor();

  // Its other name stands in the header at once, and without it the business is where it began.
  await goOn(page, '/establishments');
  await page.getByRole('cell', { name: 'The first one', exact: true }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('By the river');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await header.getByText('By the river').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // A dialog hides the header from everybody but the document.
  await page.locator('header').getByText('By the river').waitFor({ state: 'detached' });
  await goOn(page, '/dashboard');
  await told.waitFor();
});

it('a business begins with a sample menu for its kind, whose products are there as any others', async () => {
  const page = await newcomer();
  await openScreen(page, '/set-up');
  await page.getByRole('textbox', { name: /^Title/ }).fill('The bar');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('combobox', { name: 'Kind of business' }).click();
  await page.getByRole('option', { name: 'Bar or pub' }).click();
  await page.getByRole('button', { name: 'Add the sample menu' }).click();
  await page.getByRole('cell', { name: 'Draught beer', exact: true }).waitFor();
  await goOn(page, '/set-up');
  await page.getByRole('heading', { name: 'Your menu is begun' }).waitFor();

  // The dashboard says what is left, by what is there; it goes when it is hidden, and stays away.
  await goOn(page, '/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByText('2 of 6 done').waitFor();
  expect(await axe(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Add the taxes that you charge' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('VAT');
  await page.getByRole('textbox', { name: /^Rate/ }).fill('20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await steps.getByText('3 of 6 done').waitFor();
  await steps.getByRole('button', { name: 'Hide the first steps' }).click();
  await steps.waitFor({ state: 'detached' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Arrange' }).waitFor();
  expect(await steps.count()).toBe(0);
  expect(asked).toContain('/api/establishment/list');
  expect(asked).not.toContain('/api/set-up');
});
