import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';
import { workbook } from '#/tests/support/workbook.ts';

const user = 'owner@demo.test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const row = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Row ${number}\\b`) });
const value = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const figure = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').textContent();

/** Chooses a file of these lines: as text, or in a workbook's cells where the name says so. */
async function upload(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = name.endsWith('.xlsx') ? workbook(lines.map((line) => line.split(','))) : Buffer.from(lines.join('\r\n'));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByText(name, { exact: true }).waitFor();
}

async function namesOfTaxes(search: string): Promise<string[]> {
  const { list } = await ask(user, 'POST', '/api/tax/list', {
    search,
    sort_by: 'name',
    sort_order: 'asc',
    establishment_id: await firstEstablishment(user),
  });
  return list.map(({ name }: { name: string }) => name);
}

/** Goes from a list to the check of a file with good and bad rows. */
async function checkTaxes(page: Page, mark: string, file = 'our taxes.csv'): Promise<void> {
  await openScreen(page, '/taxes');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await upload(page, file, [
    'Name,Rate,Kind of tax,Remark',
    `${mark} city,7.5,Percentage,old`,
    `${mark} tourist,300,Percentage,`,
    `${mark} levy,abc,Percentage,`,
    `${mark} bags,0.1,Fixed amount,new`,
  ]);
  await button(page, 'Continue').click();
  await page.getByText('7.5 · 300 · abc').waitFor();
  await page.getByText('2 columns are not imported: Kind of tax, Remark').waitFor();
  await page.getByRole('combobox', { name: 'Field for the column Kind of tax' }).click();
  await page.getByRole('option', { name: 'Type', exact: true }).click();
  await page.getByText('A column is not imported: Remark').waitFor();
  await expectAccessible(page);
  await button(page, 'Check the rows').click();
  await page.getByText('2 rows would be rejected. Nothing has been stored yet.').waitFor();
}

