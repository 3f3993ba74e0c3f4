import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { roundQuantity } from '#/server/domain/stock/usage.ts';
import { openPage } from '#/tests/support/browser.ts';
import { choose, toast } from '#/tests/support/formPage.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { leaving, openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const ITEM = 'Gift mug';
/** What a finger hits, in pixels. */
const FINGER = 44;
/** How long what was asked anew may take. */
const soon = { timeout: 10_000 };

const cards = (page: Page, list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const card = (page: Page) => cards(page, 'Inventory').filter({ has: page.getByRole('link', { name: ITEM, exact: true }) });

/** What a card says under a label. */
async function figure(place: Locator, label: string): Promise<number> {
  const said = place.locator('dl > div').filter({ has: place.page().locator('dt').getByText(label, { exact: true }) });
  return Number((await said.locator('dd').innerText()).replace(/[^\d.-]/g, ''));
}
async function figures(page: Page, label: string): Promise<number[]> {
  await settled(page);
  return Promise.all((await cards(page, 'Inventory').all()).map((one) => figure(one, label)));
}
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}
/** @throws where a finger would miss one of them */
async function expectLargeEnough(...targets: Locator[]): Promise<void> {
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(FINGER);
  }
}

describe('the inventory on a phone', () => {
  it('shows an item a card with its figures, corrects it by touch, and leads to its entries', async () => {
    const page = await openPage({ user, phone: true });
    await openScreen(page, '/inventory?search=gift');
    await card(page).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expectLargeEnough(
      page.getByRole('button', { name: `Correct the stock of ${ITEM}` }),
      card(page).getByRole('link', { name: ITEM }),
      page.getByRole('combobox', { name: 'Sort by' }),
      page.getByRole('button', { name: 'Descending' }),
    );
    const before = await figure(card(page), 'Current');
    const [beginning = 0, added = 0, sold = 0, deducted = 0] = await Promise.all(
      ['Beginning', 'Added', 'Sold', 'Deducted'].map((label) => figure(card(page), label)),
    );
    expect(before).toBe(roundQuantity(beginning + added - sold - deducted));
    expect(await card(page).innerText()).toMatch(/Product[\s\S]*Value at cost\s*£[\d,.]+/);

    await page.getByRole('button', { name: `Correct the stock of ${ITEM}` }).tap();
    await expectLargeEnough(page.getByRole('menuitem', { name: 'Add stock' }));
    await page.getByRole('menuitem', { name: 'Add stock' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add stock' });
    await dialog.getByLabel('Quantity').fill('4');
    // A phone that is turned shows the table instead: what is typed stays.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('table', { includeHidden: true }).waitFor({ state: 'attached' });
    expect(await dialog.getByLabel('Quantity').inputValue()).toBe('4');
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByText(`In stock: ${before}, then ${roundQuantity(before + 4)} (+4)`).waitFor();
    await dialog.getByRole('button', { name: 'Add stock' }).tap();
    await toast(page, 'Stock added');
    await expect.poll(() => figure(card(page), 'Current'), soon).toBe(roundQuantity(before + 4));

    await leaving(page, () => card(page).getByRole('link', { name: ITEM }).tap());
    await page.getByRole('heading', { level: 1, name: 'Inventory movements' }).waitFor();
  });

  it('is sorted, and narrowed behind a button that says by what', async () => {
    const page = await openPage({ user, phone: true });
    await openScreen(page, '/inventory');
    await choose(page, 'Sort by', 'Current');
    await page.waitForURL(/sort=current_count/);
    await expect.poll(async () => isAscending(await figures(page, 'Current')), soon).toBe(true);
    await page.getByRole('button', { name: 'Descending', pressed: false }).tap();
    await page.getByRole('button', { name: 'Descending', pressed: true }).waitFor();
    await expect.poll(async () => isAscending((await figures(page, 'Current')).reverse()), soon).toBe(true);

    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('switch', { name: 'At or below the reorder point' }).tap();
    await page.waitForURL(/below=1/);
    await page.getByRole('button', { name: /^Filters.*At or below the reorder point/ }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect.poll(() => cards(page, 'Inventory').filter({ hasNotText: 'Low' }).count(), soon).toBe(0);
    expect(await cards(page, 'Inventory').count()).toBeGreaterThan(0);
  });

  it('keeps the costs from who may not see them', async () => {
    const page = await openPage({ user: 'manager@demo.test', phone: true });
    await openScreen(page, '/inventory?search=gift');
    await card(page).waitFor();
    expect(await page.getByText('Value at cost').count()).toBe(0);
  });

  it('reads from right to left in Arabic', async () => {
    const page = await openPage({ user, phone: true, storage: { i18nextLng: 'ar' } });
    await openScreen(page, '/inventory?search=gift');
    const one = cards(page, 'جرد المخزون').filter({ has: page.getByRole('link', { name: ITEM, exact: true }) });
    const [name, current] = [await one.getByText(ITEM).boundingBox(), await one.locator('dd').first().boundingBox()];
    expect(name?.x).toBeGreaterThan((current?.x ?? Number.POSITIVE_INFINITY) + (current?.width ?? 0));
    // It begins where the card does.
    const edge = await one.boundingBox();
    expect((edge?.x ?? 0) + (edge?.width ?? 0) - (name?.x ?? 0) - (name?.width ?? 0)).toBeLessThan(24);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

describe('low stock on a phone', () => {
  it.each([
    ['en', 'Current', /^Order what is low from / as RegExp],
    ['ar', 'الحالي', /^طلب ما نقص من / as RegExp],
  ])('shows an item a card, by vendor, each with the way to its order (%s)', async (i18nextLng, current, order) => {
    const page = await openPage({ user, phone: true, storage: { i18nextLng } });
    await openScreen(page, '/low-stock');
    const button = page.getByRole('button', { name: order }).first();
    await expectLargeEnough(button);
    const vendor = (await button.getAttribute('aria-label'))?.replace(order, '') ?? '';
    const first = cards(page, vendor).first();
    await expectLargeEnough(first.getByRole('link'));
    expect(await first.locator('dl > div').first().innerText()).toMatch(new RegExp(`^${current}\\s+\\p{Nd}`, 'u'));
    expect(await page.getByRole('table').count()).toBe(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await leaving(page, () => first.getByRole('link').tap());
    expect(new URL(page.url()).pathname).toMatch(/^\/(products|ingredients)\/\d+\/show$/);
  });

  it('shows an order’s rows a card each, with every value in sight', async () => {
    const page = await openPage({ user, phone: true });
    await openScreen(page, '/purchase-orders');
    await page.getByRole('link', { name: /^PO-/ }).first().tap();
    const items = page.getByRole('region', { name: 'Items' });
    await items.waitFor();
    expect(await items.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    const row = items.getByRole('row').nth(1);
    const [first, last] = await Promise.all([row.getByRole('cell').first().boundingBox(), row.getByRole('cell').last().boundingBox()]);
    expect(last?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
    expect(await items.getByRole('columnheader').count()).toBeGreaterThan(5);
    await expectAccessible(page);
  });
});

const isAscending = (values: number[]) =>
  values.length > 1 && values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= value);
