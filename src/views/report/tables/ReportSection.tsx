import { Alert, Button } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { Boundary } from '#/src/foundation/errors/Boundary.tsx';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { ColumnChooser } from '#/src/views/list/ColumnChooser.tsx';
import { ExportButton } from '#/src/views/parts/ExportButton.tsx';
import { useHelp } from '#/src/views/parts/useHelp.ts';
import { exportOf } from '../exportOf.ts';
import { OwnFilters } from '../filters/OwnFilters.tsx';
import { useReportColumns } from '../filters/useReportFields.ts';
import { useReportQuestion } from '../filters/useReportQuestion.ts';
import { ReportFigures } from '../ReportFigures.tsx';
import { useScreenColumns } from './useScreenColumns.ts';

/** A report on another one's page: under a heading of its own, with its own order and filters; what fails here stays here. */
export function ReportSection({ report }: { report: ReportDefinition }) {
  const translate = useTranslate();
  const labelOf = useLabelOf();
  const help = useHelp(report);
  const id = useId();
  const asked = useReportQuestion(report);
  const columns = useReportColumns(report, asked);
  const onScreen = useScreenColumns(report, columns, asked.question);
  const failed = (error: Error, retry: () => void) => (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('lists.retry')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
  return (
    <Section aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{translate(`reports.${report.name}.name`)}</h2>
        <OwnFilters report={report} asked={asked} />
        {report.answer !== 'figures' && <ColumnChooser columns={columns} title={report.title} label={labelOf} />}
        <ExportButton input={exportOf(report, asked, columns.shown)} />
      </div>
      {help && <p>{help}</p>}
      <Boundary fallback={({ error, retry }) => failed(error, retry)}>
        <ReportFigures report={report} asked={asked} columns={onScreen} isSection failed={failed} />
      </Boundary>
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  marginTop: 16,
  '.head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 8 },
  h2: { ...theme.typography.h2, margin: 0, marginInlineEnd: 'auto' },
  p: { ...theme.typography.body2, margin: '0 0 8px', color: theme.vars.palette.text.secondary },
  'table :is(th, td)': { height: theme.density.row - 12, paddingBlock: 2 },
}));
