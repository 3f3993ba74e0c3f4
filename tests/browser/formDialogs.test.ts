import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { errorOf, pick, save, toast } from '../support/formPage.ts';
import { ask, firstEstablishment } from '../support/hostCalls.ts';
import { expectAccessible } from '../support/inBothModes.ts';
import { ListPage } from '../support/listPage.ts';
import { openScreen, settled } from '../support/screens.ts';

const user = 'owner@demo.test';
const path = (page: Page) => new URL(page.url()).pathname;
const uppermost = (page: Page) => page.getByRole('dialog').last();
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

describe('a form over its list', () => {
  it('opens there, closes when it is saved, shows the new row, and gives the focus back', async () => {
    const page = await openPage({ user });
    const list = new ListPage(page, 'taxes');
    await list.open();
    await page.getByRole('link', { name: 'Add tax' }).click();
    await page.getByRole('dialog', { name: 'New tax' }).waitFor();
    expect(await page.locator('tbody td.title').count()).toBeGreaterThan(0);
    expect(path(page)).toBe('/taxes/create');
    await expectAccessible(page, '[role=dialog]');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Over the list');
    await page.locator('[name=rate]').fill('2');
    await page.keyboard.press('Control+Enter');
    await closed(page);
    expect(path(page)).toBe('/taxes');
    await list.row('Over the list').waitFor();
    expect(await focused(page)).toBe('Add tax');
  });

  it('begins anew for another record, and leads from each record to the next of the list', async () => {
    const page = await openPage({ user });
    const list = new ListPage(page, 'taxes');
    await openScreen(page, '/taxes/create');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('First of two');
    await page.locator('[name=rate]').fill('3');
    await page.getByRole('button', { name: 'Save and add another' }).click();
    await toast(page, /created|added/i);
    await expect.poll(() => name.inputValue()).toBe('');
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
    await name.fill('Second of two');
    await page.locator('[name=rate]').fill('4');
    await save(page);
    await closed(page);
    await list.row('Second of two').waitFor();
    await page.getByRole('link', { name: 'First of two' }).click();
    await page.getByRole('heading', { level: 1, name: 'First of two' }).waitFor();
    await page.getByRole('link', { name: 'Next in the list' }).click();
    await page.getByRole('heading', { level: 1, name: /^(?!First of two)/ }).waitFor();
    await page.getByRole('link', { name: 'Previous in the list' }).click();
    await page.getByRole('heading', { level: 1, name: 'First of two' }).waitFor();
  });

  it('is closed by Back, and by an address of its own leads to the list', async () => {
    const page = await openPage({ user });
    await new ListPage(page, 'categories').open();
    await page.getByRole('link', { name: 'Add category' }).click();
    await page.getByRole('dialog', { name: 'New category' }).waitFor();
    await page.goBack();
    await closed(page);
    expect(path(page)).toBe('/categories');
    const establishment_id = await firstEstablishment(user);
    const { id } = await ask(user, 'POST', '/api/product-categories', { name: 'Deep link', establishment_id });
    await openScreen(page, `/categories/${id}`);
    await page.getByRole('dialog', { name: 'Edit Deep link' }).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(path(page)).toBe('/categories');
  });

  it('takes the whole screen of a phone', async () => {
    const page = await openPage({ user, phone: true });
    await openScreen(page, '/taxes/create');
    const box = await page.getByRole('dialog', { name: 'New tax' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  });
});

describe('what is referred to and is not there yet', () => {
  it('is made over the form, again over that one, and chosen in each', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/purchase-orders/create');
    await pick(page, 'Vendor', 'Farm of the morning', 'Create vendor “Farm of the morning”…');
    await page.getByRole('dialog', { name: 'New vendor' }).waitFor();
    expect(await uppermost(page).locator('[name=name]').inputValue()).toBe('Farm of the morning');
    await uppermost(page).getByRole('button', { name: 'Save', exact: true }).click();
    await closed(page);
    expect(await page.getByRole('combobox', { name: 'Vendor', exact: true }).inputValue()).toBe('Farm of the morning');
    expect(await focused(page)).toBe('Vendor');

    const items = page.getByRole('group', { name: 'Items' });
    await items.getByRole('combobox', { name: 'Item' }).fill('Rambutan');
    await page.getByRole('option', { name: 'Create ingredient “Rambutan”…' }).waitFor();
    await page.getByRole('option', { name: 'Create product “Rambutan”…' }).click();
    await uppermost(page).getByRole('textbox', { name: 'Price', exact: true }).fill('3');
    await pick(page, 'Category', 'Rare fruits', 'Create category “Rare fruits”…', uppermost(page));
    await page.getByRole('dialog', { name: 'New category' }).waitFor();
    // Saves the uppermost one alone.
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: 'New category' }).waitFor({ state: 'detached' });
    expect(await uppermost(page).getByRole('combobox', { name: 'Category', exact: true }).inputValue()).toBe('Rare fruits');
    await pick(page, 'Sub category', 'Tropical', 'Create category “Tropical”…', uppermost(page));
    await page.getByRole('dialog', { name: 'New category' }).waitFor();
    await expect.poll(() => uppermost(page).getByRole('combobox', { name: 'Parent category' }).inputValue()).toBe('Rare fruits');
    await uppermost(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog', { name: 'New category' }).waitFor({ state: 'detached' });
    await uppermost(page).getByRole('button', { name: 'Save', exact: true }).click();
    await closed(page);
    expect(await items.getByRole('combobox', { name: 'Item' }).inputValue()).toBe('Rambutan');
    await items.getByLabel('Ordered').fill('10');
    await items.getByLabel('Pack cost').fill('1.1');
    // Another row is opened, and left empty: it is no part of the order.
    await items.getByLabel('Pack cost').press('Enter');
    await items.getByRole('button', { name: 'Edit row 1' }).waitFor();
    expect(await save(page)).toBe(201);
    await page.getByRole('heading', { level: 1, name: /^PO-/ }).waitFor();
    const stored = await ask(user, 'GET', `/api/purchase-order/${path(page).split('/')[2]}`);
    expect(stored._titles.vendor).toBe('Farm of the morning');
    expect(stored.items.map((row: { item_name: string; item: { type: string } }) => [row.item_name, row.item.type])).toEqual([
      ['Rambutan', 'products'],
    ]);
  });

  it('asks before it is given up half made, and leaves the form below as it was', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/products/create');
    await page.getByLabel('Item').fill('Below');
    await pick(page, 'Category', 'Half', 'Create category “Half”…');
    await uppermost(page).locator('[name=name]').fill('Half made');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
    await closed(page);
    expect(await page.getByLabel('Item').inputValue()).toBe('Below');
    expect(await page.getByRole('combobox', { name: 'Category', exact: true }).inputValue()).toBe('');
  });
});

