import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import type { ReportAnswer } from '#/src/views/report/reportAnswer.ts';
import { isRunning } from './question.ts';

/** What stands there does not move by the second. */
const EVERY_MS = 60_000;

/** Figures of a report that agree with no others of the page: asked for by themselves, and anew every minute while the page is looked at. */
export function useSlowFigures(report: ReportDefinition, { body, question, establishments }: AskedReport): UseQueryResult<ReportAnswer> {
  const dataProvider = useDataProvider<HostDataProvider>();
  return useQuery({
    queryKey: ['report', report.name, body],
    queryFn: ({ signal }) => dataProvider.report<ReportAnswer>(report.name, body, { signal }).then(({ data }) => data),
    refetchInterval: () => isRunning(question, establishments) && EVERY_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}
