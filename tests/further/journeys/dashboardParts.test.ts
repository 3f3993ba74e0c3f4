import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { openPage } from '#/tests/support/browser.ts';
import { choose } from '#/tests/support/formPage.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { amountOf } from '#/tests/support/reportPage.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const figures = (page: Page) => page.getByRole('group', { name: 'Figures' });
const tile = (page: Page, name: string) => figures(page).getByRole('region', { name, exact: true });
const figureOf = (one: Locator) => amountOf(one.locator('.figure').first());
const namesOf = (page: Page) => figures(page).getByRole('heading', { level: 2 }).allInnerTexts();

describe('the dashboard of a business', () => {
  it('shows an order that comes in, without being loaded again', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/dashboard');
    const before = await figureOf(tile(page, 'Transactions'));
    const net = await figureOf(tile(page, 'Net sales'));
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const at = new Date().toISOString();
    const order = {
      uuid: randomUUID(),
      revision: 1,
      order_number: `L${Date.now()}`,
      local_created_at: at,
      payment_date: at,
      status: 'paid',
      lines: [{ title: 'Live soup', price: 12.5, quantity: 2 }],
    };
    await ask(user, 'POST', '/api/sales/intake', { establishment_id: await firstEstablishment(user), orders: [order] });
    await expect.poll(() => figureOf(tile(page, 'Transactions')), { timeout: 15_000, interval: 250 }).toBe(before + 1);
    await expect.poll(() => figureOf(tile(page, 'Net sales')), { timeout: 12_000 }).toBeCloseTo(net + 25, 2);
    expect(await page.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true);
  });

  it('shows sales over time beside the days compared with, and what is low, each with a way to the rest', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/dashboard?period=last_week');
    const hours = page.getByRole('region', { name: 'Sales by hour' });
    await hours.getByText(/^Compared with /).waitFor();
    await hours.getByText('As a table').click();
    const rows = await hours.getByRole('row').all();
    const sums = await Promise.all(
      [0, 1].map(async (column) => {
        const cells = await Promise.all(rows.slice(1).map((row) => amountOf(row.getByRole('cell').nth(column))));
        return cells.reduce((sum, amount) => sum + amount, 0);
      }),
    );
    const establishment_ids = [await firstEstablishment(user)];
    const [from = ''] = await Promise.all(['From'].map((name) => page.getByLabel(name).first().inputValue()));
    const week = (weeks: number) => ({ establishment_ids, date_from: addDays(from, 7 * weeks), date_to: addDays(from, 7 * weeks + 6) });
    const net = await Promise.all([0, -1].map(async (weeks) => (await ask(user, 'POST', '/api/sales-summary', week(weeks))).net_sales));
    expect(sums[1]).toBeGreaterThan(0);
    for (const [place, sum] of sums.entries()) expect(sum).toBeCloseTo(net[place], 2);
    await expectAccessible(page);

    const low = page.getByRole('region', { name: 'Low stock' });
    const shown = await low.locator('tbody tr').count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(5);
    const [, total] = /\((\d+)\)/.exec(await low.getByRole('link').innerText()) ?? [];
    await low.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Low stock' }).waitFor();
    await settled(page);
    expect(await page.getByRole('table', { name: 'Low stock' }).locator('tbody tr').count()).toBe(Number(total));
  });

  it('is arranged by keyboard, hidden and shown, and remembers it for this person', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/dashboard');
    const first = await namesOf(page);
    await page.getByRole('button', { name: 'Arrange' }).click();
    const later = page.getByRole('button', { name: 'Move later: Total sales' });
    await later.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('status').filter({ hasText: 'Total sales: place 3 of 10' }).waitFor();
    expect(await later.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Hide: Tax' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    const wanted = [first[1], first[2], first[0], ...first.slice(3)].filter((name) => name !== 'Tax');
    expect(await namesOf(page)).toEqual(wanted);
    await page.reload();
    await settled(page);
    expect(await namesOf(page)).toEqual(wanted);
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: 'Show: Tax' }).click();
    await page.locator('[data-part=net_sales]').dragTo(page.locator('[data-part=tax]'));
    expect((await namesOf(page)).indexOf('Net sales')).toBe(first.indexOf('Tax'));
    await page.getByRole('button', { name: 'As at first' }).click();
    expect(await namesOf(page)).toEqual(first);
  });

  it('never adds up currencies: a figure for each', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/dashboard?establishments=all&period=last_week');
    expect(await tile(page, 'Net sales').locator('.figure').count()).toBe(3);
    await page.getByRole('region', { name: 'Low stock' }).getByRole('columnheader', { name: 'Establishment' }).first().waitFor();
    await choose(page, 'Compare with', 'Last year, by weekday');
    await settled(page);
    expect(new URL(page.url()).searchParams.get('against')).toBe('last_year');
  });
});
