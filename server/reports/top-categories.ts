import { readProductFacts } from '#/server/sales/readProducts.ts';
import { sumBy } from './amounts.ts';
import type { OrdersBehind } from './ordersBehind.ts';
import { periodOf, type ReportSource, reachOf } from './report.ts';
import { lineMeasures, textOf } from './salesMeasures.ts';
import { soldRows } from './soldRows.ts';

/** What was sold, by category; what has none stands together, without a name. */
export const figures: ReportSource = async (work, request) => {
  const facts = await readProductFacts(work.tx, reachOf(work), periodOf(request));
  const categories = sumBy(facts, ({ category }) => category ?? '', ['quantity', 'gross', 'discount', 'refund']);
  return { rows: soldRows(work, [...categories]).map((row) => ({ ...row, name: row.name || null })) };
};

export const behind: OrdersBehind<'facts_lines'> = { facts: 'facts_lines', measures: lineMeasures, where: ({ name }) => ({ category: textOf(name) }) };