describe('an import', () => {
  it('goes from a file with good and bad rows over corrections to done, and is taken back', async () => {
    const page = await openPage({ user });
    await checkTaxes(page, 'Bulk A');
    expect(await namesOfTaxes('Bulk A')).toEqual([]);
    expect([await figure(page, 'Would be added'), await figure(page, 'Would be rejected')]).toEqual(['2', '2']);
    await row(page, 3).getByText('A percentage is at most 100').waitFor();
    await expectAccessible(page);

    const saved = page.waitForEvent('download');
    await button(page, 'Download the rejected rows').click();
    const rejected = await text(await (await saved).createReadStream());
    expect(rejected).toContain('Bulk A tourist,300');
    expect(rejected).not.toContain('Bulk A city');

    await value(row(page, 3), 'Rate').fill('30');
    await button(page, 'Check again: 1 correction').click();
    await page.getByText('1 row would be rejected. Nothing has been stored yet.').waitFor();
    expect(await row(page, 3).count()).toBe(0);
    await row(page, 4).getByRole('button', { name: 'All fields' }).click();
    await value(row(page, 4), 'Name').fill('Bulk A fee');
    await value(row(page, 4), 'Rate').fill('4');
    await button(page, 'Check again: 1 correction').click();
    await page.getByText('Every row can be imported. Nothing has been stored yet.').waitFor();
    expect(await namesOfTaxes('Bulk A')).toEqual([]);

    await button(page, 'Import 4 rows').click();
    await page.getByText('Completed: the rows are imported.').waitFor();
    expect(await figure(page, 'Added')).toBe('4');
    await expectAccessible(page);
    expect(await namesOfTaxes('Bulk A')).toEqual(['Bulk A bags', 'Bulk A city', 'Bulk A fee', 'Bulk A tourist']);
    await page.getByRole('link', { name: 'See the taxes' }).click();
    await page.getByRole('link', { name: 'Bulk A fee' }).waitFor();
    await page.goBack();

    await button(page, /^Undo: Import: Taxes/).click();
    await page.getByRole('dialog').getByText('Records that it added (4) are removed').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Completed: the import is taken back.').waitFor();
    expect(await figure(page, 'Removed again')).toBe('4');
    expect(await namesOfTaxes('Bulk A')).toEqual([]);

    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Import and export' }).click();
    await settled(page);
    const newest = page.getByRole('row').nth(1);
    await newest.getByRole('cell', { name: 'Undo of an import: Taxes' }).waitFor();
    expect((await newest.getByRole('cell').allTextContents()).slice(0, 4)).toEqual([
      'Undo of an import: Taxes',
      'Completed',
      '4 removed',
      'Olivia Bennett',
    ]);
    await expectAccessible(page);
  });

  it('keeps corrections of a workbook over a failed call and over a reload', async () => {
    const page = await openPage({ user, allow: [/503/] });
    await checkTaxes(page, 'Bulk B', 'our taxes.xlsx');
    await value(row(page, 3), 'Rate').fill('31');
    await page.route('**/api/bulk-operation/import', (route) =>
      route.fulfill({ status: 503, json: { status: 'error', message: 'Back in a minute' } }),
    );
    await button(page, 'Check again: 1 correction').click();
    await page.getByText('Back in a minute').waitFor();
    expect(await value(row(page, 3), 'Rate').inputValue()).toBe('31');
    await page.unroute('**/api/bulk-operation/import');
    await page.reload();
    await settled(page);
    await expect.poll(() => value(row(page, 3), 'Rate').inputValue()).toBe('31');
    await button(page, 'Check again: 1 correction').click();
    await page.getByText('1 row would be rejected. Nothing has been stored yet.').waitFor();
    await page.goBack();
    await page.getByRole('combobox', { name: 'Field for the column Name' }).waitFor();
  });

  it('updates the records that a row names, and puts them back', async () => {
    const establishment_id = await firstEstablishment(user);
    const { id } = await ask(user, 'POST', '/api/tax', {
      name: 'Bulk C',
      rate: 5,
      type: 'percent',
      inclusive: false,
      status: 'active',
      establishment_id,
    });
    const rate = async () => (await ask(user, 'GET', `/api/tax/${id}`)).rate;
    const page = await openPage({ user });
    await openScreen(page, '/bulk-operations/import?resource=categories');
    await page.getByRole('combobox', { name: 'What do you import?' }).click();
    await page.getByRole('option', { name: 'Taxes' }).click();
    await upload(page, 'rates.csv', ['Name,Rate', 'Bulk C,6', 'Bulk C too,7']);
    await button(page, 'Continue').click();
    await page.getByRole('radio', { name: 'Update records that exist, add the others' }).check();
    await button(page, 'Check the rows').click();
    await page.getByText('Every row can be imported.').waitFor();
    expect([await figure(page, 'Would be added'), await figure(page, 'Would be updated')]).toEqual(['1', '1']);
    await button(page, 'Import 2 rows').click();
    await page.getByText('Completed: the rows are imported.').waitFor();
    expect(await rate()).toBe(6);
    await button(page, /^Undo: Import: Taxes/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Completed: the import is taken back.').waitFor();
    expect([await rate(), await namesOfTaxes('Bulk C')]).toEqual([5, ['Bulk C']]);
  });

  it('works on a phone and from right to left', async () => {
    const page = await openPage({ user, phone: true, storage: { i18nextLng: 'ar' } });
    await openScreen(page, '/bulk-operations/import?resource=taxes');
    await upload(page, 'أسعار.csv', ['الاسم,النسبة', 'ضريبة المدينة,خمسة']);
    await expectAccessible(page);
    await button(page, 'متابعة').click();
    await button(page, 'فحص الصفوف').click();
    await page.getByRole('group', { name: /^الصف 2/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
  });
});

it('a bulk export is listed, made, and saved as a file', async () => {
  const page = await openPage({ user });
  await openScreen(page, '/bulk-operations');
  await button(page, 'Export').click();
  const dialog = page.getByRole('dialog', { name: 'Export records' });
  await dialog.getByRole('checkbox', { name: 'Taxes' }).check();
  await dialog.getByRole('checkbox', { name: 'Categories' }).check();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const download = button(page, 'Download: Export: Taxes, Categories').first();
  await download.waitFor();
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
});

it('who may not import finds no way there, and is told so at its address', async () => {
  const page = await openPage({ user: 'staff@demo.test' });
  await openScreen(page, '/products');
  expect(await page.getByRole('link', { name: 'Import', exact: true }).count()).toBe(0);
  await openScreen(page, '/bulk-operations/import?resource=products');
  await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
});
