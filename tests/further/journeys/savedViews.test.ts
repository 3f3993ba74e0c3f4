import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { choose, toast } from '#/tests/support/formPage.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { ListPage } from '#/tests/support/listPage.ts';
import { settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const mark = 'Viewed';
let establishment_id: number;

beforeAll(async () => {
  establishment_id = await firstEstablishment(user);
  for (const { id } of (await ask(user, 'POST', '/api/saved-view/list', { resource: 'taxes' })).list)
    await ask(user, 'DELETE', `/api/saved-view/${id}`);
  const { list } = await ask(user, 'POST', '/api/tax/list', { search: mark, establishment_id });
  if (list.length) await ask(user, 'POST', '/api/tax/bulk', { ids: list.map(({ id }: { id: number }) => id), delete: true });
  for (const [name, rate] of [
    ['A', 12],
    ['B', 3],
    ['C', 7],
  ])
    await ask(user, 'POST', '/api/tax', { name: `${mark} ${name}`, rate, type: 'percent', establishment_id });
});

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const headings = async (page: Page) => (await page.getByRole('columnheader').allTextContents()).filter(Boolean);
const filtersIn = (page: Page) => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? 'null');

async function menu(page: Page, item: string | RegExp, role: 'menuitem' | 'menuitemcheckbox' = 'menuitem'): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menu', { name: 'Views' }).getByRole(role, { name: item }).click();
}

