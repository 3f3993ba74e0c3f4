import { Alert, Paper, Skeleton, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { RecordContextProvider, useLocaleState, useTranslate } from 'ra-core';
import type { FieldModel } from '#/model/language/model.ts';
import { hasEstablishmentsBeside, type ReportDefinition } from '#/model/language/reports.ts';
import { PER_PAGE } from '#/model/reports/reportQuestion.ts';
import { Pager } from '../parts/Pager.tsx';
import { ReportChart } from './chart/ReportChart.tsx';
import { type ChartRows, useChartRows } from './chart/useChartRows.ts';
import { MeasureChoice } from './filters/MeasureChoice.tsx';
import { periodText } from './filters/periodText.ts';
import { useReportFields } from './filters/useReportFields.ts';
import type { AskedReport } from './filters/useReportQuestion.ts';
import { AsOf } from './head/AsOf.tsx';
import { partsOf, type ReportAnswer, type ReportPart } from './reportAnswer.ts';
import { ReportTable } from './tables/ReportTable.tsx';
import { SideTable } from './tables/SideTable.tsx';
import { Statement } from './tables/Statement.tsx';
import { useDrillDown } from './tables/useDrillDown.ts';
import { useOpens } from './tables/useOpens.ts';
import { usePartName } from './usePartName.ts';
import { useReportAnswer } from './useReportAnswer.ts';

interface ReportFiguresProps {
  report: ReportDefinition;
  asked: AskedReport;
  columns: readonly FieldModel[];
  /** On another report's page, which says for all of them when the figures are true and what they are compared with. */
  isSection?: boolean;
  /** What stands in the place of figures that could not be had. */
  failed: (error: Error, retry: () => void) => React.ReactNode;
}

/** A report's figures as the reader wants them: chart, table or statement; one set for each currency, which are never added up. */
export function ReportFigures({ report, asked, columns, isSection, failed }: ReportFiguresProps) {
  const translate = useTranslate();
  const { data, error, isPending, isPlaceholderData, refetch } = useReportAnswer(report, asked.body);
  const chartRows = useChartRows(report, asked, data);
  const parts = partsOf(data);
  const nameOf = usePartName(asked.establishments);
  if (error) return failed(error, () => void refetch());
  if (isPending || isPlaceholderData) return <Skeleton variant="rounded" height={report.answer === 'figures' ? 240 : 420} />;
  return (
    <>
      {parts.every(({ list }) => list?.length === 0) ? (
        <Alert severity="info" variant="outlined">
          {translate(report.period === false ? 'reports_view.empty_now' : 'reports_view.empty')}
        </Alert>
      ) : (
        <>
          {!isSection && <Compared answer={data} />}
          {report.answer !== 'figures' && isSideBySide(report, asked) && <MeasureChoice report={report} columns={columns} asked={asked} />}
          {parts.map((part) => (
            <section
              key={part.currency}
              aria-label={parts.length > 1 ? `${translate(`reports.${report.name}.name`)} · ${nameOf(part.currency)}` : undefined}
            >
              {parts.length > 1 && (
                <Typography variant="h2" component="p" sx={{ margin: '16px 0 8px' }}>
                  <bdi>{nameOf(part.currency)}</bdi>
                </Typography>
              )}
              <InItsEstablishment part={part} asked={asked}>
                <Part
                  report={report}
                  asked={asked}
                  columns={columns}
                  part={part}
                  isSection={isSection}
                  chart={chartRows(part)}
                  isOneOfSeveral={parts.length > 1}
                />
              </InItsEstablishment>
            </section>
          ))}
        </>
      )}
      {!isSection && <AsOf at={data.as_of} />}
    </>
  );
}

/** Figures are read by the clock of the establishment that they are of, the first of several, as in files: not of the one in the header. */
function InItsEstablishment({ part, asked, children }: { part: ReportPart; asked: AskedReport; children: React.ReactNode }) {
  const establishment = asked.establishments.find(({ currency }) => part.currency === undefined || currency === part.currency);
  return establishment ? (
    <RecordContextProvider value={{ id: establishment.id, establishment_id: establishment.id }}>{children}</RecordContextProvider>
  ) : (
    children
  );
}

/** The days compared with, in words. */
function Compared({ answer: { compared } }: { answer: ReportAnswer }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!compared) return null;
  return (
    <Typography variant="body2" sx={{ marginBottom: 1 }}>
      {translate(compared.so_far ? 'reports_view.compared_with_so_far' : 'reports_view.compared_with', {
        days: periodText({ from: compared.date_from, to: compared.date_to }, locale),
      })}
    </Typography>
  );
}

interface PartProps extends Omit<ReportFiguresProps, 'failed'> {
  part: ReportPart;
  chart: ChartRows | undefined;
  isOneOfSeveral: boolean;
}

function Part({ report, asked, columns, isSection, part, chart, isOneOfSeveral }: PartProps) {
  const { question, askOwn } = asked;
  const fields = useReportFields(report);
  const opens = useOpens(report, asked);
  const drillDown = useDrillDown(report, asked)(isOneOfSeveral ? part.currency : undefined);
  if (report.answer === 'figures') return <Statement report={report} part={part} columns={[...fields.values()]} drillDown={drillDown} />;
  const pages = part.pagination_options;
  const Table = isSideBySide(report, asked) ? SideTable : ReportTable;
  // Among others on a page the picture is enough at first.
  const isFolded = isSection && chart !== undefined && question.show === 'both';
  return (
    <>
      {chart && <ReportChart report={report} asked={asked} rows={chart} fields={[...fields.values()]} currency={part.currency} />}
      {(question.show !== 'chart' || !report.chart) && (
        <Folded isFolded={isFolded}>
          <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
            <Table
              report={report}
              part={part}
              columns={columns}
              question={question}
              onSort={(field, order) => askOwn({ sort: field, order })}
              drillDown={drillDown}
              opens={opens}
            />
            {pages && pages.total > Math.min(pages.per_page, isSection ? pages.per_page : PER_PAGE) && (
              <Pager
                page={pages.page}
                perPage={pages.per_page}
                total={pages.total}
                setPage={(page) => askOwn({ page: String(page) })}
                setPerPage={(size) => askOwn({ per_page: String(size) })}
              />
            )}
          </Paper>
        </Folded>
      )}
    </>
  );
}

/** What a reader opens where they want it. */
function Folded({ isFolded, children }: { isFolded: boolean | undefined; children: React.ReactNode }) {
  const translate = useTranslate();
  if (!isFolded) return children;
  return (
    <Details>
      <summary>{translate('views.as_table')}</summary>
      {children}
    </Details>
  );
}

const Details = styled('details')(({ theme }) => ({
  summary: { ...theme.typography.body2, cursor: 'pointer', padding: '4px 0 8px', width: 'fit-content' },
}));

function isSideBySide(report: ReportDefinition, { question, establishments }: AskedReport): boolean {
  return question.sideBySide && establishments.length > 1 && hasEstablishmentsBeside(report);
}
