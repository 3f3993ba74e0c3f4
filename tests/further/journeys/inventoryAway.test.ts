import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import texts from '#/i18n/en/auth.ts';
import { openPage } from '#/tests/support/browser.ts';
import { toast } from '#/tests/support/formPage.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const ITEM = 'Gift mug';
/** Every call that has no answer is one line of the console. */
const allow = [/Failed to load resource/];
const GONE = texts.unreachable;
const INVENTORY = '**/api/inventory/list';
const LOW_STOCK = '**/api/inventory/low-stock';

interface Row {
  item_name: string;
  item_id: { type: string; id: number };
  current_count: number;
}

async function rowOf(name: string): Promise<Row> {
  const { list } = await ask(user, 'POST', '/api/inventory/list', {
    establishment_id: await firstEstablishment(user),
    search: name,
    per_page: 500,
  });
  return (list as Row[]).find((row) => row.item_name === name) as Row;
}
/** How many entries the ledger has of an item. */
async function entriesOf(name: string): Promise<number> {
  const { item_id } = await rowOf(name);
  const body = { establishment_id: await firstEstablishment(user), filters: { item: item_id }, per_page: 1 };
  return (await ask(user, 'POST', '/api/inventory/movements', body)).pagination_options.total;
}
async function orders(): Promise<number> {
  return (await ask(user, 'POST', '/api/purchase-order/list', { establishment_id: await firstEstablishment(user), per_page: 1 }))
    .pagination_options.total;
}

/** A vendor with a product of which nothing is left; gives its name. */
async function vendorOfSomethingLow(): Promise<string> {
  const establishment_id = await firstEstablishment(user);
  const name = `Far Away ${randomUUID().slice(0, 8)}`;
  const { id: vendor } = await ask(user, 'POST', '/api/vendor', { establishment_id, name });
  const stock = {
    track_inventory: true,
    par_level: 24,
    reorder_point: 6,
    vendors: [{ vendor, vendor_item_id: 'F-6', pack_size: 6, cost: 12 }],
  };
  await ask(user, 'POST', '/api/product', { establishment_id, item: `${name} cups`, price: 5, cost: 2, ...stock });
  return name;
}

