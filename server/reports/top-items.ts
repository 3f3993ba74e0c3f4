import { readProductFacts } from '#/server/sales/readProducts.ts';
import { sumBy } from './amounts.ts';
import type { OrdersBehind } from './ordersBehind.ts';
import { periodOf, type ReportSource, reachOf } from './report.ts';
import { lineMeasures, textOf } from './salesMeasures.ts';
import { soldRows } from './soldRows.ts';

/** What was sold, by item. */
export const figures: ReportSource = async (work, request) => {
  const facts = await readProductFacts(work.tx, reachOf(work), periodOf(request));
  const items = sumBy(facts, ({ title, category }) => JSON.stringify([title, category]), ['quantity', 'gross', 'discount', 'refund']);
  const rows = soldRows(work, [...items]).map(({ name, ...row }) => {
    const [title, category] = JSON.parse(name) as [string, string | null];
    return { name: title, category, ...row };
  });
  return { rows };
};

export const behind: OrdersBehind<'facts_lines'> = {
  facts: 'facts_lines',
  measures: lineMeasures,
  where: ({ name, category }) => ({ title: textOf(name), category: textOf(category) }),
};
