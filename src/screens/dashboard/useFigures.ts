import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import type { ReportAnswer } from '#/src/views/report/reportAnswer.ts';
import { isRunning } from './question.ts';

/** How often figures that still move are asked for anew. */
export const REFRESH_MS = 10_000;

/** A report's figures; those of the running day are asked for anew, every so many milliseconds, while the page is looked at. */
export function useFigures(
  report: ReportDefinition,
  { body, question, establishments }: AskedReport,
  every: number = REFRESH_MS,
): UseQueryResult<ReportAnswer> {
  const dataProvider = useDataProvider<HostDataProvider>();
  return useQuery({
    queryKey: ['report', report.name, body],
    queryFn: ({ signal }) => dataProvider.report<ReportAnswer>(report.name, body, { signal }).then(({ data }) => data),
    refetchInterval: () => isRunning(question, establishments) && every,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}
