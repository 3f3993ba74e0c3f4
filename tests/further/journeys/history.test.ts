import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage } from '#/tests/support/browser.ts';
import { choose, save, toast } from '#/tests/support/formPage.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const entries = (page: Page) => page.locator('#content ol').nth(1).locator('> li');

/** A product with a recipe, that was changed twice: its price, then its recipe and category. */
async function changedProduct(name: string): Promise<{ path: string; id: number }> {
  const establishment_id = await firstEstablishment(user);
  const add = (path: string, body: object) => ask(user, 'POST', path, { establishment_id, ...body });
  const [food, drinks] = [
    await add('/api/product-categories', { name: `${name} food` }),
    await add('/api/product-categories', { name: `${name} drinks` }),
  ];
  const [flour, water] = [
    await add('/api/ingredient', { name: `${name} flour`, uom: 'kg' }),
    await add('/api/ingredient', { name: `${name} water`, uom: 'l' }),
  ];
  const { id, recipe } = await add('/api/product', {
    item: name,
    price: 4,
    category: food.id,
    recipe: [{ ingredient: flour.id, quantity: 0.5, uom: 'kg' }],
  });
  await ask(user, 'PUT', `/api/product/${id}`, { price: 5.5 });
  await ask(user, 'PUT', `/api/product/${id}`, {
    category: drinks.id,
    recipe: [
      { id: recipe[0].id, ingredient: flour.id, quantity: 0.75, uom: 'kg' },
      { ingredient: water.id, quantity: 0.3, uom: 'l' },
    ],
  });
  return { path: `/products/${id}/show?tab=history`, id };
}