async function column(page: Page, act: (chooser: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await act(chooser);
  await page.keyboard.press('Escape');
  await chooser.waitFor({ state: 'hidden' });
}

describe('the views that a definition brings', () => {
  it('stand above the list, are links, and work from their address alone', async () => {
    const list = new ListPage(await openPage({ user }), 'orders');
    await list.open();
    const { page } = list;
    expect(await tabs(page).getByRole('link').allTextContents()).toEqual(['All', 'Not paid yet', 'With refunds']);
    await list.answered(() => tabs(page).getByRole('link', { name: 'With refunds' }).click());
    expect(filtersIn(page)).toEqual({ status: ['partially_refunded', 'refunded'] });
    await page.getByRole('button', { name: /^Status: / }).waitFor();
    const address = new URL(page.url());
    expect(address.searchParams.get('view')).toBe('refunds');
    await list.open('?view=unpaid');
    expect(filtersIn(page)).toEqual({ status: ['open', 'partially_paid'] });
    await tabs(page).locator('[aria-current=page]', { hasText: 'Not paid yet' }).waitFor();
    await list.answered(() => tabs(page).getByRole('link', { name: 'All' }).click());
    expect(filtersIn(page)).toEqual({});
    await page.goBack();
    await page.waitForURL(/view=unpaid/);
  });

  it('say so where an address names a view that there is not', async () => {
    const list = new ListPage(await openPage({ user }), 'orders');
    await list.page.goto('/orders?view=4711');
    await toast(list.page, 'There is no such view, or no longer');
    await settled(list.page);
    expect(filtersIn(list.page)).toEqual({});
  });
});

describe('a saved view', () => {
  it('keeps search, filters, order and columns, in another browser too', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    const { page } = list;
    await list.open();
    await list.search(mark);
    await list.filter('Rate', (form) => form.getByLabel('Rate: From').fill('5'));
    await list.sortBy('Rate');
    await column(page, async (chooser) => {
      await chooser.getByRole('checkbox', { name: 'Status' }).uncheck();
      await chooser.getByRole('button', { name: 'Move Rate up' }).press('Enter');
    });
    await menu(page, 'Save as a view…');
    const dialog = page.getByRole('dialog', { name: 'Save as a view' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Over five');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'View “Over five” saved');
    await tabs(page).locator('[aria-current=page]', { hasText: 'Over five' }).waitFor();

    const other = new ListPage(await openPage({ user }), 'taxes');
    await other.open();
    await expect.poll(async () => (await other.titles()).length).toBeGreaterThan(2);
    await other.answered(() => tabs(other.page).getByRole('link', { name: 'Over five' }).click());
    expect(await other.titles()).toEqual([`${mark} C`, `${mark} A`]);
    expect(await headings(other.page)).toEqual(['Rate', 'Name', 'Type', 'Included in prices']);
    expect(await other.page.getByRole('searchbox').inputValue()).toBe(mark);
    const [view] = (await ask(user, 'POST', '/api/saved-view/list', { resource: 'taxes' })).list;
    await other.open(`?view=${view.id}`);
    expect(await other.titles()).toEqual([`${mark} C`, `${mark} A`]);
    await expectAccessible(other.page);
  });

  it('says that it was changed, takes the change up, or drops it', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    const { page } = list;
    const [view] = (await ask(user, 'POST', '/api/saved-view/list', { resource: 'taxes' })).list;
    await list.open(`?view=${view.id}`);
    await list.sortBy('Name');
    await tabs(page).getByRole('link', { name: 'Over five (changed)' }).waitFor();
    await menu(page, 'Discard the changes');
    await tabs(page).getByRole('link', { name: 'Over five', exact: true }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Rate' }).getAttribute('aria-sort')).toBe('ascending');

    await list.sortBy('Rate');
    await column(page, (chooser) => chooser.getByRole('checkbox', { name: 'Type' }).uncheck());
    await menu(page, 'Save the changes to “Over five”');
    await toast(page, 'View “Over five” saved');
    await tabs(page).getByRole('link', { name: 'Over five', exact: true }).waitFor();
    expect(await headings(page)).toEqual(['Rate', 'Name', 'Included in prices']);
    const [saved] = (await ask(user, 'POST', '/api/saved-view/list', { resource: 'taxes' })).list;
    expect(saved).toMatchObject({ sort_by: 'rate', sort_order: 'desc', columns: ['rate', 'name', 'inclusive'] });
    // The plain list has its own columns still.
    await list.answered(() => tabs(page).getByRole('link', { name: 'All' }).click());
    expect(await headings(page)).toEqual(['Name', 'Rate', 'Type', 'Included in prices', 'Status']);
  });

  it('is what the list opens with, where one wishes so', async () => {
    const list = new ListPage(await openPage({ user }), 'taxes');
    const [view] = (await ask(user, 'POST', '/api/saved-view/list', { resource: 'taxes' })).list;
    await list.open(`?view=${view.id}`);
    await menu(list.page, 'Open the list with this view', 'menuitemcheckbox');
    await toast(list.page, 'The list now opens with “Over five”');
    const other = new ListPage(await openPage({ user }), 'taxes');
    await other.open();
    expect(await other.titles()).toEqual([`${mark} A`, `${mark} C`]);
    await other.answered(() => tabs(other.page).getByRole('link', { name: 'All' }).click());
    const all = await other.titles();
    await other.page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Products', exact: true }).click();
    await settled(other.page);
    await other.page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Taxes', exact: true }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Taxes' }).waitFor();
    expect(await other.titles()).toEqual(all);
    await list.open(`?view=${view.id}`);
    await menu(list.page, 'Open the list with this view', 'menuitemcheckbox');
    await toast(list.page, 'The list now opens without a view');
  });

  it('is shared with a role, renamed and deleted', async () => {
    const list = new ListPage(await openPage({ user }), 'products');
    const { page } = list;
    await list.open();
    await menu(page, 'Save as a view…');
    const dialog = page.getByRole('dialog', { name: 'Save as a view' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Ours');
    await choose(page, 'Who has it', 'Everybody with the role Staff', dialog);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'View “Ours” saved');
    const staff = new ListPage(await openPage({ user: 'staff@demo.test' }), 'products');
    await staff.open();
    await tabs(staff.page).getByRole('link', { name: 'Ours (Shared with Staff)' }).click();
    await settled(staff.page);
    await staff.page.getByRole('button', { name: 'Views' }).click();
    expect(await staff.page.getByRole('menu').getByRole('menuitem').allTextContents()).toEqual(['Save as a view…']);

    await menu(page, 'Rename or share…');
    const editing = page.getByRole('dialog', { name: 'Rename or share' });
    await editing.getByRole('textbox', { name: 'Name', exact: true }).fill('Everybody’s');
    await editing.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'View “Everybody’s” saved');
    await menu(page, 'Delete this view…');
    await page.getByRole('dialog', { name: 'Delete the view “Everybody’s”?' }).getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'View “Everybody’s” deleted');
    await tabs(page).waitFor({ state: 'detached' });
    await settled(page);
  });

  it('tells what the host refuses, and keeps what was typed', async () => {
    const list = new ListPage(await openPage({ user, allow: [/status of 422/] }), 'taxes');
    await list.open();
    await menu(list.page, 'Save as a view…');
    const dialog = list.page.getByRole('dialog', { name: 'Save as a view' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('over FIVE');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Already in use: choose another value').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('over FIVE');
  });
});
