import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { amountOf, answered } from '#/tests/support/reportPage.ts';
import { openScreen } from '#/tests/support/screens.ts';

const owner = 'owner@demo.test';

/** Headings of the report's table, and its first row under them. */
async function firstRow(page: Page, report: string): Promise<Record<string, string>> {
  const table = page.getByRole('table', { name: report });
  const headings = (await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  const cells = await table.locator('tbody').getByRole('row').first().getByRole('cell').allInnerTexts();
  return Object.fromEntries(headings.map((heading, index) => [heading, (cells[index] ?? '').trim()]));
}

/** Something is low in every establishment. */
beforeAll(async () => {
  for (const { id: establishment_id } of (await ask(owner, 'GET', '/api/establishment/list')).list as { id: number }[]) {
    const { list } = await ask(owner, 'POST', '/api/inventory/list', { establishment_id, search: 'Tomatoes' });
    for (const { item_id } of list) await ask(owner, 'POST', '/api/inventory/set-actual', { establishment_id, item_id, actual_count: 1 });
  }
});

describe('the reports of stock', () => {
  it.each([
    ['low-stock', 'Low stock', { Item: /\w/, 'In stock': /\d/, 'Reorder point': /\d/, 'To order': /\d/, Packs: /\d/, Cost: /\d/ }],
    ['recipe-costs', 'Recipe costs', { Product: /\w/, Price: /\d/, 'Recipe cost': /\d/, 'Recipe margin %': /%/, 'Recipe cost %': /%/ }],
    [
      'ingredient-usage',
      'Ingredient usage',
      { Ingredient: /\w/, Unit: /\w/, 'Theoretical usage': /\d/, 'Actual usage': /\d/, 'Variance cost': /\d/ },
    ],
    ['untracked-sales', 'Untracked sales', { Item: /\w/, Why: /recipe|product/i, Quantity: /\d/, 'Net sales': /\d/ }],
  ])('%s has rows of the demo data in its columns', async (name, title, expected) => {
    const page = await openPage({ user: owner });
    await openScreen(page, `/reports/${name}?period=last_month&show=table`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const row = await firstRow(page, title);
    for (const [heading, text] of Object.entries(expected)) expect(row[heading], `${heading} in ${JSON.stringify(row)}`).toMatch(text);
    await expectAccessible(page);
  });

  it('have no column of costs for who may not see them', async () => {
    const page = await openPage({ user: 'manager@demo.test' });
    await openScreen(page, '/reports/low-stock');
    const row = await firstRow(page, 'Low stock');
    expect(row).toHaveProperty('Packs');
    expect(row).not.toHaveProperty('Cost');
  });

  it('lead from a figure of what was sold untracked to its orders, which add up to it', async () => {
    const page = await openPage({ user: owner });
    await openScreen(page, '/reports/untracked-sales?period=last_month&show=table');
    const row = page.getByRole('table', { name: 'Untracked sales' }).getByRole('row').nth(1);
    const title = (await row.getByRole('cell').first().innerText()).trim();
    for (const [place, heading] of [
      [0, 'Quantity'],
      [1, 'Net sales'],
    ] as const) {
      const figure = row.getByRole('link').nth(place);
      const amount = await amountOf(figure);
      const sent = await answered(page, '/api/untracked-sales/orders', () => figure.click());
      expect(sent).toMatchObject({ row: { name: title, why: expect.any(String) } });
      await page.getByRole('heading', { level: 1, name: `${heading} · ${title}` }).waitFor();
      const orders = page.getByRole('table', { name: `Orders: ${heading}` });
      expect(await orders.locator('tbody').getByRole('row').count()).toBeGreaterThan(0);
      expect(await amountOf(orders.getByRole('row').last().getByRole('cell').last())).toBeCloseTo(amount, 2);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to Untracked sales' }).click();
      await row.waitFor();
    }
  });
});
