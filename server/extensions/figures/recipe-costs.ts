import { sql } from 'kysely';
import { decimal, round, toNumber } from '#/model/values/decimal.ts';
import type recipeCosts from '#/resources/reports/recipeCosts.ts';
import type { FiguresOf, ReportWork, RowOf } from '#/server/capabilities/reports/report.ts';
import { includedTaxes, type PricedProduct, priceFigures } from '#/server/domain/stock/productPrice.ts';
import { readRecipes } from '#/server/domain/stock/readRecipes.ts';
import { recipeCost, withoutCost } from '#/server/domain/stock/recipeCost.ts';
import type { RecipeRow } from '#/server/domain/stock/usage.ts';

interface Product extends PricedProduct {
  id: number;
  product: string;
  category: string | null;
  establishment: number;
}

/** What the recipe of each active product costs now. The days asked for do not matter. */
export const figures: FiguresOf<typeof recipeCosts> = async (work) => {
  const products = await readProducts(work);
  const recipes = await readRecipes(
    work.tx,
    { clientId: work.clientId },
    products.map(({ id }) => id),
  );
  const digits = work.context.currencyDecimals(work.currency);
  const titles = new Map(work.establishments.map(({ id, title }) => [id, title]));
  const rows = products.map((product) => ({
    ...rowOf(product, recipes.get(product.id)?.ingredients ?? [], digits),
    establishment: titles.get(product.establishment) ?? null,
  }));
  return { rows };
};

function rowOf(product: Product, ingredients: readonly RecipeRow[], digits: number): Omit<RowOf<typeof recipeCosts>, 'establishment'> {
  const cost = recipeCost(ingredients.map((row) => ({ row, times: 1 })));
  const amount = (value: string | number | null) => (value === null ? null : toNumber(round(decimal(value), digits)));
  return {
    product: product.product,
    category: product.category,
    price: Number(product.price),
    recipe_cost: amount(cost),
    own_cost: amount(product.cost),
    ...priceFigures({ ...product, cost }, digits),
    missing: withoutCost(ingredients).join(', ') || null,
    _ids: { product: product.id },
  };
}

async function readProducts({ tx, clientId, establishments }: ReportWork): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.item as product, c.name as category, p.price, p.cost, p.establishment_id as establishment,
      i."includedRate", i."includedAmount"
    from tenant.products p ${includedTaxes({ clientId })}
    left join tenant.categories c on c.client_id = p.client_id and c.id = p.category
    where p.client_id = ${clientId} and p.establishment_id = any(${establishments.map(({ id }) => id)}::bigint[]) and p.status = 'active'
      and exists (select from tenant.products_recipe r where r.client_id = ${clientId} and r.parent_id = p.id)
    order by lower(p.item), p.id`.execute(tx);
  return rows;
}
