import Papa from 'papaparse';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { choose } from '#/tests/support/formPage.ts';
import { amountIn, amountOf, answered } from '#/tests/support/reportPage.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
/** A change on the screen has an arrow and its word in the place of a sign. */
const number = (text = '') => Number(text.replace(/^\s*down\s/, '-').replace(/[^\d.-]/g, ''));

it('a figure is the same on the tile, in the statement, in chart and table, in the orders behind it and in the file', async () => {
  const page = await openPage({ user });
  await openScreen(page, '/dashboard?period=last_week');
  const tile = await amountOf(page.getByRole('region', { name: 'Net sales', exact: true }).locator('.figure').first());
  expect(tile).toBeGreaterThan(0);

  await openScreen(page, '/reports/sales-summary?period=last_week');
  const statement = page
    .getByRole('table', { name: 'Sales summary' })
    .getByRole('row')
    .filter({ hasText: /^Net sales/ });
  expect(await amountOf(statement.getByRole('cell').first())).toBeCloseTo(tile, 2);

  // Against the days before, every line: what is taken away has a minus, and its change counts as it stands there.
  await answered(page, '/api/sales-summary', () => choose(page, 'Compare with', 'The days before'));
  await page.getByRole('columnheader', { name: 'Change' }).first().waitFor();
  const lines = await page.getByRole('table', { name: 'Sales summary' }).locator('tbody tr').all();
  const said = await Promise.all(
    lines.map(async (line) => (await line.getByRole('cell').allInnerTexts()).map((text) => number(text.split('(')[0]))),
  );
  const own = (await exported(page)).filter(({ Table }) => Table === 'Sales summary');
  const written = own.map((row) => ['Amount', 'Amount: before', 'Amount: change'].map((heading) => number(row[heading])));
  expect(said).toEqual(written);
  expect(said.some(([now = 0, before = 0]) => now < 0 && now !== before)).toBe(true);

  await openScreen(page, '/reports/product-mix?per_page=500');
  await answered(page, '/api/product-mix/list', () => choose(page, 'Period', 'Last week (from Sunday)'));
  const table = page.getByRole('table', { name: /^Product mix/ });
  const column = (await table.getByRole('columnheader').allInnerTexts()).findIndex((text) => text.trim() === 'Net sales');
  const cellsOf = (row: Locator) => row.getByRole('cell').nth(column);
  const shown = await rowsOf(table, column);
  expect(shown.length).toBeGreaterThan(3);
  expect(await amountOf(cellsOf(table.getByRole('row').last()))).toBeCloseTo(tile, 2);
  expect(shown.reduce((sum, { net }) => sum + net, 0)).toBeCloseTo(tile, 2);
  const [first] = shown as [{ title: string; net: number }];
  await page.getByRole('button', { name: 'Chart', exact: true }).click();
  const bar = page.getByRole('figure').getByRole('listitem').filter({ hasText: first.title }).first();
  expect((await bar.locator('.figure').innerText()).split('·').map(number)).toContain(first.net);
  await page.getByRole('button', { name: 'Chart and table' }).click();

  const rows = await exported(page);
  expect(rows.map((row) => ({ title: row.Name, net: number(row['Net sales']) }))).toEqual(expect.arrayContaining(shown));

  await answered(page, '/orders', () => cellsOf(table.getByRole('row').nth(1)).getByRole('link').click());
  await page.getByRole('heading', { level: 1, name: `Net sales · ${first.title}` }).waitFor();
  await settled(page);
  expect(await amountOf(page.getByRole('table').getByRole('row').last().getByRole('cell').last())).toBeCloseTo(first.net, 2);
});

/** All rows of a table in one look: some hundred, each with a look of its own, would take longer than anybody waits. */
async function rowsOf(table: Locator, column: number): Promise<{ title: string; net: number }[]> {
  const texts = await table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText)));
  return texts.map((cells) => ({ title: cells[0]?.trim() ?? '', net: amountIn(cells[column]) }));
}

/** The rows of the CSV that the page gives, by their headings. */
async function exported(page: Page): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).first().click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}
