import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { choose, save, toast } from '../support/formPage.ts';
import { ListPage } from '../support/listPage.ts';
import { settled } from '../support/screens.ts';

const user = 'owner@demo.test';

describe('the life of a record', () => {
  it('goes by mouse: made, found, read, changed, its history told, deleted', async () => {
    const page = await openPage({ user });
    const list = new ListPage(page, 'taxes');
    await list.open();
    await page.getByRole('link', { name: 'Add tax' }).click();
    await page.locator('[name=name]').fill('City tax');
    await page.locator('[name=rate]').fill('4.5');
    await choose(page, 'Type', 'Fixed amount');
    await page.getByRole('switch', { name: 'Included in prices' }).click();
    expect(await save(page)).toBe(201);
    await toast(page, 'Tax Added Successfully');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await list.row('City tax').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'City tax' }).waitFor();
    expect(
      await page
        .getByRole('definition')
        .filter({ hasText: /^(4\.5|Fixed amount|Yes|Active)$/ })
        .count(),
    ).toBe(4);

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.locator('[name=rate]').fill('5');
    expect(await save(page)).toBe(200);
    await toast(page, 'Tax Updated Successfully');
    await page.getByRole('tab', { name: 'History' }).click();
    const told = page.locator('#content ol').nth(1).locator('> li');
    await told.first().waitFor();
    const [latest, first] = await told.allTextContents();
    expect(latest).toMatch(/Rate: 4\.5 → 5/);
    expect(latest).not.toMatch(/Name:/);
    expect(first).toMatch(/Name: nothing → City tax/);

    await list.open('?filter=%7B%22q%22%3A%22City%20tax%22%7D');
    expect(await list.titles()).toEqual(['City tax']);
    await list.row('City tax').click({ position: { x: 300, y: 10 } });
    await page.getByRole('heading', { level: 1, name: 'City tax' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete City tax?' }).getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Tax Deleted Successfully');
    await page.waitForURL((url) => url.pathname === '/taxes');
    expect(await list.titles()).not.toContain('City tax');
  });

  it('goes by the keyboard alone', async () => {
    const page = await openPage({ user });
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (name: RegExp | string) => {
      for (let step = 0; step < 60; step++) {
        const said = await page.evaluate(() => {
          const at = document.activeElement as HTMLElement | null;
          const labels = (at as HTMLInputElement | null)?.labels;
          return at?.getAttribute('aria-label') ?? (labels?.length ? labels[0]?.textContent : at?.textContent) ?? '';
        });
        if (typeof name === 'string' ? said.replace('*', '').trim() === name : name.test(said)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not come to ${name}`);
    };
    await new ListPage(page, 'vendors').open();
    await tabTo('Add vendor');
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'New vendor' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type('Keyboard Farm');
    await press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Keyboard Farm' }).waitFor();

    await tabTo('Edit');
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Edit Keyboard Farm' }).waitFor();
    await tabTo('Name');
    await press('End');
    await page.keyboard.type(' Ltd');
    await press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Keyboard Farm Ltd' }).waitFor();

    await tabTo('Vendors');
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Vendors' }).waitFor();
    await settled(page);
    await press('/');
    await page.keyboard.type('Keyboard Farm');
    await page.waitForFunction(() => document.querySelectorAll('tbody tr:not([aria-hidden])').length === 1);
    await tabTo('Keyboard Farm Ltd');
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Keyboard Farm Ltd' }).waitFor();
    await tabTo('Delete');
    await press('Enter');
    await page.getByRole('dialog', { name: 'Delete Keyboard Farm Ltd?' }).waitFor();
    await tabTo('Delete');
    await press('Enter');
    await toast(page, 'Vendor Deleted Successfully');
  });

  it('moves between rows with the arrow keys, selects with space, opens with enter', async () => {
    const page = await openPage({ user });
    const list = new ListPage(page, 'taxes');
    await list.open();
    const [first = '', second = ''] = await list.titles();
    await list.row(first).getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second);
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    expect(await list.row(second).getByRole('checkbox').isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
  });
});
