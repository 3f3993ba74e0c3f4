import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { choose, save, toast } from '../support/formPage.ts';
import { ListPage } from '../support/listPage.ts';

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
        .filter({ hasText: /^([$£]4\.50|Fixed amount|Yes|Active)$/ })
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
    expect(latest).toMatch(/Rate: [$£]4\.50 → [$£]5/);
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
