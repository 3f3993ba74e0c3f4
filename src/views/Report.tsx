import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { model } from '#/resources/index.ts';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import { AccessDenied } from '#/src/shell/errors/AccessDenied.tsx';
import { NotFound } from '#/src/shell/errors/NotFound.tsx';
import { PageError } from '#/src/shell/errors/PageError.tsx';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { ExportButton } from './ExportButton.tsx';
import { useKeptColumns } from './list/useColumns.ts';
import { AsOf } from './report/AsOf.tsx';
import { ReportFilters } from './report/ReportFilters.tsx';
import { type ReportPart, ReportParts } from './report/ReportParts.tsx';
import { useReportQuestion } from './report/useReportQuestion.ts';
import { useHelp } from './useHelp.ts';

/** What a report's call answers: one table, or one for each currency. */
interface ReportAnswer extends Partial<ReportPart> {
  currencies?: ReportPart[];
  as_of: string;
}

/** Any report: period, hours and establishments, chart, table with totals, export; all from its definition. */
export default function Report() {
  const { name = '' } = useParams();
  const { permissions } = useSession();
  const report = model.reports[name];
  if (!report) return <NotFound />;
  return permissions.has(report.permission) ? <ReportPage key={name} report={report} /> : <AccessDenied />;
}

function ReportPage({ report }: { report: ReportDefinition }) {
  const translate = useTranslate();
  const help = useHelp(report);
  const dataProvider = useDataProvider<HostDataProvider>();
  const { permissions } = useSession();
  const asked = useReportQuestion(report);
  const fields = useMemo(() => {
    const all = Object.entries(report.columns).map(([name, field]) => fieldModel(name, field));
    return new Map(all.filter((field) => !field.readable || permissions.has(field.readable.permission)).map((field) => [field.name, field]));
  }, [report, permissions]);
  const defaults = useMemo(() => report.shown ?? Object.keys(report.columns), [report]);
  const columns = useKeptColumns(`report.${report.name}.columns`, fields, defaults, report.title);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['report', report.name, asked.body],
    queryFn: ({ signal }) => dataProvider.report<ReportAnswer>(report.name, asked.body, { signal }).then((answer) => answer.data),
  });
  const parts = data ? (data.currencies ?? [data as ReportPart]) : [];
  const { page: _page, per_page: _perPage, ...everything } = asked.body;
  return (
    <>
      <PageHeading
        title={translate(`reports.${report.name}.name`)}
        lead={help}
        action={<ExportButton input={{ report: report.name, columns: columns.shown.map((field) => field.name), ...everything }} />}
      />
      <ReportFilters report={report} asked={asked} columns={columns} />
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : isPending || isPlaceholderData ? (
        <Skeleton variant="rounded" height={420} />
      ) : parts.every((part) => part.list.length === 0) ? (
        <Alert severity="info" variant="outlined">
          {translate('reports_view.empty')}
        </Alert>
      ) : (
        <ReportParts report={report} parts={parts} columns={columns.shown} asked={asked} />
      )}
      {data && <AsOf at={data.as_of} />}
    </>
  );
}