describe('a record of another establishment than the chosen one', () => {
  it('finds its references where it belongs itself', async () => {
    const { list } = await ask(user, 'GET', '/api/establishment/list');
    const [here, there] = list as { id: number }[];
    await ask(user, 'POST', '/api/product-categories', { name: 'Shelf here', establishment_id: here?.id });
    await ask(user, 'POST', '/api/product-categories', { name: 'Shelf there', establishment_id: there?.id });
    const product = { item: 'Elsewhere', price: 1, kind: 'restaurant', sold_by: 'each', establishment_id: there?.id };
    const { id } = await ask(user, 'POST', '/api/product', product);
    const page = await openPage({ user });
    await openScreen(page, `/products/${id}`);
    await page.getByRole('combobox', { name: 'Category', exact: true }).fill('Shelf');
    await page.getByRole('option', { name: 'Shelf there' }).waitFor();
    expect(await page.getByRole('option', { name: 'Shelf here' }).count()).toBe(0);
    await page.getByRole('option', { name: 'Shelf there' }).click();
    expect(await save(page)).toBe(200);
  });
});

describe('another language', () => {
  it('leaves a half filled form as it is, and says what is wrong with it in its own words', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/vendors/create');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('no address');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+34 600 000 000');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const before = await errorOf(page.locator('[name=email]'));
    expect(before).not.toBe('');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
    expect(await page.locator('[name=email]').inputValue()).toBe('no address');
    expect(await page.locator('[name=phone]').inputValue()).toBe('+34 600 000 000');
    await page.waitForFunction((said) => !document.body.textContent?.includes(said), before);
    await page.getByRole('button', { name: 'Idioma' }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(await page.locator('[name=email]').inputValue()).toBe('no address');
    expect(path(page)).toBe('/vendors/create');
  });

  it('is the one in which numbers and dates are typed', async () => {
    const page = await openPage({ user, storage: { i18nextLng: 'es' } });
    await openScreen(page, '/purchase-orders/create');
    await page.locator('[name=shipping]').fill('1.234,50');
    await page.locator('[name=expected_date]').fill('3/4/27');
    await page.locator('[name=discount]').fill('uno');
    await page.locator('[name=notes]').focus();
    expect(await page.locator('[name=shipping]').inputValue()).toBe('1234,50');
    expect(await page.locator('[name=expected_date]').inputValue()).toBe('3 abr 2027');
    expect(await errorOf(page.locator('[name=discount]'))).not.toBe('');
  });
});

