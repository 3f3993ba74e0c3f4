import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { DemoEstablishment } from './businesses.ts';
import type { Shop } from './shop.ts';

/** A week in which a discount was advertised, in days ago. */
const PROMOTION = { first: 34, last: 28, trade: 1.25, often: 0.3 };
/** A dish that came onto the menu so many days ago, and still sells little. */
const NEW_DISH = { title: 'Mushroom risotto', ago: 37, weight: 0.16 };
/** An evening (so many days ago, from this local hour) on which one server, by the place in the list, voided again and again. */
const VOIDS = { establishment: 'Harbour Kitchen', ago: 9, from: 18, server: 2 };

/** How many times as many orders a day has for what happened on it. */
export const eventTrade = (ago: number): number => (isPromoted(ago) ? PROMOTION.trade : 1);

const isPromoted = (ago: number) => ago <= PROMOTION.first && ago >= PROMOTION.last;

/** The shop as it was at an hour so many days ago. */
export function shopThen(shop: Shop, { title }: Pick<DemoEstablishment, 'title'>, ago: number, hour: number): Shop {
  const isDish = (product: { title: string }) => shop.behaviour === 'restaurant' && product.title === NEW_DISH.title;
  const products = shop.products
    .filter(([product]) => !isDish(product) || ago <= NEW_DISH.ago)
    .map(([product, weight]) => [product, isDish(product) ? NEW_DISH.weight : weight] as const);
  const isCareless = title === VOIDS.establishment && ago === VOIDS.ago && hour >= VOIDS.from;
  return {
    ...shop,
    products,
    ...(isPromoted(ago) && { promotion: PROMOTION.often }),
    ...(isCareless && { careless: shop.servers[VOIDS.server] }),
  };
}

/** Whether an order tells of something that happened once, so that no other time has one like it. */
export function happenedOnce({ lines, discounts = [] }: OrderInput, { behaviour, careless, promotion }: Shop): boolean {
  return (
    (promotion !== undefined && discounts.length > 0) ||
    (careless !== undefined && lines.some((line) => line.void)) ||
    (behaviour === 'restaurant' && lines.some(({ title }) => title === NEW_DISH.title))
  );
}
