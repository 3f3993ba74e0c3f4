import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportQuestion } from '#/model/reports/reportQuestion.ts';
import { numberIn } from '#/model/values/shapes.ts';
import type { ReportRow } from '../reportAnswer.ts';

/** How long a figure's bar is, of the longest in its column: from 0 to 1; undefined where the column has none. */
export type BarOf = (field: FieldModel, value: unknown) => number | undefined;

/**
 * Whether chart and table are one: bars and slices of the rows that stand below them would say everything twice, so they are drawn into the
 * table, where nothing else is asked for.
 */
export function isDrawnInTable({ chart }: Pick<ReportDefinition, 'chart'>, { show }: Pick<ReportQuestion, 'show'>): boolean {
  return show === 'both' && (chart?.type === 'bar' || chart?.type === 'pie');
}

/** The bars of a report's table. Columns of one chart have one measure: of two, each length stands for the same amount. */
export function tableBars(
  { chart }: Pick<ReportDefinition, 'chart'>,
  question: Pick<ReportQuestion, 'show'>,
  rows: readonly ReportRow[],
): BarOf {
  const names: readonly string[] = isDrawnInTable({ chart }, question) ? (chart?.values ?? []) : [];
  const size = (value: unknown) => Math.abs(numberIn(value) ?? 0);
  const most = Math.max(0, ...names.flatMap((name) => rows.map((row) => size(row[name]))));
  return ({ name }, value) => (names.includes(name) && most > 0 ? size(value) / most : undefined);
}
