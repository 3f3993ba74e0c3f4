import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { ask, firstEstablishment } from '../support/hostCalls.ts';
import { expectAccessible } from '../support/inBothModes.ts';
import { ListPage } from '../support/listPage.ts';

const user = 'owner@demo.test';
const mark = 'Seen in lists';

beforeAll(async () => {
  const establishment_id = await firstEstablishment(user);
  const taxes = [
    { name: `${mark} A`, rate: 12.5, type: 'percent', inclusive: true },
    { name: `${mark} B`, rate: 3, type: 'fixed', inclusive: false },
    { name: `${mark} C`, rate: 7, type: 'percent', inclusive: false, status: 'inactive' },
  ];
  const { list } = await ask(user, 'POST', '/api/tax/list', { search: mark, establishment_id });
  if (!list.length) for (const tax of taxes) await ask(user, 'POST', '/api/tax', { ...tax, establishment_id });
});

describe('a list', () => {
  it('narrows by search, the address carries it, and Back undoes it', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    await list.open();
    const all = await list.titles();
    expect(all).toContain('Standard rate');
    await list.search(mark);
    expect(await list.titles()).toEqual([`${mark} A`, `${mark} B`, `${mark} C`]);
    await list.page.reload();
    expect(await list.titles()).toEqual([`${mark} A`, `${mark} B`, `${mark} C`]);
    expect(await list.page.getByRole('searchbox').inputValue()).toBe(mark);
    await list.search('no tax has this name');
    await list.page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
    await list.clearFilters();
    expect(await list.titles()).toEqual(all);
  });

  it('goes to its search by the key /', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    await list.open();
    await list.page.keyboard.press('/');
    await list.page.keyboard.type('std/');
    expect(await list.page.getByRole('searchbox').inputValue()).toBe('std/');
  });

  it('filters by a choice, a switch, a number, and all of them together; each is a chip that goes away again', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    await list.open();
    await list.search(mark);
    await list.filter('Type', (form) => form.getByRole('checkbox', { name: 'Percentage' }).check());
    expect(await list.titles()).toEqual([`${mark} A`, `${mark} C`]);
    await list.filter('Included in prices', (form) => form.getByRole('button', { name: 'No' }).click());
    expect(await list.titles()).toEqual([`${mark} C`]);
    await list.page.getByRole('button', { name: 'Type: Percentage' }).waitFor();
    await list.clearFilters();
    await list.filter('Rate', async (form) => {
      await form.getByLabel('Rate: From').fill('2.5');
      await form.getByLabel('Rate: To').fill('7');
    });
    expect(await list.titles()).toEqual([`${mark} B`, `${mark} C`]);
    await list.page.reload();
    expect(await list.titles()).toEqual([`${mark} B`, `${mark} C`]);
    const chip = list.page.getByRole('button', { name: 'Rate: 2.50 – 7' });
    await list.answered(() => chip.press('Delete'));
    expect(await list.titles()).toHaveLength(3);
  });

  it('filters by text, by the day of a moment, and by a record found by typing', async () => {
    const products = new ListPage(await openPage({ user }), 'products');
    await products.open();
    await products.filter('SKU', (form) => form.getByLabel('SKU: Contains').fill('-1'));
    const withSku = await products.titles();
    expect(withSku).toContain('Flat white');
    expect(withSku).not.toContain('Coffee beans 250 g');
    await products.clearFilters();
    await products.filter('Category', async (form) => {
      await form.getByRole('combobox', { name: 'Category', exact: true }).fill('dess');
      await products.page.getByRole('option', { name: 'Desserts' }).click();
    });
    expect(await products.titles()).toContain('Cheesecake');
    expect(await products.titles()).not.toContain('Flat white');
    await products.page.getByRole('button', { name: 'Category: Desserts' }).waitFor();
    await products.clearFilters();
    await products.filter('Created', (form) => form.getByRole('textbox', { name: 'Created: From' }).fill('2001-01-01'));
    expect(await products.titles()).toContain('Flat white');
    await products.clearFilters();
    await products.filter('Created', (form) => form.getByRole('textbox', { name: 'Created: To' }).fill('2001-01-01'));
    await products.page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
  });

  it('changes a cell where it stands, by the pointer, and takes it back', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    const { page } = list;
    await list.open(`?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
    const cell = list.row(`${mark} A`).locator('[data-edits=rate]');
    await cell.hover();
    await page.getByRole('button', { name: `Edit Rate of ${mark} A` }).click();
    const box = page.getByRole('dialog').getByRole('textbox', { name: /^Rate/ });
    await box.fill('15');
    await expectAccessible(page, '[role=dialog]');
    await box.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await cell.getByText('15%', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await cell.getByText('12.50%', { exact: true }).waitFor();
  });

  it('sorts by a heading, both ways, and says so to a screen reader', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    await list.open();
    await list.search(mark);
    await list.sortBy('Rate');
    expect(await list.titles()).toEqual([`${mark} B`, `${mark} C`, `${mark} A`]);
    await list.sortBy('Rate');
    expect(await list.titles()).toEqual([`${mark} A`, `${mark} C`, `${mark} B`]);
    expect(await list.page.getByRole('columnheader', { name: 'Rate' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('shows the columns chosen, in the order chosen, also after a reload', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    const headings = async () => (await list.page.getByRole('columnheader').allTextContents()).filter(Boolean);
    await list.open();
    expect(await headings()).toEqual(['Name', 'Rate', 'Type', 'Included in prices', 'Status']);
    await list.page.getByRole('button', { name: 'Columns' }).click();
    const chooser = list.page.getByRole('dialog', { name: 'Columns' });
    await chooser.getByRole('checkbox', { name: 'Included in prices' }).uncheck();
    await chooser.getByRole('checkbox', { name: 'Updated' }).check();
    await chooser.getByRole('button', { name: 'Move Type up' }).press('Enter');
    await list.page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move Type up');
    await list.page.keyboard.press('Escape');
    await list.page.reload();
    expect(await list.titles()).toContain('Standard rate');
    expect(await headings()).toEqual(['Name', 'Type', 'Rate', 'Status', 'Updated']);
    await list.page.getByRole('button', { name: 'Columns' }).click();
    await chooser.getByRole('button', { name: 'Reset columns' }).click();
    await list.page.keyboard.press('Escape');
    await chooser.waitFor({ state: 'hidden' });
    expect(await headings()).toEqual(['Name', 'Rate', 'Type', 'Included in prices', 'Status']);
  });

  it('exports exactly what its search and filters show', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    await list.open();
    await list.search(mark);
    await list.filter('Type', (form) => form.getByRole('checkbox', { name: 'Percentage' }).check());
    const download = list.page.waitForEvent('download');
    await list.page.getByRole('button', { name: 'Export' }).click();
    await list.page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const rows = Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(rows[0]).toMatch(/Name/);
    expect(rows.slice(1).map((row) => row.match(/Seen in lists ./)?.[0])).toEqual([`${mark} A`, `${mark} C`]);
  });
});
