import { sql } from 'kysely';
import { type ProductRow, readProductFacts } from '#/server/sales/readProducts.ts';
import { readRecipes } from '#/server/stock/readRecipes.ts';
import { takingsOf } from '#/server/stock/usage.ts';
import { moneyOf, netOf, quantityOf, sumBy } from './amounts.ts';
import { periodOf, type ReportSource, type ReportWork, reachOf } from './report.ts';

type Why = 'no_product' | 'nothing_tracked' | 'nothing_convertible';

/** What was sold under each name that takes nothing out of stock by the products and recipes of now. */
export const figures: ReportSource = async (work, request) => {
  const facts = await readProductFacts(work.tx, reachOf(work), periodOf(request));
  const whys = await untracked(work, facts);
  const lost = facts.filter((fact) => whys(fact) !== undefined);
  const sums = sumBy(lost, (fact) => JSON.stringify([fact.title, fact.category, whys(fact)]), ['quantity', 'gross', 'discount', 'refund']);
  const money = moneyOf(work);
  const rows = [...sums].map(([key, sum]) => {
    const [name, category, why] = JSON.parse(key) as [string, string | null, Why];
    return { name, category, why, item_qty: quantityOf(sum.quantity), net_amount: money(netOf(sum)) };
  });
  return { rows };
};

/** Why something sold takes nothing out of stock; undefined where it takes something. */
async function untracked({ tx, clientId }: ReportWork, facts: readonly ProductRow[]): Promise<(fact: ProductRow) => Why | undefined> {
  const ids = [...new Set(facts.flatMap(({ product_id }) => product_id ?? []))];
  const { rows } = await sql<{ id: number }>`select id from tenant.products where client_id = ${clientId} and id = any(${ids}::bigint[])`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const recipes = await readRecipes(tx, clientId, ids);
  return ({ product_id: id }) => {
    if (id === null || !known.has(id)) return 'no_product';
    const recipe = recipes.get(id);
    if (takingsOf(recipe, []).length > 0) return undefined;
    return recipe?.ingredients.length ? 'nothing_convertible' : 'nothing_tracked';
  };
}
