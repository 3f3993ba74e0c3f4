import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { feed } from '#/server/domain/sales/feed/feed.ts';
import { demoPassword, openPage } from '#/tests/support/browser.ts';
import { storedToken } from '#/tests/support/demoToken.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { firstEstablishment } from '#/tests/support/hostCalls.ts';
import { amountOf, answered } from '#/tests/support/reportPage.ts';
import { goOn, openScreen, settled } from '#/tests/support/screens.ts';

/** Four years of a takeaway's orders, as its point of sale exported them. Not part of the project. */
const file = join(import.meta.dirname, '../../../../shared/data/takeaway-orders.csv');
const user = 'owner@demo.test';
const WHOLE = 'from=2015-01-01&to=2019-12-31';

/** What a short script reads out of the file; an invoice's time is that of its first row. */
function readFile() {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const quantities = new Map<string, number>();
  const orders = new Map<string, { at: string; pence: number }>();
  for (const [invoice = '', at = '', title = '', quantity, price] of rows) {
    quantities.set(title, (quantities.get(title) ?? 0) + Number(quantity));
    const order = orders.get(invoice) ?? { at, pence: 0 };
    orders.set(invoice, { ...order, pence: order.pence + Number(quantity) * Math.round(Number(price) * 100) });
  }
  const by = (keyOf: (at: string) => string) => {
    const sums = new Map<string, { pence: number; orders: number }>();
    for (const { at, pence } of orders.values()) {
      const sum = sums.get(keyOf(at)) ?? { pence: 0, orders: 0 };
      sums.set(keyOf(at), { pence: sum.pence + pence, orders: sum.orders + 1 });
    }
    return sums;
  };
  // 03/08/19 20:25, 03/08/19 9:05
  const hours = by((at) => `${at.slice(9).split(':')[0]?.padStart(2, '0')}:00`);
  const months = by((at) => `20${at.slice(6, 8)}-${at.slice(3, 5)}`);
  return { quantities, orders: orders.size, pence: [...orders.values()].reduce((sum, { pence }) => sum + pence, 0), hours, months };
}

/** The rows of a chart's table: name, amount in pence, orders. */
async function stepsOf(page: Page, name: string): Promise<{ name: string; pence: number; orders: number }[]> {
  const panel = page.getByRole('region', { name, exact: true });
  await panel.getByText('As a table').click();
  // The first heading is of the names.
  const [net, counted] = await panel
    .getByRole('columnheader')
    .allInnerTexts()
    .then((heads) => ['Net sales', 'Transactions'].map((head) => heads.indexOf(head) - 1));
  const rows = await panel.locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('td').allInnerTexts();
      const [amount = '', orders = ''] = [cells[net ?? -1], cells[counted ?? -1]];
      const figure = (text: string) => Number(text.replace(/[^\d.]/g, ''));
      return { name: await row.locator('th').innerText(), pence: Math.round(figure(amount) * 100), orders: figure(orders) };
    }),
  );
}

describe.runIf(existsSync(file))('four years of real orders', () => {
  let host: RunningHost;
  const told = existsSync(file) ? readFile() : undefined;
  const truth = () => told as NonNullable<typeof told>;

  beforeAll(async () => {
    host = await startHost({ copyOf: inject('demoData') });
    const token = await storedToken(host.url, user, demoPassword);
    const quiet = { say: () => undefined, progress: () => undefined };
    const establishmentId = await firstEstablishment(user);
    const { created } = await feed({ url: host.url, token }, { text: readFileSync(file, 'utf8'), establishmentId, ...quiet });
    expect(created).toBe(truth().orders);
  }, 400_000);
  afterAll(async () => void (await host?.stop()));

  it('show on screen the totals and the best sellers that a script reads out of the file', async () => {
    const page = await openPage({ user, hostUrl: host.url });
    await openScreen(page, `/reports/sales-summary?${WHOLE}`);
    const summary = page.getByRole('table', { name: 'Sales summary' });
    const figure = (name: string) =>
      amountOf(
        summary
          .getByRole('row')
          .filter({ hasText: new RegExp(`^${name}`) })
          .getByRole('cell')
          .first(),
      );
    expect(Math.round((await figure('Gross sales')) * 100)).toBe(truth().pence);
    expect(await figure('Transactions')).toBe(truth().orders);

    await goOn(page, `/reports/product-mix?${WHOLE}`);
    const table = page.getByRole('table', { name: /^Product mix/ });
    const heads = (await table.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
    const quantity = heads.findIndex((text) => /quantity/i.test(text));
    const heading = table.getByRole('columnheader').nth(quantity);
    while ((await heading.getAttribute('aria-sort')) !== 'descending')
      await answered(page, '/api/product-mix/list', () => heading.locator('button.sort').click());
    await settled(page);
    const shown = await Promise.all(
      (await table.locator('tbody tr').all())
        .slice(0, 10)
        .map(
          async (row) =>
            [(await row.getByRole('cell').first().innerText()).trim(), await amountOf(row.getByRole('cell').nth(quantity))] as const,
        ),
    );
    for (const [title, sold] of shown) expect([title, sold]).toEqual([title, truth().quantities.get(title)]);
    expect(shown.map(([, sold]) => sold)).toEqual([...truth().quantities.values()].toSorted((a, b) => b - a).slice(0, 10));
  });

  it('show the busiest hours and months', async () => {
    const page = await openPage({ user, hostUrl: host.url });
    await openScreen(page, `/dashboard?${WHOLE}`);
    const hours = await stepsOf(page, 'Sales by hour');
    const sold = [...truth().hours].map(([hour, { pence, orders }]) => `${hour} ${pence} ${orders}`).sort();
    const asHour = (name: string) => `${String((Number(name.split(':')[0]) % 12) + (/PM/i.test(name) ? 12 : 0)).padStart(2, '0')}:00`;
    expect(
      hours
        .filter(({ orders }) => orders > 0)
        .map(({ name, pence, orders }) => `${asHour(name)} ${pence} ${orders}`)
        .sort(),
    ).toEqual(sold);

    for (const year of ['2016', '2017', '2018', '2019']) {
      await openScreen(page, `/dashboard?from=${year}-01-01&to=${year}-12-31`);
      const months = await stepsOf(page, 'Sales by month');
      const wanted = [...truth().months]
        .filter(([month]) => month.startsWith(year))
        .map(([month, { pence, orders }]) => [monthName(month), pence, orders]);
      expect(
        months
          .filter(({ orders }) => orders > 0)
          .map(({ name, pence, orders }) => [name, pence, orders])
          .sort(),
      ).toEqual(wanted.sort());
    }
  });
});

const monthName = (month: string) =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`));
