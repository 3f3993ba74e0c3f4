import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { isMeasure } from '../reportAnswer.ts';
import { measureOf } from '../tables/SideTable.tsx';
import type { AskedReport } from './useReportQuestion.ts';

/** Which figure stands side by side. */
export function MeasureChoice({
  report,
  columns,
  asked: { question, askOwn },
}: {
  report: ReportDefinition;
  columns: readonly FieldModel[];
  asked: AskedReport;
}) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  return (
    <TextField
      select
      size="small"
      label={translate('reports_view.measure')}
      value={measureOf(report, columns, question.measure)?.name ?? ''}
      onChange={({ target: { value } }) => askOwn({ measure: value })}
      sx={{ minWidth: 200, marginBottom: 1.5 }}
    >
      {columns
        .filter((field) => isMeasure(report, field))
        .map((field) => (
          <MenuItem key={field.name} value={field.name}>
            {labelOf(field)}
          </MenuItem>
        ))}
    </TextField>
  );
}
