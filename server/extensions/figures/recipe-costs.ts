import { sql } from 'kysely';
import { type Decimal, decimal, divide, multiply, round, toNumber } from '#/model/values/decimal.ts';
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
  /** Of the active taxes that its price contains: percentages, and fixed amounts. */
  included_rate: string;
  included_amount: string;
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
  const digits = work.context.currencyDecimals(work.currency);
  const titles = new Map(work.places.map(({ id, title }) => [id, title]));
  const rows = products.map((product) => ({
    ...rowOf(product, recipes.get(product.id)?.ingredients ?? [], digits),
    establishment: titles.get(product.establishment) ?? null,
  }));
  return { rows };
};

function rowOf(
  { product, category, price, included_rate, included_amount, cost: own }: Product,
  ingredients: readonly RecipeRow[],
  digits: number,
): Omit<RowOf<typeof recipeCosts>, 'establishment'> {
  const whole = decimal(100);
  // As of a sold line: the share of the percentages goes out of the price, then the amounts.
  const net = divide(multiply(decimal(price), whole), whole + decimal(included_rate)) - decimal(included_amount);
  const recipe = recipeCost(ingredients.map((row) => ({ row, times: 1 })));
  const cost = recipe === null ? null : decimal(recipe);
  const margin = cost === null ? null : net - cost;
  const amount = (value: Decimal | null) => (value === null ? null : toNumber(round(value, digits)));
  return {
    product,
    category,
    price: Number(price),
    net_price: amount(net),
    recipe_cost: amount(cost),
    own_cost: own === null ? null : amount(decimal(own)),
    margin: amount(margin),
    margin_percent: shareOf(margin, net),
    food_cost_percent: shareOf(cost, net),
    missing: withoutCost(ingredients).join(', ') || null,
  };
}

/** A part of the price in percent, to two places; null where there is no price to be part of. */
function shareOf(part: Decimal | null, price: Decimal): number | null {
  return part === null || price <= 0n ? null : toNumber(round(divide(part * 100n, price), 2));
}

async function readProducts({ tx, clientId, places }: ReportWork): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.item as product, c.name as category, p.price, p.cost, p.establishment_id as establishment,
      i.included_rate, i.included_amount
    from tenant.products p cross join lateral (
        select coalesce(sum(t.rate) filter (where t.type = 'percent'), 0) as included_rate,
          coalesce(sum(t.rate) filter (where t.type = 'fixed'), 0) as included_amount
        from tenant.products_taxes l join tenant.taxes t on t.client_id = l.client_id and t.id = l.target_id
        where l.client_id = p.client_id and l.parent_id = p.id and t.inclusive and t.status = 'active'
      ) as i left join tenant.categories c on c.client_id = p.client_id and c.id = p.category
    where p.client_id = ${clientId} and p.establishment_id = any(${places.map(({ id }) => id)}::bigint[]) and p.status = 'active'
      and exists (select from tenant.products_recipe r where r.client_id = p.client_id and r.parent_id = p.id)
    order by lower(p.item), p.id`.execute(tx);
  return rows;
}
