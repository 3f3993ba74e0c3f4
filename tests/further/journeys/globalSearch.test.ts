import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const owner = 'owner@demo.test';
const PALETTE = '.MuiDialog-root';

async function search(page: Page, text = '') {
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Search everything' });
  await dialog.waitFor();
  if (text) await page.keyboard.type(text);
  return dialog;
}
/** A second try finds what the first one made. */
let made = 0;
const fresh = () => {
  made += 1;
  return String(4006381330000 + made);
};
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('the search over everything', () => {
  it('finds a record by what is typed; Enter opens it and the focus is there', async () => {
    const establishment_id = await firstEstablishment(owner);
    const barcode = fresh();
    const { id } = await ask(owner, 'POST', '/api/product', {
      item: `Saffron bun ${barcode}`,
      price: 4,
      sku: `S${barcode}`,
      establishment_id,
    });
    const page = await openPage({ user: owner });
    await openScreen(page, '/taxes');
    const dialog = await search(page, `bun saff ${barcode}`);
    const found = dialog.getByRole('option', { name: `Saffron bun ${barcode}` });
    await found.waitFor();
    await expect.poll(() => found.getAttribute('class')).toContain('Mui-focused');
    await expectAccessible(page, PALETTE);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/products/${id}/show`);
    await page.getByRole('heading', { level: 1, name: `Saffron bun ${barcode}` }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');

    // A scanner presses Enter before any host has answered.
    await page.getByRole('link', { name: 'Countinghouse' }).click();
    await page.waitForURL('**/dashboard');
    await search(page, `S${barcode}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/products/${id}/show`);
  });

  it('opens pages, begins records and leads to a list of all that match', async () => {
    const page = await openPage({ user: owner });
    await openScreen(page, '/dashboard');
    await search(page, 'prod mix');
    await page.getByRole('option', { name: /^Product mix/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reports/product-mix');

    await search(page, 'add vendor');
    await page.getByRole('option', { name: 'Add vendor' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    expect(pathOf(page)).toBe('/vendors/create');

    // Of a kind with so many there may be more than are shown.
    const name = `Quillon${fresh()}`;
    for (const first_name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'])
      await ask(owner, 'POST', '/api/customer', { first_name, last_name: name });
    await search(page, name);
    await page.getByRole('option', { name: 'All matches in Customers' }).click();
    await page.waitForURL('**/customers?**');
    await settled(page);
    expect(await page.getByRole('searchbox').inputValue()).toBe(name);
  });

  it('looks in the chosen establishment, and in all of them where that is wanted', async () => {
    const name = `Plastic ${fresh()}`;
    const [here, there] = (await ask(owner, 'GET', '/api/establishment/list')).list as { id: number; title: string }[];
    await ask(owner, 'POST', '/api/tax', { name: `${name} bag`, rate: 1, establishment_id: here?.id });
    await ask(owner, 'POST', '/api/tax', { name: `${name} cup`, rate: 1, establishment_id: there?.id });
    const page = await openPage({ user: owner });
    await openScreen(page, '/dashboard');
    const dialog = await search(page, name);
    await dialog.getByRole('option', { name: new RegExp(`${name} bag`) }).waitFor();
    expect(await dialog.getByRole('option', { name: new RegExp(`${name} cup`) }).count()).toBe(0);
    await dialog.getByRole('option', { name: /Search all establishments/ }).click();
    await dialog.getByRole('option', { name: new RegExp(`${name} cup.*${there?.title}`) }).waitFor();
    await dialog.getByText('2 records found').waitFor({ state: 'attached' });
  });

  it('offers nobody what they may not open', async () => {
    const [vendor] = (await ask(owner, 'POST', '/api/vendor/list', { per_page: 1 })).list;
    const page = await openPage({ user: 'staff@demo.test' });
    await openScreen(page, '/products');
    const dialog = await search(page);
    const pages = await dialog.getByRole('option').allTextContents();
    expect(pages.some((text) => text.startsWith('Products'))).toBe(true);
    expect(pages.some((text) => /^(Roles|Vendors|Taxes|Sales summary)/.test(text))).toBe(false);
    await page.keyboard.type(vendor.name);
    await dialog.getByText(`Nothing is called “${vendor.name}”`).waitFor();
  });

  it('says what is wrong where the host cannot be asked, and asks again', async () => {
    const page = await openPage({ user: owner, allow: [/Failed to load resource/] });
    await openScreen(page, '/taxes');
    await page.route('**/api/global-search/list', (route) => route.abort());
    const dialog = await search(page, 'tax');
    await dialog.getByText('The server cannot be reached').waitFor();
    await dialog.getByRole('option', { name: /^Taxes/ }).waitFor();
    await page.unroute('**/api/global-search/list');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText('The server cannot be reached').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/taxes');
  });

  it('asks before what was entered is left', async () => {
    const page = await openPage({ user: owner });
    await openScreen(page, '/products/create');
    await page.getByRole('textbox', { name: 'Item', exact: true }).fill('Half entered');
    await search(page, 'taxes');
    await page.getByRole('option', { name: /^Taxes/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(pathOf(page)).toBe('/products/create');
    expect(await page.getByRole('textbox', { name: 'Item', exact: true }).inputValue()).toBe('Half entered');
  });
});
