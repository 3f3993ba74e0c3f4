import { convertUnits } from '#/resources/reference/convertUnits.ts';
import type { Movement, StockItem } from './movements.ts';

/** A product as it was sold (or given back and put back on the shelf). */
export interface SoldProduct {
  productId: number;
  /** Above zero, in pieces or the unit it is sold by. */
  quantity: number;
  kind: 'sold' | 'returned';
  at: string;
  day: string;
}

/** What one of a product takes out of stock. */
export interface Recipe {
  /** The product itself, where its own stock is counted. */
  itself: StockItem | undefined;
  ingredients: readonly { item: StockItem; quantity: number; uom: string }[];
}

const PLACES = 1e6;
/** Rounded as the ledger keeps it. */
export const roundQuantity = (quantity: number) => Math.round(quantity * PLACES) / PLACES;

/** Tells the entries of one order apart: an item's, of one kind, on one day. */
export const usageKey = ({ item, kind, day }: Pick<Movement, 'item' | 'kind' | 'day'>) => `${item.type} ${item.id} ${kind} ${day}`;

/**
 * What an order takes out of stock and puts back, one entry for each item, kind and day: the tracked products themselves and what their
 * recipes need, in the ingredients' own units. A recipe row in a unit that does not measure what the ingredient is counted in takes nothing.
 */
export function usageOf(sold: readonly SoldProduct[], recipes: ReadonlyMap<number, Recipe>): Map<string, Movement> {
  const used = new Map<string, Movement>();
  const take = (item: StockItem, { kind, at, day }: SoldProduct, quantity: number) => {
    const movement: Movement = { item, kind, at, day, quantity: kind === 'sold' ? -quantity : quantity };
    const key = usageKey(movement);
    const known = used.get(key);
    used.set(key, known ? { ...known, quantity: known.quantity + movement.quantity } : movement);
  };
  for (const one of sold) {
    const recipe = recipes.get(one.productId);
    if (!recipe) continue;
    if (recipe.itself) take(recipe.itself, one, one.quantity);
    for (const { item, quantity, uom } of recipe.ingredients) {
      const each = convertUnits(quantity, uom, item.uom ?? uom);
      if (each !== null) take(item, one, each * one.quantity);
    }
  }
  return used;
}
