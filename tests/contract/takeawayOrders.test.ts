import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fed, feed } from '#/server/domain/sales/feed/feed.ts';
import { readProductFacts } from '#/server/domain/sales/readProducts.ts';
import { readSalesFacts } from '#/server/domain/sales/readSales.ts';
import { recomputeMarked } from '#/server/domain/sales/recompute.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { salesApp, setClock } from '#/tests/support/sales.ts';
import { thorough } from '#/tests/support/thorough.ts';

/** Four years of a takeaway's orders, as its point of sale exported them. Not part of the project. */
const file = join(import.meta.dirname, '../../../shared/data/takeaway-orders.csv');
const whole = { from: '2015-01-01', to: '2019-12-31' };

describe.runIf(thorough && existsSync(file))('four years of real orders', () => {
  let host: TestApp;
  let first: Fed;
  let fedIn: number;
  let feedAgain: () => Promise<Fed>;
  const said: string[] = [];

  beforeAll(async () => {
    host = await salesApp();
    await setClock(host);
    const url = await host.app.listen({ host: '127.0.0.1', port: 0 });
    const token = await host.signIn('owner@demo.test');
    const given = {
      text: readFileSync(file, 'utf8'),
      establishmentId: host.seeded.one.establishments[0] as number,
      say: (sentence: string) => said.push(sentence),
      progress: () => undefined,
    };
    feedAgain = () => feed({ url, token }, given);
    const start = performance.now();
    first = await feedAgain();
    fedIn = performance.now() - start;
  }, 300_000);
  afterAll(() => host?.close());

  const figures = () =>
    host.database.tenant(host.seeded.one.clientId, async (tx) => {
      const rowScope = { clientId: host.seeded.one.clientId, establishments: host.seeded.one.establishments };
      const sales = await readSalesFacts(tx, rowScope, whole);
      const products = await readProductFacts(tx, rowScope, whole);
      const sum = (name: 'transactions' | 'gross') => sales.reduce((total, row) => total + row[name], 0);
      return {
        orders: sum('transactions'),
        gross: sum('gross'),
        products: products.map(({ title, quantity, gross }) => [title, quantity / 1000, gross] as const),
      };
    });

  test('come in whole: their count, their gross total and their best sellers are the file’s own', async () => {
    const rows = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const quantities = new Map<string, number>();
    for (const [, , title = '', quantity] of rows) quantities.set(title, (quantities.get(title) ?? 0) + Number(quantity));
    const pence = rows.reduce((total, [, , , quantity, price]) => total + Number(quantity) * Math.round(Number(price) * 100), 0);

    const { orders, gross, products } = await figures();
    expect([first.created, first.rejectedOrders, first.rejectedRows]).toEqual([orders, [], []]);
    expect(orders).toBe(new Set(rows.map(([invoice]) => invoice)).size);
    expect(gross).toBe(pence);
    const ranked = (list: readonly (readonly [string, number])[]) =>
      list.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 25);
    expect(ranked(products.map(([title, quantity]) => [title, quantity] as const))).toEqual(ranked([...quantities]));
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringContaining('dates day-first'),
        expect.stringMatching(/^5 orders stand in the file more than once/),
      ]),
    );
    expect(orders / (fedIn / 1000)).toBeGreaterThan(50);
  });

  test('change nothing when they are fed again, nor when the rollups are made', async () => {
    const before = await figures();
    expect(await feedAgain()).toMatchObject({ created: 0, updated: 0, unchanged: before.orders });
    expect(await figures()).toEqual(before);
    await recomputeMarked(host.database);
    expect(await figures()).toEqual(before);
  });
});
