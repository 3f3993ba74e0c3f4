import { MINUTE_MS } from '#/model/values/durations.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { fakeOrder } from './fakeOrder.ts';
import type { Random } from './random.ts';
import type { Shop } from './shop.ts';

/** How many tables are taken, at whatever hour the demo is filled: there is something to be seen on the floor plan. */
const SEATED = 7;
/** So many tables come first, all in one room, and some of them are free at any time. */
const FIRST_AREA = 8;
const [LEAST_MINUTES, MOST_MINUTES] = [4, 88];

/** Guests who sit at a restaurant's tables right now, each at one of their own, in the order in which they came; not paid yet. */
export function seatedNow(random: Random, shop: Shop, now: string, first: number, decimals: number): OrderInput[] {
  if (shop.behaviour !== 'restaurant') return [];
  const free = [...shop.tables];
  const dineIn: Shop = { ...shop, orderTypes: [['Dine in', 1]] };
  const minutes = Array.from({ length: Math.min(SEATED, free.length) }, () => random.whole(LEAST_MINUTES, MOST_MINUTES));
  return minutes
    .sort((one, other) => other - one)
    .map((ago, at) => {
      // One of them sits in the first area, which the floor plan opens with.
      const last = (at === 0 ? Math.min(FIRST_AREA, free.length) : free.length) - 1;
      const [table = ''] = free.splice(random.whole(0, last), 1);
      const since = new Date(Date.parse(now) - ago * MINUTE_MS).toISOString();
      return { ...fakeOrder(random, dineIn, since, first + at, decimals), table, status: 'open' };
    });
}
