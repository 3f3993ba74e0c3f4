import { convertUnits } from '#/resources/reference/convertUnits.ts';
import type { StockItem } from '#/server/domain/stock/movements.ts';
import { type Recipe, takingsOf } from '#/server/domain/stock/usage.ts';
import type { SoldChoice, SoldItem } from './readSoldItems.ts';
import { type Basis, forecastOf } from './sameWeekdays.ts';

/** What is expected to be sold of something; quantities in pieces or the unit it is sold by. */
export interface NeededProduct {
  product_id: number | null;
  title: string;
  category: string | null;
  quantity: number;
  /** Between them lie about two of three such days. */
  low: number;
  high: number;
}

/** What a product's sales take of an item, in the item's own unit. */
export interface NeededItem {
  product_id: number;
  item: StockItem;
  quantity: number;
}

const THOUSANDTHS = 1000;

/**
 * What is expected to be sold of each item, from what it sold on the days of a basis; of one and the same product under several names
 * together. The most first.
 */
export function neededProducts(basis: Basis, sold: readonly SoldItem[]): NeededProduct[] {
  const items = new Map<string, { first: SoldItem; days: Map<string, number> }>();
  for (const one of sold) {
    const key = one.product_id === null ? `title ${one.title}` : `product ${one.product_id}`;
    const { first, days } = items.get(key) ?? { first: one, days: new Map<string, number>() };
    days.set(one.day, (days.get(one.day) ?? 0) + one.quantity / THOUSANDTHS);
    items.set(key, { first, days });
  }
  return [...items.values()]
    .map(({ first, days }) => {
      const quantity = forecastOf(basis, (day) => days.get(day));
      const deviation = deviationOf(basis, days, quantity);
      const { product_id, title, category } = first;
      return { product_id, title, category, quantity, low: Math.max(0, quantity - deviation), high: quantity + deviation };
    })
    .sort((a, b) => b.quantity - a.quantity || (a.title < b.title ? -1 : 1));
}

/** What these products take by their recipes, and what the choices sold with them take: by product, each item once. */
export function neededItems(
  basis: Basis,
  { products, sold, choices }: { products: readonly NeededProduct[]; sold: readonly SoldItem[]; choices: readonly SoldChoice[] },
  recipes: ReadonlyMap<number, Recipe>,
): NeededItem[] {
  const needed = new Map<string, NeededItem>();
  const need = (product_id: number, item: StockItem, quantity: number) => {
    const key = `${product_id} ${item.type} ${item.id}`;
    needed.set(key, { product_id, item, quantity: (needed.get(key)?.quantity ?? 0) + quantity });
  };
  for (const { product_id: id, quantity } of products) {
    if (id === null) continue;
    for (const taking of takingsOf(recipes.get(id), [])) need(id, taking.item, taking.quantity * quantity);
  }
  const productOf = new Map(sold.map(({ title, product_id }) => [title, product_id]));
  for (const { title, choice, day, quantity } of choices) {
    const id = productOf.get(title) ?? null;
    const row = id === null ? undefined : recipes.get(id)?.choices.get(choice.toLowerCase());
    const weight = basis.weights.get(day);
    if (id === null || !row || weight === undefined) continue;
    const each = convertUnits(row.quantity, row.uom, row.item.uom ?? row.uom) ?? 0;
    need(id, row.item, each * weight * (quantity / THOUSANDTHS));
  }
  return [...needed.values()].filter(({ quantity }) => quantity > 0);
}

/** How far the days of a basis lie from what is forecast of them, as they are weighted. */
function deviationOf({ weights }: Basis, days: ReadonlyMap<string, number>, quantity: number): number {
  let all = 0;
  let squares = 0;
  for (const weight of weights.values()) all += weight;
  if (all === 0) return 0;
  // Each day as a forecast of its own: what it was, moved by the level as the others are.
  for (const [day, weight] of weights) squares += (weight / all) * ((days.get(day) ?? 0) * all - quantity) ** 2;
  return Math.sqrt(squares);
}
