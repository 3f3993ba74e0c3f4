import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { choose, toast } from '#/tests/support/formPage.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { amountOf, answered } from '#/tests/support/reportPage.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
describe('a report', () => {
  it('says in the reader’s language what its figures mean', async () => {
    const page = await openPage({ user, storage: { i18nextLng: 'es' } });
    await openScreen(page, '/reports/product-mix');
    await page.getByRole('button', { name: 'Ventas netas: Ventas brutas − descuentos − reembolsos' }).waitFor();
  });

  it('has its figures on a phone’s first screen, its filters behind one button that says what is asked', async () => {
    const page = await openPage({ user, phone: true });
    await openScreen(page, '/reports/product-mix');
    const figures = await page.getByRole('table').boundingBox();
    expect(figures && figures.y < 520).toBe(true);
    const filters = page.getByRole('button', { name: /^Filters.*Last 7 days.*All Hours/ });
    expect(await filters.getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('combobox', { name: 'Period' }).count()).toBe(0);
    await filters.click();
    await page.getByRole('combobox', { name: 'Period' }).waitFor();
  });

  it('shows chart, table or both, as the address says', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/reports/product-mix?show=table');
    expect([await page.getByRole('figure').count(), await page.getByRole('table').count()]).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Chart', exact: true }).click();
    await page.getByRole('figure').waitFor();
    expect([await page.getByRole('table').count(), asked(page).show]).toEqual([0, 'chart']);
    await page.goBack();
    await page.getByRole('table').waitFor();
  });
});

describe('a statement with sections', () => {
  it('stands line by line beside what was before, and its sections come when the reader comes near', async () => {
    // Narrower than a desk, where a statement and its sections stand side by side and all are near.
    const page = await openPage({ user, context: { viewport: { width: 800, height: 700 } } });
    const asking: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && asking.push(new URL(request.url()).pathname));
    await openScreen(page, '/reports/sales-summary?compare=previous_period&period=last_month');
    const statement = page.getByRole('table', { name: 'Sales summary' });
    expect(await statement.getByRole('columnheader').allInnerTexts()).toEqual(['Figure', 'Now', 'Before', 'Change']);
    const line = (name: string) => statement.getByRole('row').filter({ has: page.locator('th', { hasText: new RegExp(`^${name}\\s*$`) }) });
    const value = (name: string) => amountOf(line(name).getByRole('cell').first());
    expect((await value('Gross sales')) + (await value('Discounts')) + (await value('Refunds'))).toBeCloseTo(await value('Net sales'), 2);
    expect(asking).not.toContain('/api/total-tip');
    await page
      .getByRole('contentinfo')
      .or(page.locator('#content'))
      .first()
      .evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const name of ['Sales by day', 'Payments', 'Taxes', 'Tips']) {
      const section = page.getByRole('heading', { level: 2, name, exact: true });
      while (!(await section.count())) await page.mouse.wheel(0, 600);
      await section.scrollIntoViewIfNeeded();
      await settled(page);
    }
    expect(asking).toContain('/api/total-tip');
    expect(await page.getByRole('img', { name: /^Net sales from .* highest .* lowest / }).count()).toBe(1);
    await expectAccessible(page);
    await answered(page, '/orders', () => line('Discounts').getByRole('link').click());
    await heading(page, 'Discounts').waitFor();
    await page.goBack();
    await statement.waitFor();
  });

  it('keeps a section’s own order in the address, and what fails in one stays there', async () => {
    const page = await openPage({ user, allow: [/500/] });
    await page.route('**/api/payment-summary', (route) =>
      route.fulfill({ status: 500, json: { status: 'error', message: 'The drawer is stuck' } }),
    );
    await openScreen(page, '/reports/sales-summary?period=last_month');
    const taxes = page.getByRole('region', { name: 'Taxes', exact: true });
    while (!(await taxes.count())) await page.mouse.wheel(0, 600);
    await page.getByRole('region', { name: 'Payments' }).getByText('The drawer is stuck').waitFor({ timeout: 30_000 });
    await taxes.getByRole('button', { name: 'Times charged', exact: true }).click();
    await settled(page);
    expect(asked(page)).toMatchObject({ 'tax-summary.sort': 'quantity', 'tax-summary.order': 'desc', period: 'last_month' });
    expect(await page.getByRole('table', { name: 'Sales summary' }).count()).toBe(1);
  });
});

describe('the tabs of a report', () => {
  it('keep the question, and stand under the menu item and breadcrumb of their holder', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/reports/voided-orders?period=last_month&sort=amount');
    await page.getByRole('navigation', { name: 'Parts of this report' }).getByRole('link', { name: 'Voids by reason' }).click();
    await heading(page, 'Voids by reason').waitFor();
    expect(asked(page)).toEqual({ period: 'last_month' });
    expect(await page.title()).toBe('Voids by reason · Countinghouse');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Voided items' }).waitFor();
    expect(
      await page
        .getByRole('navigation', { name: 'Main' })
        .or(page.locator('nav'))
        .locator('a[aria-current=page]')
        .filter({ hasText: 'Voided items' })
        .count(),
    ).toBe(1);
  });
});

describe('a report under a name', () => {
  it('is saved with its question, opened from its tab, changed, and deleted; a link opens it as it stands', async () => {
    for (const { id } of (await ask(user, 'POST', '/api/saved-view/list', { resource: 'reports/top-items' })).list)
      await ask(user, 'DELETE', `/api/saved-view/${id}`);
    const page = await openPage({ user, context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    await openScreen(page, '/reports/top-items?period=last_week&compare=last_year&sort=item_qty');
    const menu = async (item: string | RegExp) => {
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('menu', { name: 'Views' }).getByRole('menuitem', { name: item }).click();
    };
    await menu('Save as a view…');
    await page.getByRole('textbox', { name: 'Name' }).fill('Against last year');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'View “Against last year” saved');
    const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Against last year' });
    await page.locator('[aria-current=page]', { hasText: 'Against last year' }).waitFor();

    await page.getByRole('button', { name: 'Copy link' }).click();
    await toast(page, /^Link copied/);
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(link.searchParams)).toEqual({ period: 'last_week', compare: 'last_year', sort: 'item_qty' });

    await choose(page, 'Compare with', 'Nothing');
    await page.getByRole('link', { name: 'Against last year (changed)' }).waitFor();
    await openScreen(page, '/reports/top-items');
    await tab.click();
    await settled(page);
    expect(asked(page)).toMatchObject({ period: 'last_week', compare: 'last_year', sort: 'item_qty' });
    await menu('Delete this view…');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'View “Against last year” deleted');
    await tab.waitFor({ state: 'detached' });
    expect(asked(page)).toMatchObject({ period: 'last_week', compare: 'last_year' });
  });
});
