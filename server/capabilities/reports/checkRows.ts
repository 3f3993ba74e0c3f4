import { columnsWithIds, OPENED_IDS, type ReportDefinition } from '#/model/language/reports.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { ReportRow } from './report.ts';

/**
 * Figures that come out of SQL are named there once more: one of another name than its column would be an empty column, and nobody would
 * know. @throws Error naming the column
 */
export function checkRows(report: ReportDefinition, [row]: readonly ReportRow[]): void {
  if (!row) return;
  const { name, columns } = report;
  const missing = Object.entries(columns).find(([column, { kind }]) => kind !== 'computed' && !(column in row));
  if (missing) throw new Error(`The figures of '${name}' say nothing of its column '${missing[0]}'`);
  const ids = valuesIn(row[OPENED_IDS]);
  const unopened = columnsWithIds(report).find((column) => !(column in ids));
  if (unopened) throw new Error(`The figures of '${name}' do not say what its column '${unopened}' opens`);
}
