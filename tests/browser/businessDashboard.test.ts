import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { ask, firstEstablishment } from '../support/hostCalls.ts';
import { expectAccessible } from '../support/inBothModes.ts';
import { amountOf } from '../support/reportPage.ts';
import { openScreen, settled } from '../support/screens.ts';

const user = 'owner@demo.test';
const figures = (page: Page) => page.getByRole('group', { name: 'Figures' });
const tile = (page: Page, name: string) => figures(page).getByRole('region', { name, exact: true });
const figureOf = (one: Locator) => amountOf(one.locator('.figure').first());

describe('the dashboard of a business', () => {
  it('shows on its tiles what the sales summary says, and leads to the orders behind them', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/dashboard?period=last_week');
    const establishment_ids = [await firstEstablishment(user)];
    const [from, to] = await Promise.all(
      ['From', 'To'].map((name) => page.getByRole('textbox', { name }).or(page.getByLabel(name)).first().inputValue()),
    );
    const summary = await ask(user, 'POST', '/api/sales-summary', { establishment_ids, date_from: from, date_to: to });
    for (const [name, column] of Object.entries({
      'Total sales': 'total_sales',
      'Net sales': 'net_sales',
      Transactions: 'transactions',
      'Average order': 'average_order',
      Discounts: 'discounts',
      Tax: 'tax',
    }))
      expect(await figureOf(tile(page, name)), name).toBeCloseTo(summary[column], 2);
    await expectAccessible(page);
    await tile(page, 'Net sales').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Net sales' }).waitFor();
    await settled(page);
    await page.goBack();
    await tile(page, 'Net sales').waitFor();
    expect(new URL(page.url()).search).toBe('?period=last_week');
  });

  it('keeps standing where one part fails, and tries that one again', async () => {
    const page = await openPage({ user });
    const url = '**/api/reports';
    await page.route(url, async (route) => {
      const { reports } = route.request().postDataJSON() as { reports: { report: string }[] };
      const response = await route.fetch();
      const { data, ...envelope } = await response.json();
      const answers = data.answers.map((answer: object, at: number) =>
        reports[at]?.report === 'dashboard-tax' ? { status: 'error', message: 'The till is stuck' } : answer,
      );
      await route.fulfill({ response, json: { ...envelope, data: { ...data, answers } } });
    });
    await page.goto('/dashboard?period=last_week');
    const tax = tile(page, 'Tax');
    await tax.getByText('The till is stuck').waitFor({ timeout: 30_000 });
    expect(await figureOf(tile(page, 'Net sales'))).toBeGreaterThan(0);
    await page.unroute(url);
    await tax.getByRole('button', { name: 'Try again' }).click();
    await tax.locator('.figure').waitFor();
  });

  it('is not for who may not see it: they begin where they may, and have no way to it in the menu', async () => {
    const page = await openPage({ user: 'staff@demo.test' });
    const asked: string[] = [];
    page.on('request', (request) => /\/api\/(?:dashboard-|reports$)/.test(request.url()) && asked.push(request.url()));
    await openScreen(page, '/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    expect(asked).toEqual([]);
  });
});
