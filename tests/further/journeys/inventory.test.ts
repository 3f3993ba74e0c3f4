import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { roundQuantity } from '#/server/domain/stock/usage.ts';
import { openPage } from '#/tests/support/browser.ts';
import { toast } from '#/tests/support/formPage.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { leaving, openScreen } from '#/tests/support/screens.ts';

const ITEM = 'Gift mug';
const row = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link', { name: ITEM, exact: true }) });
/** What the row says under a heading. */
async function figure(page: Page, heading: string): Promise<number> {
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const cell = row(page)
    .getByRole('cell')
    .nth(headings.findIndex((text) => text.trim() === heading));
  return Number((await cell.innerText()).replace(/[^\d.-]/g, ''));
}
const figures = (page: Page, ...headings: string[]) => Promise.all(headings.map((heading) => figure(page, heading)));
async function correct(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: `Correct the stock of ${ITEM}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('dialog', { name: action }).waitFor();
}

describe('the inventory', () => {
  it('is corrected row by row, with what a correction would leave said before, and each leads to its entries', async () => {
    const page = await openPage({ user: 'owner@demo.test', allow: [/status of 422/] });
    await openScreen(page, '/inventory?search=gift');
    await expectAccessible(page);
    const before = await figure(page, 'Current');
    const [beginning = 0, added = 0, sold = 0, deducted = 0] = await figures(page, 'Beginning', 'Added', 'Sold', 'Deducted');
    expect(before).toBe(roundQuantity(beginning + added - sold - deducted));

    await correct(page, 'Add stock');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add stock' }).click();
    await dialog.getByText('Enter a value').waitFor();
    await dialog.getByLabel('Quantity').fill('5');
    await dialog.getByText(`In stock: ${before}, then ${roundQuantity(before + 5)} (+5)`).waitFor();
    await dialog.getByRole('button', { name: 'Add stock' }).click();
    await toast(page, 'Stock added');
    await expect.poll(() => figure(page, 'Current')).toBe(roundQuantity(before + 5));

    await correct(page, 'Set actual count');
    await dialog.getByLabel('Actual count').fill('3');
    await dialog.getByLabel('Note').fill('Counted by hand');
    await dialog.getByRole('button', { name: 'Set actual count' }).click();
    await toast(page, 'Count set');
    await expect.poll(() => figure(page, 'Current')).toBe(3);

    await leaving(page, () => page.getByRole('link', { name: ITEM, exact: true }).click());
    await page.getByRole('heading', { level: 1, name: 'Inventory movements' }).waitFor();
    await page.getByText('Counted by hand').waitFor();
  });

  it('is narrowed by search, type and days, which stand in the address', async () => {
    const page = await openPage({ user: 'owner@demo.test' });
    await openScreen(page, '/inventory?type=ingredient');
    await page.getByRole('link', { name: 'Cheddar' }).waitFor();
    expect(await page.getByRole('link', { name: ITEM, exact: true }).count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search items' }).fill('milk');
    await page.waitForURL(/search=milk/);
    await page.getByRole('link', { name: 'Cheddar' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Whole milk' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search items' }).fill('no such item');
    await page.getByText('No item fits what you ask for.').waitFor();
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await page.getByText('No item fits what you ask for.').waitFor({ state: 'detached' });

    await openScreen(page, '/inventory?search=gift');
    await page.getByLabel('From').fill('2026-11-01');
    await page.waitForURL(/from=2026-11-01/);
    await page.getByRole('searchbox', { name: 'Search items' }).fill('milk');
    await page.waitForURL(/search=milk/);
    await page.getByRole('link', { name: ITEM, exact: true }).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('link', { name: ITEM, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search items' }).inputValue()).toBe('gift');
    // Longer than the box waits before it asks.
    await page.waitForTimeout(400);
    expect(new URL(page.url()).search).toBe('?search=gift');
  });

  it('is shut to who may not see it', async () => {
    const page = await openPage({ user: 'staff@demo.test' });
    await openScreen(page, '/inventory');
    await page.getByRole('heading', { level: 1, name: 'You may not open this page' }).waitFor();
  });
});