/** Lets a call through to the host and loses its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Opens one of an item's corrections. */
async function correct(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: `Correct the stock of ${ITEM}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('dialog', { name: action }).waitFor();
}

describe('while the host is gone', () => {
  it.each([
    ['/inventory?search=gift', INVENTORY, ITEM],
    ['/low-stock', LOW_STOCK, 'Order what is low'],
  ])('%s says so, and is there once the host is back', async (path, call, there) => {
    const page = await openPage({ user, phone: true, allow });
    await page.route(call, (route) => route.abort());
    await page.goto(path);
    await page.getByText(GONE).waitFor();
    await expectAccessible(page);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(there, { exact: true }).first().waitFor();
    expect(await page.getByText(GONE).count()).toBe(0);
  });

  it.each([
    ['Add stock', 'add', 'Quantity', '5', 'Stock added', (before: number) => before + 5],
    ['Deduct stock', 'deduct', 'Quantity', '2', 'Stock deducted', (before: number) => before - 2],
    ['Set actual count', 'set-actual', 'Actual count', '17', 'Count set', () => 17],
  ] as const)('%s keeps what is typed, and is entered once however often it is tried', async (action, verb, field, typed, done, left) => {
    const page = await openPage({ user, phone: true, allow });
    const [before, entries] = [(await rowOf(ITEM)).current_count, await entriesOf(ITEM)];
    await openScreen(page, '/inventory?search=gift');
    await correct(page, action);
    const dialog = page.getByRole('dialog', { name: action });
    const submit = dialog.getByRole('button', { name: action });
    await dialog.getByLabel(field).fill(typed);
    await dialog.getByLabel('Note').fill('Out of reach');

    const call = `**/api/inventory/${verb}`;
    await page.route(call, (route) => route.abort());
    await submit.click();
    await toast(page, GONE);
    expect((await rowOf(ITEM)).current_count).toBe(before);
    // Now it arrives, and only the answer is lost.
    await page.unroute(call);
    await page.route(call, loseAnswer);
    await page.getByText(GONE).waitFor({ state: 'detached' });
    await submit.click();
    await toast(page, GONE);
    expect((await rowOf(ITEM)).current_count).toBe(left(before));
    expect([await dialog.getByLabel(field).inputValue(), await dialog.getByLabel('Note').inputValue()]).toEqual([typed, 'Out of reach']);

    await page.unroute(call);
    await submit.click();
    await toast(page, done);
    await dialog.waitFor({ state: 'detached' });
    expect([(await rowOf(ITEM)).current_count, await entriesOf(ITEM)]).toEqual([left(before), entries + 1]);
  });

  it('a list that cannot be read again stays with a word about it, and the next correction with what was typed', async () => {
    const page = await openPage({ user, allow });
    await openScreen(page, '/inventory?search=gift');
    const { current_count: before } = await rowOf(ITEM);
    let leave = () => {};
    const gone = new Promise<void>((resolve) => {
      leave = resolve;
    });
    await page.route(INVENTORY, async (route) => {
      await gone;
      await route.abort();
    });
    await correct(page, 'Add stock');
    const dialog = page.getByRole('dialog', { name: 'Add stock' });
    await dialog.getByLabel('Quantity').fill('1');
    await dialog.getByRole('button', { name: 'Add stock' }).click();
    await toast(page, 'Stock added');
    await dialog.waitFor({ state: 'detached' });
    await correct(page, 'Deduct stock');
    const next = page.getByRole('dialog', { name: 'Deduct stock' });
    await next.getByLabel('Quantity').fill('3');
    leave();
    await page.getByText(/could not be brought up to date/).waitFor();
    expect(await next.getByLabel('Quantity').inputValue()).toBe('3');
    await next.getByRole('button', { name: 'Deduct stock' }).click();
    await toast(page, 'Stock deducted');
    await next.waitFor({ state: 'detached' });
    await expectAccessible(page);
    // It tries a few times by itself.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.poll(() => again.isEnabled(), { timeout: 20_000 }).toBe(true);
    await page.unroute(INVENTORY);
    await again.click();
    await page.getByText(/could not be brought up to date/).waitFor({ state: 'detached' });
    await page
      .getByRole('row')
      .filter({ hasText: ITEM })
      .getByText(String(before - 2), { exact: true })
      .first()
      .waitFor();
  });

  it('an order of what is low is made once, however often it is tried', async () => {
    const page = await openPage({ user, phone: true, allow });
    const vendor = await vendorOfSomethingLow();
    const before = await orders();
    await openScreen(page, '/low-stock');
    await page.getByRole('button', { name: `Order what is low from ${vendor}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Order what is low' });
    const submit = dialog.getByRole('button', { name: 'Order what is low' });
    await dialog.getByLabel('Expected date').fill('2031-05-04');
    const typed = await dialog.getByLabel('Expected date').inputValue();
    const call = '**/api/purchase-order/refill';
    await page.route(call, (route) => route.abort());
    await submit.click();
    await toast(page, GONE);
    expect(await orders()).toBe(before);
    await page.unroute(call);
    await page.route(call, loseAnswer);
    await page.getByText(GONE).waitFor({ state: 'detached' });
    await submit.click();
    await toast(page, GONE);
    expect(await orders()).toBe(before + 1);
    expect(await dialog.getByLabel('Expected date').inputValue()).toBe(typed);
    await page.unroute(call);
    await submit.click();
    await page.getByRole('heading', { level: 1, name: /^PO-\d{5}$/ }).waitFor();
    expect(await orders()).toBe(before + 1);
  });
});
