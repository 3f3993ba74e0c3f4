import type { PartKind } from '#/server/domain/sales/facts.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';
import { moneyOf, sumAll, sumBy } from './amounts.ts';
import type { DrillDown } from './drillDown.ts';
import { periodOf, type ReportSource, rowScopeOf } from './report.ts';
import { textOf } from './salesMeasures.ts';

/** How often a part of orders stands in them, and what it comes to, by its name: taxes, discounts. */
export function partsByName(kind: PartKind): { figures: ReportSource; drillDown: DrillDown<'facts_parts'> } {
  return {
    figures: async (work, request) => {
      const facts = await readPartFacts(work.tx, rowScopeOf(work), periodOf(request), kind);
      const money = moneyOf(work);
      const names = sumBy(facts, ({ name }) => name, ['quantity', 'amount']);
      return {
        rows: [...names].map(([name, { quantity, amount }]) => ({ name, quantity, amount: money(amount) })),
        beside: { total: money(sumAll(facts, ['amount']).amount) },
      };
    },
    drillDown: {
      facts: 'facts_parts',
      measures: { quantity: ['quantity'], amount: ['amount'] },
      where: ({ name }) => ({ name: textOf(name) }),
      only: { kind },
    },
  };
}
