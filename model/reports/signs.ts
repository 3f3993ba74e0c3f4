import type { ReportDefinition } from '#/model/language/reports.ts';

type Signed = Pick<ReportDefinition, 'statement'>;

/** Whether a report takes a figure away: it is answered by its size, and shown with a minus, so that what stands beside it adds up. */
export function isLess({ statement }: Signed, name: string): boolean {
  return Object.entries(statement ?? {}).some(([column, line]) => column === name && line === 'less');
}

/** A figure as it is shown to people. */
export function shownSign<T>(report: Signed, name: string, value: T): T | number {
  return typeof value === 'number' && value !== 0 && isLess(report, name) ? -value : value;
}

/** A row, all of whose figures are as they are shown to people. */
export function shownSigns(report: Signed, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shownSign(report, name, value)]));
}
