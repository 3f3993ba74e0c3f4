import type productMix from '#/resources/reports/productMix.ts';
import { costedNetOf, netOf } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { productFactsOf } from '#/server/capabilities/reports/facts.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';
import { lineMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import type { ProductRow } from '#/server/domain/sales/readProducts.ts';

const THOUSANDTHS = 1000;
const PARTS = ['quantity', 'gross', 'discount', 'refund', 'cost', 'costedNet'] as const;
type Sums = Record<(typeof PARTS)[number], number>;
interface Group extends Sums {
  name: string;
  category: string | null;
  subCategory: string | null;
}

/** What was sold by item, sub category or category: quantities, amounts and shares of both, in whole minor units until the end. */
export const figures: FiguresOf<typeof productMix> = async (work, request) => {
  const { currency, context } = work;
  const facts = await productFactsOf(work, request);
  const groups = [...grouped(facts, String(request.input.group_by)).values()];
  const unit = 10 ** context.currencyDecimals(currency);
  const shares = { all: sums(groups, () => ''), category: sums(groups, categoryOf), subCategory: sums(groups, subCategoryOf) };
  return { rows: groups.map((group) => rowOf(group, shares, unit)) };
};

/** A row is what was sold under its name; grouped by sub category, a category without any stands as itself. */
export const drillDown: DrillDownOf<typeof productMix, 'facts_lines'> = {
  facts: 'facts_lines',
  measures: lineMeasures,
  where: ({ name, category, sub_category }, { input }) => ({
    ...(input.group_by === 'item' && { title: textOf(name) }),
    ...(input.group_by !== 'category' && { sub_category: textOf(sub_category) }),
    category: textOf(category),
  }),
};

const categoryOf = (group: Group) => group.category ?? '';
const subCategoryOf = (group: Group) => `${group.category ?? ''}\u0000${group.subCategory ?? ''}`;

function grouped(facts: readonly ProductRow[], by: string): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const fact of facts) {
    const subCategory = by === 'category' ? null : fact.sub_category;
    const name = by === 'item' ? fact.title : ((by === 'category' ? fact.category : (fact.sub_category ?? fact.category)) ?? '');
    const key = JSON.stringify([name, fact.category, subCategory]);
    const group = groups.get(key) ?? {
      name,
      category: fact.category,
      subCategory,
      quantity: 0,
      gross: 0,
      discount: 0,
      refund: 0,
      cost: 0,
      costedNet: 0,
    };
    const sold = { ...fact, costedNet: costedNetOf(fact) };
    for (const part of PARTS) group[part] += sold[part];
    groups.set(key, group);
  }
  return groups;
}

type Whole = { quantity: number; net: number };

function sums(groups: readonly Group[], of: (group: Group) => string): (group: Group) => Whole {
  const wholes = new Map<string, Whole>();
  for (const group of groups) {
    const whole = wholes.get(of(group)) ?? { quantity: 0, net: 0 };
    wholes.set(of(group), { quantity: whole.quantity + group.quantity, net: whole.net + netOf(group) });
  }
  return (group) => wholes.get(of(group)) ?? { quantity: 0, net: 0 };
}

function rowOf(
  group: Group,
  shares: Readonly<Record<'all' | 'category' | 'subCategory', (group: Group) => Whole>>,
  unit: number,
): RowOf<typeof productMix> {
  const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100);
  const of = (which: keyof typeof shares) => shares[which](group);
  const net = netOf(group);
  return {
    name: group.name,
    category: group.category,
    sub_category: group.subCategory,
    avg_price: group.quantity === 0 ? null : Math.round((group.gross * THOUSANDTHS) / group.quantity) / unit,
    item_qty: group.quantity / THOUSANDTHS,
    gross_amount: group.gross / unit,
    discount_amount: group.discount / unit,
    refund_amount: group.refund / unit,
    net_amount: net / unit,
    cost: group.cost === 0 ? null : group.cost / unit,
    margin: group.cost === 0 ? null : (group.costedNet - group.cost) / unit,
    margin_percent: group.costedNet === 0 ? null : percent(group.costedNet - group.cost, group.costedNet),
    quantity_percentage_all: percent(group.quantity, of('all').quantity),
    quantity_percentage_category: percent(group.quantity, of('category').quantity),
    quantity_percentage_sub_category: percent(group.quantity, of('subCategory').quantity),
    net_percentage_all: percent(net, of('all').net),
    net_percentage_category: percent(net, of('category').net),
    net_percentage_sub_category: percent(net, of('subCategory').net),
  };
}
