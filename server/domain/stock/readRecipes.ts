import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { type OfClient, ofClient, source } from '#/server/records/rowScope.ts';
import { UNIT_OF_PRODUCT } from './stockItems.ts';
import type { Recipe, RecipeRow } from './usage.ts';

interface Row {
  productId: number;
  product: string;
  productUom: string | null;
  productCost: string | null;
  isTracked: boolean;
  /** Of a modifier's choice, in lower case; null in the product's own recipe. */
  choice: string | null;
  ingredientId: number | null;
  ingredient: string;
  ingredientUom: string;
  ingredientCost: string | null;
  quantity: string;
  uom: string;
}

interface Reading {
  itself: Recipe['itself'];
  ingredients: RecipeRow[];
  choices: Map<string, RecipeRow>;
}

/**
 * The recipes of those of these products that take anything out of stock, with those of their modifiers' choices. Where two choices of a
 * product have one name, the first that takes anything stands for both.
 */
export async function readRecipes(tx: Transaction, rowScope: OfClient, productIds: readonly number[]): Promise<Map<number, Recipe>> {
  const recipes = new Map<number, Reading>();
  for (const row of await readRows(tx, rowScope, productIds)) {
    const { productId: id, product: name, productUom: uom } = row;
    const itself = row.isTracked ? { type: 'products' as const, id, name, uom, cost: numberOf(row.productCost) } : undefined;
    const recipe: Reading = recipes.get(id) ?? { itself, ingredients: [], choices: new Map() };
    recipes.set(id, recipe);
    if (row.ingredientId === null) continue;
    const item = {
      type: 'ingredients' as const,
      id: row.ingredientId,
      name: row.ingredient,
      uom: row.ingredientUom,
      cost: numberOf(row.ingredientCost),
    };
    const needed = { item, quantity: Number(row.quantity), uom: row.uom };
    if (row.choice === null) recipe.ingredients.push(needed);
    else if (!recipe.choices.has(row.choice)) recipe.choices.set(row.choice, needed);
  }
  return recipes;
}

async function readRows(tx: Transaction, rowScope: OfClient, productIds: readonly number[]): Promise<Row[]> {
  if (productIds.length === 0) return [];
  const ids = sql`any(${[...productIds]}::bigint[])`;
  const table = (name: string) => source(rowScope, name);
  const own = (alias: string) => ofClient(rowScope, alias);
  const { rows } = await sql<Row>`
    with needed as (
      select r.parent_id as product, null::text as choice, 0 as of, r.position, r.ingredient, r.quantity, r.uom
      from ${table('products_recipe')} r where ${own('r')} and r.parent_id = ${ids}
      union all
      select m.parent_id, lower(c.name), 1 + m.position, c.position, c.ingredient, c.quantity, c.uom
      from ${table('products_modifiers')} m
      join ${table('modifiers_modifier_items')} c on c.client_id = m.client_id and c.parent_id = m.target_id
      where ${own('m')} and m.parent_id = ${ids} and c.ingredient is not null and c.quantity is not null and c.uom is not null)
    select p.id as "productId", p.item as product, ${UNIT_OF_PRODUCT} as "productUom", p.cost as "productCost", coalesce(p.track_inventory,
      false) as "isTracked",
      n.choice, i.id as "ingredientId", i.name as ingredient, i.uom as "ingredientUom", i.unit_cost as "ingredientCost", n.quantity, n.uom
    from ${table('products')} p
    left join needed n on n.product = p.id
    left join ${table('ingredients')} i on i.client_id = p.client_id and i.id = n.ingredient
    where ${own('p')} and p.id = ${ids} and (p.track_inventory or i.id is not null)
    order by p.id, n.of, n.position`.execute(tx);
  return rows;
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));
