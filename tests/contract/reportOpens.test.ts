import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewPath } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { ReportAsking } from '#/tests/support/reportAsking.ts';
import { anOrder, lunch, salesApp, setClock } from '#/tests/support/sales.ts';

const days = { date_from: '2026-07-01', date_to: '2026-07-02' };
let host: TestApp;
let owner: string;
let reports: ReportAsking;
let harbour: number;

beforeAll(async () => {
  host = await salesApp();
  await setClock(host);
  owner = await host.signIn('owner@demo.test');
  [harbour] = host.seeded.one.establishments as [number];
  reports = new ReportAsking(host, model, owner);
  const cake = { title: 'Cake', price: 4, quantity: 2, refund_quantity: 1, refund_reason: 'Dry', refunded_at: '2026-07-02 09:00:00' };
  const given = anOrder({ order_number: 'A-18', local_created_at: '2026-07-01 14:00:00', lines: [cake] });
  const orders = [lunch(), { ...given, payments: [{ method: 'cash' as const, amount: 8 }] }];
  const { body } = await host.call('POST', '/api/sales/intake', { establishment_id: harbour, orders }, owner);
  expect(body.data.list.map(({ status }: { status: string }) => status)).toEqual(['created', 'created']);
});
afterAll(() => host.close());

describe("what a report's rows open", () => {
  test.each([
    ['voided-orders', ['A-17']],
    ['refunds', ['A-18']],
  ])('of %s are the orders that they name', async (report, numbers) => {
    const { list } = await reports.data(report, { establishment_id: harbour, ...days });
    const path = viewPath(present(model.resources.orders, 'orders'));
    const opened = await Promise.all(
      list.map(async ({ order_number, _ids }) => {
        const { order_number: id } = _ids as { order_number: number };
        const { body } = await host.call('GET', path.replace('{id}', String(id)), undefined, owner);
        return [order_number, body.data.order_number];
      }),
    );
    expect(opened.sort()).toEqual(numbers.map((number) => [number, number]));
  });
});
