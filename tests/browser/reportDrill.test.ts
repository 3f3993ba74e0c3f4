import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { openScreen, settled } from '../support/screens.ts';

const user = 'owner@demo.test';

describe('a report', () => {
  it('leads from a row to the orders behind it, of the same days', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/reports/product-mix?period=this_month&group_by=category');
    const link = page.locator('tbody tr').filter({ hasNotText: 'None' }).first().getByRole('link');
    const category = await link.textContent();
    const answer = page.waitForResponse((one) => one.url().endsWith('/api/sales/list'));
    await link.click();
    const { filters } = (await answer).request().postDataJSON();
    expect(filters).toMatchObject({ lines: { category }, business_day: { gte: expect.any(String), lte: expect.any(String) } });
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await settled(page);
    await page.getByText(`Products, Category: ${category}`).waitFor();
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Product mix' }).waitFor();
  });

  it('says in the reader’s language what its figures mean', async () => {
    const page = await openPage({ user, storage: { i18nextLng: 'es' } });
    await openScreen(page, '/reports/product-mix');
    await page.getByRole('button', { name: 'Ventas netas: Ventas brutas − descuentos − reembolsos' }).waitFor();
  });

  it('has its figures on a phone’s first screen, its filters behind one button that says what is asked', async () => {
    const page = await openPage({ user, phone: true });
    await openScreen(page, '/reports/product-mix');
    const figures = await page.getByRole('figure').boundingBox();
    expect(figures && figures.y < 420).toBe(true);
    const filters = page.getByRole('button', { name: /^Filters.*Last 7 days.*All Hours/ });
    expect(await filters.getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('combobox', { name: 'Period' }).count()).toBe(0);
    await filters.click();
    await page.getByRole('combobox', { name: 'Period' }).waitFor();
  });
});