describe('the history of a record', () => {
  it('tells each change by kind: money, references by name, rows by what came, went or changed', async () => {
    const { path } = await changedProduct('Bread');
    const page = await openPage({ user });
    await openScreen(page, path);
    const [latest = '', before = '', first = ''] = await entries(page).allTextContents();
    expect(latest).toContain('Category: Bread food → Bread drinks');
    expect(latest).toContain('Bread flour: Quantity 0.50 → 0.75');
    expect(latest).toMatch(/Added: Bread water · Quantity 0\.3/);
    expect(latest).toContain('127.0.0.1');
    expect(before).toMatch(/Price: \D*4\.00 → \D*5\.50/);
    expect(first).toContain('Created');
    expect(await axe(page)).toEqual([]);
  });

  it('can be narrowed to a field, and the address keeps it', async () => {
    const { path } = await changedProduct('Cake');
    const page = await openPage({ user });
    await openScreen(page, path);
    await choose(page, 'Field', 'Price');
    await page.waitForFunction(() => document.querySelectorAll('#content ol:not(nav ol) > li').length === 2);
    expect(new URL(page.url()).searchParams.get('field')).toBe('price');
    await page.reload();
    await settled(page);
    expect(await entries(page).count()).toBe(2);
  });

  it('leads back to an older version: seen before it is done, and written as a change of its own', async () => {
    const { path } = await changedProduct('Pizza');
    const page = await openPage({ user });
    await openScreen(page, path);
    await entries(page)
      .first()
      .getByRole('button', { name: /^Revert the change of/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Revert the change of/ });
    await dialog.getByText('Pizza flour: Quantity 0.75 → 0.5').waitFor();
    await dialog.getByText(/Removed:/).waitFor();
    expect(await dialog.textContent()).toContain('Category: Pizza drinks → Pizza food');
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Revert' }).click();
    await toast(page, 'Product Reverted Successfully');
    await dialog.waitFor({ state: 'hidden' });
    await entries(page).first().getByText('Reverted', { exact: true }).waitFor();
    await entries(page)
      .first()
      .getByText(/^Laid back what it was before the change of/)
      .waitFor();
    await expect.poll(() => entries(page).count()).toBe(4);
    // What it was before the change of then is what it is now: there is nothing to lay back.
    const again = entries(page)
      .nth(1)
      .getByRole('button', { name: /^Revert/ });
    await expect.poll(() => again.count()).toBe(0);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('definition').getByText('Pizza food').waitFor();
  });

  it('says why it cannot be laid back, where the host refuses', async () => {
    const { path, id } = await changedProduct('Soup');
    const { list } = await ask(user, 'POST', `/api/product/${id}/history`, { field: 'category' });
    await ask(user, 'DELETE', `/api/product-categories/${list[0].changes.category[0]}`);
    const page = await openPage({ user, allow: [/status of 422/] });
    await openScreen(page, path);
    await entries(page)
      .first()
      .getByRole('button', { name: /^Revert the change of/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Revert' }).click();
    await dialog.getByText('Category: What it referred to then does not exist any more').waitFor();
  });

  it('offers no way back where the record may not be edited any more', async () => {
    const establishment_id = await firstEstablishment(user);
    const vendor = await ask(user, 'POST', '/api/vendor', { name: 'Locked vendor' });
    const item = await ask(user, 'POST', '/api/ingredient', { establishment_id, name: 'Locked item', uom: 'kg' });
    const { id } = await ask(user, 'POST', '/api/purchase-order', {
      establishment_id,
      vendor: vendor.id,
      items: [{ item: { type: 'ingredients', id: item.id }, ordered_quantity: 2, unit_cost: 1 }],
    });
    await ask(user, 'PUT', `/api/purchase-order/${id}`, { shipping: 4 });
    const page = await openPage({ user });
    await openScreen(page, `/purchase-orders/${id}/show?tab=history`);
    expect(await page.getByRole('button', { name: /^Revert/ }).count()).toBe(1);
    await ask(user, 'POST', `/api/purchase-order/${id}/order`, {});
    await page.reload();
    await settled(page);
    await page.getByText(/^Mark as ordered: PO-/).waitFor();
    expect(await entries(page).count()).toBe(3);
    expect(await page.getByRole('button', { name: /^Revert/ }).count()).toBe(0);
  });
});

describe('related lists', () => {
  it('show what refers to a record, and lead to the whole list', async () => {
    const establishment_id = await firstEstablishment(user);
    const add = (path: string, body: object) => ask(user, 'POST', path, { establishment_id, ...body });
    const sweets = await add('/api/product-categories', { name: 'Sweets' });
    for (const item of ['Sweet one', 'Sweet two', 'Sweet three', 'Sweet four', 'Sweet five', 'Sweet six'])
      await add('/api/product', { item, price: 1, category: sweets.id });
    const page = await openPage({ user });
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/product/list') && asked.push(request.url()));
    await openScreen(page, `/categories/${sweets.id}/show`);
    expect(asked).toEqual([]);
    await page.getByRole('tab', { name: 'Related' }).click();
    const section = page.getByRole('region', { name: 'Products: Category (6)', exact: true });
    await section.getByRole('link', { name: 'Sweet five' }).waitFor();
    expect(await section.locator('tbody tr').count()).toBe(5);
    expect(await axe(page)).toEqual([]);
    await section.getByRole('link', { name: /Show all 6/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    await settled(page);
    await page.getByText('Category: Sweets').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(6);
  });

  it('reach into rows: an ingredient shows the products that are made of it', async () => {
    await changedProduct('Pie');
    const page = await openPage({ user });
    const { list } = await ask(user, 'POST', '/api/ingredient/list', {
      search: 'Pie water',
      establishment_id: await firstEstablishment(user),
    });
    await openScreen(page, `/ingredients/${list[0].id}/show?tab=related`);
    await page.getByRole('link', { name: 'Products: Show all 1' }).click();
    await page.getByText('Recipe, Ingredient: Pie water').waitFor();
    await settled(page);
    expect(await page.locator('tbody tr').count()).toBe(1);
  });
});

describe('a record page on a phone', () => {
  it('has its primary action beside one menu of the others, which a dialog gives the focus back to', async () => {
    const { id } = await changedProduct('Taco');
    const page = await openPage({ user, phone: true });
    await openScreen(page, `/products/${id}/show`);
    const heading = page
      .locator('#content')
      .getByRole('button')
      .or(page.locator('#content').getByRole('link', { name: 'Edit' }));
    expect((await heading.allTextContents()).slice(0, 2)).toEqual(['Edit', 'More']);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete Taco?' }).getByRole('button', { name: 'Cancel' }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === 'More');
  });
});

describe('what covers what', () => {
  it('a toast stands clear of the header’s controls and of the page’s actions', async () => {
    const { id } = await changedProduct('Roll');
    for (const phone of [false, true]) {
      const page = await openPage({ user, phone });
      await openScreen(page, `/products/${id}`);
      await page.getByRole('textbox', { name: 'Price', exact: true }).fill(phone ? '7' : '8');
      expect(await save(page)).toBe(200);
      const card = page.locator('[role=status]').filter({ hasText: 'Product' }).first();
      await card.waitFor();
      const toastBox = await card.boundingBox();
      const header = await page.locator('header').first().boundingBox();
      expect(toastBox && header && toastBox.y >= header.y + header.height, phone ? 'phone' : 'desktop').toBe(true);
      if (!phone) {
        const edit = await page.getByRole('link', { name: 'Edit' }).boundingBox();
        expect(edit && toastBox && edit.x > toastBox.x + toastBox.width).toBe(true);
      }
    }
  });
});