describe('another establishment', () => {
  it('is not taken over a half filled form without asking', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/settings/receipt');
    await page.getByLabel('Business name').fill('Not saved');
    await page.getByRole('button', { name: /^Establishment:/ }).click();
    await page.getByRole('option').last().click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('Business name').inputValue()).toBe('Not saved');
  });
});

describe('settings', () => {
  it('are seen in their preview as they are typed, copied to other establishments, and put back to their defaults', async () => {
    const { list } = await ask(user, 'GET', '/api/establishment/list');
    const [here, there] = list as { id: number; title: string }[];
    const stored = async (id?: number) =>
      (await ask(user, 'POST', '/api/establishment/get-meta', { establishment_id: id, kind: 'receipt' })).values;
    const page = await openPage({ user });
    await openScreen(page, '/settings/receipt');
    const receipt = page.getByRole('complementary').getByRole('group', { name: 'Receipt' });
    await receipt.getByText('Total', { exact: true }).waitFor();
    await page.getByLabel('Footer').fill('Open from 7');
    await receipt.getByText('Open from 7').waitFor();
    await page.getByRole('button', { name: '58 mm' }).click();
    expect(await receipt.getAttribute('data-paper')).toBe('mm58');
    await page.getByRole('button', { name: 'Copy to others' }).click();
    await toast(page, /Save your changes first/);
    expect(await save(page)).toBe(200);
    await toast(page, /Updated Successfully/);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Copy to others' }).click();
    const dialog = page.getByRole('dialog', { name: /^Copy these settings/ });
    await dialog.getByRole('checkbox', { name: there?.title }).check();
    await dialog.getByRole('button', { name: 'Copy to 1' }).click();
    await dialog.getByText('Copied to 1 of 1').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await stored(there?.id)).toMatchObject({ footer: 'Open from 7', paper_width: 'mm58' });

    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await page.getByRole('dialog', { name: 'Reset these settings?' }).getByRole('button', { name: 'Reset to defaults' }).click();
    await closed(page);
    await settled(page);
    expect(await page.getByLabel('Footer').inputValue()).toBe('');
    expect(await stored(here?.id)).toMatchObject({ footer: null, paper_width: 'mm80' });
    expect(await stored(there?.id)).toMatchObject({ footer: 'Open from 7' });
  });

  it('say which establishment refused a copy, and why', async () => {
    const { list } = await ask(user, 'GET', '/api/establishment/list');
    const others = (list as { id: number; title: string }[]).slice(1);
    const page = await openPage({ user, allow: [/status of 403/] });
    await openScreen(page, '/settings/receipt');
    await page.route('**/api/establishment-meta', async (route) => {
      const refuses = route.request().postDataJSON().establishment_id === others[0]?.id;
      if (refuses) await route.fulfill({ status: 403, json: { status: 'error', message: 'You may not do this' } });
      else await route.continue();
    });
    await page.getByRole('button', { name: 'Copy to others' }).click();
    const dialog = page.getByRole('dialog', { name: /^Copy these settings/ });
    await dialog.getByRole('checkbox', { name: 'All of them' }).check();
    await dialog.getByRole('button', { name: /^Copy to/ }).click();
    await dialog.getByText(`Copied to ${others.length - 1} of ${others.length}`).waitFor();
    expect(await dialog.locator('[data-outcome=failed]').allTextContents()).toEqual([
      `${others[0]?.title} · Not copied: You may not do this`,
    ]);
  });
});
