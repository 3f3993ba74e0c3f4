import { type Theme, useMediaQuery } from '@mui/material';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportQuestion } from '#/model/reports/reportQuestion.ts';
import type { Columns } from '#/src/views/list/useColumns.ts';
import { isMeasure } from '../reportAnswer.ts';

/** So many columns are in sight on any desktop, whatever they hold; and a table of so many is so as a whole. */
const IN_SIGHT = 4;
const WHOLE_IN_SIGHT = 7;

/**
 * The columns as they stand on this screen: as the reader arranged them; as they are at first, on a phone those that decide come first, and
 * elsewhere what the rows are in order of comes into sight.
 */
export function useScreenColumns(
  report: ReportDefinition,
  { shown, isDefault }: Pick<Columns, 'shown' | 'isDefault'>,
  question: Pick<ReportQuestion, 'sort'>,
): readonly FieldModel[] {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (!isDefault) return shown;
  return isPhone ? decidingFirst(report, shown, question) : orderInSight(report, shown);
}

/**
 * Columns of a wide table whose own order would be out of sight: a figure comes before the other figures, anything else beside the title.
 * What a reader sorts by stays where they pressed.
 */
function orderInSight(report: ReportDefinition, columns: readonly FieldModel[]): readonly FieldModel[] {
  const from = columns.findIndex(({ name }) => name === report.sort?.field);
  const order = columns[from];
  if (!order || from < IN_SIGHT || columns.length <= WHOLE_IN_SIGHT) return columns;
  const to = isMeasure(report, order)
    ? columns.findIndex((field) => isMeasure(report, field))
    : columns.findIndex(({ name }) => name === report.title) + 1;
  return columns.toSpliced(from, 1).toSpliced(to, 0, order);
}

/**
 * Columns for a narrow screen: what a row is (its hour too, where hours stand across its chart), what the rows are in order of, the other
 * figures, and then what else is said of it.
 */
function decidingFirst(
  report: ReportDefinition,
  columns: readonly FieldModel[],
  { sort }: Pick<ReportQuestion, 'sort'>,
): readonly FieldModel[] {
  const rank = (field: FieldModel) => {
    if (field.name === report.title) return 0;
    if (report.chart?.type === 'heatmap' && field.name === report.chart.across) return 1;
    const isOrder = field.name === sort?.field;
    if (!isMeasure(report, field)) return isOrder && report.key?.includes(field.name) ? 1 : 3;
    return isOrder ? 1 : 2;
  };
  return columns.toSorted((one, other) => rank(one) - rank(other));
}
