import { sumBy } from '#/server/capabilities/reports/amounts.ts';
import type { DrillDown } from '#/server/capabilities/reports/drillDown.ts';
import { periodOf, type ReportSource, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { lineMeasures, textOf } from '#/server/capabilities/reports/salesMeasures.ts';
import { soldRows } from '#/server/capabilities/reports/soldRows.ts';
import { readProductFacts } from '#/server/domain/sales/readProducts.ts';

/** What was sold, by category; what has none stands together, without a name. */
export const figures: ReportSource = async (work, request) => {
  const facts = await readProductFacts(work.tx, rowScopeOf(work), periodOf(request));
  const categories = sumBy(facts, ({ category }) => category ?? '', ['quantity', 'gross', 'discount', 'refund']);
  return { rows: soldRows(work, [...categories]).map((row) => ({ ...row, name: row.name || null })) };
};

export const drillDown: DrillDown<'facts_lines'> = {
  facts: 'facts_lines',
  measures: lineMeasures,
  where: ({ name }) => ({ category: textOf(name) }),
};
