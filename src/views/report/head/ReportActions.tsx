import type { ReportDefinition } from '#/model/language/reports.ts';
import type { Columns } from '#/src/views/list/useColumns.ts';
import { ViewMenu } from '#/src/views/list/views/ViewMenu.tsx';
import { ExportButton } from '#/src/views/parts/ExportButton.tsx';
import { exportOf } from '../exportOf.ts';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import { useSectionExports } from '../useSectionExports.ts';
import { CopyLink } from './CopyLink.tsx';
import { MailReport } from './MailReport.tsx';
import { OfferedVerbs } from './OfferedVerbs.tsx';
import { contentParts } from './reportViews.ts';
import { useReportViewActions } from './useReportViewActions.ts';
import type { useReportViews } from './useReportViews.ts';

interface ReportActionsProps {
  report: ReportDefinition;
  asked: AskedReport;
  columns: Columns;
  views: ReturnType<typeof useReportViews>;
}

/** What can be done with a report as it stands: keep it under a name, send its address, take its figures along. */
export function ReportActions({ report, asked, columns, views }: ReportActionsProps) {
  const actions = useReportViewActions(report, views, columns);
  const sections = useSectionExports(report, asked);
  return (
    <>
      <OfferedVerbs report={report} asked={asked} />
      <ViewMenu views={views} actions={actions} isChanged={views.isChanged} words="reports_view.views" />
      <CopyLink search={String(contentParts(report, asked.parts, columns))} />
      <ExportButton input={exportOf(report, asked, columns.shown)} sections={sections} />
      <MailReport report={report} asked={asked} search={String(contentParts(report, asked.parts, columns))} />
    </>
  );
}
