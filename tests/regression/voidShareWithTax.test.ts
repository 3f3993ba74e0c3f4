import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertWatch } from '#/tests/support/alertWatch.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { salesApp, setClock } from '#/tests/support/sales.ts';

/** Voids were valued with the tax that their prices contain, beside gross sales without it: their share came out higher by that tax. */

let host: TestApp;
let watch: ReturnType<typeof alertWatch>;
beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  watch = alertWatch(host, await host.signIn('owner@demo.test'), host.seeded.one.establishments[0] as number);
});
afterAll(() => host.close());

test('the share of voids is reckoned without included tax on both sides', async () => {
  const at = '2026-04-01 13:00:00';
  const line = (title: string, price: number) => ({ title, price, quantity: 1, taxes: [{ name: 'VAT', rate: 20, inclusive: true }] });
  await watch.rule({ kind: 'voids', percent: 5.5, least_orders: 1 });
  await watch.send({
    local_created_at: at,
    payment_date: at,
    lines: [line('Soup', 120), { ...line('Tea', 6), void: { reason: 'Cold', by: 'Nia', at } }],
    payments: [{ method: 'card', amount: 120, at }],
  });
  await watch.look('2026-04-01T14:00:00.000Z');
  expect(await watch.alerts()).toEqual([]);
  await watch.rule({ kind: 'voids', percent: 4, least_orders: 1 });
  await watch.look('2026-04-01T14:05:00.000Z');
  expect(await watch.alerts()).toMatchObject([
    { message: 'Voids came to 6.00 GBP, without included tax 5.00 GBP: 5 % of gross sales (limit 4 %)' },
  ]);
});
