import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { openPage } from '#/tests/support/browser.ts';
import { choose } from '#/tests/support/formPage.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { amountOf, answered } from '#/tests/support/reportPage.ts';
import { openScreen } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
let host: RunningHost;
let pair: string;

beforeAll(async () => {
  const folder = await inOneCurrency();
  host = await startHost({ copyOf: folder });
  await rm(folder, { recursive: true, force: true });
  const [first, second] = (await ask(user, 'GET', '/api/establishment/list', undefined, host.url)).list as { id: number }[];
  pair = `${first?.id},${second?.id}`;
});
afterAll(() => host?.stop());

/** Side by side stand those of one currency; the demo's establishments have one each, and no call changes that of one that has sold. */
async function inOneCurrency(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countinghouse-currency-'));
  await cp(inject('demoData'), folder, { recursive: true });
  const database = await openDatabase({ dataDir: folder });
  await database.direct(`update public.establishments set currency = 'USD', currency_symbol = '$'`);
  await database.close();
  return folder;
}

describe('a report of several establishments', () => {
  it('is compared, laid side by side and opened to the orders, which add up to the figure, and Back returns to just that', async () => {
    const page = await openPage({ user, hostUrl: host.url });
    await openScreen(page, `/reports/product-mix?establishments=${pair}`);
    await answered(page, '/api/product-mix/list', () => choose(page, 'Period', 'Last week (from Sunday)'));
    expect(await answered(page, '/api/product-mix/list', () => choose(page, 'Compare with', 'The days before'))).toMatchObject({
      compare: 'previous_period',
    });
    await page.getByText(/^Compared with /).waitFor();
    const first = page.getByRole('table').getByRole('row').nth(1);
    await first
      .getByText(/^(?:up|down) ?$/)
      .first()
      .waitFor();
    expect(await answered(page, '/api/product-mix/list', () => page.getByRole('switch', { name: 'Side by side' }).click())).toMatchObject({
      side_by_side: true,
    });
    await choose(page, 'Figure', 'Gross sales');
    expect(asked(page)).toEqual({
      establishments: pair,
      period: 'last_week',
      compare: 'previous_period',
      side_by_side: '1',
      measure: 'gross_amount',
    });
    const table = page.getByRole('table', { name: 'Product mix: Gross sales, by establishment' });
    const row = table.getByRole('row').nth(1);
    const figures = row.getByRole('link');
    await figures.first().waitFor();
    const parts: number[] = [];
    for (const figure of await figures.all()) parts.push(await amountOf(figure));
    const together = parts.pop() ?? Number.NaN;
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(together, 2);
    await expectAccessible(page);

    const address = page.url();
    const title = (await row.getByRole('cell').first().innerText()).trim();
    const sent = await answered(page, '/api/product-mix/list/orders', () => figures.last().click());
    expect(sent).toMatchObject({ column: 'gross_amount', row: { name: title } });
    expect(sent).not.toHaveProperty('compare');
    await heading(page, `Gross sales · ${title}`).waitFor();
    const orders = page.getByRole('table', { name: 'Orders: Gross sales' });
    expect(await amountOf(orders.getByRole('row').last().getByRole('cell').last())).toBeCloseTo(together, 2);
    const { list } = await ask(user, 'POST', '/api/product-mix/list/orders', { ...sent, per_page: 500, page: 1 }, host.url);
    expect(list.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(together, 2);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Product mix' }).click();
    await table.waitFor();
    expect(page.url()).toBe(address);
  });

  it('opens one establishment’s figure alone, and leads to an order’s record', async () => {
    const page = await openPage({ user, hostUrl: host.url });
    await openScreen(page, `/reports/product-mix?establishments=${pair}&period=last_month&side_by_side=1&measure=net_amount`);
    const figure = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();
    const amount = await amountOf(figure);
    const sent = await answered(page, '/orders', () => figure.click());
    expect(sent.establishment_ids).toHaveLength(1);
    const orders = page.getByRole('table');
    expect(await amountOf(orders.getByRole('row').last().getByRole('cell').last())).toBeCloseTo(amount, 2);
    await answered(page, '/orders', () => orders.getByRole('button', { name: 'Net sales' }).click());
    expect(asked(page)).toMatchObject({ 'orders.sort': 'amount', 'orders.order': 'desc', measure: 'net_amount' });
    const number = await orders.getByRole('row').nth(1).getByRole('link').innerText();
    await orders.getByRole('link', { name: number }).click();
    await heading(page, new RegExp(number)).waitFor();
  });
});
