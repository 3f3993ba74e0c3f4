import { describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { openPage } from '../support/browser.ts';
import { ask, callHost, openResources } from '../support/hostCalls.ts';
import { ListPage } from '../support/listPage.ts';
import { openScreen, settled } from '../support/screens.ts';

const staff = 'staff@demo.test';
const owner = 'owner@demo.test';

describe('who may little', () => {
  it('reads the products without a way to change them, and without what they cost', async () => {
    const page = await openPage({ user: staff });
    const list = new ListPage(page, 'products');
    await list.open();
    const headings = await page.getByRole('columnheader').allTextContents();
    expect(headings).toContain('Price');
    expect(headings).not.toContain('Cost');
    expect(await page.getByRole('link', { name: 'Add product' }).count()).toBe(0);
    expect(await page.getByRole('switch').count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    const chooser = page.getByRole('dialog', { name: 'Columns' });
    expect(await chooser.getByRole('checkbox', { name: 'Price', exact: true }).count()).toBe(1);
    expect(await chooser.getByRole('checkbox', { name: /cost|margin/i }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await chooser.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    expect(await page.getByRole('menuitem', { name: /cost|margin/i }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Flat white' }).click();
    await page.getByRole('heading', { level: 1, name: 'Flat white' }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    expect(await page.getByRole('tab', { name: 'History' }).count()).toBe(0);
    expect(
      await page
        .getByRole('term')
        .filter({ hasText: /cost|margin/i })
        .count(),
    ).toBe(0);
  });

  it('finds in the menu what they may open, and is refused at every other address', async () => {
    const page = await openPage({ user: staff });
    const open = (await openResources(staff)).map(({ name }) => name);
    expect(open).toEqual(expect.arrayContaining(['products', 'orders']));
    await openScreen(page, '/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    const closed = menu.getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    const paths = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.slice(1)));
    expect(paths.filter((path) => path in model.resources).sort()).toEqual([...open].sort());
    for (const path of [
      '/taxes',
      '/taxes/create',
      '/taxes/1/show',
      '/products/create',
      '/products/1',
      '/users',
      '/reports/product-mix',
      '/settings/receipt',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'You may not open this page' }).waitFor();
      expect(await page.getByRole('button', { name: 'Save', exact: true }).count(), path).toBe(0);
      expect(await page.getByRole('table').count(), path).toBe(0);
    }
  });

  it('is refused by the host as well', async () => {
    expect((await callHost(staff, 'POST', '/api/tax/list', {})).status).toBe(403);
    expect((await callHost(staff, 'POST', '/api/product', {})).status).toBe(403);
  });
});

describe('another establishment', () => {
  it('shows its own rows from the first picture on, and none of the one before', async () => {
    const { list: places } = await ask(owner, 'GET', '/api/establishment/list');
    const [here, there] = places as { id: number; title: string }[];
    for (const [place, name] of [
      [here, 'Only here'],
      [there, 'Only there'],
    ] as const) {
      const known = await ask(owner, 'POST', '/api/tax/list', { search: name, establishment_id: place?.id });
      if (!known.list.length) await ask(owner, 'POST', '/api/tax', { name, rate: 1, type: 'percent', establishment_id: place?.id });
    }
    const page = await openPage({ user: owner });
    const list = new ListPage(page, 'taxes');
    await list.open();
    expect(await list.titles()).toContain('Only here');
    await list.row('Only here').getByRole('checkbox').check();
    await page.getByRole('region', { name: '1 selected' }).waitFor();
    await page.getByRole('button', { name: /^Establishment:/ }).click();
    // Every row that ever stands under the other establishment's name.
    await page.evaluate((title) => {
      const seen = new Set<string>();
      Object.assign(window, { seenThere: seen });
      new MutationObserver(() => {
        if (!document.querySelector(`button[aria-label="Establishment: ${title}"]`)) return;
        for (const cell of document.querySelectorAll('tbody td.title')) seen.add(cell.textContent ?? '');
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, there?.title);
    await page.getByRole('option', { name: there?.title }).click();
    await page.getByRole('link', { name: 'Only there' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/taxes');
    expect(await page.getByRole('region', { name: /selected/ }).count()).toBe(0);
    await settled(page);
    expect(await list.titles()).not.toContain('Only here');
    await list.search('Only');
    expect(await list.titles()).toEqual(['Only there']);
    const seen = await page.evaluate(() => [...(window as unknown as { seenThere: Set<string> }).seenThere]);
    expect(seen).toContain('Only there');
    expect(seen).not.toContain('Only here');
  });
});
