import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage } from '../support/browser.ts';

const owner = { user: 'owner@demo.test' };
const html = (page: Page) =>
  page.evaluate(() => ({
    dir: document.documentElement.dir,
    lang: document.documentElement.lang,
    scheme: document.documentElement.getAttribute('data-mui-color-scheme'),
  }));
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function open(page: Page, path = '/dashboard') {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('the shell', () => {
  it.each([
    ['dark', 'en', false],
    ['light', 'en', false],
    ['dark', 'ar', false],
    ['light', 'es', true],
  ] as const)('has no axe violation in %s, %s, phone %s', async (mode, language, phone) => {
    const page = await openPage({ ...owner, phone, storage: { 'mui-mode': mode, i18nextLng: language } });
    await open(page);
    expect(await axe(page)).toEqual([]);
    expect(await html(page)).toEqual({ dir: language === 'ar' ? 'rtl' : 'ltr', lang: language, scheme: mode });
    expect(await stored(page, 'mui-color-scheme')).toBe(mode);
  });

  it('leads from the logo to the dashboard', async () => {
    const page = await openPage(owner);
    await open(page, '/taxes');
    await page.getByRole('link', { name: 'Countinghouse' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  it('comes in a few dozen files at most, whatever is opened first', async () => {
    const page = await openPage(owner);
    const scripts: string[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
    for (const path of ['/taxes', '/reports/sales-summary']) {
      scripts.length = 0;
      await open(page, path);
      expect(scripts.length, path).toBeGreaterThan(0);
      expect(scripts.length, path).toBeLessThan(50);
    }
  });

  it('shows in the menu only what the person may open', async () => {
    const page = await openPage({ user: 'staff@demo.test' });
    await open(page);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    for (const group of await navigation.getByRole('button').all())
      if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    const paths = await navigation
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths).toContain('/products');
    expect(paths).not.toContain('/roles');
  });

  it('moves the focus to the page on the way to it, and skips to it by the first Tab', async () => {
    const page = await openPage(owner);
    await open(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByRole('button', { name: 'Catalogue' }).click();
    await page.getByRole('link', { name: 'Taxes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Taxes' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it('opens the navigation over a phone’s page and closes it behind the person', async () => {
    const page = await openPage({ ...owner, phone: true });
    await open(page);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main navigation' });
    await drawer.getByRole('button', { name: 'Catalogue' }).click();
    await drawer.getByRole('link', { name: 'Taxes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Taxes' }).waitFor();
    await drawer.waitFor({ state: 'hidden' });
  });

  it('keeps what is chosen in the settings panel and forgets it on reset', async () => {
    const page = await openPage(owner);
    await open(page);
    await page.getByRole('button', { name: 'Appearance settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Appearance' });
    await panel.getByRole('button', { name: 'Cyan' }).click();
    await panel.getByRole('button', { name: 'Light', exact: true }).click();
    await panel.getByRole('button', { name: 'Right to left' }).click();
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await html(page)).toMatchObject({ dir: 'rtl', scheme: 'light' });
    expect(JSON.parse((await stored(page, 'settings')) ?? '')).toMatchObject({ preset: 'cyan', themeDirection: 'rtl' });
    await page.getByRole('button', { name: /Appearance settings/ }).click();
    await panel.getByRole('button', { name: 'Reset to defaults' }).click();
    expect(await stored(page, 'settings')).toBeNull();
    expect(await html(page)).toMatchObject({ dir: 'ltr', scheme: 'dark' });
  });

  it('changes the language at once and remembers it', async () => {
    const page = await openPage(owner);
    await open(page, '/taxes');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'العربية' }).click();
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    expect(await stored(page, 'i18nextLng')).toBe('ar');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await html(page)).toMatchObject({ dir: 'rtl', lang: 'ar' });
  });

  it('asks for the permissions of the establishment that one switches to', async () => {
    const page = await openPage(owner);
    await open(page);
    await page.getByRole('button', { name: /^Establishment:/ }).click();
    const asked = page.waitForRequest(/\/api\/get-permissions\/\d+$/);
    await page.getByRole('combobox', { name: 'Search establishments' }).press('ArrowDown');
    await page.keyboard.press('Enter');
    const id = Number((await asked).url().split('/').pop());
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(JSON.parse((await stored(page, 'settings')) ?? '').establishment).toEqual({ value: id });
  });

  it('says what is not there, with a way on', async () => {
    const page = await openPage(owner);
    await open(page, '/no/such/page');
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });
});
