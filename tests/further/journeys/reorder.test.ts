import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '#/tests/support/browser.ts';
import { pick } from '#/tests/support/formPage.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const ORDERS = '**/api/product-categories-order';
const STORED = 'Category Reordered Successfully';
let establishment_id: number;
let places = 0;

beforeAll(async () => {
  establishment_id = await firstEstablishment(user);
});

/** A category with some below it, whose order no other test changes. */
async function family(names: readonly string[]): Promise<{ id: number; name: string }> {
  places += 1;
  const name = `Ordered ${places} ${Date.now()}`;
  const { id } = await ask(user, 'POST', '/api/product-categories', { name, establishment_id });
  for (const one of names) await ask(user, 'POST', '/api/product-categories', { name: `${one} ${id}`, parent: id, establishment_id });
  return { id, name };
}

async function stored(parent: number): Promise<string> {
  const { list } = await ask(user, 'POST', '/api/product-categories/list', { establishment_id, filters: { parent: [parent] } });
  return list.map((one: { name: string }) => one.name.split(' ')[0]).join(' ');
}

async function openOrder(parent: number, options: PageOptions = {}): Promise<{ page: Page; dialog: Locator }> {
  const page = await openPage({ user, ...options });
  await openScreen(page, `/categories?filter=${encodeURIComponent(JSON.stringify({ parent: [parent] }))}`);
  if (options.phone) await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole(options.phone ? 'menuitem' : 'button', { name: 'Reorder', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reorder categories' });
  await dialog.getByRole('listitem').first().waitFor();
  return { page, dialog };
}

const shown = (dialog: Locator) => firstWords(dialog.getByRole('listitem'));
const rows = (page: Page) => firstWords(page.locator('tbody td.title'));
const handle = (dialog: Locator, name: string) => dialog.getByRole('button', { name: new RegExp(`^Move ${name} \\d+$`) });
const said = (dialog: Locator, text: string | RegExp) => dialog.locator('[aria-live]').getByText(text).waitFor({ state: 'attached' });

async function firstWords(locator: Locator): Promise<string> {
  return (await locator.allTextContents()).map((text) => text.split(' ')[0]).join(' ');
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('putting records in order', () => {
  it('is done by the mouse, stored at once, and stands in the list behind and after a reload', async () => {
    const { id } = await family(['Tea', 'Coffee', 'Juice', 'Water']);
    const { page, dialog } = await openOrder(id);
    expect(await shown(dialog)).toBe('Tea Coffee Juice Water');
    await expectAccessible(page, '[role=dialog]');
    const from = await middleOf(handle(dialog, 'Tea'));
    const to = await middleOf(handle(dialog, 'Juice'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 6, (from.y + to.y) / 2, { steps: 5 });
    await page.mouse.move(to.x, to.y + 4, { steps: 5 });
    // Nothing is stored before it is let go.
    expect(await stored(id)).toBe('Tea Coffee Juice Water');
    await page.mouse.up();
    expect(await shown(dialog)).toBe('Coffee Juice Tea Water');
    await dialog.getByRole('status').getByText(STORED).waitFor();
    expect(await stored(id)).toBe('Coffee Juice Tea Water');

    await dialog.getByRole('button', { name: `Move Water ${await lastNumber(dialog)} up` }).click();
    await expect.poll(() => stored(id)).toBe('Coffee Juice Water Tea');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => rows(page)).toBe('Coffee Juice Water Tea');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Reorder');
    await page.reload();
    await settled(page);
    expect(await rows(page)).toBe('Coffee Juice Water Tea');
  });

  it('is done by the keyboard, says where the row is, and Escape puts it back', async () => {
    const { id } = await family(['Tea', 'Coffee', 'Juice', 'Water']);
    const { page, dialog } = await openOrder(id);
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('-order') && calls.push(request.url()));
    await handle(dialog, 'Tea').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focusedName(page)).toMatch(/^Move Coffee/);
    await page.keyboard.press('Space');
    await said(dialog, /^Coffee \d+ is lifted from place 2 of 4/);
    await page.keyboard.press('End');
    await said(dialog, /^Coffee \d+: place 4 of 4/);
    expect(await handle(dialog, 'Coffee').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await said(dialog, /^Coffee \d+ is back at place 2 of 4/);
    expect([await shown(dialog), calls.length]).toEqual(['Tea Coffee Juice Water', 0]);

    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await said(dialog, /^Coffee \d+ is at place 3 of 4/);
    await dialog.getByRole('status').getByText(STORED).waitFor();
    expect([await stored(id), calls.length]).toEqual(['Tea Juice Coffee Water', 1]);
    // Whoever moves on finds the focus on the row that was moved, and one step further the button that ends it.
    expect(await focusedName(page)).toMatch(/^Move Coffee/);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Done');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is done by a finger on a phone', async () => {
    const { id } = await family(['Tea', 'Coffee', 'Juice']);
    const { page, dialog } = await openOrder(id, { phone: true });
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
    const from = await middleOf(handle(dialog, 'Juice'));
    const to = await middleOf(handle(dialog, 'Tea'));
    await send('touchStart', from.y);
    for (let step = 1; step <= 8; step++) await send('touchMove', from.y + ((to.y - from.y) * step) / 8);
    await send('touchEnd');
    await dialog.getByRole('status').getByText(STORED).waitFor();
    expect(await stored(id)).toBe('Juice Tea Coffee');
  });

  it('loses no move that is made while another is on its way, and asks for one after the other', async () => {
    const { id } = await family(['Tea', 'Coffee', 'Juice', 'Water']);
    const { page, dialog } = await openOrder(id);
    let underWay = 0;
    let most = 0;
    await page.route(ORDERS, async (route) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 250));
      const response = await route.fetch();
      // Before the page has the answer: it may ask for the next one at once.
      underWay -= 1;
      await route.fulfill({ response });
    });
    for (const name of ['Tea', 'Water', 'Tea']) {
      await handle(dialog, name).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press(name === 'Tea' ? 'ArrowDown' : 'Home');
      await page.keyboard.press('Space');
    }
    expect(await shown(dialog)).toBe('Water Coffee Juice Tea');
    // Closing waits for what is not stored yet.
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(STORED).waitFor();
    expect([await stored(id), most]).toEqual(['Water Coffee Juice Tea', 1]);
  });

  it('puts a refused move back and says why, and the next one goes on from there', async () => {
    const { id } = await family(['Tea', 'Coffee', 'Juice']);
    const { page, dialog } = await openOrder(id, { allow: [/status of 409/] });
    const refuse = { status: 409, json: { status: 'error', message: 'The till holds this order' } };
    let answer = () => {};
    const moveIsSeen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(ORDERS, async (route) => {
      await moveIsSeen;
      await route.fulfill(refuse);
    });
    await dialog.getByRole('button', { name: /^Move Tea \d+ down/ }).click();
    expect(await shown(dialog)).toBe('Coffee Tea Juice');
    answer();
    const alert = dialog.getByRole('alert');
    await alert.getByText('Reordering Category Failed').waitFor();
    await alert.getByText('The till holds this order').waitFor();
    expect([await shown(dialog), await stored(id)]).toEqual(['Tea Coffee Juice', 'Tea Coffee Juice']);
    await page.unroute(ORDERS);
    await dialog.getByRole('button', { name: /^Move Juice \d+ up/ }).click();
    await dialog.getByRole('status').getByText(STORED).waitFor();
    expect(await alert.count()).toBe(0);
    expect(await stored(id)).toBe('Tea Juice Coffee');
  });

  it('is told the host’s own reason, and reads anew what somebody else has deleted', async () => {
    const { id } = await family(['Tea', 'Coffee', 'Juice']);
    const { dialog } = await openOrder(id, { allow: [/status of 422/] });
    const { list } = await ask(user, 'POST', '/api/product-categories/list', { establishment_id, filters: { parent: [id] } });
    await ask(user, 'DELETE', `/api/product-categories/${list[2].id}?establishment_id=${establishment_id}`);
    await dialog.getByRole('button', { name: /^Move Tea \d+ down/ }).click();
    await dialog.getByRole('alert').getByText('Reordering Category Failed').waitFor();
    await expect.poll(() => shown(dialog)).toBe('Tea Coffee');
    await dialog.getByRole('button', { name: /^Move Tea \d+ down/ }).click();
    await dialog.getByRole('status').getByText(STORED).waitFor();
    expect(await stored(id)).toBe('Coffee Tea');
  });

  it('has an order for each group: the first one, another that is chosen, and that of the records without one', async () => {
    const { id, name } = await family([]);
    for (const item of ['Scone', 'Bagel'])
      await ask(user, 'POST', '/api/product', { item: `${item} ${id}`, price: 2, category: id, establishment_id });
    for (const item of ['Vase', 'Lamp']) await ask(user, 'POST', '/api/product', { item: `${item} ${id}`, price: 2, establishment_id });
    const page = await openPage({ user });
    await openScreen(page, '/products');
    await page.getByRole('button', { name: 'Reorder', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Reorder products' });
    await dialog.getByRole('listitem').filter({ hasText: 'Tomato soup' }).waitFor();
    const { list } = await ask(user, 'POST', '/api/product-categories/list', { establishment_id, filters: { parent: null } });
    expect(await dialog.getByRole('combobox', { name: 'Category' }).inputValue()).toBe(list[0].name);

    await pick(page, 'Category', name, name, dialog);
    await expect.poll(() => shown(dialog)).toBe('Scone Bagel');
    const sent = page.waitForRequest('**/api/product-order');
    await dialog.getByRole('button', { name: `Move Scone ${id} down` }).click();
    expect((await sent).postDataJSON()).toMatchObject({ establishment_id, category_id: id });
    await dialog.getByRole('status').getByText('Product Reordered Successfully').waitFor();

    await dialog.getByRole('combobox', { name: 'Category' }).hover();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await dialog.getByRole('listitem').filter({ hasText: 'Gift mug' }).waitFor();
    expect(await shown(dialog)).toContain('Vase Lamp');
    await dialog.getByRole('button', { name: `Move Lamp ${id} up` }).click();
    await dialog.getByRole('status').getByText('Product Reordered Successfully').waitFor();
    expect(await shown(dialog)).toContain('Lamp Vase');
  });

  it('is not offered to who may not edit, nor where records have no order', async () => {
    const page = await openPage({ user: 'staff@demo.test' });
    await openScreen(page, '/products');
    await page.getByRole('link', { name: 'Tomato soup' }).waitFor();
    expect(await page.getByRole('button', { name: 'Reorder', exact: true }).count()).toBe(0);
    const owner = await openPage({ user });
    await openScreen(owner, '/taxes');
    expect(await owner.getByRole('button', { name: 'Reorder', exact: true }).count()).toBe(0);
  });
});

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const lastNumber = async (dialog: Locator) => (await dialog.getByRole('listitem').last().textContent())?.split(' ')[1];
