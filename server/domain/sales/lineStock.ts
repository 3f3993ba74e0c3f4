import { sql } from 'kysely';
import type { Model } from '#/model/language/model.ts';
import type { StockItem } from '#/server/domain/stock/movements.ts';
import { readRecipes } from '#/server/domain/stock/readRecipes.ts';
import { recipeCost } from '#/server/domain/stock/recipeCost.ts';
import { type Chosen, neededRows, type Recipe, type Taking, takingsOf } from '#/server/domain/stock/usage.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import type { LineFigures, OrderFigures, SellingEstablishment } from './figures.ts';
import { fromWhole, QUANTITY_SCALE } from './minorUnits.ts';
import type { ProductInfo } from './products.ts';

/** What one of a line cost and takes out of stock: as it was when it was sold. */
export interface LineStock {
  /** In major units, to six places; null where it is not known. */
  cost: number | null;
  takes: readonly Taking[];
}

/** An order that is stored now. `id` where it was there before. */
export interface OrderToStock {
  id: number | undefined;
  figures: OrderFigures;
  products: readonly (ProductInfo | undefined)[];
}

const NOTHING: LineStock = { cost: null, takes: [] };

/**
 * What the lines of orders cost and take out of stock, order by order. A line that was sold before, with the same choices, keeps what was
 * true then: a recipe or a cost that has changed since changes nothing about it.
 */
export async function stockOfLines(
  tx: Transaction,
  model: Model,
  { clientId }: SellingEstablishment,
  orders: readonly OrderToStock[],
): Promise<LineStock[][]> {
  const ids = [...new Set(orders.flatMap(({ products }) => products.flatMap((product) => product?.id ?? [])))];
  const recipes = model.resources['inventory-movements'] ? await readRecipes(tx, { clientId }, ids) : new Map<number, Recipe>();
  const sold = await soldBefore(
    tx,
    clientId,
    orders.flatMap(({ id }) => id ?? []),
  );
  return orders.map(({ id, figures, products }) =>
    figures.lines.map((line, index) => {
      const product = products[index];
      if (!product) return NOTHING;
      const chosen = chosenWith(line);
      const kept = id === undefined ? undefined : sold.get(id)?.get(keyOf(product.id, chosen));
      return kept ?? { cost: costOf(product, recipes.get(product.id), chosen), takes: takingsOf(recipes.get(product.id), chosen) };
    }),
  );
}

/** What stands on an order's line: `takes` without costs, which stand in the ledger. */
export interface KeptStock {
  cost: number | null;
  takes: Kept[] | null;
}
type Kept = Omit<StockItem, 'cost'> & { quantity: number };

/** What a line keeps of its stock. Only what was sold took anything, so that the next revision knows. */
export function keptOf(
  { voided }: LineFigures,
  isSold: boolean,
  product: ProductInfo | undefined,
  { cost, takes }: LineStock = NOTHING,
): KeptStock {
  if (!isSold || voided || !product) return { cost, takes: null };
  return { cost, takes: takes.map(({ item: { type, id, name, uom }, quantity }) => ({ type, id, name, uom, quantity })) };
}

/** The cost that the business gave the product stands, whatever is chosen with it; else what its recipe and its choices cost. */
function costOf(product: ProductInfo, recipe: Recipe | undefined, chosen: readonly Chosen[]): number | null {
  if (product.cost !== null || !recipe?.ingredients.length) return product.cost;
  return recipeCost(neededRows(recipe, chosen));
}

const chosenWith = ({ modifiers }: LineFigures): Chosen[] =>
  modifiers.map(({ name, quantity }) => ({ name, quantity: fromWhole(quantity, QUANTITY_SCALE) }));

function keyOf(product: number, chosen: readonly Chosen[]): string {
  return JSON.stringify([product, ...chosen.map(({ name, quantity }) => `${name.toLowerCase()} ${quantity}`).sort()]);
}

/** What lines of orders that were sales already cost and took: order → product with its choices → line. */
async function soldBefore(tx: Transaction, clientId: number, orders: readonly number[]): Promise<Map<number, Map<string, LineStock>>> {
  const found = new Map<number, Map<string, LineStock>>();
  if (orders.length === 0) return found;
  const { rows } = await sql<{ order: number; product: number; modifiers: Chosen[] | null; cost: string | null; takes: Kept[] }>`
    select parent_id as "order", product_id as product, modifiers, cost, takes from tenant.orders_lines
    where client_id = ${clientId} and parent_id = any(${[...orders]}::bigint[]) and product_id is not null and takes is not null
    order by parent_id, position desc`.execute(tx);
  for (const { order, product, modifiers, cost, takes } of rows) {
    const stock = {
      cost: cost === null ? null : Number(cost),
      takes: takes.map(({ quantity, ...item }) => ({ item: { ...item, cost: null }, quantity })),
    };
    found.set(order, (found.get(order) ?? new Map<string, LineStock>()).set(keyOf(product, modifiers ?? []), stock));
  }
  return found;
}
