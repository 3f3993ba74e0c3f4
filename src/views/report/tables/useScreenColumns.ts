import { type Theme, useMediaQuery } from '@mui/material';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportQuestion } from '#/model/reports/reportQuestion.ts';
import type { Columns } from '#/src/views/list/useColumns.ts';
import { isMeasure } from '../reportAnswer.ts';

/** The columns as they stand on this screen: as the reader arranged them; as they are at first, on a phone those that decide come first. */
export function useScreenColumns(
  report: ReportDefinition,
  { shown, isDefault }: Pick<Columns, 'shown' | 'isDefault'>,
  question: Pick<ReportQuestion, 'sort'>,
): readonly FieldModel[] {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isPhone && isDefault ? decidingFirst(report, shown, question) : shown;
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
