import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { choose, pick, save, toast } from '../support/formPage.ts';
import { ask, firstEstablishment } from '../support/hostCalls.ts';
import { openScreen, settled } from '../support/screens.ts';

const user = 'owner@demo.test';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const lastId = (page: Page) => Number(new URL(page.url()).pathname.split('/')[2]);

describe('the catalogue', () => {
  it('makes a category below another one, found by typing', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/categories/create');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cold drinks');
    const searched = page.waitForRequest(
      (request) => request.url().endsWith('/api/product-categories/list') && request.postData()?.includes('"search":"drin"') === true,
    );
    await pick(page, 'Parent category', 'drin', 'Drinks');
    await searched;
    await page.getByRole('radio', { name: 'Cyan' }).check({ force: true });
    expect(await save(page)).toBe(201);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // By its name: with what other tests have made, it may stand on a later page.
    await page.getByPlaceholder('Search categories').fill('cold drinks');
    await page.getByRole('link', { name: 'Cold drinks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cold drinks' }).waitFor();
    await page.getByRole('definition').getByRole('link', { name: 'Drinks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Drinks' }).waitFor();
  });

  it('makes a product over its tabs: a condition, many references, a recipe entered row by row with Enter', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/products/create');
    await page.getByLabel('Item').fill('Toast with cheese');
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('6.5');
    expect(await page.getByRole('combobox', { name: 'Sub category' }).count()).toBe(0);
    await pick(page, 'Category', 'main', 'Mains');
    await page.getByRole('combobox', { name: 'Sub category' }).click();
    await page.getByRole('option', { name: 'Grill' }).waitFor();
    expect(await page.getByRole('option', { name: 'Hot drinks' }).count()).toBe(0);
    await page.getByRole('option', { name: 'Grill' }).click();
    await pick(page, 'Taxes', 'stand', 'Standard rate');
    await pick(page, 'Taxes', 'redu', 'Reduced rate');
    await page.keyboard.press('Escape');

    await tab(page, 'Codes and stock');
    await page.getByLabel('Cost', { exact: true }).fill('1.25');
    await page.getByRole('button', { name: 'Add a row' }).click();
    const recipe = page.getByRole('group', { name: 'Recipe' });
    for (const [ingredient, quantity] of [
      ['Cheddar', '60'],
      ['Tomatoes', '2.5'],
    ] as const) {
      await pick(page, 'Ingredient', ingredient.slice(0, 4).toLowerCase(), ingredient, recipe);
      await recipe.getByLabel('Quantity').fill(quantity);
      await pick(page, 'Unit', 'gr', 'Gram', recipe);
      await recipe.getByLabel('Quantity').press('Enter');
    }
    expect(await recipe.getByText('3 rows').count()).toBe(1);
    await recipe.getByRole('combobox', { name: 'Ingredient' }).press('Escape');
    await recipe.getByRole('button', { name: 'Remove row 3' }).click();
    await recipe.getByRole('button', { name: 'Edit row 2' }).click();
    await recipe.getByLabel('Quantity').fill('3');
    await recipe.getByRole('button', { name: 'Done' }).click();
    await recipe.getByRole('cell', { name: 'Tomatoes' }).waitFor();

    await tab(page, 'Restrictions');
    expect(await page.getByLabel('Minimum age').count()).toBe(0);
    await choose(page, 'Restriction', 'Age restriction');
    await page.getByLabel('Minimum age').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Check 1 field' }).getByRole('button', { name: 'Minimum age' }).click();
    expect(await page.getByLabel('Minimum age').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByLabel('Minimum age').fill('18');
    expect(await save(page)).toBe(201);
    await toast(page, 'Product Added Successfully');
    await page.getByRole('heading', { level: 1, name: 'Toast with cheese' }).waitFor();

    const stored = await ask(user, 'GET', `/api/product/${lastId(page)}`);
    expect(stored).toMatchObject({
      price: 6.5,
      cost: 1.25,
      net_price: 5.2,
      margin: 3.95,
      minimum_age: 18,
      _titles: { category: 'Mains', subCategory: 'Grill', taxes: ['Standard rate', 'Reduced rate'] },
    });
    expect(
      stored.recipe.map((row: { quantity: number; uom: string; _titles: { ingredient: string } }) => [
        row._titles.ingredient,
        row.quantity,
        row.uom,
      ]),
    ).toEqual([
      ['Cheddar', 60, 'g'],
      ['Tomatoes', 3, 'g'],
    ]);

    await page.getByRole('link', { name: 'Edit' }).click();
    await settled(page);
    await tab(page, 'Codes and stock');
    await recipe.getByRole('button', { name: 'Remove row 1' }).click();
    expect(await save(page)).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Toast with cheese' }).waitFor();
    expect((await ask(user, 'GET', `/api/product/${lastId(page)}`)).recipe).toEqual([
      expect.objectContaining({ id: stored.recipe[1].id, quantity: 3 }),
    ]);
  });

  it('leads from the summary to a field on a tab that is not shown', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/products/create');
    await tab(page, 'Appearance');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Check 2 fields' }).getByRole('button', { name: 'Price' }).click();
    await page.getByRole('textbox', { name: 'Price', exact: true }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Price', exact: true }).evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
  });

  it('says at the row what a row misses', async () => {
    const establishment_id = await firstEstablishment(user);
    const { id } = await ask(user, 'POST', '/api/product', {
      item: 'Recipe without a unit',
      price: 1,
      kind: 'restaurant',
      sold_by: 'each',
      establishment_id,
    });
    const page = await openPage({ user });
    await openScreen(page, `/products/${id}`);
    await tab(page, 'Codes and stock');
    await page.getByRole('button', { name: 'Add a row' }).click();
    const recipe = page.getByRole('group', { name: 'Recipe' });
    await pick(page, 'Ingredient', 'ric', 'Rice', recipe);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Check 1 field' }).getByRole('button', { name: 'Recipe' }).waitFor();
    await recipe.getByText('Enter a value').waitFor();
    await recipe.getByText('Choose a value').waitFor();
  });
});
