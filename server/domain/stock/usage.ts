import { convertUnits } from '#/resources/reference/convertUnits.ts';
import type { Movement, StockItem } from './movements.ts';

/** What one of something sold takes out of stock of an item, in the item's own unit. */
export interface Taking {
  item: StockItem;
  quantity: number;
}

/** What was sold (or given back and put back on the shelf). */
export interface SoldLine {
  takes: readonly Taking[];
  /** Above zero, in pieces or the unit it is sold by. */
  quantity: number;
  kind: 'sold' | 'returned';
  at: string;
  day: string;
}

/** A row of a recipe: so much of an ingredient, in a unit of the recipe's own. */
export interface RecipeRow {
  item: StockItem;
  quantity: number;
  uom: string;
}

/** What one of a product takes out of stock. */
export interface Recipe {
  /** The product itself, where its own stock is counted. */
  itself: StockItem | undefined;
  ingredients: readonly RecipeRow[];
  /** What the choices of its modifiers take, by name in lower case. */
  choices: ReadonlyMap<string, RecipeRow>;
}

/** What was chosen with one of a product. */
export interface Chosen {
  name: string;
  quantity: number;
}

const PRECISION = 1e6;
/** Rounded as the ledger keeps it. */
export const roundQuantity = (quantity: number) => Math.round(quantity * PRECISION) / PRECISION;

/** Tells the entries of one order apart: an item's, of one kind, at one moment. A count may lie between two moments of one day. */
export const usageKey = ({ item, kind, at }: Pick<Movement, 'item' | 'kind' | 'at'>) => `${item.type} ${item.id} ${kind} ${Date.parse(at)}`;

/**
 * What one of a product with these choices takes out of stock, each item once: the product itself where it is tracked, what its recipe
 * needs and what its choices need. A row in a unit that does not measure what the ingredient is counted in takes nothing.
 */
export function takingsOf(recipe: Recipe | undefined, chosen: readonly Chosen[]): Taking[] {
  if (!recipe) return [];
  const takes = new Map<string, Taking>();
  const take = (item: StockItem, quantity: number) => {
    if (quantity === 0) return;
    const key = `${item.type} ${item.id}`;
    takes.set(key, { item, quantity: (takes.get(key)?.quantity ?? 0) + quantity });
  };
  if (recipe.itself) take(recipe.itself, 1);
  for (const { row, times } of neededRows(recipe, chosen))
    take(row.item, (convertUnits(row.quantity, row.uom, row.item.uom ?? row.uom) ?? 0) * times);
  return [...takes.values()];
}

/** The rows that one of a product with these choices needs, and how many times. */
export function neededRows(recipe: Recipe, chosen: readonly Chosen[]): { row: RecipeRow; times: number }[] {
  const ofChoices = chosen.flatMap(({ name, quantity }) => {
    const row = recipe.choices.get(name.toLowerCase());
    return row ? [{ row, times: quantity }] : [];
  });
  return [...recipe.ingredients.map((row) => ({ row, times: 1 })), ...ofChoices];
}

/** What an order takes out of stock and puts back, one entry for each item, kind and moment. */
export function usageOf(sold: readonly SoldLine[]): Map<string, Movement> {
  const used = new Map<string, Movement>();
  for (const { takes, quantity: times, kind, at, day } of sold) {
    for (const { item, quantity } of takes) {
      const movement: Movement = { item, kind, at, day, quantity: (kind === 'sold' ? -1 : 1) * quantity * times };
      const key = usageKey(movement);
      const known = used.get(key);
      used.set(key, known ? { ...known, quantity: known.quantity + movement.quantity } : movement);
    }
  }
  return used;
}
