import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { roundQuantity } from '#/server/domain/stock/usage.ts';
import { openPage } from '#/tests/support/browser.ts';
import { choose, save, toast } from '#/tests/support/formPage.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const ITEM = 'Gift mug';
const SKU = 'gm-1';
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const box = (page: Page, name: string) => page.getByLabel(`Counted quantity of ${name}`);
const verb = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** What the inventory says that an item has now. */
async function inStock(page: Page, name: string): Promise<number> {
  await openScreen(page, `/inventory?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).waitFor();
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const cell = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .getByRole('cell')
    .nth(headings.findIndex((text) => text.trim() === 'Current'));
  return Number((await cell.innerText()).replace(/[^\d.-]/g, ''));
}

async function newSheet(page: Page, name: string, what = 'Products and ingredients'): Promise<void> {
  await openScreen(page, '/inventory-counts/create');
  await page.getByLabel('Name').fill(name);
  if (what !== 'Products and ingredients') await choose(page, 'What is counted', what);
  expect(await save(page)).toBe(201);
  await page.getByRole('heading', { level: 1, name: /^CS-\d{5}$/ }).waitFor();
  await settled(page);
}

describe('a count sheet', () => {
  it('is counted by typing and by scanning, shows what differs, and changes the stock once it is approved', async () => {
    const page = await openPage({ user, allow: [/status of 422/] });
    const before = await inStock(page, ITEM);
    await newSheet(page, 'Gift shelf');
    await page.getByRole('link', { name: 'Count sheets' }).first().waitFor();
    const [, rows] = /of (\d+) counted/.exec(await page.locator('#content').innerText()) ?? [];
    expect(Number(rows)).toBeGreaterThan(1);
    await expectAccessible(page);

    await page.getByLabel('Scan or type a barcode, SKU or PLU').fill('not a code');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('No product has the code ‘not a code’').waitFor();
    await page.getByLabel('Scan or type a barcode, SKU or PLU').fill(SKU);
    await page.keyboard.press('Enter');
    await expect.poll(() => box(page, ITEM).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(String(before + 3));
    await page.keyboard.press('Enter');
    await row(page, ITEM)
      .getByText(/^\s*Saved/)
      .waitFor();
    await expect
      .poll(() => page.getByLabel('Scan or type a barcode, SKU or PLU').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await page.getByText(`1 of ${rows} counted`).waitFor();

    const others = page
      .getByRole('row')
      .filter({ has: page.getByRole('textbox') })
      .filter({ hasNotText: ITEM });
    await others.first().getByRole('textbox').fill('2,5x');
    await others
      .first()
      .getByText(/Not saved: /)
      .waitFor();
    await others.first().getByRole('textbox').fill('4');
    await others
      .first()
      .getByText(/^\s*Saved/)
      .waitFor();
    await page.getByText(`2 of ${rows} counted`).waitFor();
    await page.getByRole('button', { name: 'Not counted yet' }).click();
    await row(page, ITEM).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'With variance' }).click();
    await row(page, ITEM).waitFor();
    await page.getByRole('region', { name: 'Variance' }).getByText('Variance at cost').waitFor();
    await page.getByRole('searchbox', { name: 'Search the rows' }).fill('gift');
    await page.waitForURL(/search=gift/);

    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Submit' })
      .getByText(/rows? (is|are) not counted/)
      .waitFor();
    await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'Submit', exact: true }).click();
    await toast(page, 'Count sheet submitted');
    await box(page, ITEM).waitFor({ state: 'detached' });
    await verb(page, 'Apply to stock');
    await toast(page, 'Count applied to the stock');
    await row(page, ITEM).getByText('Entered').waitFor();
    await expectAccessible(page);
    expect(await inStock(page, ITEM)).toBe(roundQuantity(before + 3));
  });

  it('keeps what is typed while the host is gone, and saves it once it is back', async () => {
    const page = await openPage({ user, phone: true, storage: { i18nextLng: 'en' }, allow: [/Failed to load resource/] });
    await newSheet(page, 'Away', 'Products');
    await page.getByRole('searchbox', { name: 'Search the rows' }).fill('gift');
    await page.waitForURL(/search=gift/);
    let tries = 0;
    await page.route('**/api/inventory-count/*/count', (route) => {
      tries++;
      return route.abort();
    });
    await box(page, ITEM).fill('11');
    await row(page, ITEM)
      .getByText(/Not saved: the server was not reached/)
      .waitFor();
    await page.getByText('1 count is not saved yet').waitFor();
    await expectAccessible(page);
    // It is tried again by itself as well, so the button may be gone for a moment.
    const before = tries;
    await row(page, ITEM).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => tries).toBeGreaterThan(before);
    await page.unroute('**/api/inventory-count/*/count');
    await row(page, ITEM)
      .getByText(/^\s*Saved/)
      .waitFor({ timeout: 30_000 });
    await page.reload();
    await expect.poll(() => box(page, ITEM).inputValue()).toBe('11');
  });
});
