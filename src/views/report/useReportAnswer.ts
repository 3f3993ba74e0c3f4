import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportAnswer } from './reportAnswer.ts';

/** Asks for a report; not at all without a body. The same question is asked once, whoever asks. */
export function useReportAnswer(
  { name }: Pick<ReportDefinition, 'name'>,
  body: Readonly<Record<string, unknown>> | null,
): UseQueryResult<ReportAnswer> {
  const dataProvider = useDataProvider<HostDataProvider>();
  return useQuery({
    queryKey: ['report', name, body],
    queryFn: ({ signal }) => dataProvider.report<ReportAnswer>(name, body ?? {}, { signal }).then(({ data }) => data),
    enabled: body !== null,
  });
}
