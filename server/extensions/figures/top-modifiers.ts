import type topModifiers from '#/resources/reports/topModifiers.ts';
import { sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { soldRows } from '#/server/capabilities/reports/soldRows.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

/** Modifiers of what was sold; their refunds are taken off the gross already. */
export const figures: FiguresOf<typeof topModifiers> = async (work, request) => {
  const facts = await readPartFacts(work.tx, rowScopeOf(work), periodOf(request), 'modifier');
  const modifiers = [...sumBy(facts, ({ name }) => name, ['quantity', 'amount', 'extra'])];
  const rows = soldRows(
    work,
    modifiers.map(([name, { quantity, amount, extra }]) => [name, { quantity, gross: amount, discount: extra, refund: 0 }]),
  );
  return { rows: rows.map(({ refund_amount: _none, ...row }) => row) };
};

export const drillDown: DrillDownOf<typeof topModifiers, 'facts_parts'> = {
  facts: 'facts_parts',
  measures: { item_qty: ['quantity'], gross_amount: ['amount'], discount_amount: ['extra'], net_amount: ['amount', '-extra'] },
  where: ({ name }) => ({ name: textOf(name) }),
  only: { kind: 'modifier' },
};
