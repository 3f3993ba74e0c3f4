import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

let host: TestApp;
let owner: string;
let harbour: number;
beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const call = async (path: string, body: object) => {
  const { status, body: answer } = await host.call('POST', path, body, owner);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data;
};
const behind = async (date_from: string, date_to: string, column = 'net_sales') => {
  const body = { establishment_ids: [harbour], date_from, date_to, column };
  return (await call('/api/sales-summary/orders', body)).list;
};

// Behind the sales of its day stood "Partially refunded, 40.00" and not a word of when what was given back.
it('an order behind a figure says what was given back of it after these days', async () => {
  const order = anOrder({
    local_created_at: '2026-03-02 12:00:00',
    payment_date: '2026-03-02 12:00:00',
    status: 'partially_refunded',
    lines: [
      { title: 'Soup', price: 20, quantity: 2, taxes: [{ name: 'VAT', rate: 20 }], refund_amount: 15, refunded_at: '2026-03-06 10:00:00' },
    ],
    payments: [
      { method: 'cash', amount: 48, tip: 2 },
      { method: 'cash', amount: 15, status: 'refunded', at: '2026-03-06 10:00:00' },
    ],
  });
  await call('/api/sales/intake', { establishment_id: harbour, orders: [order] });
  expect(await behind('2026-03-02', '2026-03-02')).toMatchObject([{ amount: 40, given_back_later: 15 }]);
  expect(await behind('2026-03-02', '2026-03-06')).toMatchObject([{ amount: 27.5, given_back_later: 0 }]);
  expect(await behind('2026-03-06', '2026-03-06')).toMatchObject([{ amount: -12.5, given_back_later: 0 }]);
  expect(await behind('2026-03-02', '2026-03-05', 'transactions')).toMatchObject([{ amount: 1, given_back_later: 15 }]);
});
