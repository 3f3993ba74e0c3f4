import { sql } from 'kysely';
import { decimal, round, toNumber } from '#/model/values/decimal.ts';
import { currencyDecimals } from '#/resources/reference/currencies.ts';
import type { ReaderContext } from '#/server/records/extensionPoints.ts';
import { ofClient, source } from '#/server/records/rowScope.ts';
import { includedTaxes, type PricedProduct, type PriceFigures, priceFigures } from './productPrice.ts';
import { readRecipes } from './readRecipes.ts';
import { recipeCost } from './recipeCost.ts';
import type { Recipe } from './usage.ts';

/** `recipe_cost`: what its recipe costs now; not known where there is none, or where the cost of something in it is missing. */
type Figure = keyof PriceFigures | 'recipe_cost';

/**
 * Reads one of the figures of some products' prices; those of which it is not known are left out. The cost is the one that sales are
 * reckoned with: the product's own, else that of its recipe.
 */
export async function readProductPrices(
  { tx, rowScope }: Pick<ReaderContext, 'tx' | 'rowScope'>,
  ids: readonly number[],
  figure: Figure,
): Promise<Map<number, number>> {
  const table = (name: string) => source(rowScope, name);
  const { rows } = await sql<PricedProduct & { id: number; currency: string }>`
    select p.id, p.price, p.cost, e.currency, i."includedRate", i."includedAmount"
    from ${table('products')} as p join ${table('establishments')} as e on e.client_id = p.client_id and e.id = p.establishment_id
    ${includedTaxes(rowScope)}
    where p.id = any(${[...ids]}::bigint[]) and ${ofClient(rowScope, 'p')}`.execute(tx);
  const recipes = figure === 'net_price' ? new Map<number, Recipe>() : await readRecipes(tx, rowScope, ids);
  return new Map(
    rows.flatMap(({ id, currency, ...product }): [number, number][] => {
      const digits = currencyDecimals(currency);
      const recipe = recipeCost((recipes.get(id)?.ingredients ?? []).map((row) => ({ row, times: 1 })));
      const recipe_cost = recipe === null ? null : toNumber(round(decimal(recipe), digits));
      const value = { ...priceFigures({ ...product, cost: product.cost ?? recipe }, digits), recipe_cost }[figure];
      return value === null ? [] : [[id, value]];
    }),
  );
}
