import type totalTip from '#/resources/reports/totalTip.ts';
import { moneyOf, sumAll } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { readPartFacts } from '#/server/domain/sales/readSales.ts';

/** All tips of what counts in these days. */
export const figures: FiguresOf<typeof totalTip> = async (work, request) => {
  const tips = await readPartFacts(work.tx, rowScopeOf(work), periodOf(request), 'tip');
  return { rows: [{ total_tip: moneyOf(work)(sumAll(tips, ['amount']).amount) }] };
};

export const drillDown: DrillDownOf<typeof totalTip, 'facts_parts'> = {
  facts: 'facts_parts',
  measures: { total_tip: ['amount'] },
  only: { kind: 'tip' },
};
