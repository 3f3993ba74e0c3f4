import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { square } from '#/tests/support/samples/systems/square.ts';
import { openScreen } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

const files = square.map(({ name, bytes }) => ({ name, mimeType: 'text/csv', buffer: bytes }));

async function countOf(path: string, search: string): Promise<number> {
  const { pagination_options: pages } = await ask(user, 'POST', path, { search, establishment_id: await firstEstablishment(user) });
  return pages.total;
}

describe('a business from another system', () => {
  it('comes over with all its files, is corrected in the trial, and is taken back at once', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/bulk-operations/bring');
    await page.getByRole('radio', { name: 'Square', exact: true }).check();
    await page.getByText('Items & services › Items › Actions › Export library', { exact: false }).waitFor();
    await expectAccessible(page);
    await button(page, 'Continue').click();
    const unknown = { name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('One,Two\n1,2') };
    await page.locator('input[type=file]').setInputFiles([...files, unknown]);
    await page.getByText('Makes 1 tax, 4 categories, and 21 products').waitFor();
    await page.getByText('Says the stock of 1 item').waitFor();
    await page.getByText('Makes 13 customers').waitFor();
    await page.getByText('No file of another system that we know', { exact: false }).waitFor();
    await expectAccessible(page);
    await button(page, 'Check all files').click();

    await page.getByText('1 row would be rejected. Nothing has been stored yet.').waitFor();
    await page
      .getByRole('region', { name: /^Stock on hand/ })
      .getByText('11', { exact: true })
      .waitFor();
    expect(await countOf('/api/product/list', 'Macchiato')).toBe(0);
    const row = page.getByRole('group', { name: 'Products, row 22 of square-library.csv' });
    await row.getByRole('textbox', { name: 'Price' }).fill('95');
    await button(page, 'Check again: 1 correction').click();
    await page.getByText('Every row can be imported. Nothing has been stored yet.').waitFor();
    await button(page, 'Import 40 rows').click();

    await page.getByText('Completed: the rows are imported.').waitFor();
    expect(await countOf('/api/product/list', 'Macchiato')).toBe(2);
    await page.getByRole('link', { name: 'See the products' }).waitFor();
    await page.getByRole('link', { name: 'See the customers' }).waitFor();
    await expectAccessible(page);
    await button(page, /^Undo/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Completed: the import is taken back.').waitFor();
    expect(await countOf('/api/product/list', 'Macchiato')).toBe(0);
  });

  it('is known on the page of a single import, which hands its file over', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/bulk-operations/import?resource=products');
    await page.locator('input[type=file]').setInputFiles(files[0] ?? []);
    await page.getByText('This is a file from Square (Item library). It makes 1 tax, 4 categories, and 21 products.').waitFor();
    await page.getByRole('link', { name: 'Bring it over' }).click();
    await page.getByRole('heading', { name: 'Bring your business over' }).waitFor();
    await page.getByText('Makes 1 tax, 4 categories, and 21 products').waitFor();
  });
});
