import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#/tests/support/app.ts';
import { salesApp, setClock } from '#/tests/support/sales.ts';
import { squareOrder, squareReturn } from '#/tests/support/samples/orders/squareOrders.ts';

const url = '/api/third-party-integration';

let host: TestApp;
let owner: string;
let harbour: number;

beforeAll(async () => {
  host = await salesApp();
  await setClock(host, { currency: 'USD', timezone: 'America/Chicago' });
  owner = await host.signIn('owner@demo.test');
  harbour = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const on = (day: number) => `2026-03-0${day}T09:00:00.000Z`;
const sale = (day: number) => squareOrder({ updated_at: on(day) });
/** What is given back of the sale on a day. */
function back(day: number): object {
  const [refund] = squareReturn().refunds as [object];
  return squareReturn({ id: `RETURN-${day}`, updated_at: on(day), refunds: [{ ...refund, id: `refund ${day}` }] });
}

test('a sale of Square that comes again without an earlier return is refused, and loses no refund', async () => {
  const { id } = (await host.call('POST', url, { integration: 'square', establishment_id: harbour }, owner)).body.data;
  const take = async (...orders: object[]) => {
    const { body } = await host.call('POST', `${url}/${id}/take-orders`, { document: { orders } }, owner);
    return body.data.list[0] as { status: string; reasons: string[] };
  };
  const refunded = async () => {
    const asked = { establishment_id: harbour, search: 'web-1042', per_page: 5 };
    return (await host.call('POST', '/api/sales/list', asked, owner)).body.data.list.map(
      (one: { refund_amount: number }) => one.refund_amount,
    );
  };
  expect(await take(sale(1), back(2))).toMatchObject({ status: 'created' });
  expect(await take(sale(3))).toEqual({
    ...{ order: 'web-1042', id: null, status: 'rejected' },
    reasons: [expect.stringContaining('13.15 USD had been given back of it, and this says 0.00 USD')],
  });
  expect(await refunded()).toEqual([13.15]);
  // An earlier state of it, as one that came late, is none of the later ones.
  expect(await take(sale(1))).toMatchObject({ status: 'unchanged' });
  expect(await take(sale(3), back(2), back(4))).toMatchObject({ status: 'updated' });
  expect(await refunded()).toEqual([26.3]);
});
