import type topItems from '#/resources/reports/topItems.ts';
import { sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDownOf } from '#/server/capabilities/reports/drillDown.ts';
import { productFactsOf } from '#/server/capabilities/reports/facts.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { lineMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { soldRows } from '#/server/capabilities/reports/soldRows.ts';

/** What was sold, by item. */
export const figures: FiguresOf<typeof topItems> = async (work, request) => {
  const facts = await productFactsOf(work, request);
  const items = sumBy(facts, ({ title, category }) => JSON.stringify([title, category]), ['quantity', 'gross', 'discount', 'refund']);
  const rows = soldRows(work, [...items]).map(({ name, ...row }) => {
    const [title, category] = JSON.parse(name) as [string, string | null];
    return { name: title, category, ...row };
  });
  return { rows };
};

export const drillDown: DrillDownOf<typeof topItems, 'facts_lines'> = {
  facts: 'facts_lines',
  measures: lineMeasures,
  where: ({ name, category }) => ({ title: textOf(name), category: textOf(category) }),
};
