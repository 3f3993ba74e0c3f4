import { describe, expect, it } from 'vitest';
import { randomFrom } from '#/server/demo/random.ts';
import type { Shop } from '#/server/demo/shop.ts';
import { Simulation } from '#/server/demo/simulation.ts';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';

const shop: Shop = {
  behaviour: 'restaurant',
  products: [
    [{ id: 1, title: 'Soup', price: 8.5, taxes: [{ name: 'Sales tax', rate: 8.875 }], modifiers: [[{ name: 'Large', price: 2 }]] }, 3],
    [{ id: 2, title: 'Pie', price: 12, taxes: [], modifiers: [] }, 1],
  ],
  servers: ['Ana', 'Bo'],
  customers: [],
  orderTypes: [
    ['Dine in', 3],
    ['Delivery', 1],
  ],
  tables: ['1'],
  voidReasons: ['Mistake'],
  serviceCharges: [
    { name: 'Delivery fee', isPercent: false, charge: 4, on: { orderType: 'Delivery' } },
    { name: 'Large party', isPercent: true, charge: 18, on: { guests: 6 } },
  ],
};
const establishment = { clientId: 1, id: 1, currency: 'USD', decimals: 2, timezone: 'America/New_York', dayStartsAt: 240 };
const start = new Date('2026-11-21T12:00:00.000Z');

/** Every order that a stretch of minutes sends, looked at each second. */
function sent(minutes: number): OrderInput[] {
  const simulation = new Simulation(
    { random: randomFrom('a day'), shop, establishment, paying: { currency: 'USD', behaviour: 'restaurant' }, rate: 20, number: 0 },
    start,
  );
  return Array.from({ length: minutes * 60 }, (_, second) => simulation.until(new Date(start.getTime() + second * 1000))).flat();
}

describe('a simulation', () => {
  const all = sent(60);
  const last = new Map(all.map((order) => [order.uuid, order]));

  it('sends about as many orders as it is asked for', () => {
    expect(last.size).toBeGreaterThan(20 * 60 * 0.9);
    expect(last.size).toBeLessThan(20 * 60 * 1.1);
  });

  it('opens, pays, gives up and gives back, each a newer revision of the one before', () => {
    const revisions = new Map<string, number>();
    for (const { uuid, revision } of all) {
      expect(revision).toBeGreaterThan(revisions.get(uuid) ?? 0);
      revisions.set(uuid, revision);
    }
    const statuses = [...last.values()].map(({ status }) => status);
    for (const status of ['open', 'paid', 'partially_refunded'] as const) expect(statuses, status).toContain(status);
    expect(statuses.filter((status) => status === 'voided' || status === 'cancelled').length).toBeGreaterThan(5);
    expect(all.some(({ lines }) => lines.some((line) => line.modifiers?.length))).toBe(true);
    expect(all.some(({ service_charges }) => service_charges?.length)).toBe(true);
  });

  it('sends only what the intake takes', () => {
    for (const order of all) expect(calculateOrder(order, establishment), JSON.stringify(order)).not.toHaveProperty('errors');
  });

  it('sends nothing before its time, and nothing twice', () => {
    for (const { local_created_at } of all) expect(Date.parse(local_created_at)).toBeGreaterThanOrEqual(start.getTime());
    expect(new Set(all.map(({ uuid, revision }) => `${uuid} ${revision}`)).size).toBe(all.length);
  });
});
