import { sql } from 'kysely';
import { decimal, round, toNumber } from '#/model/values/decimal.ts';
import type recipeCosts from '#/resources/reports/recipeCosts.ts';
import type { FiguresOf, ReportWork, RowOf } from '#/server/capabilities/reports/report.ts';
import { readRecipes } from '#/server/domain/stock/readRecipes.ts';
import { recipeCost, withoutCost } from '#/server/domain/stock/recipeCost.ts';
import type { RecipeRow } from '#/server/domain/stock/usage.ts';

interface Product {
  id: number;
  product: string;
  category: string | null;
  price: string;
  cost: string | null;
  establishment: number;
}

/** What the recipe of each active product costs now. The days asked for do not matter. */
export const figures: FiguresOf<typeof recipeCosts> = async (work) => {
  const products = await readProducts(work);
  const recipes = await readRecipes(
    work.tx,
    work.clientId,
    products.map(({ id }) => id),
  );
  const titles = new Map(work.places.map(({ id, title }) => [id, title]));
  const rows = products.map((product) => ({
    ...rowOf(product, recipes.get(product.id)?.ingredients ?? []),
    establishment: titles.get(product.establishment) ?? null,
  }));
  return { rows };
};

function rowOf(
  { product, category, price: priceText, cost: own }: Product,
  ingredients: readonly RecipeRow[],
): Omit<RowOf<typeof recipeCosts>, 'establishment'> {
  const price = Number(priceText);
  const cost = recipeCost(ingredients.map((row) => ({ row, times: 1 })));
  const margin = cost === null ? null : toNumber(decimal(price) - decimal(cost));
  return {
    product,
    category,
    price,
    recipe_cost: cost,
    own_cost: own === null ? null : Number(own),
    margin,
    margin_percent: shareOf(margin, price),
    food_cost_percent: shareOf(cost, price),
    missing: withoutCost(ingredients).join(', ') || null,
  };
}

/** A part of the price in percent, to two places; null where there is no price to be part of. */
function shareOf(part: number | null, price: number): number | null {
  return part === null || price === 0 ? null : toNumber(round((decimal(part) * 100n * decimal(1)) / decimal(price), 2));
}

async function readProducts({ tx, clientId, places }: ReportWork): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.item as product, c.name as category, p.price, p.cost, p.establishment_id as establishment
    from tenant.products p left join tenant.categories c on c.client_id = p.client_id and c.id = p.category
    where p.client_id = ${clientId} and p.establishment_id = any(${places.map(({ id }) => id)}::bigint[]) and p.status = 'active'
      and exists (select from tenant.products_recipe r where r.client_id = p.client_id and r.parent_id = p.id)
    order by lower(p.item), p.id`.execute(tx);
  return rows;
}
