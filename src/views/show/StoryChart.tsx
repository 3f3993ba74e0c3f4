import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Fragment, useMemo } from 'react';
import { failureOf } from '#/dataProvider/hostError.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { StoryOptions } from '#/model/language/resource.ts';
import { addDays, businessToday } from '#/model/reports/periods.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { clockOf } from '#/src/foundation/session/clockOf.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { ReportChart } from '../report/chart/ReportChart.tsx';
import { useChartRows } from '../report/chart/useChartRows.ts';
import { useReportFields } from '../report/filters/useReportFields.ts';
import { type AskedReport, askedAt } from '../report/filters/useReportQuestion.ts';
import { partsOf } from '../report/reportAnswer.ts';
import { usePartName } from '../report/usePartName.ts';
import { useReportAnswer } from '../report/useReportAnswer.ts';

const DAYS = 30;

interface StoryChartProps extends Omit<NonNullable<StoryOptions['report']>, 'name'> {
  report: ReportDefinition;
}

/**
 * The chart of a report of the last days that is asked of the record which is shown, at its establishment, else at all of its business's:
 * a super-admin sees several businesses', which no report counts together.
 */
export default function StoryChart({ report, input, days = DAYS }: StoryChartProps) {
  const translate = useTranslate();
  const fields = useReportFields(report);
  const asked = useAskedOfRecord(report, input, days);
  // A business that has no establishment yet has sold nothing.
  const { data, error, isLoading, refetch } = useReportAnswer(report, asked.establishments.length ? asked.body : null);
  const rowsOf = useChartRows(report, asked, data);
  const nameOf = usePartName(asked.establishments);
  if (error)
    return (
      <Alert
        severity="error"
        variant="outlined"
        sx={{ marginBottom: 2, maxWidth: pageWidth }}
        action={
          <Button color="inherit" size="small" onClick={() => void refetch()}>
            {translate('ra.action.refresh')}
          </Button>
        }
      >
        {failureOf(error).message}
      </Alert>
    );
  if (isLoading) return <Skeleton variant="rounded" height={320} sx={{ marginBottom: 2, maxWidth: pageWidth }} />;
  const drawn = partsOf(data).flatMap((part) => {
    const rows = rowsOf(part);
    return rows?.rows.length ? [{ part, rows }] : [];
  });
  const heading = translate('show.report_of_days', { report: translate(`reports.${report.name}.name`), count: days });
  return (
    <section aria-label={heading} style={{ maxWidth: pageWidth }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {heading}
      </Typography>
      {drawn.map(({ part, rows }) => (
        <Fragment key={part.currency}>
          {drawn.length > 1 && (
            <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 0.5 }}>
              <bdi>{nameOf(part.currency)}</bdi>
            </Typography>
          )}
          <ReportChart report={report} asked={asked} rows={rows} fields={[...fields.values()]} currency={part.currency} />
        </Fragment>
      ))}
      {!drawn.length && (
        <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
          {translate('show.nothing_in_days')}
        </Typography>
      )}
    </section>
  );
}

/** What is asked of the report; nothing of it is changed here, and nothing stands in the page's address. */
function useAskedOfRecord(report: ReportDefinition, input: string, days: number): AskedReport {
  const record = useShownRecord();
  const { establishments: all } = useSession();
  const { id, establishment_id: at, client_id: business } = record;
  return useMemo(() => {
    const own = all.filter((one) => one.id === at);
    const establishments = own.length ? own : all.filter(({ client_id }) => business === undefined || client_id === business);
    const today = businessToday(clockOf(establishments), new Date());
    const parts = new URLSearchParams({ from: addDays(today, 1 - days), to: today, show: 'chart', [input]: String(id) });
    return { ...askedAt(report, parts, establishments), establishments, parts, ask: () => undefined, askOwn: () => undefined };
  }, [report, input, days, id, at, business, all]);
}
