import { sql } from 'kysely';
import type untrackedSales from '#/resources/reports/untrackedSales.ts';
import { moneyOf, netOf, quantityOf, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { productFactsOf } from '#/server/capabilities/reports/facts.ts';
import type { FiguresOf, ReportWork } from '#/server/capabilities/reports/report.ts';
import { lineMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import type { ProductRow } from '#/server/domain/sales/readProducts.ts';
import { readRecipes } from '#/server/domain/stock/readRecipes.ts';
import { takingsOf } from '#/server/domain/stock/usage.ts';

type Why = 'no_product' | 'nothing_tracked' | 'nothing_convertible';

/** What was sold under each name that takes nothing out of stock by the products and recipes of now. */
export const figures: FiguresOf<typeof untrackedSales> = async (work, request) => {
  const facts = await productFactsOf(work, request);
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

/** A row is what was sold under its name of products that take nothing for its reason; all of them together, of any that take nothing. */
export const drillDown: DrillDownOf<typeof untrackedSales, 'facts_lines'> = {
  facts: 'facts_lines',
  measures: { item_qty: lineMeasures.item_qty, net_amount: lineMeasures.net_amount },
  where: ({ name, category }) => ({ title: textOf(name), category: textOf(category) }),
  products: async (work, request, row) => {
    const facts = await productFactsOf(work, request);
    const whys = await untracked(work, facts);
    const counts = (why: Why | undefined) => why !== undefined && (row === undefined || why === row.why);
    return [...new Set(facts.filter((fact) => counts(whys(fact))).map(({ product_id }) => product_id))];
  },
};

/** Why something sold takes nothing out of stock; undefined where it takes something. */
async function untracked(
  { tx, clientId }: Pick<ReportWork, 'tx' | 'clientId'>,
  facts: readonly ProductRow[],
): Promise<(fact: ProductRow) => Why | undefined> {
  const ids = [...new Set(facts.flatMap(({ product_id }) => product_id ?? []))];
  const { rows } = await sql<{
    id: number;
  }>`select id from tenant.products where client_id = ${clientId} and id = any(${ids}::bigint[])`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const recipes = await readRecipes(tx, { clientId }, ids);
  return ({ product_id: id }) => {
    if (id === null || !known.has(id)) return 'no_product';
    const recipe = recipes.get(id);
    if (takingsOf(recipe, []).length > 0) return undefined;
    return recipe?.ingredients.length ? 'nothing_convertible' : 'nothing_tracked';
  };
}
