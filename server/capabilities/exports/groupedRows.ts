import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportAnswer } from '#/server/capabilities/reports/answerReport.ts';
import { subtotalOf } from '#/server/capabilities/reports/reportTable.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows that stand together, or what a group of them comes to. */
export type GroupedPart = { kind: 'rows'; rows: readonly Row[] } | { kind: 'subtotals'; row: Row; column: string };

/**
 * Rows in the report's groups, the groups in the order of their first rows; below each that has several rows what it comes to. A group that
 * is all there is, and one without a name, has no subtotal.
 */
export function groupedRows(report: ReportDefinition, { columns, request }: ReportAnswer, list: readonly Row[]): GroupedPart[] {
  const { groups = [] } = report;
  const named = groups.filter((name) => columns.has(name));
  if (request.top !== undefined || named.length === 0) return [{ kind: 'rows', rows: list }];
  return split(list, named);

  function split(rows: readonly Row[], [column, ...deeper]: readonly string[]): GroupedPart[] {
    if (column === undefined) return [{ kind: 'rows', rows }];
    const parts = [...byValue(rows, column)];
    return parts.flatMap(([name, own]) => {
      const total = own.length > 1 && parts.length > 1 && name !== '' ? subtotalOf(own, report, columns) : undefined;
      const subtotal: GroupedPart[] = total ? [{ kind: 'subtotals', row: { ...total, [column]: own[0]?.[column] }, column }] : [];
      return [...split(own, deeper), ...subtotal];
    });
  }
}

function byValue(rows: readonly Row[], column: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = String(row[column] ?? '');
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}
