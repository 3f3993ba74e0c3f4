import { sql } from 'kysely';
import type { Transaction } from '#/server/database/unitOfWork.ts';
import { UNIT_OF_PRODUCT } from './stockItems.ts';
import type { Recipe } from './usage.ts';

/** The recipes of those of these products that take anything out of stock. */
export async function readRecipes(tx: Transaction, clientId: number, productIds: readonly number[]): Promise<Map<number, Recipe>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{
    productId: number;
    product: string;
    productUom: string | null;
    productCost: string | null;
    isTracked: boolean;
    ingredientId: number | null;
    ingredient: string;
    ingredientUom: string;
    ingredientCost: string | null;
    quantity: string;
    uom: string;
  }>`
    select p.id as "productId", p.item as product, ${UNIT_OF_PRODUCT} as "productUom", p.cost as "productCost", coalesce(p.track_inventory, false) as "isTracked",
      i.id as "ingredientId", i.name as ingredient, i.uom as "ingredientUom", i.unit_cost as "ingredientCost", r.quantity, r.uom
    from tenant.products p
    left join tenant.products_recipe r on r.client_id = p.client_id and r.parent_id = p.id
    left join tenant.ingredients i on i.client_id = r.client_id and i.id = r.ingredient
    where p.client_id = ${clientId} and p.id = any(${[...productIds]}::bigint[]) and (p.track_inventory or i.id is not null)
    order by p.id, r.position`.execute(tx);
  const recipes = new Map<number, { itself: Recipe['itself']; ingredients: Recipe['ingredients'][number][] }>();
  for (const row of rows) {
    const { productId: id, product: name, productUom: uom } = row;
    const itself = row.isTracked ? { type: 'products' as const, id, name, uom, cost: numberOf(row.productCost) } : undefined;
    const recipe = recipes.get(id) ?? { itself, ingredients: [] };
    recipes.set(id, recipe);
    if (row.ingredientId === null) continue;
    const item = { type: 'ingredients' as const, id: row.ingredientId, name: row.ingredient, uom: row.ingredientUom, cost: numberOf(row.ingredientCost) };
    recipe.ingredients.push({ item, quantity: Number(row.quantity), uom: row.uom });
  }
  return recipes;
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));
