import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { ListPage } from '#/tests/support/listPage.ts';
import { settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const mark = 'In detail';
let establishment_id: number;

beforeAll(async () => {
  establishment_id = await firstEstablishment(user);
  const { list } = await ask(user, 'POST', '/api/tax/list', { search: mark, establishment_id });
  if (!list.length)
    for (const name of ['A', 'B', 'C'])
      await ask(user, 'POST', '/api/tax', { name: `${mark} ${name}`, rate: 5, type: 'percent', establishment_id });
});

async function column(page: Page, act: (chooser: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await act(chooser);
  await page.keyboard.press('Escape');
  await chooser.waitFor({ state: 'hidden' });
}

describe('under and beside the rows', () => {
  it('stand the sums of everything that matches, also on a phone', async () => {
    const { totals } = await ask(user, 'POST', '/api/sales/list', { establishment_id, per_page: 1, totals: true });
    const [{ currency, sums }] = totals;
    const said = new Intl.NumberFormat('en', { style: 'currency', currency }).format(sums.total_amount);
    const list = new ListPage(await openPage({ user }), 'orders');
    await list.open();
    const foot = list.page.locator('tfoot');
    await foot.getByText(said, { exact: true }).waitFor();
    expect(await foot.getByRole('cell').first().textContent()).toBe('Total');
    const asked: string[] = [];
    list.page.on('request', (request) => request.url().endsWith('/api/sales/list') && asked.push(request.postData() ?? ''));
    await list.answered(() => list.page.getByRole('button', { name: 'Next page' }).click());
    expect(asked.map((body) => 'totals' in JSON.parse(body))).toEqual([false]);
    const phone = new ListPage(await openPage({ user, phone: true }), 'orders');
    await phone.open();
    await phone.page.locator('li.totals').getByText(said, { exact: true }).waitFor();
  });

  it('a column is made wider by the mouse or the keyboard, and stays so', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    await list.open();
    const { page } = list;
    const head = page.getByRole('columnheader', { name: 'Name' });
    const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
    const grip = page.getByRole('separator', { name: 'Width of Type' });
    const type = async () => Math.round((await page.getByRole('columnheader', { name: 'Type' }).boundingBox())?.width ?? 0);
    const before = await type();
    await grip.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
    expect(await type()).toBeGreaterThan(before);
    expect(await grip.getAttribute('aria-valuetext')).toMatch(/^\d+ pixels$/);
    await page.keyboard.press('Delete');
    expect(await grip.getAttribute('aria-valuetext')).toBe('automatic');
    const edge = await page.getByRole('separator', { name: 'Width of Name' }).boundingBox();
    const wide = await width();
    await page.mouse.move((edge?.x ?? 0) + 4, (edge?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((edge?.x ?? 0) + 104, (edge?.y ?? 0) + 10, { steps: 4 });
    await page.mouse.up();
    const dragged = await width();
    expect(dragged).toBeGreaterThan(wide + 60);
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    await page.reload();
    await settled(page);
    expect(Math.abs((await width()) - dragged)).toBeLessThanOrEqual(1);
  });

  it('the first column and its box stay in sight', async () => {
    const page = await openPage({ user, context: { viewport: { width: 900, height: 800 } } });
    const list = new ListPage(page, 'products');
    await list.open();
    await column(page, async (chooser) => {
      for (const name of ['Created', 'Updated', 'ID']) await chooser.getByRole('checkbox', { name, exact: true }).check();
    });
    const cell = page.locator('tbody tr').first().locator('td.first');
    const box = page.locator('tbody tr').first().getByRole('checkbox');
    const [cellBefore, boxBefore] = [await cell.boundingBox(), await box.boundingBox()];
    const moved = await page.locator('table').evaluate((table) => {
      const frame = table.parentElement as HTMLElement;
      frame.scrollLeft = 200;
      return frame.scrollLeft;
    });
    expect(moved).toBeGreaterThan(50);
    expect([(await cell.boundingBox())?.x, (await box.boundingBox())?.x]).toEqual([cellBefore?.x, boxBefore?.x]);
  });
});

describe('by the keyboard alone', () => {
  it('one goes through the rows, selects, and opens', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    const { page } = list;
    await list.open();
    await list.search(mark);
    await page.getByRole('heading', { level: 1 }).click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('j');
    expect(await focused()).toBe(`${mark} A`);
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(`${mark} C`);
    await page.keyboard.press('k');
    expect(await focused()).toBe(`${mark} B`);
    await page.keyboard.press('x');
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press(' ');
    await page.getByRole('region', { name: '2 selected' }).waitFor();
    await page.keyboard.press('x');
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('jkx');
    expect(await page.getByRole('searchbox').inputValue()).toMatch(/jkx$/);
    await page.getByRole('searchbox').fill(mark);
    await page.getByRole('link', { name: `${mark} B` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `${mark} B` }).waitFor();
  });
});

describe('what is over', () => {
  it('a selection is, once the page is loaded anew', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    const { page } = list;
    await list.open();
    await list.search(mark);
    await list.row(`${mark} A`).getByRole('checkbox').check();
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    await page.reload();
    expect(await list.titles()).toContain(`${mark} A`);
    expect(await page.getByRole('region', { name: /selected/ }).count()).toBe(0);
    expect(await list.row(`${mark} A`).getByRole('checkbox').isChecked()).toBe(false);
  });

  it('a record found by search and deleted is named where nothing else matches', async () => {
    await ask(user, 'POST', '/api/tax', { name: 'Short-lived levy', rate: 1, type: 'percent', establishment_id });
    const list = new ListPage(await openPage({ user }), 'taxes');
    const { page } = list;
    await list.open();
    await list.search('Short-lived');
    await list.row('Short-lived levy').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Short-lived levy' }).waitFor();
    await deleteShown(page);
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
    await page.getByText('“Short-lived levy” was deleted, and nothing else matches the search and filters.').waitFor();
    await list.clearFilters();
    expect((await list.titles()).length).toBeGreaterThan(2);
    await list.search('never was such a tax');
    await page.getByText('Change the search or the filters.').waitFor();
  });

  async function deleteShown(page: Page): Promise<void> {
    const direct = page.getByRole('button', { name: 'Delete', exact: true });
    if (await direct.count()) await direct.click();
    else {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  }
});
