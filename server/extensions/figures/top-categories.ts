import type topCategories from '#/resources/reports/topCategories.ts';
import { sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { productFactsOf } from '#/server/capabilities/reports/facts.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { lineMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { soldRows } from '#/server/capabilities/reports/soldRows.ts';

/** What was sold, by category; what has none stands together, without a name. */
export const figures: FiguresOf<typeof topCategories> = async (work, request) => {
  const facts = await productFactsOf(work, request);
  const categories = sumBy(facts, ({ category }) => category ?? '', ['quantity', 'gross', 'discount', 'refund']);
  return { rows: soldRows(work, [...categories]).map((row) => ({ ...row, name: row.name || null })) };
};

export const drillDown: DrillDownOf<typeof topCategories, 'facts_lines'> = {
  facts: 'facts_lines',
  measures: lineMeasures,
  where: ({ name }) => ({ category: textOf(name) }),
};
