import type menuEngineering from '#/resources/reports/menuEngineering.ts';
import { costedNetOf, moneyOf, netOf, percentOf, quantityOf, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { productFactsOf } from '#/server/capabilities/reports/facts.ts';
import type { FiguresOf, RowOf } from '#/server/capabilities/reports/report.ts';
import { lineMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';

const SUMS = ['quantity', 'gross', 'discount', 'refund', 'cost', 'costedNet'] as const;
type Sums = Record<(typeof SUMS)[number], number>;
const BARS = ['items', 'quantity', 'costed', 'margin'] as const;
/** What of an even share an item must reach to be popular. */
const POPULAR_FROM = 0.7;

/**
 * The items sold, each judged against those beside it: popular by its quantity, earning by what one leaves. What was only given back is not
 * judged, and what has no cost earns nobody knows what.
 */
export const figures: FiguresOf<typeof menuEngineering> = async (work, request) => {
  const facts = await productFactsOf(work, request);
  const costed = facts.map((fact) => ({ ...fact, costedNet: costedNetOf(fact) }));
  const items = [...sumBy(costed, ({ title, category }) => JSON.stringify([title, category]), SUMS)].map(([key, sum]) => {
    const [name, category] = JSON.parse(key) as [string, string | null];
    return { name, category, sum, ...partOf(sum), beside: request.input.within === 'category' ? (category ?? '') : '' };
  });
  const bars = new Map([...sumBy(items, ({ beside }) => beside, BARS)].map(([beside, sum]) => [beside, barOf(sum)]));
  const money = moneyOf(work);
  const rows = items.map(({ name, category, sum, beside }) => {
    const bar = bars.get(beside) ?? barOf({ items: 0, quantity: 0, costed: 0, margin: 0 });
    const each = eachOf(sum);
    return {
      name,
      category,
      group: sum.quantity > 0 ? groupOf(sum.quantity, each, bar) : null,
      item_qty: quantityOf(sum.quantity),
      margin_each: each === undefined ? null : money(Math.round(each * 1000)),
      margin: sum.cost === 0 ? null : money(sum.costedNet - sum.cost),
      margin_percent: sum.costedNet === 0 ? null : percentOf(sum.costedNet - sum.cost, sum.costedNet),
      quantity_percentage: percentOf(sum.quantity, bar.quantity),
      net_amount: money(netOf(sum)),
      cost: sum.cost === 0 ? null : money(sum.cost),
      popular_from: quantityOf(Math.round(bar.popularFrom)),
      earning_from: money(Math.round(bar.earningFrom * 1000)),
    };
  });
  return { rows };
};

export const drillDown: DrillDownOf<typeof menuEngineering, 'facts_lines'> = {
  facts: 'facts_lines',
  measures: lineMeasures,
  where: ({ name, category }) => ({ title: textOf(name), category: textOf(category) }),
};

/** What one leaves, in minor units for a thousandth; unknown without a cost, or where nothing was sold. */
function eachOf({ quantity, cost, costedNet }: Sums): number | undefined {
  return quantity > 0 && cost !== 0 ? (costedNet - cost) / quantity : undefined;
}

/** What an item adds to what those beside it are judged by. */
function partOf(sum: Sums): Record<(typeof BARS)[number], number> {
  const isCosted = eachOf(sum) !== undefined;
  return {
    items: sum.quantity > 0 ? 1 : 0,
    quantity: sum.quantity,
    costed: isCosted ? sum.quantity : 0,
    margin: isCosted ? sum.costedNet - sum.cost : 0,
  };
}

/** From where on an item is popular (thousandths) and earning (as `eachOf`). */
interface Bar {
  quantity: number;
  popularFrom: number;
  earningFrom: number;
}

function barOf({ items, quantity, costed, margin }: Record<(typeof BARS)[number], number>): Bar {
  return {
    quantity,
    popularFrom: items === 0 ? 0 : (quantity / items) * POPULAR_FROM,
    earningFrom: costed === 0 ? 0 : margin / costed,
  };
}

/** Which of the four an item is. */
function groupOf(quantity: number, each: number | undefined, { popularFrom, earningFrom }: Bar): RowOf<typeof menuEngineering>['group'] {
  if (each === undefined) return 'no_cost';
  const isPopular = quantity >= popularFrom;
  const isEarning = each >= earningFrom;
  if (isPopular) return isEarning ? 'star' : 'plowhorse';
  return isEarning ? 'puzzle' : 'dog';
}
