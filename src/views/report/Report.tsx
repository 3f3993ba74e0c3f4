import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Navigate, useLocation, useParams } from 'react-router';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { tabsOf } from '#/model/reports/reportTree.ts';
import { model } from '#/resources/index.ts';
import { AccessDenied } from '#/src/foundation/errors/AccessDenied.tsx';
import { NotFound } from '#/src/foundation/errors/NotFound.tsx';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { PageSkeleton } from '#/src/foundation/page/PageSkeleton.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { ViewTabs } from '../list/views/ViewTabs.tsx';
import { useHelp } from '../parts/useHelp.ts';
import { ReportFilters } from './filters/ReportFilters.tsx';
import { useReportColumns } from './filters/useReportFields.ts';
import { useReportQuestion } from './filters/useReportQuestion.ts';
import { MailedLine } from './head/MailedLine.tsx';
import { ReportActions } from './head/ReportActions.tsx';
import { ReportTabs } from './head/ReportTabs.tsx';
import { useReportCrumbs } from './head/useReportCrumbs.ts';
import { useReportInitialView } from './head/useReportInitialView.ts';
import { useReportViews } from './head/useReportViews.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportSections } from './tables/ReportSections.tsx';
import { useScreenColumns } from './tables/useScreenColumns.ts';

/** Any report: what it is asked, chart, table or statement, tabs, sections, views and export; all from its definition. */
export default function Report() {
  const { name = '' } = useParams();
  const { search } = useLocation();
  const { permissions, establishment } = useSession();
  const report = model.reports[name];
  if (!report) return <NotFound />;
  if (permissions.has(report.permission) && !establishment) return <WithoutEstablishment key={name} report={report} />;
  if (permissions.has(report.permission)) return <ArrivingReport key={name} report={report} />;
  // The menu leads to the report that holds the tabs; who may see only another of them starts there.
  const [tab] = report.tabs ? tabsOf(model.reports, name, permissions) : [];
  return tab ? <Navigate to={{ pathname: `/reports/${tab.name}`, search }} replace /> : <AccessDenied />;
}

/** A statement is narrow: what explains it stands beside it, two and two, or three figures, where there is room. */
const ReportBody = styled('div')(({ theme }) => ({
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: {
    '&.beside': { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', columnGap: 24, alignItems: 'start' },
    '&.beside > *': { gridColumn: 'span 3' },
    '&.beside > .figures': { gridColumn: 'span 2' },
    '&.beside > .own': { gridRow: 'span 2' },
    '&.beside > .own + * > section': { marginTop: 0 },
  },
}));

function WithoutEstablishment({ report }: { report: ReportDefinition }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate(`reports.${report.name}.name`)} lead={useHelp(report)} />
      <NoEstablishment />
    </>
  );
}

/** An address that names a view, or nothing at all, first becomes the address of what it means. */
function ArrivingReport({ report }: { report: ReportDefinition }) {
  const views = useReportViews(report);
  const arrival = useReportInitialView(report, views);
  if (arrival === 'waiting') return <PageSkeleton />;
  if (arrival !== 'standing') return <Navigate to={arrival} replace />;
  return <ReportPage report={report} views={views} />;
}

function ReportPage({ report, views }: { report: ReportDefinition; views: ReturnType<typeof useReportViews> }) {
  const translate = useTranslate();
  const help = useHelp(report);
  const asked = useReportQuestion(report);
  const columns = useReportColumns(report, asked);
  const onScreen = useScreenColumns(report, columns, asked.question);
  const crumbs = useReportCrumbs(report);
  return (
    <>
      <PageHeading
        crumbs={crumbs}
        title={translate(`reports.${report.name}.name`)}
        lead={help}
        action={<ReportActions report={report} asked={asked} columns={columns} views={views} />}
      />
      <MailedLine report={report} />
      <ReportTabs report={report} parts={asked.parts} />
      <ViewTabs {...views} words="reports_view.views" />
      <ReportFilters report={report} asked={asked} columns={columns} />
      <ReportBody className={report.answer === 'figures' ? 'beside' : undefined}>
        <div className="own">
          <ReportFigures
            report={report}
            asked={asked}
            columns={onScreen}
            failed={(error, retry) => <PageError error={error} retry={retry} />}
          />
        </div>
        <ReportSections report={report} />
      </ReportBody>
    </>
  );
}
