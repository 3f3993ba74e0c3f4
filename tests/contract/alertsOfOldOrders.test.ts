import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { present } from '#/model/values/shapes.ts';
import { alertWatch } from '#/tests/support/alertWatch.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { anOrder, salesApp, setClock } from '#/tests/support/sales.ts';

type Order = ReturnType<typeof anOrder>;

let host: TestApp;
let watch: ReturnType<typeof alertWatch>;
let market: number;
beforeAll(async () => {
  host = await salesApp();
  await setClock(host, { dayStartsAt: '04:00' });
  const [here, other] = host.seeded.one.establishments as [number, number];
  market = other;
  watch = alertWatch(host, await host.signIn('owner@demo.test'), here);
});
afterEach(() => watch.clear());
afterAll(() => host.close());

describe('orders that waited before anybody looked', () => {
  const old = (day: number) =>
    anOrder({ order_number: `O-${day}`, local_created_at: `2026-02-${String(day).padStart(2, '0')} 12:00:00`, status: 'open' });
  const isOpen = ({ status }: { status: string }) => status === 'open';
  const paid = (order: Order) => {
    const at = '2026-03-10 15:00:00';
    return { ...order, revision: 2, status: 'paid', payment_date: at, payments: [{ method: 'card', amount: 10, at }] };
  };

  test('are told together where there are many, and each that comes later by itself', async () => {
    await watch.rule({ kind: 'unpaid_order', hours: 2 });
    const orders = [1, 2, 3, 4, 5, 6, 7].map((day) => old(day));
    await watch.send(...orders);
    await watch.send(anOrder({ order_number: 'T-9', local_created_at: '2026-03-10 09:00:00', status: 'open' }));
    await watch.look('2026-03-10T12:00:00.000Z');
    const message = '7 orders of earlier days are still not paid 2 hours after they were opened: 70.00 GBP together';
    expect(await watch.alerts()).toMatchObject([
      { order: expect.any(Number), day: '2026-03-10' },
      { order: null, day: '2026-03-09', message },
    ]);
    expect(watch.queued).toMatchObject([{ alerts: 2 }]);
    await watch.send(anOrder({ order_number: 'T-10', local_created_at: '2026-03-10 11:00:00', status: 'open' }));
    await watch.look('2026-03-10T14:00:00.000Z');
    await watch.look('2026-03-11T14:00:00.000Z');
    expect((await watch.alerts()).filter(isOpen)).toHaveLength(3);
    await watch.send(paid(present(orders[0], 'order')));
    await watch.look('2026-03-11T14:05:00.000Z');
    expect((await watch.alerts()).find(({ day }) => day === '2026-03-09')?.message).toMatch(/^6 orders .*: 60\.00 GBP together$/);
    await watch.send(...orders.slice(1).map(paid));
    await watch.look('2026-03-11T14:10:00.000Z');
    expect((await watch.alerts()).filter(isOpen).map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-10']);
    expect(watch.queued).toHaveLength(2);
  });

  test('are told one by one where there are few', async () => {
    await watch.call('POST', '/api/sales/intake', { establishment_id: market, orders: [11, 12].map((day) => old(day)) }, 200);
    await watch.rule({ establishment_id: market, kind: 'unpaid_order', hours: 2 });
    await watch.look('2026-03-10T12:00:00.000Z');
    expect((await watch.alerts()).map(({ day }) => day)).toEqual(['2026-02-11', '2026-02-12']);
  });
});
