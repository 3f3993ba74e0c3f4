import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportRow } from './report.ts';

/**
 * Figures that come out of SQL are named there once more: one of another name than its column would be an empty column, and nobody would
 * know. @throws Error naming the column
 */
export function checkRows({ name, columns }: ReportDefinition, [row]: readonly ReportRow[]): void {
  if (!row) return;
  const missing = Object.entries(columns).find(([column, { kind }]) => kind !== 'computed' && !(column in row));
  if (missing) throw new Error(`The figures of '${name}' say nothing of its column '${missing[0]}'`);
}
