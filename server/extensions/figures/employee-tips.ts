import type employeeTips from '#/resources/reports/employeeTips.ts';
import { moneyOf, percentOf, sumAll, sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { pooledTips } from '#/server/capabilities/reports/labour.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

/** Tips by who served, and what they come to once approved pools are shared; of orders that name nobody, without a name. */
export const figures: FiguresOf<typeof employeeTips> = async (work, request) => {
  const tips = await readPartFacts(work.tx, rowScopeOf(work), periodOf(request), 'tip');
  const money = moneyOf(work);
  const all = sumAll(tips, ['amount']).amount;
  const employees = sumBy(tips, ({ name }) => name, ['quantity', 'amount']);
  const pooled = await pooledTips(work, request);
  const moved = sumBy(pooled ?? [], ({ name }) => name, ['amount']);
  const rows = [...new Set([...employees.keys(), ...moved.keys()])].map((employee) => {
    const { quantity, amount } = employees.get(employee) ?? { quantity: 0, amount: 0 };
    return {
      employee: employee || null,
      orders: quantity,
      tip: money(amount),
      tip_after_pooling: pooled && money(amount + (moved.get(employee)?.amount ?? 0)),
      tip_percentage_all: percentOf(amount, all),
    };
  });
  return { rows };
};

export const drillDown: DrillDownOf<typeof employeeTips, 'facts_parts'> = {
  facts: 'facts_parts',
  measures: { orders: ['quantity'], tip: ['amount'] },
  where: ({ employee }) => ({ name: textOf(employee) ?? '' }),
  only: { kind: 'tip' },
};
